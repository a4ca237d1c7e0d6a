# Alchemist, in English.
game = Alchemist
game-pitch = Invent potions on ten shared cauldrons, set what they are worth, and copy those of the others.
ingredient-gray = Bird Legs
ingredient-blue = Mushrooms
ingredient-green = Dragon's Blood
ingredient-orange = Troll Eyes
ingredient-yellow = Spiders
