/** All building pictures as two layers each, for paper: a printer gets its ink as lines and its washes as a raster. */

import { PAPER } from "$lib/watercolour/brush";
import { inkMarkup } from "$lib/watercolour/layeredDrawing";
import type { Layers } from "$lib/watercolour/layeredDrawing";
import { ACADEMIC_PICTURES } from "./academic";
import { COMMUNITY_PICTURES } from "./community";
import { drawEmblem, EMBLEMS } from "./emblems";
import { EMPLOY_PICTURES } from "./employ";
import { drawHouse, HOUSES } from "./houses";
import { LIVE_PICTURES } from "./live";
import { PLAY_PICTURES } from "./play";
import { SHOP_PICTURES } from "./shop";
import { SURROUNDINGS, drawSurroundings } from "./surroundings";

/** Files to be made by client/make_pictures.py: markup by name, without ending. */
export type Prints = {
  /** To be painted through the filter, and kept as a raster. */
  washes: Record<string, string>;
  /** To be kept as they are. */
  lines: Record<string, string>;
};

/** On paper there is no stylesheet: a sign names its face itself. */
const withNamedFont = (ink: string): string => ink.replaceAll('class="sign"', 'font-family="Figtree" font-weight="700"');

/** Reserved paper has the colour of the cards on screen; a printer's is white. */
const withWhitePaper = (washes: string): string => washes.replaceAll(PAPER, "#fff");

/** Small things keep their colour as it is, and white paper beneath hides what is behind them. */
const flatMarkup = ({ washes, ink }: Layers): string => withWhitePaper(washes) + inkMarkup(ink);

/** The same without colour: the paper, and the lines. */
const inkOnlyMarkup = ({ washes, ink }: Layers): string => flatMarkup({ washes: (washes.match(RESERVED) ?? []).join(""), ink });
const RESERVED = /<path class="rv"[^>]*>/g;

export function prints(): Prints {
  const made: Prints = { washes: {}, lines: {} };
  for (const book of [PLAY_PICTURES, LIVE_PICTURES, ACADEMIC_PICTURES, COMMUNITY_PICTURES, EMPLOY_PICTURES, SHOP_PICTURES]) {
    for (const [id, picture] of Object.entries(book)) {
      const { washes, ink } = picture().layers();
      made.washes[id] = withWhitePaper(washes);
      made.lines[id] = inkMarkup(withNamedFont(ink));
    }
  }
  // People's own are put together from parts: wash, lines, surroundings, emblem.
  for (const house of HOUSES) {
    for (const category of ["P", "L", "A", "C", "E", "S"] as const) {
      made.washes[`own/${house}-${category}`] = withWhitePaper(drawHouse(house, category).layers().washes);
    }
    made.lines[`own/${house}`] = inkMarkup(drawHouse(house, "P").layers().ink);
  }
  const beside = [
    ...SURROUNDINGS.map((id) => [`own/around-${id}`, drawSurroundings(id).layers()] as const),
    ...EMBLEMS.map((id) => [`own/emblem-${id}`, drawEmblem(id).layers()] as const),
  ];
  for (const [name, layers] of beside) {
    made.lines[name] = flatMarkup(layers);
    made.lines[`${name}-ink`] = inkOnlyMarkup(layers);
  }
  return made;
}
