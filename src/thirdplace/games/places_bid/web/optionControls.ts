import type { OptionControls } from "$lib/games/optionControls";
import OwnBuildings from "./buildings/OwnBuildings.svelte";
import { savedBuildings } from "./buildings/buildingDrafts.svelte";

export const optionControls: OptionControls = { custom_buildings: { Control: OwnBuildings, kept: savedBuildings } };
