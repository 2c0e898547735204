import { isUnfinished, type OpenQuery, type Query } from '../../src/main/lists/query';
import { openLists, type Lists } from './lists';

/**
 * Answers queries without the thread and with an index that is always current, so that results don't depend
 * on time. Opens its files at the first question, which most tests never ask: that takes a sixth of the time
 * of a backend.
 */
export function inlineQuery({ now }: { readonly now: () => number }): OpenQuery {
  return ({ dataFolder }) => {
    let lists: Lists | undefined;
    const handlers = () => {
      const { indexer, handlers: current } = (lists ??= openLists(dataFolder, now));
      while (indexer.step());
      return current;
    };
    const ask = async (name: keyof Lists['handlers'], input: unknown): Promise<unknown> => {
      for (;;) {
        const answer = handlers()[name](input as never);
        if (!isUnfinished(answer)) return answer;
      }
    };
    return {
      ask: ask as Query['ask'],
      total: async (listing) => handlers().total(listing),
      // Without an index all requests may be missing in it.
      unindexed: async () => lists?.handlers.unindexed() ?? 1,
      prepareTerms: async () => undefined,
      stop: async () => lists?.close(),
    };
  };
}
