/** A picture to begin with. */

import { PICTURE_PARTS, type Parts } from "../art/ownPicture";

const any = <T>(of: readonly T[]): T => of[Math.floor(Math.random() * of.length)]!;

export const randomParts = (): Parts => ({ house: any(PICTURE_PARTS.house), emblem: any(PICTURE_PARTS.emblem), around: any(PICTURE_PARTS.around) });
