/** A refusal of this device as a sentence, as `thirdplace.text.explain` says it on a server (explain.cases.json). */

import { FluentResource, type FluentBundle } from "@fluent/bundle";
import { gameIdInPath } from "$lib/games/folders";
import { emptyBundle, joinFourDigits, type Language } from "$lib/text.svelte";
import type { DeviceRefusal } from "./deviceMessages";

type Load = () => Promise<string>;
const shared = import.meta.glob("../../../../src/thirdplace/locale/??{,.refusals,.admin,.device.web}.ftl", { query: "?raw", import: "default" }) as Record<string, Load>;
const ofGames = import.meta.glob(["../../../../src/thirdplace/games/*/locale/*.ftl", "!**/*.{web,rules,paper}.ftl"], { query: "?raw", import: "default" }) as Record<string, Load>;

const MAX_DETAIL_LENGTH = 200;
/** Codes whose detail reads the same in every language. */
const DETAIL_IS_A_NAME = new Set(["unknown-game", "unknown-sheet", "wrong-host", "wrong-origin", "no-coach"]);
const bundles = new Map<string, Promise<FluentBundle>>();

function loadBundle(lang: Language, game: string | null, onlyRefusals: boolean): Promise<FluentBundle> {
  const key = `${lang} ${game} ${onlyRefusals}`;
  const found = bundles.get(key) ?? readBundle(lang, game, onlyRefusals);
  bundles.set(key, found);
  found.catch(() => bundles.delete(key));
  return found;
}

async function readBundle(lang: Language, game: string | null, onlyRefusals: boolean): Promise<FluentBundle> {
  const inLanguage = (file: string) => file.includes(`/locale/${lang}.`);
  const own = Object.keys(ofGames).filter((file) => inLanguage(file) && gameIdInPath(file) === game);
  const wanted = onlyRefusals ? own.filter((file) => file.includes("refusals")) : [...Object.keys(shared).filter(inLanguage), ...own];
  const bundle = emptyBundle(lang);
  for (const source of await Promise.all(wanted.map((file) => (shared[file] ?? ofGames[file])!()))) bundle.addResource(new FluentResource(source));
  return bundle;
}

const hasMessage = (bundle: FluentBundle, id: string): boolean => !!bundle.getMessage(id.split(".")[0]!);

function say(bundle: FluentBundle, id: string, args: Record<string, string | number> = {}): string {
  const [name = id, attribute] = id.split(".");
  const message = bundle.getMessage(name);
  const pattern = attribute ? message?.attributes[attribute] : message?.value;
  return pattern ? bundle.formatPattern(pattern, joinFourDigits(args)) : id;
}

export async function explainRefusal(refused: DeviceRefusal, lang: Language): Promise<string> {
  const common = await loadBundle(lang, refused.reason ? (refused.game ?? null) : null, false);
  if (refused.is_record && refused.number == null) {
    const known = `record-${(refused.detail ?? "").split(":")[0]}`;
    return hasMessage(common, known) ? say(common, known) : withDetail(say(common, "record-broken"), lang, refused);
  }
  if (refused.reason && hasMessage(common, refused.reason.id)) return sayReason(refused.reason, common);
  const sentence = makeSentence(await chooseBundle(common, refused, lang), refused, lang);
  return refused.is_record ? say(common, "record-action", { number: String(refused.number), error: sentence }) : sentence;
}

/** What begins with "@" is another message. */
function sayReason({ id, args }: { id: string; args: Record<string, string | number> }, bundle: FluentBundle): string {
  const resolved = Object.entries(args).map(([gap, value]) => [gap, typeof value === "string" && value.startsWith("@") ? say(bundle, value.slice(1)) : value]);
  return say(bundle, id, Object.fromEntries(resolved) as Record<string, string | number>);
}

/** The game's own words, where it has some for this. */
async function chooseBundle(common: FluentBundle, refused: DeviceRefusal, lang: Language): Promise<FluentBundle> {
  if (!refused.game) return common;
  const own = await loadBundle(lang, refused.game, true);
  if (hasMessage(own, ownSentence(refused).id) || !hasMessage(common, `error-${refused.code}`)) return own;
  return common;
}

function makeSentence(bundle: FluentBundle, refused: DeviceRefusal, lang: Language): string {
  const { id, args } = ownSentence(refused);
  if (hasMessage(bundle, id)) return say(bundle, id, args);
  const usual = `error-${refused.code}`;
  return withDetail(hasMessage(bundle, usual) ? say(bundle, usual) : refused.code, lang, refused);
}

/** The detail in brackets, for people who write programs. It is English, or only a name. */
function withDetail(sentence: string, lang: Language, { detail, code }: DeviceRefusal): string {
  if (!detail || (lang !== "en" && !DETAIL_IS_A_NAME.has(code))) return sentence;
  return `${sentence} (${detail.slice(0, MAX_DETAIL_LENGTH)})`;
}

/** The sentence for just this refusal: without a name for it, the field that the detail begins with takes its place. */
function ownSentence(refused: DeviceRefusal): { id: string; args: Record<string, string | number> } {
  const [field = "", ...rest] = (refused.detail ?? "").split(": ");
  if (refused.sentence) return { id: `error-${refused.code}-${refused.sentence}`, args: refused.arguments ?? {} };
  return { id: `error-${refused.code}-${field}`, args: { value: rest.join(": "), ...refused.arguments } };
}
