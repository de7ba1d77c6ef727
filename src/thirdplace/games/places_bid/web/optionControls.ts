import type { DrawnOptions } from "$lib/games/optionControls";
import OwnBuildings from "./buildings/OwnBuildings.svelte";
import { keptBuildings } from "./buildings/buildingDrafts.svelte";

export const optionControls: DrawnOptions = { custom_buildings: { Control: OwnBuildings, kept: keptBuildings } };
