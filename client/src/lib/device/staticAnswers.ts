/** What a server would always answer the same; in the static edition, files (src/thirdplace/server/static_edition.py). */

import { fileAt } from "$lib/routing/root";

const FILES: [RegExp, (lang: string, part: string) => string][] = [
  [/^\/games$/, (lang) => `games.${lang}.json`],
  [/^\/games\/([\w-]+)\/data$/, (lang, game) => `${game}/data.${lang}.json`],
  [/^\/games\/([\w-]+)\/text\?lang=\w\w$/, (lang, game) => `${game}/text.${lang}.ftl`],
];

/** Null: it is not among the files. */
export async function fetchStaticAnswer(path: string, lang: string): Promise<Response | null> {
  for (const [pattern, fileName] of FILES) {
    const found = pattern.exec(path);
    if (found) return fetch(fileAt(`/answers/${fileName(lang, found[1] ?? "")}`));
  }
  return null;
}
