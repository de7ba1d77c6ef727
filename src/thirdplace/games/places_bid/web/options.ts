import type { OptionControl } from "$lib/optionControls";
import { keptBuildings } from "$lib/shelf.svelte";
import OwnBuildings from "$parts/OwnBuildings.svelte";

export const optionControls = {
  custom_buildings: { Control: OwnBuildings as OptionControl["Control"], kept: keptBuildings },
} satisfies Record<string, OptionControl>;
