import { filterKeyNames, filterKeys, isFilterKey, type FilterValue } from '../../content/filter/filter-keys';
import { languageName } from '../../content/language-tag';
import type { FilterValues } from '../../contract/views';
import { displayLocale } from '../lib/messages/locale';
import { t } from '../lib/messages/translate';
import { valueName } from './filter-names';

/** A possible completion at the caret. */
export interface Suggestion {
  /** Replaces the word at the caret. */
  readonly text: string;
  readonly detail: string;
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

/** Returns completions at the caret: keys at the beginning of a word, values after a key. */
export function suggestionsAt(text: string, caret: number, values: FilterValues | undefined): Suggestions {
  const before = /(?:[^\s"]|"[^"]*"?)*$/.exec(text.slice(0, caret))?.[0] ?? '';
  const isInQuotes = before.split('"').length % 2 === 0;
  const rest = text.slice(caret);
  const after = (isInQuotes ? /^[^"]*"?/ : /^(?:[^\s"]|"[^"]*"?)*/).exec(rest)?.[0] ?? '';
  const place = { start: caret - before.length, end: caret + after.length };
  const match = /^(-?)(?:([a-z]+):)?(.*)$/i.exec(before);
  const [, sign = '', key, typed = ''] = match ?? [];
  if (key === undefined) return { ...place, items: keysLike(sign, typed) };
  const known = key.toLowerCase();
  if (!isFilterKey(known)) return { ...place, items: [] };
  const wanted = typed.replaceAll('"', '').toLowerCase();
  const items = offered(known, values)
    .filter(([value, name]) => `${value} ${name}`.toLowerCase().includes(wanted))
    .slice(0, mostItems)
    .map(([value, detail]) => ({
      text: `${sign}${known}:${/\s/.test(value) ? `"${value}"` : value}`,
      detail,
      isPartial: false,
    }));
  // Text that is there already is not suggested.
  return { ...place, items: items.filter((item) => item.text !== before + after) };
}

function keysLike(sign: string, typed: string): readonly Suggestion[] {
  return filterKeyNames
    .filter((key) => key.startsWith(typed.toLowerCase()))
    .map((key) => ({ text: `${sign}${key}:`, detail: t(`filter.key.${key}.hint`), isPartial: true }));
}

function offered(
  key: (typeof filterKeyNames)[number],
  values: FilterValues | undefined,
): readonly (readonly [value: string, name: string])[] {
  const takes: FilterValue = filterKeys[key];
  switch (takes.kind) {
    case 'choice':
      return takes.values.map((value) => [value, valueName(key, value)]);
    case 'language': {
      const tags = (key === 'source' ? values?.sourceLanguages : values?.targetLanguages) ?? [];
      return tags.map((tag) => [tag, languageName(tag, displayLocale)]);
    }
    case 'origin':
      return ['local', ...(values?.origins ?? [])].map((name) => [name, valueName(key, name)]);
    case 'date':
      return ['today', 'yesterday', '7d', '30d'].map((day) => [day, valueName(key, day)]);
    case 'date-range':
      return ['today', 'yesterday', '7d..', '30d..'].map((range) => [range, valueName(key, range)]);
    case 'id':
      return [];
  }
}
