/** What the board says: the game's own words, then the client's. */
import { textsOf } from "../../lib/texts.svelte";

export const t = textsOf("byzantion");
