import { Type } from 'typebox';
import { parseRequestState, requestStates } from '../../../content/content-request';
import { canonicalLanguageTag, longestLanguageTag } from '../../../content/language-tag';
import { finerDigits, parseTimestamp } from '../../../content/timestamp';
import { invalidInput } from '../../platform/json/validation';
import type { AskedFilter, AskedRange } from './criteria-filter';
import type { SortTerm } from './page-segments';

const rangeTypes = ['created', 'completed'] as const;
const textTypes = ['source', 'language.source', 'language.target', 'id'] as const;
/** What may be asked for (interface document 2.5). */
export const criterionTypes = [...rangeTypes, 'state', ...textTypes] as const;
type CriterionType = (typeof criterionTypes)[number];

/** `created` or `completed`, ascending unless `:desc` follows. */
const sortTexts = ['created', 'created:desc', 'completed', 'completed:desc'] as const;

/** Both spellings mean the same where a state is accepted (decisions, section 2). */
export const acceptedStates = [...requestStates, 'complete'] as const;

const closed = { additionalProperties: false };
const bound = (description: string) => Type.Optional(Type.String({ format: 'date-time', description }));

const TimeRange = Type.Object(
  { from: bound('Inclusive.'), to: bound('Exclusive.') },
  { ...closed, minProperties: 1 },
);
const RangeCriterion = Type.Object({ type: Type.Enum([...rangeTypes]), criteria: TimeRange }, closed);
const StateCriterion = Type.Object(
  { type: Type.Enum(['state']), criteria: Type.Enum([...acceptedStates]) },
  closed,
);
const TextCriterion = Type.Object(
  { type: Type.Enum([...textTypes]), criteria: Type.String({ minLength: 1 }) },
  closed,
);

/**
 * The query object as it is documented. `parseCriteriaQuery` names faults better than a union of objects can; the two share
 * the lists of what is known, and a test holds them together.
 */
export const CriteriaQueryObject = Type.Object(
  {
    criteria: Type.Array(Type.Union([RangeCriterion, StateCriterion, TextCriterion]), {
      description:
        'Criteria of different types must all hold, several of one type match any of them; `[]` matches every request.',
    }),
    sortBy: Type.Optional(
      Type.Array(Type.Enum([...sortTexts]), {
        description:
          'In this order, then by `created` and `id`; without it by `created`. `created` and `completed` each at most ' +
          'once. Requests without `completed` come last either way.',
      }),
    ),
  },
  { ...closed, description: 'What to find and in which order (criteria-based variant).' },
);

const queryKeys = Object.keys(CriteriaQueryObject.properties);
const criterionKeys = Object.keys(TextCriterion.properties);
const rangeKeys = Object.keys(TimeRange.properties);

export interface CriteriaQuery {
  readonly filter: AskedFilter;
  readonly sort: readonly SortTerm[];
}

/**
 * Takes the query object of the criteria-based variant apart (interface document 2.5; decisions, section 4): criteria of
 * one type are alternatives, different types must all hold. `earlierProblems` are reported together with its own.
 *
 * @throws AppError INVALID_INPUT with every problem, each with its place below `query`.
 */
export function parseCriteriaQuery(value: unknown, earlierProblems: readonly string[] = []): CriteriaQuery {
  const problems = [...earlierProblems];
  if (!isRecord(value)) {
    throw invalidInput([...problems, 'query: must be a JSON object with criteria and sortBy']);
  }
  problems.push(...unknownKeys(value, queryKeys, 'query'));

  const filter = emptyFilter();
  const { criteria } = value;
  if (criteria === undefined) problems.push('query.criteria: is missing, send [] for every request');
  else if (!Array.isArray(criteria)) problems.push('query.criteria: must be an array');
  else criteria.forEach((entry, index) => addCriterion(filter, entry, `query.criteria[${index}]`, problems));

  const sort = parseSort(value['sortBy'], problems);
  if (problems.length > 0) throw invalidInput(problems);
  return { filter, sort };
}

type GivenFilter = Omit<AskedFilter, 'withoutCompleted' | 'finer' | 'withoutKeys'>;
type MutableFilter = { -readonly [K in keyof GivenFilter]: GivenFilter[K][number][] };

