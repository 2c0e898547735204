import { loadProblemTexts } from '../../lib/messages/problem-text';
import { createStore, type StoreApi } from 'zustand/vanilla';
import type {
  CheckedState,
  CheckFailure,
  DismissalScope,
  FoundProblem,
  RequestProblems,
} from '../../../contract/problems';
import { messageOf, type Client } from '../../lib/host/client';
import { checkName } from '../../lib/messages/problem-text';
import { t } from '../../lib/messages/translate';
import type { ToastState } from '../window/toast-state';
import { partsByField, type ProblemPart } from './problem-parts';
import { inReach, nextProblem, type ProblemStep } from './problem-order';

/** Reach of a dismissal; `all-of-check` dismisses each current problem of the check in the request. */
export type DismissalChoice = DismissalScope | 'all-of-check';

export interface ProblemsState {
  readonly requestKey: number | undefined;
  /** The version that the problems belong to; undefined until they are loaded. */
  readonly version: number | undefined;
  readonly checked: CheckedState | undefined;
  /** Present only if the request's checks failed. */
  readonly failure: CheckFailure | undefined;
  /** Problems in the order of the fields, including dismissed ones. */
  readonly problems: readonly FoundProblem[];
  /** Number of problems found, if more than are stored. */
  readonly found: number | undefined;
  readonly ofField: ReadonlyMap<string, readonly FoundProblem[]>;
  /** Parts that fields have of the problems of other fields. */
  readonly partsIn: ReadonlyMap<string, readonly ProblemPart[]>;
  /** The current problem of "next" and "previous". */
  readonly current: FoundProblem | undefined;
  /** Key of the problem whose dismissal form is open. */
  readonly asking: number | undefined;
  /** The values of that form, which outlive its row's way through the page. */
  readonly answer: DismissalAnswer;
  /** Whether dismissed problems are shown too. */
  readonly revealed: boolean;
  readonly requestOpened: (requestKey: number | undefined) => void;
  /** Call when problems changed on the host: of these requests, or of any. */
  readonly changed: (keys?: readonly number[]) => void;
  /** Acts once the problems of the shown request are loaded, unless that fails or another one is shown. */
  readonly whenLoaded: (act: () => void) => void;
  readonly step: (step: ProblemStep) => void;
  readonly goTo: (problem: FoundProblem) => void;
  readonly ask: (key: number | undefined) => void;
  readonly setAnswer: (change: Partial<DismissalAnswer>) => void;
  readonly reveal: (revealed: boolean) => void;
  readonly dismiss: (problem: FoundProblem, choice: DismissalChoice, reason: string) => Promise<boolean>;
  readonly restore: (problem: FoundProblem) => Promise<void>;
  /** Repeats failed checks. */
  readonly checkAgain: () => Promise<void>;
}

export interface DismissalAnswer {
  readonly choice: DismissalChoice;
  readonly reason: string;
}

const noAnswer: DismissalAnswer = { choice: 'field', reason: '' };

const nothing = {
  version: undefined,
  checked: undefined,
  failure: undefined,
  problems: [],
  found: undefined,
  ofField: new Map<string, readonly FoundProblem[]>(),
  partsIn: new Map<string, readonly ProblemPart[]>(),
  current: undefined,
  asking: undefined,
  answer: noAnswer,
};

/** Problems of the shown request. */
export function createProblemsState(client: Client, toasts: StoreApi<ToastState>): StoreApi<ProblemsState> {
  return createStore<ProblemsState>()((set, get) => {
    let waiting: (() => void) | undefined;
    const take = ({ version, state, problems, found, failure }: RequestProblems): void => {
      const { asking } = get();
      set({
        version,
        checked: state,
        failure,
        problems,
        found,
        ofField: Map.groupBy(problems, ({ fieldId }) => fieldId),
        partsIn: partsByField(problems),
        asking: problems.some(({ key }) => key === asking) ? asking : undefined,
      });
      waiting?.();
      waiting = undefined;
    };
    const load = async (): Promise<void> => {
      const { requestKey } = get();
      if (requestKey === undefined) return;
      const [answer] = await Promise.all([
        client.call('problems.ofRequest', { key: requestKey }),
        loadProblemTexts(),
      ]);
      if (get().requestKey === requestKey) take(answer);
    };
    const run = async (work: () => Promise<unknown>): Promise<boolean> => {
      try {
        await work();
        await load();
        return true;
      } catch (error) {
        toasts.getState().show({ tone: 'error', text: messageOf(error) });
        return false;
      }
    };
    const restore = (dismissals: readonly number[]): Promise<boolean> =>
      run(() => client.call('problems.restore', { dismissals: [...dismissals] }));

    return {
      requestKey: undefined,
      ...nothing,
      revealed: false,
      requestOpened(requestKey) {
        if (get().requestKey === requestKey) return;
        waiting = undefined;
        set({ requestKey, ...nothing, revealed: false });
        get().changed();
      },
      changed(keys) {
        const { requestKey } = get();
        if (requestKey === undefined || keys?.includes(requestKey) === false) return;
        // Background read; the shown data stays until the next event, and no step waits for it.
        void load().catch(() => {
          if (get().requestKey === requestKey) waiting = undefined;
        });
      },
      whenLoaded(act) {
        if (get().version === undefined) waiting = act;
        else act();
      },
      step(step) {
        const { problems, current, revealed } = get();
        const next = nextProblem(inReach(problems, revealed), current, step);
        if (next !== undefined) get().goTo(next);
      },
      // A copy, because going to the current problem again leads back to its place.
      goTo: (problem) => set({ current: { ...problem } }),
      ask(key) {
        const asked = get().problems.find((problem) => problem.key === key);
        set({
          asking: asked?.key,
          ...(asked === undefined ? {} : { current: { ...asked } }),
          ...(asked?.key === get().asking ? {} : { answer: noAnswer }),
        });
      },
      setAnswer: (change) => set({ answer: { ...get().answer, ...change } }),
      reveal: (revealed) => set({ revealed }),
      async dismiss(problem, choice, reason) {
        const { requestKey, problems } = get();
        if (requestKey === undefined) return false;
        const isAll = choice === 'all-of-check';
        const all = problems.filter(({ check, dismissed }) => check === problem.check && !dismissed);
        const keys = (isAll ? all : [problem]).map(({ key }) => key);
        const scope = isAll ? 'field' : choice;
        let isDone = false;
        const dismissNow = async (): Promise<void> => {
          const input = { key: requestKey, problems: keys, scope, reason };
          const { dismissals } = await client.call('problems.dismiss', input);
          set({ asking: undefined, answer: noAnswer });
          if (dismissals.length === 0) return;
          toasts.getState().show({
            tone: 'done',
            text: doneText(problem, choice, keys.length),
            action: { label: t('marking.undo'), command: 'undo', run: () => restore(dismissals) },
          });
        };
        await toasts.getState().inTurn(async () => {
          isDone = await run(dismissNow);
        });
        return isDone;
      },
      async restore({ dismissed }) {
        if (dismissed !== undefined) await restore([dismissed.key]);
      },
      async checkAgain() {
        const { requestKey: key } = get();
        if (key !== undefined) await run(() => client.call('problems.checkAgain', { key }));
      },
    };
  });
}

function doneText({ check }: FoundProblem, choice: DismissalChoice, count: number): string {
  const name = checkName(check);
  switch (choice) {
    case 'field':
    case 'request':
      return t('problems.dismissed', { check: name });
    case 'all-of-check':
      return t('problems.dismissed.all', { count, check: name });
    case 'pair':
    case 'everywhere':
      return t(`problems.dismissed.${choice}`, { check: name });
  }
}
