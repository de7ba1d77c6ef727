import { describe, expect, it } from "vitest";
import { nextAttention, coverScreen } from "./attention";

const nobody = { open: null, asked: null };

describe("the curtain", () => {
  it("is not needed for one person, nor for an onlooker", () => {
    expect(nextAttention(nobody, [2], [2])).toEqual({ open: 2, asked: null });
    expect(nextAttention(nobody, [], [])).toEqual({ open: null, asked: null });
  });

  it("is drawn from the first moment, though only one of the seats is known yet", () => {
    expect(nextAttention(nobody, [0], [0], true)).toEqual({ open: null, asked: 0 });
    expect(nextAttention(nobody, [0], [], true)).toEqual(nobody);
  });

  it("asks for whoever has to act first", () => {
    expect(nextAttention(nobody, [0, 2], [2])).toEqual({ open: null, asked: 2 });
  });

  it("asks for nobody while nobody here has to act", () => {
    expect(nextAttention(nobody, [0, 1], [])).toEqual(nobody);
  });

  it("leaves the device with whoever looks, until somebody else has to act", () => {
    const ann = { open: 0, asked: null };
    expect(nextAttention(ann, [0, 1], [0, 1])).toEqual(ann);
    expect(nextAttention(ann, [0, 1], [])).toEqual(ann);
    expect(nextAttention(ann, [0, 1], [1])).toEqual({ open: null, asked: 1 });
  });

  it("goes round the table, not back to the first", () => {
    expect(nextAttention({ open: 1, asked: null }, [0, 1, 2], [0, 2])).toEqual({ open: null, asked: 2 });
    expect(nextAttention({ open: 2, asked: null }, [0, 1, 2], [0, 1])).toEqual({ open: null, asked: 0 });
  });

  it("keeps asking for the same person while others come to have something to do", () => {
    expect(nextAttention({ open: null, asked: 2 }, [0, 1, 2], [0, 2])).toEqual({ open: null, asked: 2 });
  });

  it("falls when the seat that looked is here no more", () => {
    expect(nextAttention({ open: 1, asked: null }, [0, 2], [])).toEqual(nobody);
  });

  it("can be drawn by hand", () => {
    expect(coverScreen({ open: 0, asked: null }, [])).toEqual(nobody);
    expect(coverScreen({ open: 0, asked: null }, [0, 1])).toEqual({ open: null, asked: 1 });
  });
});
