import type { BoardModule, Fits } from "../board";
import PlainBoard from "./PlainBoard.svelte";
import PlainText from "./PlainText.svelte";

/** A game without a drawn board yet: its view as a structured list, every action from the panel. */
export const Board: BoardModule["Board"] = PlainBoard;
export const TextBoard: BoardModule["TextBoard"] = PlainText;
export const Displays: BoardModule["Displays"] | null = null;
export const aspect = 1.2;

/** The compiler checks that this is a board. */
export type Checked = Fits<typeof import(".")>;
