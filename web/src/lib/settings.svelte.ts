/** What whoever sits here likes, kept in this browser. */

const KEY = "philtre-settings";

export interface Settings {
  language: "" | "en" | "fr"; // empty: as the browser says
  motion: "system" | "less" | "full";
  sound: boolean;
  confirm: boolean; // a last click before a choice is sent
  list: boolean; // the plain list of options is open
  level: number; // of the bot that gives hints
  scheme: "night" | "parchment";
  left: boolean; // held in the left hand
  rivals: number; // the level of the robots that one plays against
}

const FIRST: Settings = {
  language: "",
  motion: "system",
  sound: false,
  confirm: false,
  list: false,
  level: 4,
  scheme: "night",
  left: false,
  rivals: 3,
};

function kept(): Partial<Settings> {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Settings>;
  } catch {
    return {};
  }
}

export const settings: Settings = $state({ ...FIRST, ...kept() });

const stillness = matchMedia("(prefers-reduced-motion: reduce)");
let still = $state(stillness.matches);
stillness.addEventListener("change", () => (still = stillness.matches));

/** Whether nothing should move. */
export function lessMotion(): boolean {
  return settings.motion === "less" || (settings.motion === "system" && still);
}

/** To be called once, by the page: whatever changes is kept, and shows at once. */
export function keepSettings(): void {
  $effect(() => localStorage.setItem(KEY, JSON.stringify(settings)));
  $effect(() => {
    const root = document.documentElement.classList;
    root.toggle("less-motion", lessMotion());
    root.toggle("left-hand", settings.left);
  });
}
