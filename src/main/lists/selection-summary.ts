import type { SelectionSummary } from '../../contract/ui-types';
import type { ConnectionStore } from '../upstream/connection-store';
import type { RequestListStore, RequestFacts } from '../requests/request-list-store';

interface Stores {
  readonly list: Pick<RequestListStore, 'facts'>;
  readonly connections: Pick<ConnectionStore, 'nameOf'>;
}

/** Summarizes the requests with these keys. */
export function summarizeSelection({ list, connections }: Stores, keys: readonly number[]): SelectionSummary {
  const facts = list.facts(keys);
  const keysWhere = (applies: (facts: RequestFacts) => boolean): readonly number[] =>
    facts.filter(applies).map(({ key }) => key);
  return {
    total: facts.length,
    targets: counted(facts.map(({ target }) => target)).map(([language, count]) => ({ language, count })),
    origins: counted(facts.map(({ origin }) => origin)).map(([origin, count]) => {
      const name = connections.nameOf(origin);
      return name === undefined ? { count } : { name, count };
    }),
    of: {
      notCompleted: keysWhere(({ state }) => state !== 'completed'),
      errors: keysWhere(({ errors }) => errors > 0),
      notReviewed: keysWhere(({ isReviewed }) => isReviewed === 0),
      imported: keysWhere((one) => one.importState === 'success'),
      failed: keysWhere((one) => one.importState === 'fail'),
    },
  };
}

/** Returns each value with its count, the most frequent first. */
function counted<T>(values: readonly T[]): readonly (readonly [T, number])[] {
  const counts = new Map<T, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].toSorted(([, a], [, b]) => b - a);
}
