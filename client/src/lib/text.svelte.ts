/** What people read, in their language: the same Fluent files that speak in the terminal. */

import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from "@fluent/bundle";
import { gameIdInPath } from "./games/folders";
import { remember, recall } from "./deviceMemory";
import type { GameInfo } from "./protocol";
import { networkServer } from "./net/server";

export const LANGUAGES = ["en", "de", "it"] as const;
export type Language = (typeof LANGUAGES)[number];
export type Arguments = Record<string, FluentVariable>;

const LOCALES: Record<Language, string> = { en: "en-GB", de: "de-DE", it: "it-IT" };

/** From here on thousands stand apart. A number of four digits is written together, as in running text. */
const MIN_GROUPED = 10_000;

type Load = () => Promise<string>;
/** Why something was refused and what is printed, the server says by itself; what only the terminal, commands and agents say is not for browsers. */
const files: Record<string, Load> = {
  ...(import.meta.glob(["../../../src/thirdplace/locale/*.ftl", "!../../../src/thirdplace/locale/*.{refusals,cli,terminal,admin,agents,report}.ftl"], { query: "?raw", import: "default" }) as Record<string, Load>),
  ...(import.meta.glob(["../../../src/thirdplace/games/*/locale/*.ftl", "!../../../src/thirdplace/games/*/locale/*.paper.ftl"], { query: "?raw", import: "default" }) as Record<string, Load>),
};

function isLanguage(wanted: string | null | undefined): wanted is Language {
  return LANGUAGES.includes(wanted as Language);
}

/** The language chosen before, or the first of the browser's that we speak. */
export function preferredLanguage(): Language {
  const chosen = recall("language");
  if (isLanguage(chosen)) return chosen;
  return navigator.languages.map((tag) => tag.slice(0, 2)).find(isLanguage) ?? "en";
}

/** What is read only by who learns: the rules, the lessons, the summary. */
const isToLearn = (file: string) => file.endsWith(".rules.ftl") || file.endsWith(".lessons.web.ftl");

/** What a game says of itself everywhere, and on pages of its own, is common, too. */
const isCommon = (file: string, lang: Language) =>
  file.includes(`/thirdplace/locale/${lang}.`) || (file.includes(`/locale/${lang}.`) && file.endsWith(".web.ftl") && !isToLearn(file));

/** What is said on the first page; what only the others say (locale/en.print.web.ftl …) comes with the first of them. */
const isFirst = (file: string) => /\/\w\w(\.home)?(\.web)?\.ftl$/.test(file);

const furtherFilesIn = (lang: Language) => Object.keys(files).filter((file) => isCommon(file, lang) && !isFirst(file));

/** The ids of each bundle's messages, in the order of their files: a bundle itself does not list them. */
const messageIds = new WeakMap<FluentBundle, string[]>();

/** Does a game bring a page of its rules? */
export const hasRules = (game: string): boolean =>
  text.servedRules.has(game) || Object.keys(files).some((file) => gameIdInPath(file) === game && file.endsWith("/en.rules.ftl"));

async function loadMessages(bundle: FluentBundle, wanted: string[]): Promise<void> {
  const sources = await Promise.all(wanted.map((file) => files[file]?.() ?? ""));
  for (const source of sources) addSource(bundle, source);
}

function addSource(bundle: FluentBundle, source: string): void {
  const resource = new FluentResource(source);
  bundle.addResource(resource);
  const ids = resource.body.map(({ id }) => id).filter((id) => !id.startsWith("-")); // those are terms
  messageIds.set(bundle, [...(messageIds.get(bundle) ?? []), ...ids]);
}

/** The words of a game that has no folder here: the server has them. */
async function readServed(lang: Language, game: string): Promise<string> {
  const response = await networkServer.request(`/games/${encodeURIComponent(game)}/text?lang=${lang}`, {});
  if (!response.ok) throw new Error(`no text of ${game}: ${response.status}`);
  return response.text();
}

/** `INITIAL($name)` in a message: the first letter, small and without an accent. Italian: Ida ed Enzo. */
const INITIAL = ([word]: unknown[]) => String(word).normalize("NFD").charAt(0).toLowerCase();

/** 6452, but 10,000. */
export const joinFourDigits = (args: Arguments): Arguments =>
  Object.fromEntries(
    Object.entries(args).map(([name, value]) =>
      typeof value === "number" && Math.abs(value) < MIN_GROUPED ? [name, new FluentNumber(value, { useGrouping: false })] : [name, value],
    ),
  );

export const emptyBundle = (lang: Language) => new FluentBundle(LOCALES[lang], { functions: { INITIAL }, useIsolating: false });

/** "my-game" as "My Game": a game's name until the server has told its title. */
const readableId = (id: string) => id.replace(/(^|-)(\w)/g, (_, dash: string, letter: string) => (dash && " ") + letter.toUpperCase());

