import { expect, test } from "vitest";
import { zoomFor } from "./projector.svelte";

test("a screen of any size shows the same page", () => {
  for (const [width, height] of [[1024, 768], [1280, 800], [1920, 1080], [3840, 2160]] as const) {
    const zoom = zoomFor(width, height)!;
    expect(width / zoom).toBeGreaterThanOrEqual(1151);
    expect(height / zoom).toBeGreaterThanOrEqual(759);
    expect(Math.min(width / zoom / 1152, height / zoom / 760)).toBeCloseTo(1, 2);
  }
});

test("phones are not magnified", () => {
  expect(zoomFor(390, 844)).toBeNull();
  expect(zoomFor(844, 390)).toBeNull();
});
