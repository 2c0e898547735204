import { certainties } from '../checks/certainty';
import { checkIds } from '../checks/problem';
import { importStates, requestStates } from '../content-request';
import { canonicalLanguageTag } from '../language-tag';
import { failureStates } from '../mark-reason';
import { normalDate, normalDateRange } from './filter-dates';
import { normalNumberRange } from './filter-numbers';
import { ownValue } from '../own-value';

/** Kind of a key's values; `choice` lists all of them, with other spellings. `name` takes any text. */
export type FilterValue =
  | {
      readonly kind: 'choice';
      readonly values: readonly string[];
      readonly others?: Readonly<Record<string, string>>;
    }
  | { readonly kind: 'language' | 'name' | 'date' | 'date-range' | 'number-range' };

/** All keys of the filter language. */
export const filterKeys = {
  state: { kind: 'choice', values: requestStates, others: { complete: 'completed' } },
  source: { kind: 'language' },
  target: { kind: 'language' },
  /** A connection by its name; `local` for requests that were submitted here. */
  origin: { kind: 'name' },
  mark: {
    kind: 'choice',
    values: [...importStates, 'none'],
    others: { imported: 'success', failed: 'fail' },
  },
  /**
   * Why the import failed: a kind of reason, a check, a field, or a part of the words; `any` and `none` are
   * failed requests with and without a reason.
   */
  reason: { kind: 'name' },
  /** How far the vendor's answer to a failed import is. */
  answer: { kind: 'choice', values: failureStates, others: { wrong: 'still-wrong' } },
  /** `changed` since it was reviewed. */
  reviewed: { kind: 'choice', values: ['yes', 'no', 'changed'], others: { true: 'yes', false: 'no' } },
  /** The day that a row shows: of completion or, before it, of creation. Both ends are included. */
  since: { kind: 'date' },
  until: { kind: 'date' },
  created: { kind: 'date-range' },
  completed: { kind: 'date-range' },
  /** The time of the import mark. */
  marked: { kind: 'date-range' },
  /** Number of words of the source. */
  words: { kind: 'number-range' },
  test: { kind: 'choice', values: ['yes', 'no'], others: { true: 'yes', false: 'no' } },
  /** `open-note` selects unresolved notes, `refusal` what a receiver refuses. */
  has: {
    kind: 'choice',
    values: ['problem', 'note', 'open-note', 'refusal'],
    others: { problems: 'problem', notes: 'note', 'open-notes': 'open-note', refusals: 'refusal' },
  },
  /** A level, how sure it is that something is a mistake, or a check. */
  problem: {
    kind: 'choice',
    values: ['error', 'warning', ...certainties, ...checkIds],
    others: { errors: 'error', warnings: 'warning' },
  },
  /** How the order of a request was made: from an imported `file`, or `written` here; `none` has no order. */
  order: { kind: 'choice', values: ['file', 'written', 'none'] },
  /** The request's id or its beginning, here or at the service that it was sent to. */
  id: { kind: 'name' },
  /** The id of a field of the request. */
  field: { kind: 'name' },
  /** The id of a request with the same source: the same job in another language. */
  job: { kind: 'name' },
} as const satisfies Record<string, FilterValue>;

export type FilterKey = keyof typeof filterKeys;

/** Other spellings of keys. */
export const otherKeys: Readonly<Record<string, FilterKey>> = {
  connection: 'origin',
  from: 'since',
  to: 'until',
};

export const filterKeyNames: readonly FilterKey[] = Object.keys(filterKeys).filter(isFilterKey);

function isFilterKey(text: string): text is FilterKey {
  return Object.hasOwn(filterKeys, text);
}

/** Returns the key that a spelling stands for, in any case. */
export function filterKeyOf(text: string): FilterKey | undefined {
  const lower = text.toLowerCase();
  if (isFilterKey(lower)) return lower;
  return ownValue(otherKeys, lower);
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
    case 'number-range':
      return normalNumberRange(value);
    case 'name':
      return value === '' ? undefined : value;
  }
}
