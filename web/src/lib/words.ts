/** Sentences come from Project Fluent files; the server hands out the games', the very files the terminal reads. */

import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Lang } from "./prefs.svelte";
import { servedText } from "./servedTexts";

type Source = () => Promise<string>;
type Sources = Record<string, Source>;

const SHELL: Sources = import.meta.glob<string>("../text/**/*.ftl", { query: "?raw", import: "default" });
const ENGINE: Sources = import.meta.glob<string>("../../../src/bauhuette/engine/text/*.ftl", {
  query: "?raw",
  import: "default",
});
const TABLES: Sources = import.meta.glob<string>("../games/*/text/*.ftl", { query: "?raw", import: "default" });

const HYPHEN = /(?<=^|[\s(])-(?=\d)/g; // before a number it is a minus

export type Facts = Record<string, FluentVariable>;

const BETWEEN_THOUSANDS: Record<Lang, string> = { de: ".", en: "," };

/**
 * A whole number as `Intl.NumberFormat` prints it, without one: a browser that makes its first reads tables for a tenth
 * of a second, four times as long on a phone, and most tables show whole numbers alone.
 */
export function wholeNumber(value: number, lang: Lang): string {
  return String(value).replace(/\B(?=(?:\d{3})+$)/g, BETWEEN_THOUSANDS[lang]);
}

/** A whole number in a sentence. */
class Whole extends FluentNumber {
  constructor(
    value: number,
    private lang: Lang,
  ) {
    super(value);
  }
  override toString(): string {
    return wholeNumber(this.value, this.lang);
  }
}

const BEGINS = /^-?[a-zA-Z][\w-]*(?= *=)/gm; // all that follows it is indented
const NAMES = /\{ *(-?[a-zA-Z][\w-]*)/g;

/** The messages of a file, not yet understood, by their keys. */
export function messagesOf(source: string): [string, string][] {
  const found = [...source.matchAll(BEGINS)];
  return found.map((begin, i) => [begin[0], source.slice(begin.index, found[i + 1]?.index)]);
}

/** The messages of one language; `over` is asked for what these files do not have. */
export class Words {
  private bundle: FluentBundle;
  /** A table says one in ten of its messages: to understand all of them takes a phone a third of a second. */
  private unread: Map<string, string>;

  constructor(
    readonly lang: Lang,
    sources: string[],
    private over?: Words,
  ) {
    this.bundle = new FluentBundle(lang, {
      useIsolating: false,
      functions: { THOUSANDS: ([count]) => this.thousands(String(count?.valueOf())) },
    });
    this.unread = new Map(sources.flatMap(messagesOf));
  }

  /** Understands a message, and those it names, when it is first needed. */
  private read(key: string): void {
    const text = this.unread.get(key);
    if (text === undefined) return;
    this.unread.delete(key);
    this.bundle.addResource(new FluentResource(text));
    for (const [, named] of text.matchAll(NAMES)) this.read(named!);
  }

  has(key: string): boolean {
    return this.unread.has(key) || this.bundle.hasMessage(key) || (this.over?.has(key) ?? false);
  }

  /** A missing message shows its key: a gap one can see and a test can find, never a crash in the middle of a game. */
  say(key: string, facts: Facts = {}): string {
    this.read(key);
    const message = this.bundle.getMessage(key);
    if (message?.value == null) return this.over ? this.over.say(key, facts) : `⟨${key}⟩`;
    const errors: Error[] = [];
    return this.bundle.formatPattern(message.value, this.printed(facts), errors).replace(HYPHEN, "−");
  }

  private printed(facts: Facts): Facts {
    const printed = (value: FluentVariable) =>
      Number.isSafeInteger(value) ? new Whole(Number(value), this.lang) : value;
    return Object.fromEntries(Object.entries(facts).map(([name, value]) => [name, printed(value)]));
  }

  /** A number as people print it. */
  number(value: number): string {
    const printed = Number.isSafeInteger(value)
      ? wholeNumber(value, this.lang)
      : new Intl.NumberFormat(this.lang).format(value);
    return printed.replace(HYPHEN, "−");
  }

  /** Money that is counted in thousands: 8.000, 8,000–40,000 and 0; what is no number stays, as in the terminal. */
  private thousands(count: string): string {
    return count.replace(/\d+/g, (number) => this.number(Number(number) * 1000));
  }

  /** The word for a name; numbered copies (`quarry-2`) may share the word of their kind. */
  name(domain: string, key: string): string {
    const message = `${domain}-${key}`;
    const numbered = /^(.+)-(\d+)$/.exec(key);
    if (numbered && !this.has(message)) return `${this.name(domain, numbered[1]!)} ${numbered[2]}`;
    return this.say(message);
  }

  /** The forms a name takes within a sentence, the attributes of its message: `the`, in German `den`. */
  forms(domain: string, key: string): [string, string][] {
    this.read(`${domain}-${key}`);
    const attributes = this.bundle.getMessage(`${domain}-${key}`)?.attributes ?? {};
    return Object.entries(attributes).map(([form, pattern]) => [form, this.bundle.formatPattern(pattern)]);
  }

  /** Like `name`, without the number of the copy. */
  kind(domain: string, key: string): string {
    const numbered = /^(.+)-\d+$/.exec(key);
    return numbered && !this.has(`${domain}-${key}`) ? this.name(domain, numbered[1]!) : this.name(domain, key);
  }
}

async function texts(sources: Sources, lang: Lang, folder: string): Promise<string[]> {
  const wanted = Object.keys(sources).filter((path) => path.includes(folder) && path.endsWith(`/${lang}.ftl`));
  return Promise.all(wanted.map((path) => sources[path]!()));
}

const made = new Map<string, Promise<Words>>();

/** Reading all files of a language takes a phone a while: it is done once, and again only if that failed. */
function once(key: string, make: () => Promise<Words>): Promise<Words> {
  const found = made.get(key) ?? make();
  made.set(key, found);
  found.catch(() => made.delete(key));
  return found;
}

export function shellWords(lang: Lang): Promise<Words> {
  return once(lang, async () => {
    const sources = await Promise.all([texts(ENGINE, lang, "/engine/"), texts(SHELL, lang, "/text/")]);
    return new Words(lang, sources.flat());
  });
}

/** The words of a game, as one cascade over the shell's. */
export function gameWords(game: string, lang: Lang): Promise<Words> {
  return once(`${lang} ${game}`, async () => {
    const [served, drawn, shell] = await Promise.all([
      servedText(`words/${game}/${lang}`),
      texts(TABLES, lang, `/${game}/`),
      shellWords(lang),
    ]);
    return new Words(lang, [served, ...drawn], shell);
  });
}