function emptyFilter(): MutableFilter {
  return {
    created: [],
    completed: [],
    states: [],
    sources: [],
    languageSources: [],
    languageTargets: [],
    ids: [],
  };
}

function addCriterion(filter: MutableFilter, entry: unknown, place: string, problems: string[]): void {
  if (!isRecord(entry)) {
    problems.push(`${place}: must be an object with type and criteria`);
    return;
  }
  problems.push(...unknownKeys(entry, criterionKeys, place));
  const type = criterionTypes.find((known) => known === entry['type']);
  if (type === undefined) {
    problems.push(`${place}.type: must be one of ${criterionTypes.join(', ')}`);
    return;
  }
  problems.push(...addValue(filter, type, entry['criteria'], `${place}.criteria`));
}

/** Adds the criterion's value to the filter, or answers all that is wrong with it. */
function addValue(
  filter: MutableFilter,
  type: CriterionType,
  value: unknown,
  place: string,
): readonly string[] {
  if (type === 'created' || type === 'completed') {
    const { range, problems } = parseRange(value, place);
    filter[type].push(range);
    return problems;
  }
  if (typeof value !== 'string' || value === '') return [`${place}: must be a text that is not empty`];
  if (type === 'state') {
    const state = parseRequestState(value);
    if (state === undefined) return [`${place}: must be one of pending, confirmed, completed`];
    filter.states.push(state);
  } else if (type === 'source') {
    filter.sources.push(value);
  } else if (type === 'id') {
    filter.ids.push(value);
  } else {
    const canonical = canonicalLanguageTag(value);
    if (canonical === undefined) return [languageProblem(value, place)];
    filter[type === 'language.source' ? 'languageSources' : 'languageTargets'].push(canonical);
  }
  return [];
}

function languageProblem(tag: string, place: string): string {
  return tag.length > longestLanguageTag
    ? `${place}: has ${tag.length} characters, a language tag at most ${longestLanguageTag}`
    : `${place}: must be a BCP 47 language tag, like de or de-CH`;
}

function parseRange(
  value: unknown,
  place: string,
): { readonly range: AskedRange; readonly problems: readonly string[] } {
  if (!isRecord(value)) return { range: {}, problems: [`${place}: must be an object with from, to or both`] };
  const problems = [...unknownKeys(value, rangeKeys, place)];
  if (problems.length === 0 && value['from'] === undefined && value['to'] === undefined) {
    problems.push(`${place}: needs from, to or both`);
  }
  const range: { -readonly [K in keyof AskedRange]: AskedRange[K] } = {};
  for (const [key, name, finerName] of [
    ['from', 'fromUs', 'fromFiner'],
    ['to', 'toUs', 'toFiner'],
  ] as const) {
    const text = value[key];
    if (text === undefined) continue;
    const instant = typeof text === 'string' ? parseTimestamp(text) : undefined;
    if (instant === undefined) {
      problems.push(`${place}.${key}: must be an RFC 3339 date-time with offset, like 2026-11-20T09:30:00Z`);
    } else {
      range[name] = instant.us;
      const finer = finerDigits(instant.text);
      if (finer !== '') range[finerName] = finer;
    }
  }
  return { range, problems };
}

function parseSort(value: unknown, problems: string[]): readonly SortTerm[] {
  if (value === undefined) return [];
  if (!Array.isArray(value)) {
    problems.push('query.sortBy: must be an array');
    return [];
  }
  const terms: SortTerm[] = [];
  for (const [index, text] of value.entries()) {
    const known = sortTexts.find((candidate) => candidate === text);
    if (known === undefined) {
      problems.push(`query.sortBy[${index}]: must be one of ${sortTexts.join(', ')}`);
      continue;
    }
    const term: SortTerm = {
      by: known.startsWith('created') ? 'created' : 'completed',
      descending: known.endsWith(':desc'),
    };
    if (terms.some((earlier) => earlier.by === term.by))
      problems.push(`query.sortBy[${index}]: sorts by ${term.by} again`);
    else terms.push(term);
  }
  return terms;
}

function unknownKeys(
  object: Record<string, unknown>,
  known: readonly string[],
  place: string,
): readonly string[] {
  return Object.keys(object)
    .filter((key) => !known.includes(key))
    .map((key) => `${place}: has the unknown key ${JSON.stringify(key)}, known are ${known.join(' and ')}`);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
