import { untranslatableRanges } from '../../html/untranslatable';
import type { ParsedValue } from '../parsed/parsed-value';
import { readIcuArgument } from './icu-argument';
import { isArgumentOfQt } from './qt-arguments';

/** A placeholder in the form in which it is compared. */
export interface Placeholder {
  /** Identity of the placeholder, which must occur on the other side. */
  readonly key: string;
  /** The placeholder as written. */
  readonly text: string;
  readonly kind: 'named' | 'printf' | 'icu';
  readonly start: number;
  readonly end: number;
}

/** Limit of nesting, deeper than real messages are. */
const deepest = 5;

/**
 * The flags for groups of thousands and for the side change no argument, and neither does a zero that no
 * width follows: %'d, %-10s, %0.1f.
 */
const NO_CHANGE = /^(%(?:\d{1,2}\$)?#?)(?:['-]|0(?=\.))/;

/** Returns a placeholder with its key. */
export function placeholderOf(text: string, start: number, end: number): Placeholder {
  // Arguments with names are filled in anywhere: %{name}, %(name)s.
  if (/^%[{(]/.test(text)) return { key: text, text, kind: 'named', start, end };
  // The arguments of Qt are filled in anywhere, too: "%1", and "%L1" in the digits of the language.
  if (isArgumentOfQt(text)) return { key: text.replace('L', ''), text, kind: 'named', start, end };
  if (text.startsWith('%')) return { key: text.replace(NO_CHANGE, '$1'), text, kind: 'printf', start, end };
  const icu = /^\{[^{]/.test(text) ? readIcuArgument(text) : undefined;
  if (icu !== undefined) return { key: `{${icu.name}, ${icu.type}}`, text, kind: 'icu', start, end };
  // "${{price}}" is a currency sign before one, unlike "${{ github.ref }}".
  const named = text.replace(/^\$(?=\{\{\S)/, '');
  // An expression of a template has texts for readers in it. "#{0}" and "#{{number}}" are the number sign
  // before one.
  const key = (named.startsWith('{{') ? withoutTexts(named) : named)
    .replaceAll(VALUE_IN_WORDS, '')
    .replaceAll(/[\s\u001c]+/g, '')
    .replaceAll(LANGUAGE_OF_FILTER, '')
    .replace(/^#(?=\{(?:\d\}$|\{))/, '');
  return { key, text, kind: 'named', start, end };
}

/** A text that a template chooses: `{{tag:|country=Portugal|people=Portuguese}}`. */
const VALUE_IN_WORDS = /(?<=^\{\{\w{1,20}:\|.{0,200}\w=)\p{L}[\p{L}\p{M} '’-]{1,60}(?=[|}])/gu;
const LANGUAGE_TAG = '[a-z]{2,3}(?:[-_][A-Z][a-z]{3})?(?:[-_][A-Z]{2})?';
const FILTER_OF_LANGUAGE = '(?:[dD]ate|[tT]ime|[dD]ay|[mM]onth|[yY]ear|[nN]umber|[cC]urrency|[lL]ocale)';
/**
 * The language in which a filter shows a value: `{{ date | weekday('en-US','long') }}`. The first one of
 * several arguments is a language where the name of the filter tells so, but not in
 * `{{ list | join('and', 'or') }}`.
 */
const LANGUAGE_OF_FILTER = new RegExp(
  `(?<=\\|\\w{1,40}\\(['"])${LANGUAGE_TAG}(?=['"]\\))|` +
    `(?<=\\|\\w{0,20}${FILTER_OF_LANGUAGE}\\w{0,20}\\(['"])${LANGUAGE_TAG}(?=['"],)`,
  'g',
);

/** Whether a placeholder is a condition or another statement of a program with texts in it. */
export const isStatement = (text: string): boolean => STATEMENT.test(text);

const STATEMENT = /^\{\{[\s\u001c]{0,20}(?:if|return|local|for)\s[^}]{0,2000}["']/;

/**
 * An expression without its texts for readers: those in words, in another script or in the form of a date,
 * and those that a statement returns: `"lastDay": "[Yesterday] [at] HH:mm"`.
 */
export const withoutTexts = (expression: string): string =>
  expression.replaceAll(LITERAL, (literal, lead: string | undefined) =>
    lead !== undefined || /[\s[\u0080-\uffff]/.test(literal) ? `${lead ?? ''}""` : literal,
  );

const LITERAL = /(return\s)?(?:"[^"]{0,400}"|'[^']{0,400}')/g;

/** Returns the keys of all placeholders inside the branches, at any depth. */
export function innerKeys(text: string, depth = 0): ReadonlySet<string> {
  const keys = new Set<string>();
  const icu = depth < deepest ? readIcuArgument(text) : undefined;
  for (const branch of icu?.branches.values() ?? []) {
    for (const range of untranslatableRanges(branch, 'none')) {
      const inner = branch.slice(range.start, range.end);
      if (!/^[{$]|^%/.test(inner)) continue;
      keys.add(placeholderOf(inner, 0, 0).key);
      for (const key of innerKeys(inner, depth + 1)) keys.add(key);
    }
  }
  return keys;
}

/** Returns the keys of all placeholders inside of messages of ICU. */
export const insideOf = (parts: readonly Placeholder[]): ReadonlySet<string> =>
  new Set(parts.filter(({ kind }) => kind === 'icu').flatMap(({ text }) => [...innerKeys(text)]));

/**
 * How wide a value is shown changes no argument: %s, %-7s, %.255s, %5d. Neither do the digits of a language,
 * as in %Id; %i is the same as %d, and %X as %x. A fraction that is rounded, %.2f, differs from one that is
 * not, %2f.
 */
export const keyOf = ({ key }: Placeholder): string => {
  const [, number = '', precision = '', size = '', conversion = ''] = CONVERSION.exec(key) ?? [];
  if (conversion === '') return key;
  const rounded = precision !== '' && /[feg]/i.test(conversion) ? '.' : '';
  return `%${number}${rounded}${size}${SAME.get(conversion) ?? conversion}`;
};

const CONVERSION = /^%(\d+\$)?[-0]{0,2}\d*(\.\d+)?I?(l{0,2})([diuxXsfgeFGE])$/;
const SAME: ReadonlyMap<string, string> = new Map([
  ['i', 'd'],
  ['X', 'x'],
]);

/** The name in a placeholder's braces. */
export const nameIn = ({ key }: Pick<Placeholder, 'key'>): string => key.replaceAll(/[{}\s]/g, '');

/** The place of a placeholder in the value. */
export const spanOf = ({ readable }: ParsedValue, { start, end }: Placeholder) => readable.spanOf(start, end);
