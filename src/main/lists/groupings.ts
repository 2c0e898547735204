import { spanOf } from '../../content/filter/filter-dates';
import { groupFilter } from '../../content/filter/group-filter';
import type { GroupCounts } from '../../contract/groups';
import type { JobFilter } from '../../contract/jobs';
import type { ConnectionStore } from '../upstream/connection-store';
import type { GroupStore, StoredGroup, ValueCount } from './group-store';

/** The name of a group, as `GroupRow` has it. */
export type GroupName = string | undefined;

export type CountsWithErrors = GroupCounts & { readonly errors: number };

/** The groups of one grouping, read once. Counts are read for the groups that are shown. */
export interface Groups {
  readonly names: (filter: JobFilter) => readonly GroupName[];
  readonly countsOf: (name: GroupName) => CountsWithErrors;
  readonly filterOf: (name: GroupName) => string;
}

export function groupByLanguage(store: GroupStore): Groups {
  const groups = named(store.languages(), store.languageErrors(), String);
  const tags = [...groups.keys()].filter((tag) => tag !== undefined);
  return fromMap(groups, (name) => groupFilter('target', name, tags));
}

/**
 * A removed connection of the same name is counted with the one that is here, as the filter does it. Requests
 * that were submitted here come first.
 */
export function groupByConnection(store: GroupStore, connections: Pick<ConnectionStore, 'nameOf'>): Groups {
  const nameOf = (value: string | number): GroupName => connections.nameOf(Number(value));
  const groups = named(store.origins(), store.originErrors(), nameOf);
  const sorted = new Map([...groups].toSorted(([a = ''], [b = '']) => (a < b ? -1 : a > b ? 1 : 0)));
  return fromMap(sorted, (name) => groupFilter('origin', name, []));
}

/** Days of completion in local time, the newest first. Before them come requests without a result. */
export function groupByDay(store: GroupStore, nowMs: number): Groups {
  const waiting = store.withoutResult();
  const isWaiting = waiting.toImport + waiting.failed + waiting.waiting + waiting.imported > 0;
  return {
    names(filter) {
      if (filter === 'to-import') return daysOf((beforeUs) => store.lastToImport(beforeUs));
      const days = daysOf((beforeUs) => store.lastCompleted(beforeUs));
      return isWaiting ? [undefined, ...days] : days;
    },
    countsOf(name) {
      if (name === undefined) return { ...waiting, errors: 0 };
      const { fromMs = 0, toMs = 0 } = spanOf(name, nowMs);
      const times = { fromUs: fromMs * 1000, toUs: toMs * 1000 };
      return { ...store.completedIn(times), errors: store.errorsIn(times) };
    },
    filterOf: (name) => (name === undefined ? 'state:pending,confirmed' : `completed:${name}`),
  };
}

/** Finds the days that have a completion, each by one step in the index. */
function daysOf(lastBefore: (us: number) => number | undefined): readonly string[] {
  const days: string[] = [];
  let last = lastBefore(Number.MAX_SAFE_INTEGER);
  while (last !== undefined) {
    const date = new Date(last / 1000);
    days.push(dayName(date));
    last = lastBefore(date.setHours(0, 0, 0, 0) * 1000);
  }
  return days;
}

function dayName(date: Date): string {
  const parts = [date.getMonth() + 1, date.getDate()].map((part) => String(part).padStart(2, '0'));
  return [String(date.getFullYear()).padStart(4, '0'), ...parts].join('-');
}

function named(
  stored: readonly StoredGroup[],
  errors: readonly ValueCount[],
  nameOf: (value: string | number) => GroupName,
): ReadonlyMap<GroupName, CountsWithErrors> {
  const groups = new Map<GroupName, CountsWithErrors>();
  const errorsOf = new Map(errors.map(({ value, count }) => [value, count]));
  for (const { value, toImport, failed, waiting, imported } of stored) {
    const name = nameOf(value);
    const known = groups.get(name) ?? noRequests;
    groups.set(name, {
      toImport: known.toImport + toImport,
      failed: known.failed + failed,
      waiting: known.waiting + waiting,
      imported: known.imported + imported,
      errors: known.errors + (errorsOf.get(value) ?? 0),
    });
  }
  return groups;
}

const noRequests: CountsWithErrors = { toImport: 0, failed: 0, waiting: 0, imported: 0, errors: 0 };

function fromMap(
  groups: ReadonlyMap<GroupName, CountsWithErrors>,
  filterOf: (name: GroupName) => string,
): Groups {
  const all = [...groups.keys()];
  const toImport = all.filter((name) => (groups.get(name)?.toImport ?? 0) > 0);
  return {
    names: (filter) => (filter === 'all' ? all : toImport),
    countsOf: (name) => groups.get(name) ?? noRequests,
    filterOf,
  };
}
