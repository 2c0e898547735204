import { parseRequestState } from '../../../content/content-request';
import { repairInstant } from './repair-instant';

export type Parameters = readonly (readonly [name: string, value: string])[];

const mostPerPage = 1000;

/** The parameters of a simple-filter query with their faults repaired; what makes no sense is left out. */
export function repairSimpleParameters(parameters: URLSearchParams): Parameters {
  const state = repairState(parameters.get('state'));
  const from = repairInstant(parameters.get('from'));
  return [
    ...(state === undefined ? [] : [['state', state] as const]),
    ...(from === undefined ? [] : [['from', from] as const]),
    ...pageParameters(parameters),
  ];
}

/**
 * Returns accepted values of `page` and `pageSize` closest to the given ones; parameters without a number are
 * dropped.
 */
export function pageParameters(parameters: URLSearchParams): Parameters {
  return (
    [
      ['page', Number.MAX_SAFE_INTEGER],
      ['pageSize', mostPerPage],
    ] as const
  ).flatMap(([name, most]) => {
    const text = parameters.get(name)?.trim() ?? '';
    if (!/^\d{1,16}$/.test(text)) return [];
    return [[name, String(Math.min(Math.max(Number(text), 1), most))] as const];
  });
}

export function repairState(value: unknown): string | undefined {
  if (typeof value !== 'string' || value.trim() === '') return undefined;
  const text = value.trim().toLowerCase();
  const known = parseRequestState(text);
  if (known !== undefined) return known;
  if (/^(?:done|finished|ready|closed|translated)$/.test(text)) return 'completed';
  if (/^(?:new|open|waiting|created|submitted)$/.test(text)) return 'pending';
  return /confirm|progress/.test(text) ? 'confirmed' : 'completed';
}
