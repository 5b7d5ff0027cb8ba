/** Who is playing here. A newcomer becomes a guest at the first thing that needs a name. */
import * as api from "./api";
import { learner } from "./learnt.svelte";
import { line } from "./live.svelte";
import { settings } from "./settings.svelte";
import type { Me, Person } from "./wire";

export const self: { known: boolean; person: Person | null; pushKey: string | null; mail: boolean } = $state({
  known: false,
  person: null,
  pushKey: null,
  mail: false,
});

export function take(me: Me): void {
  self.person = me.person;
  self.pushKey = me.push_key ?? null;
  self.mail = me.mail;
  self.known = true;
  learner(me.person);
}

export async function meetSelf(): Promise<void> {
  take(await api.me());
}

/** Makes sure there is a person: play at once, no form in the way. Without a name the server finds one. */
export async function needSelf(name?: string): Promise<Person> {
  if (!self.known) await meetSelf();
  if (self.person) return self.person;
  take(await api.signIn("/api/guest", { ...(name ? { name } : {}), language: settings.language }));
  line.renew();
  if (!self.person) throw new api.Problem(500, { error: "invalid" });
  return self.person;
}
