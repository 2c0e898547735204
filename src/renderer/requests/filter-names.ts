import { checkIds } from '../../content/checks/problem';
import type { FilterKey } from '../../content/filter/filter-keys';
import type { FilterTerm, FilterTrouble } from '../../content/filter/filter-term';
import { languageName } from '../../content/language-tag';
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
    case 'test':
      return t(value === 'yes' ? 'filter.yes' : 'filter.no');
    case 'source':
    case 'target':
      return languageName(value, displayLocale);
    case 'origin':
      return value.toLowerCase() === 'local' ? t('filter.origin.local') : value;
    case 'from':
    case 'to':
      return dayName(value);
    case 'created':
    case 'completed':
      return rangeName(value);
    case 'has':
      return value === 'problem' || value === 'note' || value === 'open-note'
        ? t(`filter.has.${value}`)
        : value;
    case 'problem':
      return problemKindName(value);
    case 'order':
      return value === 'file' || value === 'written' || value === 'none' ? t(`filter.order.${value}`) : value;
    case 'id':
      return value;
  }
}

/** Returns the text of a term's chip. */
export function termName(term: FilterTerm): string {
  const name =
    term.kind === 'text'
      ? `“${term.text}”`
      : t('filter.chip', { key: t(`filter.key.${term.key}`), value: valueName(term.key, term.value) });
  return term.isNegated ? t('filter.not', { what: name }) : name;
}

export function troubleName({ kind, key, value }: FilterTrouble): string {
  switch (kind) {
    case 'unknown-key':
      return t('filter.trouble.unknownKey', { key, text: `"${key}:${value}"` });
    case 'missing-value':
      return t('filter.trouble.missingValue', { key });
    case 'bad-value':
      return t('filter.trouble.badValue', { key, value });
  }
}

function problemKindName(value: string): string {
  if (value === 'error' || value === 'warning') return t(`problems.level.${value}`);
  const check = checkIds.find((id) => id === value);
  return check === undefined ? value : checkName(check);
}

function rangeName(range: string): string {
  const [from = '', to] = range.split('..');
  if (to === undefined) return dayName(from);
  if (from === '') return t('filter.until', { day: dayName(to) });
  return to === ''
    ? t('filter.since', { day: dayName(from) })
    : t('filter.between', { from: dayName(from), to: dayName(to) });
}

function dayName(day: string): string {
  if (day === 'today' || day === 'yesterday') return t(`filter.day.${day}`);
  if (/^\d+d$/.test(day)) return t('filter.day.ago', { count: Number.parseInt(day, 10) });
  const date = new Date(`${day}T12:00:00`);
  return new Intl.DateTimeFormat(displayLocale, { day: 'numeric', month: 'short', year: 'numeric' }).format(
    date,
  );
}
