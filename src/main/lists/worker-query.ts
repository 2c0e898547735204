import { AppError } from '../../contract/errors';
import { connect } from '../platform/workers';
import { preparations } from '../review/prepare-terms';
import { isUnfinished, type OpenQuery, type Query } from './query';
import type { QueryEvent, QueryThreadData, QueryThreadHandlers } from './query-thread';

/** Pause before a crashed thread is replaced. */
const restartMs = 1000;

/** Time limits of a call, after which its thread is replaced. */
export interface QueryLimits {
  /** Limit for queries about one request, which are hundreds of times faster and block the lists. */
  readonly contentMs: number;
  /** Limit for lists of a very large database on a slow disk. */
  readonly listMs: number;
}

/** On a busy machine, a thread gets only a part of this time. */
const usualLimits: QueryLimits = { contentMs: 20_000, listMs: 60_000 };

interface Work {
  readonly limit: keyof QueryLimits;
  readonly name: string;
  readonly todo?: string;
}

type Question = keyof QueryThreadHandlers;

/** Limit and error text of a query without a row of its own. */
const anyQuestion: Work = { limit: 'listMs', name: 'Reading this' };

/** Time limit and error text of each query: what was stopped, and what to do other than retrying. */
const work: { readonly [Q in Question]?: Work } = {
  'requests.window': { limit: 'listMs', name: 'Reading the list' },
  'requests.locate': { limit: 'listMs', name: 'Reading the list' },
  total: { limit: 'listMs', name: 'Counting the requests' },
  'requests.today': { limit: 'listMs', name: 'Reading the summary of the day' },
  'filter.values': { limit: 'listMs', name: 'Reading the filters' },
  'connections.removalCost': { limit: 'listMs', name: 'Counting what would be removed' },
  'requests.find': {
    limit: 'contentMs',
    name: 'The search in this request',
    todo: 'Search for other text, or in one side only.',
  },
  'requests.size': { limit: 'contentMs', name: 'Counting the words' },
  'orders.sourceFacts': { limit: 'contentMs', name: 'Checking this text', todo: 'Look through it yourself.' },
  'fulfil.problems': { limit: 'contentMs', name: 'Checking this draft', todo: 'Look through it yourself.' },
  'terms.inFields': { limit: 'contentMs', name: 'Finding the terms of these fields' },
};

/**
 * Questions that open dictionaries and index termbases, which takes up to two seconds for a pair of
 * languages. A thread of their own, which the first of them starts, keeps the lists from waiting for that.
 */
const ofWords: ReadonlySet<Question> = new Set(['fulfil.problems', 'terms.inFields', 'terms.prepare']);

/**
 * Runs queries in two threads of the built `query-thread`, one of which checks drafts and finds terms with
 * the dictionaries in `dictionaryFolder`.
 */
export function workerQuery(file: string, dictionaryFolder: string, limits = usualLimits): OpenQuery {
  return ({ dataFolder, onDamaged, onFailure }) => {
    const options = {
      workerData: (): QueryThreadData => ({ dataFolder, dictionaryFolder }),
      gone: () => new AppError('UNAVAILABLE', 'The list could not be read. Retrying in a moment.'),
      onFailure,
      onEvent: onDamaged,
      openMs: limits.listMs,
    };
    const lists = connect<QueryThreadHandlers, QueryEvent>(file, { ...options, restartMs });
    const words = connect<QueryThreadHandlers, QueryEvent>(file, options);
    const limited = (question: Question) => {
      const { limit, name, todo = 'Try again.' } = work[question] ?? anyQuestion;
      const tooLong = `${name} took too long and was stopped. ${todo}`;
      return { limit: { ms: limits[limit], tooLong } };
    };
    const ask = async (question: Question, input: unknown): Promise<unknown> => {
      const connection = ofWords.has(question) ? words : lists;
      for (;;) {
        // `Query` has the types of input and answer.
        // oxlint-disable-next-line typescript/no-unsafe-type-assertion
        const answer = await connection.call(question, input as never, limited(question));
        if (!isUnfinished(answer)) return answer;
      }
    };
    return {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion
      ask: ask as Query['ask'],
      total: (listing) => lists.call('total', listing, limited('total')),
      unindexed: () => lists.call('unindexed', undefined, limited('unindexed')),
      async prepareTerms() {
        const keys = await lists.call('terms.inUse', undefined, limited('terms.inUse'));
        for (const key of keys)
          for (const step of preparations)
            await words.call('terms.prepare', { key, step }, limited('terms.prepare'));
      },
      stop: async () => void (await Promise.all([lists.stop(), words.stop()])),
    };
  };
}
