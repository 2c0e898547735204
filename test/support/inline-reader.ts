import { openReadingDesk } from '../../src/main/lists/reading-desk';
import type { OpenReader } from '../../src/main/lists/list-reader';

/** The reader's work without its thread, and with the index always level: what a question answers doesn't depend on time. */
export function inlineReader({ now }: { readonly now: () => number }): OpenReader {
  return ({ dataFolder }) => {
    const desk = openReadingDesk(dataFolder, now);
    const level = () => {
      while (desk.indexer.step());
      return desk.finder;
    };
    return {
      window: async (listing, extent) => level().window(listing, extent),
      locate: async (listing, key) => level().locate(listing, key),
      totals: async (listings) => listings.map((listing) => level().total(listing)),
      find: async (search) => desk.textFinder.find(search),
      size: async (question) => desk.sizeCounter.count(question),
      removalCost: async (connectionKey) => desk.removalCost.of(connectionKey),
      draftProblems: async (question) => {
        for (;;) {
          const answer = desk.draftChecker.check(question);
          if (answer.kind === 'checked') return answer.problems;
        }
      },
      filterValues: async () => level().filterValues(),
      wake: () => undefined,
      rest: () => undefined,
      stop: async () => desk.close(),
    };
  };
}
