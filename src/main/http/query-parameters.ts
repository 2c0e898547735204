import { parseRequestState } from '../../content/content-request';
import { parseStrictJson } from '../platform/json/strict-json';
import { parseTimestamp } from '../../content/timestamp';
import { invalidInput } from '../platform/json/validation';
import type { Page, SimpleQuery } from '../requests/query/content-query-service';
import { parseCriteriaQuery, type CriteriaQuery } from '../requests/query/criteria-query';

export type QueryParameters = Readonly<Record<string, unknown>>;

/** Requests per page (decisions, section 4). */
export const pageSizes = { usual: 50, most: 1000 } as const;

/** A `query` parameter selects the criteria-based variant (decisions, section 4). */
export function isCriteriaBased(parameters: QueryParameters): boolean {
  return parameters['query'] !== undefined;
}

/**
 * The parameters of the simple-filter variant (interface document 4.4).
 *
 * @throws AppError INVALID_INPUT with every problem.
 */
export function parseSimpleParameters(parameters: QueryParameters): SimpleQuery {
  const problems: string[] = [];
  const texts = singleTexts(parameters, ['page', 'pageSize', 'state', 'from'], problems);
  const page = parsePage(texts, problems);

  const stateText = texts.get('state');
  const state = stateText === undefined ? undefined : parseRequestState(stateText);
  if (stateText !== undefined && state === undefined) {
    problems.push('state: must be one of pending, confirmed, completed');
  }
  const fromText = texts.get('from');
  const from = fromText === undefined ? undefined : parseTimestamp(fromText);
  if (fromText !== undefined && from === undefined) {
    problems.push(
      'from: must be an RFC 3339 date-time with offset, like 2026-11-20T09:30:00Z (a "+" is written %2B)',
    );
  }
  if (problems.length > 0) throw invalidInput(problems);
  return { ...page, state, completedFrom: from };
}

/**
 * The parameters of the criteria-based variant (interface document 4.3).
 *
 * @throws AppError INVALID_INPUT with every problem.
 */
export function parseCriteriaParameters(parameters: QueryParameters): { page: Page; query: CriteriaQuery } {
  const problems: string[] = [];
  for (const name of ['state', 'from']) {
    if (name in parameters) {
      problems.push(`${name}: can't be mixed with query, make it a criterion of the query instead`);
    }
  }
  const { state: _state, from: _from, ...own } = parameters;
  const texts = singleTexts(own, ['query', 'page', 'pageSize'], problems);
  const page = parsePage(texts, problems);
  const text = texts.get('query');
  // A repeated query was reported above.
  if (text === undefined) throw invalidInput(problems);

  const parsed = parseStrictJson(text);
  if (!parsed.ok) throw invalidInput([...problems, ...parsed.problems.map(inQuery)]);
  const query = parseCriteriaQuery(parsed.value, problems);
  return { page, query };
}

/**
 * Converts places like `body: is not valid JSON …`, `criteria[0].type: …` and `["a b"]: …` to places in the
 * parameter.
 */
function inQuery(problem: string): string {
  if (problem.startsWith('body:')) return `query:${problem.slice('body:'.length)}`;
  // The end of a long list, `… and 5 more`, has no place.
  if (problem.startsWith('…')) return problem;
  return problem.startsWith('[') ? `query${problem}` : `query.${problem}`;
}

function singleTexts(
  parameters: QueryParameters,
  known: readonly string[],
  problems: string[],
): ReadonlyMap<string, string> {
  const texts = new Map<string, string>();
  for (const [name, value] of Object.entries(parameters)) {
    if (!known.includes(name)) {
      problems.push(`${name}: is not a parameter of this query, known are ${known.join(', ')}`);
    } else if (typeof value === 'string') {
      texts.set(name, value);
    } else {
      problems.push(`${name}: is given more than once`);
    }
  }
  return texts;
}

function parsePage(texts: ReadonlyMap<string, string>, problems: string[]): Page {
  const page = wholeNumber(texts.get('page') ?? '1', Number.MAX_SAFE_INTEGER);
  if (page === undefined) problems.push('page: must be a whole number from 1');
  const pageSize = wholeNumber(texts.get('pageSize') ?? String(pageSizes.usual), pageSizes.most);
  if (pageSize === undefined) problems.push(`pageSize: must be a whole number from 1 to ${pageSizes.most}`);
  return { page: page ?? 1, pageSize: pageSize ?? pageSizes.usual };
}

/** Accepts decimal digits only; undefined for anything but a whole number from 1 to `max`. */
function wholeNumber(text: string, max: number): number | undefined {
  if (!/^\d{1,16}$/.test(text)) return undefined;
  const value = Number(text);
  return value >= 1 && value <= max ? value : undefined;
}
