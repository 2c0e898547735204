import { countMatches } from '../../text/matches';
import type { RuleOfKind } from '../receiver-profile';
import { kept, type AskRule, type Place } from '../rehearsed';
import { sharedRepetitions } from '../shared-repetitions';
import { characterPattern } from './character-rules';
import { withoutMarks } from './letter-marks';
import { stripTags } from './strip-tags';
import { endOf } from './text-length';

export const slugRule: AskRule<RuleOfKind<'slug'>> = (rule, { target, language }) => {
  const { slug, losesLetters } = slugOf(rule, target, language);
  if (slug === target) return kept;
  // Receivers do not document how they spell letters of other scripts, so no slug is suggested.
  if (losesLetters)
    return { breaches: [{ variant: 'slug-letters', detail: {}, places: [] }], isStoredUnknown: true };
  const breaches = [{ variant: 'slug', detail: { slug: shortened(slug) }, places: [] }];
  return rule.level === 'changed'
    ? { breaches, rewrite: (value) => slugOf(rule, value, language).slug }
    : { breaches };
};

interface Slug {
  readonly slug: string;
  /** Whether letters outside of ASCII were removed because they are not allowed. */
  readonly losesLetters: boolean;
}

function slugOf(rule: RuleOfKind<'slug'>, value: string, language: string | undefined): Slug {
  const { separator, lowerCase, withoutAccents, letters, others } = rule;
  let slug = rule.withoutMarkup === true ? withoutPercents(stripTags(value)) : value;
  if (withoutAccents) slug = withoutMarks(slug, { letters, language });
  if (lowerCase) slug = slug.toLowerCase();
  if (rule.max !== undefined) slug = slug.slice(0, endOf('encoded', slug, rule.max));
  if (rule.withoutMarkup === true) slug = withoutReferences(slug, separator);
  slug = slug.replaceAll(/\s+/g, separator);
  const separators = rule.separators === undefined ? undefined : characterPattern(rule.separators, false);
  if (separators !== undefined) slug = slug.replaceAll(separators, separator);
  const other = characterPattern(rule.allowed, true);
  const before = lettersIn(slug);
  if (other !== undefined) slug = slug.replaceAll(other, others === 'separator' ? separator : '');
  const losesLetters = lettersIn(slug) < before;
  if (separator === '') return { slug, losesLetters };
  const words = slug.split(separator).filter((word) => word !== '');
  return { slug: words.join(separator), losesLetters };
}

/** Counts the letters outside of ASCII. */
function lettersIn(text: string): number {
  return countMatches(text, /[^\P{L}\0-\x7F]/gu);
}

/** A percent sign stays only before the digits of an encoded byte. */
function withoutPercents(text: string): string {
  return text.replaceAll(/%(?![\da-f]{2})/gi, '');
}

/** Tabs and line breaks disappear. References of spaces and dashes separate words, others disappear, too. */
function withoutReferences(text: string, separator: string): string {
  return text
    .replaceAll(/&(?:nbsp|[mn]dash|#160|#821[12]);/g, separator)
    .replaceAll(/&[^;\n]{1,60};|[\t\n\r]/g, '');
}

const patterns = new Map<string, RegExp | undefined>();
const mostPatterns = 500;

/** Whether a text is a regular expression by itself, before anything is put around it. */
export function isPattern(pattern: string): boolean {
  try {
    return new RegExp(pattern, 'u') instanceof RegExp;
  } catch {
    return false;
  }
}

/** A pattern for the whole value; undefined if it is invalid. */
export function wholePattern(pattern: string): RegExp | undefined {
  if (patterns.has(pattern)) return patterns.get(pattern);
  let compiled: RegExp | undefined;
  try {
    compiled = new RegExp(`^(?:${pattern})$`, 'u');
  } catch {
    compiled = undefined;
  }
  if (patterns.size === mostPatterns) patterns.clear();
  patterns.set(pattern, compiled);
  return compiled;
}

/** A longer value has no form that a pattern describes. */
const longestOfForm = 10_000;
/**
 * The longest values that are tested, by how many repetitions can divide a text among them, so that no test
 * takes more than some tens of millions of steps. An engine that always takes linear time (RE2) knows neither
 * `\u00e4` nor `(?=…)` nor `{1,2000}`, which patterns of content models have.
 */
const longestTested: readonly number[] = [10_000, 10_000, 8000, 500, 150, 80];
const longestOfMore = 25;

const longestByPattern = new Map<string, number>();

function longestFor(pattern: string, isSearch: boolean): number {
  const key = `${isSearch ? 'in' : 'as'} ${pattern}`;
  let longest = longestByPattern.get(key);
  if (longest === undefined) {
    const shared = sharedRepetitions(pattern) + (isSearch ? 1 : 0);
    // Where many can, or it is not known, no value is tested.
    longest = longestTested[shared] ?? (shared === Infinity ? 0 : longestOfMore);
    if (longestByPattern.size === mostPatterns) longestByPattern.clear();
    longestByPattern.set(key, longest);
  }
  return longest;
}

export const patternRule: AskRule<RuleOfKind<'pattern'>> = ({ pattern, form }, { target }) => {
  if (target === '') return kept;
  const whole = wholePattern(pattern);
  if (whole === undefined) return kept;
  if (target.length <= longestOfForm && (target.length > longestFor(pattern, false) || whole.test(target)))
    return kept;
  return { breaches: [{ variant: 'form', detail: { form }, places: [{ from: 0, to: target.length }] }] };
};

/** The most values of a list that are shown. */
const mostShown = 20;

export const valuesRule: AskRule<RuleOfKind<'values'>> = ({ values }, { target }) => {
  if (target === '' || values.includes(target)) return kept;
  const shown = values.slice(0, mostShown).map(shortened).join(', ');
  const detail = { values: values.length > mostShown ? `${shown} …` : shown };
  return { breaches: [{ variant: 'values', detail, places: [{ from: 0, to: target.length }] }] };
};

/** The most places of a value that are marked. */
const mostPlaces = 50;

export const withoutPatternRule: AskRule<RuleOfKind<'without-pattern'>> = ({ pattern }, { target }) => {
  if (!isPattern(pattern) || target.length > longestFor(pattern, true)) return kept;
  const places: Place[] = [];
  for (const { index: from, 0: text } of target.matchAll(new RegExp(pattern, 'gu'))) {
    if (text === '') continue;
    places.push({ from, to: from + text.length });
    if (places.length === mostPlaces) break;
  }
  const [first] = places;
  if (first === undefined) return kept;
  const detail = { text: shortened(target.slice(first.from, first.to)), pattern };
  return { breaches: [{ variant: 'forbidden-form', detail, places }] };
};

export const urlRule: AskRule<RuleOfKind<'url'>> = ({ schemes }, { target }) => {
  if (target === '') return kept;
  const url = URL.canParse(target) ? new URL(target) : undefined;
  if (url !== undefined && !/\s/.test(target) && schemes.includes(url.protocol.slice(0, -1))) return kept;
  const detail = { schemes: schemes.map((scheme) => `${scheme}:`).join(' ') };
  return { breaches: [{ variant: 'url', detail, places: [{ from: 0, to: target.length }] }] };
};

function shortened(text: string): string {
  return text.length <= 80 ? text : `${text.slice(0, 79)}…`;
}
