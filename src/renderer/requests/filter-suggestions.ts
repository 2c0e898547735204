import {
  filterKeyNames,
  filterKeyOf,
  filterKeys,
  otherKeys,
  type FilterKey,
  type FilterValue,
} from '../../content/filter/filter-keys';
import { printValue } from '../../content/filter/print-filter';
import { checkIds } from '../../content/checks/problem';
import { reasonKinds } from '../../content/mark-reason';
import type { FilterSuggestion, FilterValues } from '../../contract/views';
import { t } from '../lib/messages/translate';
import { valueName } from './filter-names';

/** A possible completion at the caret. */
export interface Suggestion {
  /** Replaces the word at the caret. */
  readonly text: string;
  readonly detail: string;
  /** Number of requests in the view that have it, where it is known. */
  readonly count?: number | undefined;
  /** The word continues after it: a key without its value. */
  readonly isPartial: boolean;
}

export interface Suggestions {
  /** Start of the word that is replaced. */
  readonly start: number;
  readonly end: number;
  readonly items: readonly Suggestion[];
}

const mostItems = 12;

/** Returns completions at the caret: keys at the beginning of a word, values after a key or a comma. */
export function suggestionsAt(text: string, caret: number, values: FilterValues | undefined): Suggestions {
  const before = /(?:[^\s"]|"[^"]*"?)*$/.exec(text.slice(0, caret))?.[0] ?? '';
  const isInQuotes = before.split('"').length % 2 === 0;
  const rest = text.slice(caret);
  const after = (isInQuotes ? /^[^"]*"?/ : /^(?:[^\s"]|"[^"]*"?)*/).exec(rest)?.[0] ?? '';
  const place = { start: caret - before.length, end: caret + after.length };
  const match = /^(-?)(?:([a-z]+):)?(.*)$/i.exec(before);
  const [, sign = '', name, typed = ''] = match ?? [];
  if (name === undefined) return { ...place, items: keysLike(sign, typed) };
  const key = filterKeyOf(name);
  if (key === undefined) return { ...place, items: [] };
  const listed = /^(?:(?:[^",]|"[^"]*")*,)*/.exec(typed)?.[0] ?? '';
  const wanted = typed.slice(listed.length).replaceAll('"', '').toLowerCase();
  const taken = listed.split(',');
  const items = offered(key, values)
    .filter(({ value }) => !taken.includes(printValue(value)))
    .map(({ value, count }) => ({ value, count, detail: detailOf(key, value) }))
    .filter(({ value, detail }) => `${value} ${detail}`.toLowerCase().includes(wanted))
    .slice(0, mostItems)
    .map(({ value, count, detail }) => ({
      text: `${sign}${name.toLowerCase()}:${listed}${printValue(value)}`,
      detail,
      count,
      isPartial: false,
    }));
  // Text that is there already is not suggested.
  return { ...place, items: items.filter((item) => item.text !== before + after) };
}

/** Other spellings are offered only to those who begin to type them. */
function keysLike(sign: string, typed: string): readonly Suggestion[] {
  const begun = typed.toLowerCase();
  const others = begun === '' ? [] : Object.entries(otherKeys);
  return [...filterKeyNames.map((key) => [key, key] as const), ...others]
    .filter(([name]) => name.startsWith(begun))
    .map(([name, key]) => ({
      text: `${sign}${name}:`,
      detail: t(`filter.key.${key}.hint`),
      isPartial: true,
    }));
}

function detailOf(key: FilterKey, value: string): string {
  // The id of a field has no other name.
  return key === 'field' ? '' : valueName(key, value);
}

function offered(key: FilterKey, values: FilterValues | undefined): readonly FilterSuggestion[] {
  const known = isCounted(key) ? (values?.[key] ?? []) : [];
  const takes: FilterValue = filterKeys[key];
  switch (takes.kind) {
    case 'choice':
      return takes.values.map((value) => {
        const count = known.find((one) => one.value === value)?.count;
        // Values that no request has are not in the answer.
        return count === undefined && known.some((one) => one.count !== undefined)
          ? { value, count: 0 }
          : { value, ...(count === undefined ? {} : { count }) };
      });
    case 'language':
      return known;
    case 'name':
      if (key === 'reason') return ['any', 'none', ...reasonKinds, ...checkIds].map((value) => ({ value }));
      return key === 'origin' ? [{ value: 'local' }, ...known] : known;
    case 'date':
    case 'date-range':
      return ['today', 'yesterday', '7d', '2w', '3m', thisMonth()].map((value) => ({ value }));
    case 'number-range':
      return ['>500', '<50', '100..500'].map((value) => ({ value }));
  }
}

function isCounted(key: FilterKey): key is keyof FilterValues & FilterKey {
  return ['state', 'mark', 'source', 'target', 'origin', 'field'].includes(key);
}

function thisMonth(): string {
  const now = new Date();
  return `${now.getFullYear()}-${String(now.getMonth() + 1).padStart(2, '0')}`;
}
