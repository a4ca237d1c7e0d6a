/** Icons of what is not a thing one can hold: actions, times, people. */

import amber from "icon:amber-mosquito";
import axe from "icon:axe-in-stump";
import bank from "icon:bank";
import basket from "icon:basket";
import bookPile from "icon:book-pile";
import camel from "icon:camel-head";
import cardPick from "icon:card-pick";
import cauldron from "icon:cauldron";
import cook from "icon:cook";
import sabres from "icon:crossed-sabres";
import crystalBall from "icon:crystal-ball";
import cycle from "icon:cycle";
import deer from "icon:deer-head";
import dragon from "icon:dragon-head";
import drinkMe from "icon:drink-me";
import erlenmeyer from "icon:erlenmeyer";
import flowers from "icon:flowers";
import fox from "icon:fox-head";
import goblin from "icon:goblin-head";
import graduate from "icon:graduate-cap";
import harp from "icon:harp";
import horse from "icon:horse-head";
import hourglass from "icon:hourglass";
import infinity from "icon:infinity";
import jester from "icon:jester-hat";
import key from "icon:key";
import lantern from "icon:lantern-flame";
import laurels from "icon:laurels";
import storm from "icon:lightning-storm";
import rings from "icon:linked-rings";
import gate from "icon:medieval-gate";
import monk from "icon:monk-face";
import book from "icon:open-book";
import die from "icon:perspective-dice-six-faces-random";
import person from "icon:person";
import pig from "icon:pig-face";
import pilgrim from "icon:pilgrim-hat";
import chalice from "icon:pouring-chalice";
import lightning from "icon:power-lightning";
import queen from "icon:queen-crown";
import quill from "icon:quill-ink";
import bell from "icon:ringing-bell";
import hand from "icon:robber-hand";
import schoolBag from "icon:school-bag";
import scroll from "icon:scroll-quill";
import handshake from "icon:shaking-hands";
import shop from "icon:shop";
import shoppingBag from "icon:shopping-bag";
import sunrise from "icon:sunrise";
import teacher from "icon:teacher";
import eye from "icon:third-eye";
import topHat from "icon:top-hat";
import trumpet from "icon:trumpet-flag";
import helm from "icon:visored-helm";
import wingfoot from "icon:wingfoot";
import witch from "icon:witch-face";
import wizard from "icon:wizard-face";
import staff from "icon:wizard-staff";
import elf from "icon:woman-elf-face";

export { cardPick, cauldron, cycle, die, infinity, key, laurels, lightning, person, shop, sunrise };

export const ACTION_ICONS: Record<string, string> = {
  forage: basket,
  study: book,
  market: shop,
  brew: cauldron,
  fulfil: chalice,
};

export const BONUS_ICONS: Record<string, string> = {
  brewers: cauldron,
  buyers: shop,
  visitors: chalice,
  tasters: drinkMe,
  wages: bank,
  helpers: person,
  harvest: basket,
};

export const EFFECT_ICONS: Record<string, string> = {
  pilfer: hand,
  hypnosis: eye,
  "potion-die": die,
  drink: drinkMe,
  orders: chalice,
  "no-work": person,
  cards: shop,
};

const VISITORS = [
  [pilgrim, harp, quill, pig, flowers, axe, trumpet, topHat, shoppingBag],
  [gate, jester, graduate, monk, witch, amber, lantern, erlenmeyer, camel, storm, drinkMe],
  [bank, bookPile, scroll, bell, dragon, cook, wingfoot, elf, wizard, sabres, fox, handshake],
  [schoolBag, rings, horse],
  [goblin, teacher, deer, helm, crystalBall, queen, hourglass, staff],
].flat();

/** The picture of a visitor, by the number on the card. */
export function visitorIcon(id: string): string {
  return VISITORS[Number(id) - 1] ?? person;
}
