import { workerData } from 'node:worker_threads';
import type { ServedCall } from '../platform/worker-messages';
import { serve } from '../platform/worker-thread';
import type { BegunCheck, CheckedPortion } from './checked-request';
import { openCheckDesk } from './check-desk';

// The thread's entry. One portion is under way at a time: the next one is checked when it is written.

/** What a call answers. `segmentsId` names the file that requests were compared by. */
export interface CheckAnswer {
  readonly segmentsId: string;
  /** Undefined when nothing is owed a check. */
  readonly portion: CheckedPortion | undefined;
}

// Given only by `workerChecker`.
// oxlint-disable-next-line typescript/no-unsafe-type-assertion
const { dataFolder } = workerData as { readonly dataFolder: string };
let onBegin = (_check: BegunCheck): void => undefined;
const desk = openCheckDesk(dataFolder, (check) => onBegin(check));

const handlers = {
  /** `settled` is the portion that was written last. Each request is reported before its check begins. */
  check(settled: CheckedPortion | undefined, call: ServedCall<BegunCheck>): CheckAnswer {
    onBegin = call.progress;
    if (settled !== undefined) desk.settled(settled);
    return { segmentsId: desk.segmentsId, portion: desk.next() };
  },
};
export type CheckerHandlers = typeof handlers;

serve(handlers, { onStop: () => desk.close() });
