import { spanOf } from '../../content/filter/filter-dates';
import type { Today, TodayGroup } from '../../contract/today';
import type { MarkReasonStore } from '../requests/mark-reason-store';
import type { RequestListStore } from '../requests/request-list-store';
import type { ConnectionStore } from '../upstream/connection-store';
import type { PairCount, TodayStore } from './today-store';

/** Requests counted by language and connection; the totals count all. */
const mostCounted = 20_000;
/** A median of this many is as good as one of all. */
const mostTimes = 2000;

interface Stores {
  readonly today: TodayStore;
  readonly list: Pick<RequestListStore, 'total'>;
  readonly reasons: Pick<MarkReasonStore, 'failureCounts'>;
  readonly connections: Pick<ConnectionStore, 'nameOf'>;
}

/** Sums up what is to do, what came and what was done, as of `nowMs`. */
export function readToday({ today, list, reasons, connections }: Stores, nowMs: number): Today {
  const since = (day: string): number => (spanOf(day, nowMs).fromMs ?? 0) * 1000;
  const midnightUs = since('today');
  const weekUs = since('7d');
  const toImport = list.total('to-import');
  const importFailed = list.total('import-failed');
  const pairs = {
    toImport: today.toImport(mostCounted),
    imported: today.imported(midnightUs, mostCounted),
  };
  const resultMs = medianMs(today.resultTimes(weekUs, mostTimes));
  const importMs = medianMs(today.importTimes(weekUs, mostTimes));
  const [oldestToImport, oldestWaiting] = [today.oldestToImport(), today.oldestWaiting()];
  return {
    toImport,
    ...(oldestToImport === undefined ? {} : { oldestToImport }),
    importFailed,
    ...(importFailed > 0 && importFailed <= mostCounted ? { failures: reasons.failureCounts() } : {}),
    waiting: list.total('waiting'),
    ...(oldestWaiting === undefined ? {} : { oldestWaiting }),
    arrived: today.arrivedCount(since('yesterday')),
    importedToday: today.importedCount(midnightUs),
    importedThisWeek: today.importedCount(weekUs),
    targets: groups(pairs, ({ target }) => target),
    // A removed connection of the same name is counted with the one that is here, as the filter does it.
    origins: groups(pairs, ({ origin }) => connections.nameOf(origin)),
    ...(toImport > mostCounted ? { counted: mostCounted } : {}),
    ...(resultMs === undefined ? {} : { resultMs }),
    ...(importMs === undefined ? {} : { importMs }),
  };
}

interface Pairs {
  readonly toImport: readonly PairCount[];
  readonly imported: readonly PairCount[];
}

function groups(pairs: Pairs, nameOf: (pair: PairCount) => string | undefined): readonly TodayGroup[] {
  const counts = new Map<string | undefined, { toImport: number; errors: number; imported: number }>();
  const of = (pair: PairCount) => {
    const name = nameOf(pair);
    const group = counts.get(name) ?? { toImport: 0, errors: 0, imported: 0 };
    counts.set(name, group);
    return group;
  };
  for (const pair of pairs.toImport) {
    const group = of(pair);
    group.toImport += pair.count;
    group.errors += pair.errors;
  }
  for (const pair of pairs.imported) of(pair).imported += pair.count;
  return Array.from(counts, ([name, group]) => (name === undefined ? group : { name, ...group })).toSorted(
    (a, b) => b.toImport - a.toImport || b.imported - a.imported,
  );
}

/** Clocks of two machines may make a time negative; it counts as none. */
function medianMs(timesUs: readonly number[]): number | undefined {
  const sorted = timesUs.map((us) => Math.max(us, 0)).toSorted((a, b) => a - b);
  const middle = sorted[Math.floor(sorted.length / 2)];
  return middle === undefined ? undefined : Math.round(middle / 1000);
}
