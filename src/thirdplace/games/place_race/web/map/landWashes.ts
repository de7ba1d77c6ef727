/** Dabs of pigment on the land: where, how wide and high, which pigment, turned by how much. */
export type Pigment = "green" | "straw" | "stone";

export const LAND_WASHES: readonly (readonly [string, number, number, Pigment, number])[] = [
  ["opononi", 46, 30, "green", 50], ["hamilton", 52, 46, "green", 0], ["gisborne", 70, 60, "green", 40],
  ["parihaka", 50, 40, "green", 0], ["raurimu", 36, 44, "stone", 0], ["tangiwai", 44, 56, "straw", 0],
  ["masterton", 40, 50, "green", -40], ["st-arnaud", 60, 36, "green", 0], ["greymouth", 36, 120, "green", 38],
  ["aoraki-mount-cook", 26, 120, "stone", 44], ["arthurs-pass", 24, 60, "stone", 40], ["timaru", 50, 66, "straw", 20],
  ["christchurch", 44, 40, "straw", 0], ["lawrence", 60, 44, "straw", 0], ["te-anau", 50, 80, "green", 20],
  ["invercargill", 56, 26, "green", 0], ["oban", 30, 26, "green", 0],
];
