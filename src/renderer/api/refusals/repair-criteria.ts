import { isJsonObject } from '../../../content/json-object';
import type { JsonObject, JsonValue } from '../../../content/content-request';
import { parseLeniently } from './lenient-json';
import { repairInstant } from './repair-instant';
import { repairLanguageTag } from './repair-language';
import { pageParameters, repairState, type Parameters } from './repair-parameters';
import { ownValue } from '../../../content/own-value';

/** Other words for a criterion's type, in lower case without dots, dashes and underscores. */
const typeNames: Readonly<Record<string, string>> = {
  created: 'created',
  createdat: 'created',
  completed: 'completed',
  completedat: 'completed',
  state: 'state',
  status: 'state',
  source: 'source',
  languagesource: 'language.source',
  sourcelanguage: 'language.source',
  languagetarget: 'language.target',
  targetlanguage: 'language.target',
  language: 'language.target',
  target: 'language.target',
  id: 'id',
};

/**
 * The parameters of a criteria-based query with their faults repaired; a criterion that makes no sense is
 * left out.
 */
export function repairCriteriaParameters(parameters: URLSearchParams): Parameters {
  const given = parseLeniently(parameters.get('query') ?? '');
  const query: JsonObject = isJsonObject(given) ? given : { criteria: given ?? [] };
  const criteria = [
    ...entriesOf(query['criteria']).map(repairCriterion),
    repairCriterion({ type: 'state', criteria: parameters.get('state') }),
    repairCriterion({ type: 'completed', criteria: parameters.get('from') }),
  ].filter((criterion) => criterion !== undefined);
  const sortBy = repairSort(query['sortBy']);
  const repaired = { criteria, ...(sortBy.length === 0 ? {} : { sortBy }) };
  return [['query', JSON.stringify(repaired)], ...pageParameters(parameters)];
}

/** `{"state": "completed"}` instead of a list is read as one criterion per key. */
function entriesOf(value: JsonValue | undefined): readonly JsonValue[] {
  if (Array.isArray(value)) return value;
  if (!isJsonObject(value)) return [];
  if ('type' in value) return [value];
  return Object.entries(value).map(([type, criteria]) => ({ type, criteria }));
}

function repairCriterion(entry: JsonValue): JsonObject | undefined {
  if (!isJsonObject(entry)) return undefined;
  const name = typeof entry['type'] === 'string' ? entry['type'] : '';
  const key = name.toLowerCase().replaceAll(/[^a-z]/g, '');
  const type = ownValue(typeNames, key);
  const criteria = type === undefined ? undefined : repairValue(type, entry['criteria'] ?? entry['value']);
  return type === undefined || criteria === undefined ? undefined : { type, criteria };
}

function repairValue(type: string, value: JsonValue | undefined): JsonValue | undefined {
  if (type === 'created' || type === 'completed') return repairRange(value);
  if (type === 'state') return repairState(value);
  if (type.startsWith('language.')) return repairLanguageTag(value);
  if (typeof value === 'number') return String(value);
  return typeof value === 'string' && value !== '' ? value : undefined;
}

/** A single instant is read as "from then on". */
function repairRange(value: JsonValue | undefined): JsonObject | undefined {
  const given: JsonObject = isJsonObject(value) ? value : { from: value ?? null };
  const from = repairInstant(given['from'] ?? given['since'] ?? given['after']);
  const to = repairInstant(given['to'] ?? given['until'] ?? given['before']);
  if (from === undefined && to === undefined) return undefined;
  return { ...(from === undefined ? {} : { from }), ...(to === undefined ? {} : { to }) };
}

function repairSort(value: JsonValue | undefined): readonly string[] {
  const texts = Array.isArray(value) ? value : [value];
  const terms = new Map<string, string>();
  for (const text of texts) {
    if (typeof text !== 'string') continue;
    const by = /creat/i.test(text) ? 'created' : /complet|finish/i.test(text) ? 'completed' : undefined;
    if (by === undefined || terms.has(by)) continue;
    terms.set(by, /desc|^-/i.test(text) ? `${by}:desc` : by);
  }
  return [...terms.values()];
}
