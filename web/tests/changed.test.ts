import { expect, test } from "vitest";
import { changed } from "../src/lib/changed";
import type { View } from "../src/lib/wire";

test("a change is carried out on the view before, which stays as it was", () => {
  const before = {
    ply: 1,
    board: { units: [{ at: "m13" }, { at: "n2" }], gone: 1 },
    events: [],
  } as unknown as View;
  const message = {
    change: [[["ply"], 2], [["board", "units", 1, "at"], "n3"], [["board", "new"], [4]], [["board", "gone"]]],
    events: [{ kind: "UnitMoved", rule: "", params: {} }],
  };

  const after = changed(before, message);

  expect(after).toEqual({
    ply: 2,
    board: { units: [{ at: "m13" }, { at: "n3" }], new: [4] },
    events: message.events,
  });
  expect(before.board).toEqual({ units: [{ at: "m13" }, { at: "n2" }], gone: 1 });
});
