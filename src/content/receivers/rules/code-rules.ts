import { tokenizeHtml } from '../../html/tokenize';
import type { PlaceholderSyntax, RuleOfKind } from '../receiver-profile';
import { kept, type AskRule, type Place, type ValueEdit } from '../rehearsed';
import { wholePattern } from './form-rules';
import { isOfOneNumber } from './plural-forms';
import { isQuoted } from './whole-value';

const mostPlaces = 50;
/** The longest value whose form is tested; a longer one is a text. */
const longestForm = 10_000;

export const escapesRule: AskRule<RuleOfKind<'escapes'>> = (rule, { source, target, data }) => {
  const { characters, atStart = false, unlessQuoted = false, form, level } = rule;
  if (form !== undefined && !hasForm(form, target, source)) return kept;
  const marksQuotes = unlessQuoted && characters === '"';
  if (unlessQuoted && !marksQuotes && isQuoted(target)) return kept;
  const inTags = data === 'html' ? tagRanges(target) : [];
  const unescaped = unescapedIn(atStart ? beginningOf(target) : target, characters, inTags);
  const quoting = marksQuotes ? quotingMarks(target, inTags, unescaped) : undefined;
  const edits: ValueEdit[] = [];
  const found = new Map<string, Place[]>();
  for (const at of unescaped) {
    if (quoting?.has(at) === true) continue;
    const character = target.charAt(at);
    const places = found.get(character) ?? [];
    if (places.length < mostPlaces) places.push({ from: at, to: at + 1 });
    found.set(character, places);
    edits.push({ start: at, end: at + 1, text: '' });
  }
  if (found.size === 0) return kept;
  return {
    breaches: Array.from(found, ([character, places]) => ({
      variant: 'escape',
      detail: { character, escaped: `\\${character}` },
      places,
    })),
    ...(level === 'changed' ? { edits } : {}),
  };
};

/** White space before the first character does not count. */
function beginningOf(value: string): string {
  return value.slice(0, value.length - value.trimStart().length + 1);
}

/** A value with styled text has no form. `xliff:g` only marks what is not to be translated. */
function hasForm(form: string, target: string, source: string | undefined): boolean {
  const plain = target.replaceAll(/<\/?xliff:g\b[^<>]{0,500}>/g, '').trim();
  if (plain.includes('<') || plain === source?.trim()) return false;
  return plain.length <= longestForm && wholePattern(form)?.test(plain) === true;
}

/** The places of characters that have no backslash before them, outside of tags. */
function unescapedIn(value: string, characters: string, tags: readonly Place[]): readonly number[] {
  const places: number[] = [];
  let tag = 0;
  for (let at = 0; at < value.length; at++) {
    while ((tags[tag]?.to ?? Infinity) <= at) tag += 1;
    const range = tags[tag];
    if (range !== undefined && at >= range.from) continue;
    if (value.charAt(at) === '\\') at += 1;
    else if (characters.includes(value.charAt(at))) places.push(at);
  }
  return places;
}

/**
 * The places of quotation marks around a whole value, where each text between tags that style it has its own.
 * They keep its spaces and apostrophes, and are meant to disappear.
 */
function quotingMarks(
  target: string,
  tags: readonly Place[],
  marks: readonly number[],
): ReadonlySet<number> | undefined {
  const styling = tags.filter(({ from }) => !/^<\/?xliff:g/.test(target.slice(from, from + 10)));
  const starts = [0, ...styling.map(({ to }) => to)];
  const quoting = new Set<number>();
  let next = 0;
  for (const [index, start] of starts.entries()) {
    const end = styling[index]?.from ?? target.length;
    const inside: number[] = [];
    for (; (marks[next] ?? Infinity) < end; next++) inside.push(marks[next] ?? 0);
    if (target.slice(start, end).trim() === '') continue;
    const [first, second] = inside;
    const last = inside.at(-1);
    if (first === undefined || second === undefined || last === undefined) return undefined;
    if (target.slice(start, first).trim() !== '' || target.slice(last + 1, end).trim() !== '')
      return undefined;
    if (second !== last && isClosing(target, second)) return undefined;
    quoting.add(first).add(last);
  }
  return quoting;
}

