import { isRecord } from '../../../content/json-object';
import {
  IsArray,
  IsEnum,
  IsObject,
  IsOptional,
  Type,
  type Static,
  type TObject,
  type TSchema,
} from 'typebox';
import { Check } from 'typebox/value';
import { parseRequestState, requestStates } from '../../../content/content-request';
import { canonicalLanguageTag, longestLanguageTag } from '../../../content/language-tag';
import { finerDigits, parseTimestamp } from '../../../content/timestamp';
import { invalidInput } from '../../platform/json/validation';
import type { AskedFilter, AskedRange } from './criteria-filter-sql';
import type { SortTerm } from './page-segments';

const rangeTypes = ['created', 'completed'] as const;
const textTypes = ['source', 'language.source', 'language.target', 'id'] as const;
/** Types of criteria (interface document 2.5). */
export const criterionTypes = [...rangeTypes, 'state', ...textTypes] as const;

/** `created` or `completed`, ascending unless `:desc` follows. */
const sortTexts = ['created', 'created:desc', 'completed', 'completed:desc'] as const;

/** Both spellings mean the same where a state is accepted (decisions, section 2). */
export const acceptedStates = [...requestStates, 'complete'] as const;

const Sort = Type.Enum([...sortTexts]);
const timeRequirement = 'must be an RFC 3339 date-time with offset, like 2026-11-20T09:30:00Z';
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

const criterionSchemas = [RangeCriterion, StateCriterion, TextCriterion];
const Criterion = Type.Union([RangeCriterion, StateCriterion, TextCriterion]);

/** The query object, for validation and documentation. */
export const CriteriaQueryObject = Type.Object(
  {
    criteria: Type.Array(Criterion, {
      description:
        'Criteria of different types must all hold, several of one type match any of them; `[]` matches every request.',
    }),
    sortBy: Type.Optional(
      Type.Array(Sort, {
        description:
          'In this order, then by `created` and `id`; without it by `created`. `created` and `completed` each at most ' +
          'once. Requests without `completed` come last either way.',
      }),
    ),
  },
  { ...closed, description: 'What to find and in which order (criteria-based variant).' },
);

export interface CriteriaQuery {
  readonly filter: AskedFilter;
  readonly sort: readonly SortTerm[];
}

/**
 * Parses the query object of the criteria-based variant (interface document 2.5; decisions, section 4):
 * criteria of one type are alternatives, different types must all hold. `earlierProblems` are reported
 * together with its own.
 *
 * @throws AppError INVALID_INPUT with every problem, each with its place below `query`.
 */
export function parseCriteriaQuery(value: unknown, earlierProblems: readonly string[] = []): CriteriaQuery {
  const problems = [...earlierProblems, ...faultsOf(CriteriaQueryObject, value, 'query')];
  const { criteria, sortBy } = isRecord(value) ? value : {};
  // Where the schema found a fault the rest is validated too, to report all problems together.
  const filter = emptyFilter();
  for (const [index, criterion] of listOf(criteria).entries()) {
    if (Check(Criterion, criterion)) {
      problems.push(...addCriterion(filter, criterion, `query.criteria[${index}].criteria`));
    }
  }
  const sort: SortTerm[] = [];
  for (const [index, text] of listOf(sortBy).entries()) {
    if (!Check(Sort, text)) continue;
    const term = {
      by: text.startsWith('created') ? 'created' : 'completed',
      descending: text.endsWith(':desc'),
    } as const;
    if (sort.some(({ by }) => by === term.by))
      problems.push(`query.sortBy[${index}]: sorts by ${term.by} again`);
    else sort.push(term);
  }
  if (problems.length > 0) throw invalidInput(problems);
  return { filter, sort };
}

/** Returns every fault of a value with its place, in words that state the schema's requirement. */
function faultsOf(schema: TSchema, value: unknown, place: string): readonly string[] {
  if (schema === Criterion) return criterionFaults(value, place);
  if (IsArray(schema) && Array.isArray(value)) {
    return value.flatMap((entry: unknown, index) => faultsOf(schema.items, entry, `${place}[${index}]`));
  }
  if (IsObject(schema) && isRecord(value)) return objectFaults(schema, value, place);
  return Check(schema, value) ? [] : [`${place}: ${requirement(schema, value)}`];
}

