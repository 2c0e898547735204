import { isUnfinished, type OpenQuery, type Query } from '../../src/main/lists/query';
import { openLists } from './lists';

/**
 * Answers queries without the thread and with an index that is always current, so that results don't depend
 * on time.
 */
export function inlineQuery({ now }: { readonly now: () => number }): OpenQuery {
  return ({ dataFolder }) => {
    const lists = openLists(dataFolder, now);
    const handlers = () => {
      while (lists.indexer.step());
      return lists.handlers;
    };
    const ask = async (name: keyof typeof lists.handlers, input: unknown): Promise<unknown> => {
      for (;;) {
        const answer = handlers()[name](input as never);
        if (!isUnfinished(answer)) return answer;
      }
    };
    return {
      ask: ask as Query['ask'],
      total: async (listing) => handlers().total(listing),
      unindexed: async () => lists.handlers.unindexed(),
      stop: async () => lists.close(),
    };
  };
}
