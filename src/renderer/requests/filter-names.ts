import { isCertainty } from '../../content/checks/certainty';
import { checkIds } from '../../content/checks/problem';
import { filterKeys, normalValue, type FilterKey, type FilterValue } from '../../content/filter/filter-keys';
import { numbersOf } from '../../content/filter/filter-numbers';
import type { FilterTerm, FilterTrouble } from '../../content/filter/filter-term';
import { failureStates, type FailureState } from '../../content/mark-reason';
import { languageName } from '../../content/language-tag';
import { formatChoice, formatNumber } from '../lib/messages/format';
import { displayLocale } from '../lib/messages/locale';
import { checkName } from '../lib/messages/problem-text';
import { t } from '../lib/messages/translate';

/** Returns the display name of a key's value. */
export function valueName(key: FilterKey, value: string): string {
  switch (key) {
    case 'state':
      return value === 'pending' || value === 'confirmed' || value === 'completed'
        ? t(`state.${value}`)
        : value;
    case 'mark':
      return value === 'success' || value === 'fail' || value === 'none' ? t(`filter.mark.${value}`) : value;
    case 'reason':
      return value === 'any' || value === 'none' ? t(`filter.reason.${value}`) : checkNameOf(value);
    case 'answer':
      return isFailureState(value) ? t(`filter.answer.${value}`) : value;
    case 'reviewed':
      if (value === 'changed') return t('filter.reviewed.changed');
      return t(value === 'yes' ? 'filter.yes' : 'filter.no');
    case 'test':
      return t(value === 'yes' ? 'filter.yes' : 'filter.no');
    case 'source':
    case 'target':
      return languageName(value, displayLocale());
    case 'origin':
      return value.toLowerCase() === 'local' ? t('filter.origin.local') : value;
    case 'since':
    case 'until':
      return dayName(value);
    case 'created':
    case 'completed':
    case 'marked':
      return rangeName(value);
    case 'words':
      return numbersName(value);
    case 'has':
      return value === 'problem' || value === 'note' || value === 'open-note' || value === 'refusal'
        ? t(`filter.has.${value}`)
        : value;
    case 'problem':
      return problemKindName(value);
    case 'order':
      return value === 'file' || value === 'written' || value === 'none' ? t(`filter.order.${value}`) : value;
    case 'id':
    case 'field':
    case 'job':
      return value;
  }
}

/** Returns the text of a term's chip. */
export function termName(term: FilterTerm): string {
  if (term.kind === 'text') {
    const words = `“${term.text}”`;
    return term.isNegated ? t('filter.not', { what: words }) : words;
  }
  const values = formatChoice(term.values.map((value) => valueName(term.key, value)));
  return t('filter.chip', {
    key: t(`filter.key.${term.key}`),
    value: term.isNegated ? t('filter.not', { what: values }) : values,
  });
}

/** Says what is wrong with a part of the filter, and which values it may have. */
export function troubleName(trouble: FilterTrouble): string {
  const { kind, name, value } = trouble;
  if (kind === 'no-letters') return t('filter.trouble.noLetters', { value });
  if (kind === 'unknown-key')
    return t('filter.trouble.unknownKey', { key: name, text: `"${name}:${value}"` });
  const { key } = trouble;
  const language = { since: 'source', until: 'target' } as const;
  if ((key === 'since' || key === 'until') && normalValue(language[key], value) !== undefined) {
    return t('filter.trouble.language', { key: name, text: `${language[key]}:${value}` });
  }
  const forms = formsOf(key);
  return kind === 'missing-value'
    ? t('filter.trouble.missingValue', { key: name, forms })
    : t('filter.trouble.badValue', { key: name, value, forms });
}

/** The values that a key accepts, in words. */
function formsOf(key: FilterKey): string {
  if (key === 'problem') return t('filter.forms.problem');
  const takes: FilterValue = filterKeys[key];
  return takes.kind === 'choice' ? formatChoice(takes.values) : t(`filter.forms.${takes.kind}`);
}

function problemKindName(value: string): string {
  if (value === 'error' || value === 'warning') return t(`problems.level.${value}`);
  if (isCertainty(value)) return t(`problems.certainty.${value}`);
  return checkNameOf(value);
}

function checkNameOf(value: string): string {
  const check = checkIds.find((id) => id === value);
  return check === undefined ? value : checkName(check);
}

function isFailureState(value: string): value is FailureState {
  return failureStates.some((state) => state === value);
}

function numbersName(range: string): string {
  const { min, max } = numbersOf(range);
  if (min === max) return formatNumber(min);
  if (max === Infinity) return t('filter.atLeast', { number: formatNumber(min) });
  if (min === 0) return t('filter.atMost', { number: formatNumber(max) });
  return t('filter.between', { from: formatNumber(min), to: formatNumber(max) });
}

function rangeName(range: string): string {
  const isAgo = /^\d+[dwm]$/.test(range);
  const [from = '', to = isAgo ? '' : undefined] = range.split('..');
  if (to === undefined || to === from) return dayName(from);
  if (from === '') return t('filter.until', { day: dayName(to) });
  return to === ''
    ? t('filter.since', { day: dayName(from) })
    : t('filter.between', { from: dayName(from), to: dayName(to) });
}

function dayName(day: string): string {
  if (day === 'today' || day === 'yesterday') return t(`filter.day.${day}`);
  const [, count, unit] = /^(\d+)([dwm])$/.exec(day) ?? [];
  if (unit === 'd' || unit === 'w' || unit === 'm') return t(`filter.ago.${unit}`, { count: Number(count) });
  const isMonth = /^\d+-\d+$/.test(day);
  const date = new Date(`${isMonth ? `${day}-01` : day}T12:00:00`);
  const parts = { month: isMonth ? 'long' : 'short', year: 'numeric' } as const;
  return new Intl.DateTimeFormat(displayLocale(), isMonth ? parts : { ...parts, day: 'numeric' }).format(
    date,
  );
}
