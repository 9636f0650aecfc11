/** What a person has chosen on this device. Kept in the browser's storage, never sent anywhere but name and language. */

export const LANGUAGES = ["de", "en"] as const;
export type Lang = (typeof LANGUAGES)[number];
export const THEMES = ["light", "system", "dark"] as const;
export type Theme = (typeof THEMES)[number];
export const SPEEDS = ["slow", "normal", "fast", "off"] as const;
export type Speed = (typeof SPEEDS)[number];

export const TEMPOS = ["calm", "quick", "instant"] as const;
export type Tempo = (typeof TEMPOS)[number];

interface Kept {
  lang: Lang;
  theme: Theme;
  name: string;
  speed: Speed;
  tempo: Tempo; // of bots
  notify: boolean;
  forced: boolean;
  sound: boolean;
  beside: string[]; // names of people who play at this device
}

const KEY = "bauhuette";

function systemLang(): Lang {
  return navigator.language.toLowerCase().startsWith("de") ? "de" : "en";
}

function load(): Kept {
  const fallback: Kept = {
    lang: systemLang(),
    theme: "system",
    name: "",
    speed: "normal",
    tempo: "calm",
    notify: false,
    forced: false,
    sound: false,
    beside: [],
  };
  try {
    return { ...fallback, ...(JSON.parse(localStorage.getItem(KEY) ?? "{}") as Partial<Kept>) };
  } catch {
    return fallback;
  }
}

class Prefs {
  kept = $state<Kept>(load());
  private systemDark = $state(matchMedia("(prefers-color-scheme: dark)").matches);

  constructor() {
    matchMedia("(prefers-color-scheme: dark)").addEventListener("change", (event) => (this.systemDark = event.matches));
  }

  set(change: Partial<Kept>): void {
    this.kept = { ...this.kept, ...change };
    // So that the server names the right words in the page of a table (`page_lang` in `server/http/middleware.py`).
    if (change.lang) document.cookie = `lang=${change.lang}; path=/; max-age=34560000; samesite=lax`;
    try {
      localStorage.setItem(KEY, JSON.stringify(this.kept));
    } catch {
      // A browser that stores nothing still plays; the choice lasts until the page is closed.
    }
  }

  get dark(): boolean {
    return this.kept.theme === "dark" || (this.kept.theme === "system" && this.systemDark);
  }

  /** Milliseconds a thing travels. */
  get travel(): number {
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) return 0;
    return { slow: 560, normal: 280, fast: 140, off: 0 }[this.kept.speed];
  }
}

export const prefs = new Prefs();
