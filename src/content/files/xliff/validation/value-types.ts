import { canonicalLanguageTag } from '../../../language-tag';
import { isNameToken, isQualifiedName } from '../../xml/xml-names';
import type { ValueType } from './schema';

/** A type that has these values. */
export function oneOf(values: string): ValueType {
  const all = values.split(' ');
  const title =
    all.length > 12 ? `${all.slice(0, 10).join(', ')} or another value of the list` : all.join(', ');
  return { accepts: (value) => all.includes(value), title: `one of ${title}` };
}

/** A list of values, and own ones that begin with `x-`. */
export function oneOfOrOwn(values: string): ValueType {
  const { accepts, title } = oneOf(values);
  return {
    accepts: (value) => accepts(value) || /^x-\S+$/.test(value),
    title: `${title}, or begin with “x-”`,
  };
}

function matching(pattern: RegExp, title: string): ValueType {
  return { accepts: (value) => pattern.test(value), title };
}

function numberBetween(least: number, most: number): ValueType {
  return {
    accepts: (value) =>
      /^[-+]?(?:\d{1,30}(?:\.\d{0,30})?|\.\d{1,30})(?:[eE][-+]?\d{1,3})?$/.test(value.trim()) &&
      Number(value) >= least &&
      Number(value) <= most,
    title: `a number from ${least} to ${most}`,
  };
}

/** Types that both versions of XLIFF use. */
export const commonTypes: ReadonlyMap<string, ValueType> = new Map([
  ['any', { accepts: () => true, title: 'text' }],
  ['token', { accepts: (value) => isNameToken(value.trim()), title: 'a name token, without spaces' }],
  [
    'name',
    {
      accepts: (value) => isQualifiedName(value) && !value.includes(':'),
      title: 'a name that begins with a letter',
    },
  ],
  [
    'tokens',
    {
      accepts: (value) => value.trim() !== '' && value.trim().split(/\s+/).every(isNameToken),
      title: 'name tokens with spaces between them',
    },
  ],
  ['yesNo', oneOf('yes no')],
  [
    'language',
    { accepts: (value) => canonicalLanguageTag(value) !== undefined, title: 'a language tag such as de-AT' },
  ],
  // XML lets an empty one say that the text has no language (XML 1.0, 2.12).
  [
    'languageOrNone',
    {
      accepts: (value) => value === '' || canonicalLanguageTag(value) !== undefined,
      title: 'a language tag such as de-AT, or empty',
    },
  ],
  ['space', oneOf('default preserve')],
  ['positive', matching(/^\s{0,9}\+?0{0,20}[1-9]\d{0,20}\s{0,9}$/, 'a whole number from 1')],
  ['priority', matching(/^\s{0,9}\+?0{0,20}(?:[1-9]|10)\s{0,9}$/, 'a whole number from 1 to 10')],
  ['integer', matching(/^\s{0,9}[-+]?\d{1,40}\s{0,9}$/, 'a whole number')],
  ['percent', numberBetween(0, 100)],
  ['confidence', numberBetween(0, 1)],
  [
    'dateTime',
    matching(
      /^-?\d{4,9}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])T(?:[01]\d|2[0-4]):[0-5]\d:[0-5]\d(?:\.\d{1,20})?(?:Z|[-+](?:0\d|1[0-4]):[0-5]\d)?$/,
      'a date and time such as 2026-11-24T09:30:00Z',
    ),
  ],
  // Schemas escape what addresses lack, so that every text is one (XML Schema 2, 3.2.17).
  ['uri', { accepts: () => true, title: 'an address' }],
  ['prefixed', matching(/^[^\s:]+:[^\s:]+$/, 'a prefix and a value with a colon between them')],
  // The specifications reserve the prefix for themselves, and define values of it for codes only.
  [
    'ownPrefixed',
    matching(/^(?!xlf:)[^\s:]+:[^\s:]+$/, 'a prefix other than xlf and a value with a colon between them'),
  ],
]);
