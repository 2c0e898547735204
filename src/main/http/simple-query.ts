import { parseRequestState } from '../../shared/content-request';
import { parseTimestamp } from '../../shared/timestamp';
import { invalidInput } from '../../shared/validation';
import type { SimpleQuery } from '../services/content-request-service';

const parameters = ['page', 'pageSize', 'state', 'from'] as const;
const defaultPageSize = 50;
const maxPageSize = 1000;

/**
 * The parameters of the simple-filter query (interface document 4.4; decisions, section 4).
 *
 * @throws AppError INVALID_INPUT with every problem.
 */
export function parseSimpleQuery(query: Readonly<Record<string, unknown>>): SimpleQuery {
  const problems: string[] = [];
  const texts = new Map<string, string>();
  for (const [name, value] of Object.entries(query)) {
    if (name === 'query') {
      problems.push(
        'query: criteria-based queries are not offered by this version, use state, from, page, pageSize',
      );
    } else if (!parameters.some((known) => known === name)) {
      problems.push(`${name}: is not a parameter of this query, known are ${parameters.join(', ')}`);
    } else if (typeof value === 'string') {
      texts.set(name, value);
    } else {
      problems.push(`${name}: is given more than once`);
    }
  }

  const page =
    wholeNumber(texts.get('page'), 1, Number.MAX_SAFE_INTEGER) ??
    problem('page', 'must be a whole number from 1');
  const pageSize =
    wholeNumber(texts.get('pageSize'), defaultPageSize, maxPageSize) ??
    problem('pageSize', `must be a whole number from 1 to ${maxPageSize}`);
  const stateText = texts.get('state');
  const state = stateText === undefined ? undefined : parseRequestState(stateText);
  if (stateText !== undefined && state === undefined) {
    problem('state', 'must be one of pending, confirmed, completed');
  }
  const fromText = texts.get('from');
  const from = fromText === undefined ? undefined : parseTimestamp(fromText);
  if (fromText !== undefined && from === undefined) {
    problem(
      'from',
      'must be an RFC 3339 date-time with offset, like 2026-11-20T09:30:00Z (a "+" is written %2B)',
    );
  }
  if (problems.length > 0) throw invalidInput(problems);
  return { page, pageSize, state, completedFromUs: from?.us };

  function problem(name: string, text: string): number {
    problems.push(`${name}: ${text}`);
    return 1;
  }
}

/** Decimal digits only; undefined when it is not a whole number from 1 to `max`. */
function wholeNumber(text: string | undefined, fallback: number, max: number): number | undefined {
  if (text === undefined) return fallback;
  if (!/^\d{1,16}$/.test(text)) return undefined;
  const value = Number(text);
  return value >= 1 && value <= max ? value : undefined;
}
