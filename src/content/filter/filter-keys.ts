import { checkIds } from '../checks/problem';
import { importStates, requestStates } from '../content-request';
import { canonicalLanguageTag } from '../language-tag';
import { normalDate, normalDateRange } from './filter-dates';

/** Kind of a key's value; `choice` lists all values. */
export type FilterValue =
  | {
      readonly kind: 'choice';
      readonly values: readonly string[];
      readonly others?: Readonly<Record<string, string>>;
    }
  | { readonly kind: 'language' | 'origin' | 'id' | 'date' | 'date-range' };

/** All keys of the filter language. */
export const filterKeys = {
  state: { kind: 'choice', values: requestStates, others: { complete: 'completed' } },
  source: { kind: 'language' },
  target: { kind: 'language' },
  origin: { kind: 'origin' },
  mark: {
    kind: 'choice',
    values: [...importStates, 'none'],
    others: { imported: 'success', failed: 'fail' },
  },
  /** The day that a row shows: of completion or, before it, of creation. Both ends are included. */
  from: { kind: 'date' },
  to: { kind: 'date' },
  created: { kind: 'date-range' },
  completed: { kind: 'date-range' },
  test: { kind: 'choice', values: ['yes', 'no'], others: { true: 'yes', false: 'no' } },
  /** `open-note` selects unresolved notes. */
  has: {
    kind: 'choice',
    values: ['problem', 'note', 'open-note'],
    others: { problems: 'problem', notes: 'note', 'open-notes': 'open-note' },
  },
  /** A kind of problem, or a level. */
  problem: {
    kind: 'choice',
    values: ['error', 'warning', ...checkIds],
    others: { errors: 'error', warnings: 'warning' },
  },
  /** How the order of a request was made: from an imported `file`, or `written` here; `none` has no order. */
  order: { kind: 'choice', values: ['file', 'written', 'none'] },
  id: { kind: 'id' },
} as const satisfies Record<string, FilterValue>;

export type FilterKey = keyof typeof filterKeys;

export const filterKeyNames: readonly FilterKey[] = Object.keys(filterKeys).filter(isFilterKey);

export function isFilterKey(text: string): text is FilterKey {
  return Object.hasOwn(filterKeys, text);
}

/** Returns the canonical spelling of a value, or undefined for one that the key doesn't accept. */
export function normalValue(key: FilterKey, value: string): string | undefined {
  const takes: FilterValue = filterKeys[key];
  switch (takes.kind) {
    case 'choice': {
      const lower = value.toLowerCase();
      if (takes.values.includes(lower)) return lower;
      return takes.others !== undefined && Object.hasOwn(takes.others, lower)
        ? takes.others[lower]
        : undefined;
    }
    case 'language':
      return canonicalLanguageTag(value);
    case 'date':
      return normalDate(value);
    case 'date-range':
      return normalDateRange(value);
    case 'origin':
    case 'id':
      return value === '' ? undefined : value;
  }
}
