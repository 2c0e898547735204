import { AppError } from '../../contract/errors';
import { connect } from '../platform/workers';
import type { OpenReader } from './list-reader';
import type { ReaderEvent, ReaderHandlers, ReaderThreadData } from './reader-thread';

/** Before a thread that broke is followed by another. */
const restartMs = 1000;

/** How long one piece of work may take before its thread is replaced. */
export interface ReaderLimits {
  /** Looking through the content of one request, which is hundreds of times faster: the lists wait for it. */
  readonly contentMs: number;
  /** Lists of a very large store on a slow disk, and a portion of the index. */
  readonly listMs: number;
}

const usualLimits: ReaderLimits = { contentMs: 5000, listMs: 60_000 };

interface Work {
  readonly limit: keyof ReaderLimits;
  readonly name: string;
  readonly todo?: string;
}

type Question = Exclude<keyof ReaderHandlers, 'wake' | 'rest'>;

/** By question: whose limit it has, and what the error says: what was stopped, and what to do when not just to try again. */
const work = {
  window: { limit: 'listMs', name: 'Reading the list' },
  locate: { limit: 'listMs', name: 'Reading the list' },
  total: { limit: 'listMs', name: 'Counting the requests' },
  filterValues: { limit: 'listMs', name: 'Reading the filters' },
  removalCost: { limit: 'listMs', name: 'Counting what would be removed' },
  find: {
    limit: 'contentMs',
    name: 'The search in this request',
    todo: 'Search for other text, or in one side only.',
  },
  size: { limit: 'contentMs', name: 'Counting the words' },
  draft: { limit: 'contentMs', name: 'Checking this draft', todo: 'Look through it yourself.' },
} as const satisfies Record<Question, Work>;

/** A reader in a thread of its own; `file` is the built `reader-thread`. */
export function workerReader(file: string, limits = usualLimits): OpenReader {
  return ({ dataFolder, onIndexed, onFailure }) => {
    let indexes = true;
    const connection = connect<ReaderHandlers, ReaderEvent>(file, {
      workerData: (): ReaderThreadData => ({ dataFolder, indexes }),
      gone: () => new AppError('UNAVAILABLE', 'The list could not be read. It is tried again in a moment.'),
      onFailure,
      onEvent: (event) => (event.kind === 'indexed' ? onIndexed(event.behind) : onFailure(event.error)),
      restartMs,
      openMs: limits.listMs,
      ownWork: {
        ms: limits.listMs,
        onLost() {
          indexes = false;
          onFailure(
            new Error('the search index took too long or broke the thread, and rests until the next start'),
          );
        },
      },
    });
    const ask = <K extends Question>(question: K, input: Parameters<ReaderHandlers[K]>[0]) => {
      const { limit, name, todo = 'Try again.' }: Work = work[question];
      const tooLong = `${name} took too long and was stopped. ${todo}`;
      return connection.call(question, input, { limit: { ms: limits[limit], tooLong } });
    };
    return {
      window: (listing, extent) => ask('window', { listing, extent }),
      locate: (listing, key) => ask('locate', { listing, key }),
      // One by one: a question of the window may come in between.
      totals: async (listings) => {
        const totals: number[] = [];
        for (const listing of listings) totals.push(await ask('total', listing));
        return totals;
      },
      filterValues: () => ask('filterValues', undefined),
      find: (search) => ask('find', search),
      size: (question) => ask('size', question),
      removalCost: (connectionKey) => ask('removalCost', connectionKey),
      draftProblems: async (question) => {
        for (;;) {
          const answer = await ask('draft', question);
          if (answer.kind === 'checked') return answer.problems;
        }
      },
      wake: () => connection.send('wake'),
      rest: () => connection.send('rest'),
      stop: () => connection.stop(),
    };
  };
}