/** Whether a mark ends a quotation, as the second one of `"Foo" und "Bar"` does: no word begins after it. */
function isClosing(value: string, at: number): boolean {
  return /[^\s"(\p{Pi}\p{Ps}]/u.test(value.charAt(at - 1)) && !/[\p{L}\p{N}]/u.test(value.charAt(at + 1));
}

function tagRanges(value: string): readonly Place[] {
  if (!value.includes('<')) return [];
  return tokenizeHtml(value)
    .filter(({ kind }) => kind !== 'text')
    .map(({ start, end }) => ({ from: start, to: end }));
}

export const escapeSequencesRule: AskRule<RuleOfKind<'escape-sequences'>> = (rule, { target }) => {
  const { letters, digitsAfter = '', level } = rule;
  const wrong = new Map<string, Place[]>();
  const edits: ValueEdit[] = [];
  for (let at = target.indexOf('\\'); at !== -1; at = target.indexOf('\\', at + 2)) {
    const letter = target.charAt(at + 1);
    const isKnown = letters === undefined || (letter !== '' && letters.includes(letter));
    const needsDigits = letter !== '' && digitsAfter.includes(letter);
    if (isKnown && (!needsDigits || /^[\da-f]{4}/i.test(target.slice(at + 2, at + 6)))) continue;
    edits.push({ start: at, end: at + 1, text: '' });
    const sequence = target.slice(at, at + 2);
    const places = wrong.get(sequence) ?? [];
    if (places.length < mostPlaces) places.push({ from: at, to: at + sequence.length });
    wrong.set(sequence, places);
    if (wrong.size === mostPlaces) break;
  }
  if (wrong.size === 0) return kept;
  return {
    breaches: Array.from(wrong, ([sequence, places]) => ({
      variant: 'escape-sequence',
      detail: { sequence },
      places,
    })),
    ...(level === 'changed' ? { edits } : {}),
  };
};

const placeholderPatterns: Readonly<Record<PlaceholderSyntax, RegExp>> = {
  printf: /%(?:\d{1,3}\$)?[-#+0,(]{0,6}\d{0,5}(?:\.\d{1,5})?(?:[bBhHsScCdoxXeEfgGaA]|[tT][a-zA-Z])/g,
  apple: /%(?:\d{1,3}\$)?[-#+0']{0,6}\d{0,5}(?:\.\d{1,5})?(?:@|(?:hh|h|ll|l|q|z|t|j)?[diouxXcCsSpfFeEgGaA])/g,
  drupal: /(?<![\p{Script=Latin}\p{N}/:])(?:[@%][a-z]|:[a-z][a-z0-9_-])[a-z0-9_-]*/gu,
  liquid: /\{\{[^{}]{1,200}\}\}/g,
  'merge-tags': /\*\|[A-Z0-9_:]{1,80}\|\*/g,
  blocks: /<!--\s+\/?wp:[a-z][a-z0-9_/-]*/g,
};

/** Finds placeholders; `%%` is a percent sign. */
export function placeholdersIn(syntax: PlaceholderSyntax, text: string) {
  const isPercent = syntax === 'printf' || syntax === 'apple';
  return [...text.matchAll(placeholderPatterns[syntax])]
    .filter(({ index, 0: found }) => !isPercent || isArgument(text, index, found))
    .map(({ index, 0: found }) => ({ text: found, from: index, to: index + found.length }));
}

/** `-` aligns within a width: without one it is a hyphen, as in “%-decoded”. */
function isArgument(text: string, at: number, found: string): boolean {
  return !/^%-[a-zA-Z@]/.test(found) && !isEscapedPercent(text, at) && !isOfAddress(text, at);
}

/**
 * Whether a percent sign begins an encoded byte of an address, as in `/Regul%C3%A6rt`. No address has the
 * bytes %00 to %08, which begin like `%02d`.
 */
function isOfAddress(text: string, at: number): boolean {
  if (!/^%(?!0[0-8])[\dA-F]{2}/.test(text.slice(at, at + 3))) return false;
  const isBesideOther =
    /^%[\dA-F]{2}/.test(text.slice(at + 3, at + 6)) ||
    /^%[\dA-F]{2}/.test(text.slice(Math.max(0, at - 3), at));
  if (isBesideOther) return true;
  const before = text.slice(Math.max(0, at - 200), at);
  return /^\S*$/.test(before.slice(before.lastIndexOf('://'))) && before.includes('://');
}

function isEscapedPercent(text: string, at: number): boolean {
  let before = at;
  while (before > 0 && text.charAt(before - 1) === '%') before -= 1;
  return (at - before) % 2 === 1;
}

/**
 * Templates of other programs, which a source that is formatted has not: letters of dates (`%Y`, `%I:%M %p`),
 * names in braces, and numbers alone (`%1` of Qt).
 */
const otherTemplates: Partial<Record<PlaceholderSyntax, RegExp>> = {
  apple: /(?<!%)%(?:[-_]?[BHIMPRTYbkmny]|\{|\d{1,2}(?![\d$.\p{L}]))/u,
  // Java has %b and %h, and %T before a letter.
  printf: /(?<![%\p{L}\p{N}])%[-_]?[IMPRUVWYjkmy](?![\p{L}\p{N}])|(?<![%\p{N}])%\d{1,2}(?![\d$.\p{L}])/u,
};

/**
 * Whether an argument is one beside a template of another program, too: a number, `%s`, `%@`, `%ld`, and
 * `%d` unless it is a day among the letters of a date, as in `%d.%m.%Y`. Only these are compared there.
 */
function isUndoubted(text: string, { text: found, from, to }: Place & { readonly text: string }): boolean {
  if (/^%\d+\$/.test(found) || /^%(?:s|@|ll?[du])$/.test(found)) return true;
  if (found !== '%d') return false;
  const isBesideDate = /%[-_]?[a-zA-Z][\s.,:/-]{0,2}$/.test(text.slice(Math.max(0, from - 5), from));
  return !isBesideDate && !/^[\s.,:/-]{0,2}%[-_]?[a-zA-Z]/.test(text.slice(to, to + 5));
}

/**
 * Arguments of C that Java has not, such as `%u`, `%i`, `%p` and `%ld`. Java does not format such a text.
 * After a letter or digit they are percentages or parts of addresses, as in `50%u` and `a%20i`, but for
 * `0x%lx`.
 */
const argumentOfC =
  /(?:(?<![%\p{Script=Latin}\p{N}])|(?<=\b0x))%(?:\d{1,3}\$)?[-#+0']{0,6}(?:\d{1,5}|\*)?(?:\.(?:\d{1,5}|\*))?(?:(?:hh?|ll?|[qLjz])[diouxXeEfgGaA]|[iup](?![a-z]))/u;

export const placeholdersRule: AskRule<RuleOfKind<'placeholders'>> = (
  rule,
  { id, source, target, language },
) => {
  if (source === undefined) return kept;
  const isMixed = otherTemplates[rule.syntax]?.test(source) === true;
  // Apple formats as C does. Arguments that give a width, as in `%.*s`, are not counted.
  const isOfC = rule.syntax === 'printf' && argumentOfC.test(source);
  if (isOfC && /%[-#+0'\d.$]{0,20}\*/.test(source)) return kept;
  const syntax = isOfC ? 'apple' : rule.syntax;
  const argumentsOf = (text: string) => {
    const found = placeholdersIn(syntax, text);
    return numberedIn(syntax, isMixed ? found.filter((one) => isUndoubted(text, one)) : found);
  };
  const before = argumentsOf(source);
  if (isMixed && before.length === 0) return kept;
  const after = argumentsOf(target);
  const left = [...after];
  const mayBeWords = syntax === 'liquid' && isOfOneNumber(id, language);
  const missing = before.filter(({ key }) => {
    const at = left.findIndex((one) => one.key === key);
    if (at !== -1) left.splice(at, 1);
    return at === -1 && !(mayBeWords && key === 'count');
  });
  // A name may be said more often; arguments of printf and blocks of markup may not.
  const known = new Set(before.map(({ key }) => key));
  const isCounted = syntax === 'printf' || syntax === 'apple' || syntax === 'blocks';
  const extra = left
    .filter(({ key }) => isCounted || !known.has(key))
    .filter(({ from }) => before.length > 0 || !isPercentage(target, from));
  const bare = rule.syntax === 'printf' && !isOfC && before.length > 0 ? barePercents(target) : [];
  return {
    breaches: [
      ...(bare.length > 0 && barePercents(source).length === 0
        ? [{ variant: 'escape', detail: { character: '%', escaped: '%%' }, places: bare }]
        : []),
      ...missing.slice(0, mostPlaces).map(({ text }) => ({
        variant: 'placeholder-missing',
        detail: { placeholder: text },
        places: [],
      })),
      ...extra.slice(0, mostPlaces).map(({ text, from, to }) => ({
        variant: 'placeholder-extra',
        detail: { placeholder: text },
        places: [{ from, to }],
      })),
    ],
  };
};

/** Percent signs that begin no argument, which Java refuses in a text that it formats. `%n` breaks a line. */
function barePercents(text: string): readonly Place[] {
  const starts = new Set(placeholdersIn('printf', text).map(({ from }) => from));
  return Array.from(text.matchAll(/%[%n]?/g))
    .filter(({ index, 0: found }) => found === '%' && !starts.has(index) && !isOfAddress(text, index))
    .slice(0, mostPlaces)
    .map(({ index }) => ({ from: index, to: index + 1 }));
}

/** Whether a number stands before a percent sign, as in “80%ige”, where the source has no arguments. */
function isPercentage(text: string, at: number): boolean {
  return text.charAt(at) === '%' && /\d/.test(text.charAt(at - 1));
}

/** Conversions that take the same type in capitals: only the digits or letters they write differ. */
const sameInCapitals = { apple: /[XEFGA]$/, printf: /(?<!t)[XEGABHSC]$/ } as const;

/** `{{name}}`, `{{ name }}` and `{{- name -}}` are one variable. */
function nameOf(placeholder: string): string {
  if (!placeholder.startsWith('{{')) return placeholder;
  return placeholder
    .replace(/^\{\{-?/, '')
    .replace(/-?\}\}$/, '')
    .trim();
}

/** `%s … %d` and `%1$s … %2$d` are the same arguments. */
function numberedIn(syntax: PlaceholderSyntax, found: ReturnType<typeof placeholdersIn>) {
  if (syntax !== 'printf' && syntax !== 'apple') {
    return found.map((one) => ({
      ...one,
      key: nameOf(one.text).replaceAll(/\s+/g, ' '),
    }));
  }
  let next = 1;
  return found.map((one) => {
    const number = /^%(\d+)\$/.exec(one.text)?.[1] ?? String(next++);
    const conversion = /[a-zA-Z@]{1,3}$/.exec(one.text)?.[0] ?? '';
    return {
      ...one,
      key: `${number} ${conversion.replace(sameInCapitals[syntax], (last) => last.toLowerCase())}`,
    };
  });
}

export const numberedRule: AskRule<RuleOfKind<'numbered'>> = (_rule, { target }) => {
  const found = placeholdersIn('printf', target);
  const plain = found.filter(({ text }) => !/^%\d+\$/.test(text));
  if (found.length < 2 || plain.length === 0) return kept;
  const places = plain.slice(0, mostPlaces).map(({ from, to }) => ({ from, to }));
  return { breaches: [{ variant: 'not-numbered', detail: { placeholder: plain[0]?.text ?? '' }, places }] };
};
