import { matchesOf } from '../../text/matches';
import { isListedReference, isReadAsHtml, isFrenchSpace } from './character-references';
import type { FieldCheck } from '../field-check';
import type { ParsedValue } from '../parsed/parsed-value';
import { isOfChoice } from '../placeholders/template-choices';

/**
 * UTF-8 that was decoded as Windows-1252 or Latin-1: é as Ã©, ’ as â€™, Cyrillic as Ð¿ÑÐ¸. A French quotation
 * may end in "é »", and a word in "é" before a dash.
 */
const MOJIBAKE =
  /Ã[\u0080-\u00bf‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]|(?<![\p{Lu}])Â[\u0080-\u00a9\u00ab-\u00ba\u00bc-\u00bf]|â€[\u0080-\u00bf‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]?|(?:[ÐÑ][\u0080-\u00bf‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]){2,200}|[ãäåæçèé](?!\u00a0[–—«]|[\u00a0…’][»›”’]|«[\u00a0\u202f])[\u0080-\u00bf€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]{2}|(?<=[\p{Ll}.,;:!?)»"])Â(?= )|ï¿½|ï»¿/gu;
/** The replacement character, lone surrogates and C1 control characters. */
const BROKEN = /\ufffd{1,200}|\p{Surrogate}|[\u0080-\u009f]/gu;
/** A character reference or an escape that the reader would see literally. */
const ESCAPED =
  /&(?:#\d{2,7}|#x[\da-f]{2,6}|nbsp|amp|lt|gt|quot|apos|shy|[a-z]{1,2}(?:acute|grave|circ|uml|tilde|cedil|slash|ring|caron|lig)|szlig|hellip|[lr][sda]quo|[nm]dash|euro|copy|reg|trade|deg|middot);|[\\%]u[\da-f]{4}|\\x[\da-f]{2}(?![\da-f])|(?<![\w&?])=(?:[CD][\dA-F]|E[\dA-F]=[89AB][\dA-F])=[89AB][\dA-F]|(?<=[a-z])=[CD][\dA-F]=[89AB][\dA-F]|(?<=[a-zß-ÿ\u0100-\uffff])U\+[\dA-F]{4}|U\+[\dA-F]{4}(?=[a-f]{0,3}[g-zß-ÿ\u0100-\uffff])/gi;
/**
 * Question marks for lost letters: "caf?", "gar?on", "cora??o", "PAR?METROS", and "????" for a text in
 * another script.
 */
const QUESTIONED =
  /(?<=\p{Ll}|(?<!\p{L})\p{Lu})\?(?=\p{Ll}{2})|(?<=\p{Lu}{2})\?(?=\p{Lu}{2})|(?<=\p{Ll})\?{1,3}(?=\p{Ll})|\?{4,200}/gu;

const CONDITION = /%\?\p{L}{1,20}\?/u;

/** Finds characters that were corrupted in transit and are not so in the source. */
const finderOf = (...patterns: readonly (readonly [variant: string, pattern: RegExp])[]): FieldCheck => ({
  ids: ['corrupted'],
  find({ source, target }, problems) {
    for (const [variant, pattern] of patterns) {
      const found = findAll(target, pattern);
      if (found.length === 0) continue;
      if (variant === 'escaped' && !target.isHtml && isReadAsHtml(source.raw, target.raw)) continue;
      const inSource = new Set(findAll(source, pattern).map(({ text }) => withShortRun(text)));
      // Conditions in the format of a mail reader: "%?m?%m messages&none?".
      if (variant === 'question-marks' && CONDITION.test(source.raw)) continue;
      const isQuestion = source.prose.includes('?');
      for (const { text, start, end } of found) {
        // The space behind a mark in capitals was lost: "BEREIT?JA".
        if (text === '?' && isQuestion && /\p{Lu}/u.test(target.prose[end] ?? '')) continue;
        // A sign of a pattern that the source has before a space: "a? matches".
        const sign = /(?<!\p{L})\p{L}$/u.exec(target.prose.slice(Math.max(0, start - 2), start))?.[0];
        if (variant === 'question-marks' && sign !== undefined && source.prose.includes(`${sign}? `))
          continue;
        if (inSource.has(withShortRun(text)) || isOfChoice(start, target, source)) continue;
        // A source about references may lack the semicolon: "&#66".
        if (variant === 'escaped' && isListedReference(target.readable.text, start, end)) continue;
        if (variant === 'escaped' && !target.isHtml && isFrenchSpace(text, target.raw, start)) continue;
        if (variant === 'escaped' && source.readable.text.includes(text.slice(0, -1))) continue;
        const span = target.readable.spanOf(start, end);
        if (problems.hasAt('corrupted', span)) continue;
        const around = target.prose.slice(Math.max(0, start - 10), end + 10);
        const shown = variant === 'question-marks' ? around : shownAs(variant, text);
        problems.add('corrupted', variant, { text: shown }, { target: [span] });
      }
    }
  },
});

/** A row of question marks may be longer or shorter than that of the source. */
const withShortRun = (text: string): string => text.replace(/^\?{3,}$/, '???');

export const corruptedText = finderOf(
  ['mojibake', MOJIBAKE],
  ['escaped', ESCAPED],
  ['question-marks', QUESTIONED],
);

/** To be run after `misreadLetters`, because a control character may be a byte of such a letter. */
export const brokenCharacters = finderOf(['broken', BROKEN]);

function findAll({ prose }: ParsedValue, pattern: RegExp) {
  return matchesOf(prose, pattern).map(({ index, 0: text }) => ({
    text,
    start: index,
    end: index + text.length,
  }));
}

/**
 * Lone surrogates and control characters can't be displayed, so their code points are shown, of damaged
 * characters the first one.
 */
export const shownAs = (variant: string, text: string): string =>
  variant === 'broken'
    ? codePoint(text)
    : variant === 'mojibake'
      ? text.replaceAll(/\p{C}/gu, (char) => ` ${codePoint(char)} `).trim()
      : text;

const codePoint = (text: string): string =>
  `U+${(text.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;
