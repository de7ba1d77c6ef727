import { expect, it } from "vitest";
import { readCode } from "./codes";

const ID = "0123456789abcdef0123456789abcdef";

it.each([
  ["YZDCGZ", "YZDCGZ"],
  ["yzd cgz", "YZDCGZ"],
  [" yzd-cgz ", "YZDCGZ"],
  ["Y Z D · C G Z", "YZDCGZ"],
  ["https://example.org/timer?code=yzdcgz", "YZDCGZ"],
])("reads the code in %j", (typed, code) => expect(readCode(typed)).toEqual({ code }));

it("does not make a short code of a long one", () => expect(readCode("YZDCGZX")).toEqual({ code: "YZDCGZX" }));

it.each([
  [`https://example.org/t/${ID}`, `/t/${ID}`],
  [`Come along: http://192.168.1.20:8017/t/${ID} (Ann)`, `/t/${ID}`],
  [`https://example.org/big/${ID}`, `/big/${ID}`],
  [`https://example.org/t/${ID}#seat=a_b-c`, `/t/${ID}#seat=a_b-c`],
])("follows the link in %j", (typed, path) => expect(readCode(typed)).toEqual({ path }));
