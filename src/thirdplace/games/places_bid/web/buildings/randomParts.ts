/** A picture to begin with. */

import { PARTS, type Parts } from "../art/ownPicture";

const any = <T>(of: readonly T[]): T => of[Math.floor(Math.random() * of.length)]!;

export const randomParts = (): Parts => ({ house: any(PARTS.house), emblem: any(PARTS.emblem), around: any(PARTS.around) });
