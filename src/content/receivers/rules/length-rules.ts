import { decodeText } from '../../html/decode-text';
import { tokenizeHtml } from '../../html/tokenize';
import { plainText } from '../../html/plain-text';
import type { LengthUnit, RuleOfKind } from '../receiver-profile';
import { kept, type AskRule, type Place, type ValueEdit } from '../rehearsed';
import { brokenInto } from './broken-lines';
import { withoutMarks } from './letter-marks';
import { endOf, lengthIn } from './text-length';
import { isAscii } from './whole-value';

export const minLengthRule: AskRule<RuleOfKind<'min-length'>> = ({ min }, { target }) => {
  if (target === '' || target.length >= min * 2) return kept;
  const length = lengthIn('codePoints', target);
  if (length >= min) return kept;
  return {
    breaches: [{ variant: 'too-short', detail: { length: String(length), min: String(min) }, places: [] }],
  };
};

interface CountedField {
  readonly target: string;
  readonly data: string;
  readonly language: string | undefined;
}

/** The text that a rule counts: the value, or what a reader sees of it; without accents if it says so. */
export function countedText(rule: RuleOfKind<'length'>, { target, data, language }: CountedField): string {
  const text = readText(rule, target, data);
  return rule.withoutAccents === true ? withoutMarks(text, { letters: rule.letters, language }) : text;
}

function readText({ of = 'value' }: RuleOfKind<'length'>, value: string, data: string): string {
  if (of === 'value' || data !== 'html') return value;
  return tokenizeHtml(value)
    .flatMap((piece) => {
      if (piece.kind !== 'text' || !piece.isTranslatable) return [];
      const text = value.slice(piece.start, piece.end);
      return piece.hasReferences ? [decodeText(text)] : [text];
    })
    .join('');
}

export const lengthRule: AskRule<RuleOfKind<'length'>> = (rule, { target, data, language }) => {
  const { max, unit, per = 'value', onlyInAscii = false } = rule;
  if (onlyInAscii && !isAscii(target)) return kept;
  if (per !== 'value') return partLengths(rule, per, target);
  const text = countedText(rule, { target, data, language });
  // Every unit counts at most nine for each UTF-16 unit, and a short value need not be counted.
  if (text.length * 9 <= max) return kept;
  const length = lengthIn(unit, text);
  if (length <= max) return kept;
  const detail = { length: String(length), max: String(max), over: String(length - max) };
  const places = text === target ? [{ from: endOf(unit, target, max), to: target.length }] : [];
  return {
    breaches: [{ variant: `too-long-${variants[unit]}`, detail, places }],
    ...(rule.level === 'changed'
      ? { rewrite: (value: string) => value.slice(0, endOf(unit, value, max)) }
      : {}),
  };
};

const variants: Readonly<Record<LengthUnit, string>> = {
  characters: 'characters',
  codePoints: 'characters',
  utf16: 'utf16',
  utf8Bytes: 'bytes',
  encoded: 'encoded',
  words: 'words',
};

const partPatterns = { line: /[^\r\n]+/g, word: /\S+/g } as const;

function partLengths({ max, unit, level }: RuleOfKind<'length'>, per: 'line' | 'word', target: string) {
  const places: Place[] = [];
  const edits: ValueEdit[] = [];
  let longest = 0;
  for (const { index: from, 0: part } of target.matchAll(partPatterns[per])) {
    const length = lengthIn(unit, part);
    if (length <= max) continue;
    longest = Math.max(longest, length);
    places.push({ from: from + endOf(unit, part, max), to: from + part.length });
    if (level === 'changed') edits.push(...brokenInto({ unit, max, from }, part));
  }
  if (longest === 0) return kept;
  const detail = { length: String(longest), max: String(max) };
  return { breaches: [{ variant: `long-${per}`, detail, places: places.slice(0, 50) }], edits };
}

export const requiredRule: AskRule<RuleOfKind<'required'>> = ({ of = 'text' }, { target, data }) => {
  if (of === 'value' && target.includes('<') && !/^(?:\s|<\/?p>|<br ?\/?>|&nbsp;)*$/i.test(target))
    return kept;
  if (plainText(target, data, 20) !== '') return kept;
  const hasMedia = data === 'html' && /<(?:img|video|audio|iframe|object|embed|hr)\b/i.test(target);
  return hasMedia ? kept : { breaches: [{ variant: 'required', detail: {}, places: [] }] };
};

export const singleLineRule: AskRule<RuleOfKind<'single-line'>> = (rule, { target }) => {
  const { level, replacement = ' ' } = rule;
  const breaks = [...target.matchAll(/\r\n|[\r\n\u0085\u2028\u2029]/g)];
  if (breaks.length === 0) return kept;
  const places = breaks.slice(0, 50).map(({ index, 0: text }) => ({ from: index, to: index + text.length }));
  return {
    breaches: [{ variant: 'line-breaks', detail: { count: String(breaks.length) }, places }],
    ...(level === 'changed'
      ? {
          edits: breaks.map(({ index, 0: text }) => ({
            start: index,
            end: index + text.length,
            text: replacement,
          })),
        }
      : {}),
  };
};
