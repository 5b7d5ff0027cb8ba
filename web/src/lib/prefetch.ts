/** The view of the table in the address, asked for before its page is there to show it. */
import * as api from "./api";
import { gameSchema } from "./gamewords";
import type { TableView } from "./wire";

const asked = new Map<string, Promise<TableView>>();

export function prefetchTable(id: string): void {
  const answer = api.get<TableView>(`${api.table(id)}/view`);
  answer.then(
    ({ table }) => gameSchema(table.game).catch(() => undefined),
    () => undefined,
  );
  asked.set(id, answer);
}

/** The prefetched view, once; after that it is asked for anew. */
export function takePrefetched(id: string): Promise<TableView> | undefined {
  const answer = asked.get(id);
  asked.delete(id);
  return answer;
}