function objectFaults(schema: TObject, value: Record<string, unknown>, place: string): readonly string[] {
  const keys = Object.keys(schema.properties);
  const unknown = Object.keys(value).filter((key) => !keys.includes(key));
  const isEmpty = 'minProperties' in schema && Object.keys(value).length === 0;
  return [
    ...unknown.map(
      (key) => `${place}: has the unknown key ${JSON.stringify(key)}, known are ${keys.join(' and ')}`,
    ),
    ...(isEmpty ? [`${place}: needs ${keys.join(', ')} or both`] : []),
    ...Object.entries(schema.properties).flatMap(([key, property]) =>
      value[key] === undefined && IsOptional(property)
        ? []
        : faultsOf(property, value[key], `${place}.${key}`),
    ),
  ];
}

/** Validates by the schema of the criterion's type, because faults of all other schemas would be useless. */
function criterionFaults(value: unknown, place: string): readonly string[] {
  if (!isRecord(value)) return [`${place}: ${requirement(TextCriterion, value)}`];
  const schema = criterionSchemas.find(({ properties }) => Check(properties.type, value['type']));
  return schema === undefined
    ? [`${place}.type: must be one of ${criterionTypes.join(', ')}`]
    : objectFaults(schema, value, place);
}

function requirement(schema: TSchema, value: unknown): string {
  if (IsEnum(schema)) return `must be one of ${schema.enum.join(', ')}`;
  if (IsArray(schema))
    return value === undefined ? 'is missing, send [] for every request' : 'must be an array';
  if (IsObject(schema)) {
    const keys = Object.keys(schema.properties);
    if (schema === TimeRange) return `must be an object with ${keys.join(', ')} or both`;
    return `must be ${schema === CriteriaQueryObject ? 'a JSON' : 'an'} object with ${keys.join(' and ')}`;
  }
  return 'format' in schema ? timeRequirement : 'must be a text that is not empty';
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

/** Adds a criterion, or returns a fault that a schema can't express. */
function addCriterion(
  filter: MutableFilter,
  { type, criteria }: Static<typeof Criterion>,
  place: string,
): readonly string[] {
  switch (type) {
    case 'created':
    case 'completed':
      return addRange(filter[type], criteria, place);
    case 'state':
      filter.states.push(parseRequestState(criteria) ?? 'completed');
      return [];
    case 'source':
      filter.sources.push(criteria);
      return [];
    case 'id':
      filter.ids.push(criteria);
      return [];
    case 'language.source':
      return addLanguage(filter.languageSources, criteria, place);
    case 'language.target':
      return addLanguage(filter.languageTargets, criteria, place);
  }
}

function addLanguage(tags: string[], tag: string, place: string): readonly string[] {
  const canonical = canonicalLanguageTag(tag);
  if (canonical === undefined) return [languageProblem(tag, place)];
  tags.push(canonical);
  return [];
}

/**
 * The schema's format `date-time` accepts some instants that don't exist, and some outside the years 0000 to
 * 9999.
 */
function addRange(ranges: AskedRange[], given: Static<typeof TimeRange>, place: string): readonly string[] {
  const range: { -readonly [K in keyof AskedRange]: AskedRange[K] } = {};
  const problems: string[] = [];
  for (const [key, name, finerName] of [
    ['from', 'fromUs', 'fromFiner'],
    ['to', 'toUs', 'toFiner'],
  ] as const) {
    const text = given[key];
    if (text === undefined) continue;
    const instant = parseTimestamp(text);
    if (instant === undefined) {
      problems.push(`${place}.${key}: ${timeRequirement}`);
      continue;
    }
    range[name] = instant.us;
    const finer = finerDigits(instant.text);
    if (finer !== '') range[finerName] = finer;
  }
  ranges.push(range);
  return problems;
}

function languageProblem(tag: string, place: string): string {
  return tag.length > longestLanguageTag
    ? `${place}: has ${tag.length} characters, a language tag at most ${longestLanguageTag}`
    : `${place}: must be a BCP 47 language tag, like de or de-CH`;
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
