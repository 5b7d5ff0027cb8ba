/** Byzantion's decrees, trials and outcomes of events on a stage. */
import type { StagePlan } from "../board";

const MOMENTS = ["EventFulfilled", "EventCancelled", "TrialEnded", "SoloEventFulfilled", "SoloEventFailed"];

export const stage: StagePlan = {
  opens: ["OptionChosen", "TrialOpened"],
  grand: ({ kind }) => MOMENTS.includes(kind),
  sides: () => [],
};
