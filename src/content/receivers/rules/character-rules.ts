import { characterReferenceAt } from '../../html/character-reference';
import { tokenizeHtml } from '../../html/tokenize';
import type { RuleOfKind } from '../receiver-profile';
import { kept, type AskRule, type Breach, type Place, type ValueEdit } from '../rehearsed';
import { shownDifferently } from './shown-references';
import { isAscii, isQuoted } from './whole-value';

const mostPlaces = 50;
/** A name of a page in Chinese has more, which need not be listed. */
const mostNamed = 6;

/** The characters of a class; undefined if the class is no valid one. */
export function characterPattern(characters: string, isNegated: boolean): RegExp | undefined {
  const key = (isNegated ? '^' : '') + characters;
  if (compiled.has(key)) return compiled.get(key);
  let pattern: RegExp | undefined;
  try {
    pattern = new RegExp(`[${key}]`, 'gu');
  } catch {
    pattern = undefined;
  }
  if (compiled.size === mostCompiled) compiled.clear();
  compiled.set(key, pattern);
  return pattern;
}

const compiled = new Map<string, RegExp | undefined>();
const mostCompiled = 500;

export const charactersRule: AskRule<RuleOfKind<'characters'>> = (rule, { target }) => {
  if (rule.onlyInAscii === true && !isAscii(target)) return kept;
  if (rule.unlessQuoted === true && isQuoted(target)) return kept;
  const pattern =
    rule.allowed === undefined
      ? rule.forbidden === undefined
        ? undefined
        : characterPattern(rule.forbidden, false)
      : characterPattern(rule.allowed, true);
  if (pattern === undefined) return kept;
  return charactersOutcome([...target.matchAll(pattern)], rule.level, rule.replacement ?? '');
};

const encodings = {
  ascii: /[\u{80}-\u{10FFFF}]/gu,
  latin1: /[\u{100}-\u{10FFFF}]/gu,
  utf8mb3: /[\u{10000}-\u{10FFFF}]/gu,
} as const;

export const encodingRule: AskRule<RuleOfKind<'encoding'>> = ({ encoding, level }, { target }) =>
  charactersOutcome([...target.matchAll(encodings[encoding])], level, '?');

function charactersOutcome(
  matches: readonly RegExpExecArray[],
  level: 'refused' | 'changed',
  replacement: string,
) {
  if (matches.length === 0) return kept;
  const characters = [...new Set(matches.map(([character]) => character))];
  const named = characters.slice(0, mostNamed).map(nameOfCharacter).join(', ');
  const isOne = characters.length === 1;
  const places = matches
    .slice(0, mostPlaces)
    .map(({ index, 0: character }) => ({ from: index, to: index + character.length }));
  return {
    breaches: [
      {
        variant: isOne ? 'character' : 'characters',
        detail: isOne
          ? { character: named }
          : { characters: characters.length > mostNamed ? `${named} …` : named },
        places,
      },
    ],
    ...(level === 'changed'
      ? {
          edits: matches.map(({ index, 0: character }) => ({
            start: index,
            end: index + character.length,
            text: replacement,
          })),
        }
      : {}),
  };
}

/** A visible character as it is, another one by its code point. */
function nameOfCharacter(character: string): string {
  const code = `U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
  return /^[\p{L}\p{N}\p{P}\p{S}]$/u.test(character) ? `${character} (${code})` : code;
}

/** Names one character reference in each text, and what follows a bare `&`. */
export const referencesRule: AskRule<RuleOfKind<'references'>> = (rule, { target, data }) => {
  if (rule.only !== undefined) return shownDifferently(rule.only, rule.level, target, data);
  if (data !== 'html' || !/[&<>]/.test(target)) return kept;
  const known = rule.names === undefined ? undefined : new Set(rule.names);
  const references: Place[] = [];
  const greater: Place[] = [];
  const less: Place[] = [];
  for (const piece of tokenizeHtml(target)) {
    if (piece.kind !== 'text') continue;
    for (let at = target.indexOf('&', piece.start); at !== -1 && at < piece.end;) {
      const reference = characterReferenceAt(target, at, false);
      const end = reference?.end ?? at + 1;
      if (!isReference(target.slice(at, end), known)) references.push({ from: at, to: at + 1 });
      at = target.indexOf('&', at + 1);
    }
    if (rule.greaterThan !== true) continue;
    for (let at = piece.start; at < piece.end; at++) {
      const character = target.charAt(at);
      if (character === '>') greater.push({ from: at, to: at + 1 });
      else if (character === '<') less.push({ from: at, to: at + 1 });
    }
  }
  const edits: readonly ValueEdit[] = [
    ...references.map(({ to }) => ({ start: to, end: to, text: 'amp;' })),
    ...greater.map(({ from, to }) => ({ start: from, end: to, text: '&gt;' })),
    ...less.map(({ from, to }) => ({ start: from, end: to, text: '&lt;' })),
  ];
  return {
    breaches: [
      ...breachesOf('reference', references),
      ...breachesOf('greater-than', greater),
      ...breachesOf('less-than', less),
    ],
    ...(rule.level === 'changed' ? { edits } : {}),
  };
};

function breachesOf(variant: string, places: readonly Place[]): readonly Breach[] {
  if (places.length === 0) return [];
  return [{ variant, detail: { count: String(places.length) }, places: places.slice(0, mostPlaces) }];
}

function isReference(text: string, known: ReadonlySet<string> | undefined): boolean {
  if (!text.endsWith(';')) return false;
  const name = text.slice(1, -1);
  return name.startsWith('#') || known === undefined || known.has(name);
}

/** White space of ASCII; receivers keep no-break and other spaces. */
export const whiteSpaceRule: AskRule<RuleOfKind<'white-space'>> = (rule, { target }) => {
  const { trims, collapses, unlessQuoted = false, level } = rule;
  if (unlessQuoted && isQuoted(target)) return kept;
  const edits: ValueEdit[] = [];
  const start = trims ? (/^[ \t\r\n\v\f]+/.exec(target)?.[0].length ?? 0) : 0;
  const end = trims ? endOfText(target, start) : target.length;
  if (start > 0) edits.push({ start: 0, end: start, text: '' });
  if (collapses) {
    for (const { index, 0: run } of target.slice(start, end).matchAll(/[ \t\r\n\v\f]+/g)) {
      if (run !== ' ') edits.push({ start: start + index, end: start + index + run.length, text: ' ' });
    }
  }
  if (end < target.length) edits.push({ start: end, end: target.length, text: '' });
  if (edits.length === 0) return kept;
  const places = edits.slice(0, mostPlaces).map((edit) => ({ from: edit.start, to: edit.end }));
  return {
    breaches: [{ variant: 'white-space', detail: { count: String(edits.length) }, places }],
    ...(level === 'changed' ? { edits } : {}),
  };
};

function endOfText(text: string, start: number): number {
  let end = text.length;
  while (end > start && /[ \t\r\n\v\f]/.test(text.charAt(end - 1))) end -= 1;
  return end;
}
