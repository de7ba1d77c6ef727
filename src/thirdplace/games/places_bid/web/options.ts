import type { DrawnOptions } from "$lib/games/drawnOptions";
import OwnBuildings from "./buildings/OwnBuildings.svelte";
import { keptBuildings } from "./buildings/shelf.svelte";

export const options: DrawnOptions = { custom_buildings: { Control: OwnBuildings, kept: keptBuildings } };