/** One language's words: what the browser says everywhere, and those of the game that is looked at. */
class Catalogue {
  lang = $state<Language>("en");
  #common = $state.raw(emptyBundle("en"));
  #game = $state.raw<FluentBundle | null>(null);
  /** The names of games that only the server knows. */
  #served = $state.raw<FluentBundle | null>(null);
  /** Those of them that have a rules page. */
  servedRules = $state.raw<ReadonlySet<string>>(new Set());
  #all = false;
  #wanted: { game: string; rules: boolean } | null = null;
  #bundles = new Map<string, Promise<FluentBundle>>();

  /** Change the language, and have the game's words in it, too. */
  async changeLanguage(lang: Language): Promise<void> {
    const common = emptyBundle(lang);
    const wanted = this.#wanted;
    const game = wanted && this.#words(lang, wanted.game, wanted.rules);
    await loadMessages(common, Object.keys(files).filter((file) => isCommon(file, lang) && isFirst(file)));
    if (this.#all) await loadMessages(common, furtherFilesIn(lang));
    const words = await game;
    this.#common = common;
    if (wanted === this.#wanted) this.#game = words;
    this.lang = lang;
    document.documentElement.lang = lang;
    remember("language", lang);
  }

  /** From now on speak of everything: there are more pages than the first. */
  async loadAllPages(): Promise<void> {
    if (this.#all) return;
    this.#all = true; // whoever changes the language meanwhile gets them, too
    try {
      await loadMessages(this.#common, furtherFilesIn(this.lang));
    } catch (away) {
      this.#all = false;
      throw away;
    }
  }

  /** From now on speak of this game, if asked for with its rules page. Each game has words of its own for the same things. */
  async loadGame(game: string, { rules = false } = {}): Promise<void> {
    const wanted = (this.#wanted = { game, rules });
    const words = await this.#words(this.lang, game, rules);
    if (wanted === this.#wanted) this.#game = words;
  }

  /** From now on speak of these games, too: their titles come from the server, in the reader's language. */
  nameGames(games: GameInfo[]): void {
    const served = emptyBundle(this.lang);
    for (const { id, title, summary, fewest, most } of games) {
      const players = this.say("players", { least: fewest, most });
      const sentence = `${summary.charAt(0).toLocaleUpperCase(this.lang)}${summary.slice(1)}.`;
      const [name, claim, number] = [title, sentence, players].map((said) => `{ ${JSON.stringify(said)} }`);
      served.addResource(new FluentResource(`box-${id} = ${name}\n    .claim = ${claim}\n    .players = ${number}\n`));
    }
    this.#served = served;
    this.servedRules = new Set(games.flatMap(({ id, parts }) => (parts.includes("rules_page") ? [id] : [])));
  }

  /** Is there such a message, or with `id.attribute` such an attribute of one? */
  has(id: string): boolean {
    const [name = id, attribute] = id.split(".");
    const message = this.#bundleOf(name).getMessage(name);
    return !!message && (!attribute || attribute in message.attributes);
  }

  /** The ids of all messages that begin like this, in the order of their files. */
  idsOf(beginning: string): string[] {
    return [this.#game, this.#common]
      .flatMap((bundle) => (bundle && messageIds.get(bundle)) ?? [])
      .filter((id) => id.startsWith(beginning));
  }

  /** The message, or with `id.attribute` one of its attributes. */
  say = (id: string, args: Arguments = {}): string => {
    const [name = id, attribute] = id.split(".");
    const bundle = this.#bundleOf(name);
    const message = bundle.getMessage(name);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    if (!pattern && name.startsWith("box-") && !attribute) return readableId(name.slice("box-".length));
    if (!pattern) {
      console.error(`no text: ${id}`);
      return id;
    }
    return bundle.formatPattern(pattern, joinFourDigits(args));
  };

  #bundleOf(name: string): FluentBundle {
    return [this.#game, this.#common, this.#served].find((bundle) => bundle?.hasMessage(name)) ?? this.#common;
  }

  #words(lang: Language, game: string, rules: boolean): Promise<FluentBundle> {
    const key = `${lang} ${game} ${rules}`;
    const found = this.#bundles.get(key) ?? this.#readGame(lang, game, rules);
    this.#bundles.set(key, found);
    found.catch(() => this.#bundles.delete(key)); // without a network: it may be there the next time
    return found;
  }

  async #readGame(lang: Language, game: string, rules: boolean): Promise<FluentBundle> {
    const bundle = emptyBundle(lang);
    const own = Object.keys(files).filter((file) => gameIdInPath(file) === game && file.includes(`/locale/${lang}.`));
    const wanted = (file: string) => (isToLearn(file) ? rules : !file.endsWith(".web.ftl"));
    if (own.length) await loadMessages(bundle, own.filter(wanted));
    else addSource(bundle, await readServed(lang, game));
    return bundle;
  }
}

export const text = new Catalogue();
export const say = text.say;

/** A number as the reader's language writes it. */
export const formatNumber = (number: number): string =>
  number.toLocaleString(LOCALES[text.lang], { useGrouping: Math.abs(number) >= MIN_GROUPED });
