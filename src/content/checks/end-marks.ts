import type { CheckedLanguage } from './checked-language';

/** What a sentence may end with, by what it means. */
export type EndMark = '.' | '?' | '!' | ':' | ';' | ',' | '…' | '';

/** The signs of all scripts, by their meaning. */
const SIGNS: readonly (readonly [mark: EndMark, signs: string])[] = [
  ['.', '.。．｡।॥։۔።။។།᠃'],
  ['?', '?？؟\u037e՞፧⁇⁈⁉'],
  ['!', '!！՜‼'],
  [':', ':：፥៖'],
  [';', ';；؛·፤'],
  [',', ',，、،፣'],
  ['…', '…⋯'],
];
const MARKS: ReadonlyMap<string, EndMark> = new Map(
  SIGNS.flatMap(([mark, signs]) => Array.from(signs, (sign) => [sign, mark] as const)),
);

/** Closing quotes and brackets, spaces, and invisible marks: what may follow the mark. */
const AFTER_MARK = /[\s\p{Pe}\p{Pf}"'“”„‘’»«›‹״׳\p{Cf}*]/u;

/** Scripts in which a sentence ends with a space at most, or in which the mark is after everything. */
const WITHOUT_STOP = new Set(['Thai', 'Laoo', 'Tibt']);

/** What a character means at the end of a sentence. */
export const markOf = (char: string, { base }: CheckedLanguage): EndMark =>
  base === 'el' && char === ';' ? '?' : (MARKS.get(char) ?? '');

export interface FoundMark {
  readonly mark: EndMark;
  /** As it stands; empty where there is none. */
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** The mark a text ends with; places count in the text. */
export function endMarkOf(text: string, language: CheckedLanguage): FoundMark {
  let end = text.length;
  while (end > 0 && AFTER_MARK.test(text[end - 1] ?? '')) end -= 1;
  const last = text[end - 1] ?? '';
  const dots = /(?:\.{2,3}|。{2,3}|．{2,3}|・{3})$/.exec(text.slice(Math.max(0, end - 3), end))?.[0];
  if (dots !== undefined) return { mark: '…', text: dots, start: end - dots.length, end };
  const mark = markOf(last, language);
  return mark === '' ? { mark, text: '', start: end, end } : { mark, text: last, start: end - 1, end };
}

/**
 * Whether a language writes one mark where another has the other: no full stop in Thai, a full stop for a question in
 * Japanese, which has a particle for it, Armenian marks inside the last word.
 */
export function mayStandFor(
  source: EndMark,
  target: EndMark,
  text: string,
  language: CheckedLanguage,
): boolean {
  if (source === target) return true;
  const { script, base } = language;
  if (WITHOUT_STOP.has(script)) return target === '' || source === '';
  // Armenian has them the other way round, and both are typed for the full stop.
  if (script === 'Armn' && isStopOrColon(source) && isStopOrColon(target)) return true;
  if (script === 'Armn' && /[՞՜]/.test(text.slice(-80))) return source === '?' || source === '!';
  // What a list or an example follows ends in a full stop there as well: 次のとおりです。
  if ((base === 'ja' || base === 'zh' || base === 'ko') && source === ':' && target === '.') return true;
  if (base === 'ja' && source === '?' && target === '.') return /[かのね]。?\s*$/.test(text.slice(-10));
  return false;
}

const isStopOrColon = (mark: EndMark): boolean => mark === '.' || mark === ':';
