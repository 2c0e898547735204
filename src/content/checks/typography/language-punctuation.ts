import { countMatches } from '../../text/matches';
import { firstMatches } from '../counted';
import type { FieldCheck } from '../field-check';
import type { ParsedPair } from '../parsed/parsed-pair';
import type { ParsedValue } from '../parsed/parsed-value';
import { FIXED, KEPT } from '../parsed/readable-text';
import { opensLow } from './language-quotes';
import { MARK_FORMS } from './mark-forms';
import { HAN } from './mark-rule';
import { MARK_SPACES } from './mark-spaces';
import { SLIPPED_MARKS } from './slipped-marks';
import { isOfChoice } from '../placeholders/template-choices';
import { isFunctionWord } from '../text/plain-words';

const RULES = [...MARK_FORMS, ...MARK_SPACES, ...SLIPPED_MARKS];

/** Finds marks in the form of another language, and missing or added spaces beside them. */
export const languagePunctuation: FieldCheck = {
  ids: ['punctuation'],
  find(pair, problems) {
    const { source, target } = pair;
    const hasLostLetters = countMatches(target.prose, /\p{Ll}\?\p{Ll}/gu) > 1;
    for (const { variant, pattern, applies, isAllowedBySource = false } of RULES) {
      if (!applies(pair)) continue;
      const found = firstMatches(target.prose, pattern);
      if (found.length === 0) continue;
      if (variant === 'half-width' && isHalfWidth(target)) continue;
      // The source may write a list of options or code in this way.
      if (isAllowedBySource && source.prose.search(pattern) !== -1) continue;
      const inSource = isAllowedBySource ? '' : source.prose;
      for (const { index, 0: mark } of found) {
        if (variant === 'space-before' && isOfSpacedDots(target.prose, index)) continue;
        // A range between two pieces of code: "$1 .. $9".
        if (variant === 'twice' && IN_RANGE.test(target.prose.slice(Math.max(0, index - 2), index + 4)))
          continue;
        // A sign that is spoken of, in the middle of a sentence: "* oder ? werden".
        if (variant === 'space-before' && /^ [!?]$/.test(mark) && GOES_ON.test(target.prose.slice(index + 2)))
          continue;
        if (
          variant === 'space-before' &&
          isBehindCommand(target.prose.slice(Math.max(0, index - 40), index), pair)
        )
          continue;
        if (
          mark === ' ,' &&
          opensLow(pair.targetLanguage) &&
          isOpening(target.prose.slice(index, index + 120))
        )
          continue;
        if (variant === 'full-width' && inSource.includes(mark)) continue;
        // Programs in Japanese have a colon with a space as well: エラー: 接続できません。
        if (variant === 'half-width' && isColonWithSpace(pair, mark, index)) continue;
        // The ending of a file's name at the end of both sides: "截图.%s".
        if (mark === '.' && /^.[\u001d\u001e]{1,40}$/.test(target.prose.slice(index)) && endsInEnding(source))
          continue;
        // Between the options of a command: "-s 列表, --sections 列表".
        if (mark === ',' && /^\s{1,8}--?\w/.test(target.prose.slice(index + 1, index + 12))) continue;
        const span = target.readable.spanAt(index, mark);
        if (isSpokenOf(pair, mark.trim(), index, hasLostLetters) || isOfChoice(index, target, source))
          continue;
        // A mark in a tag of its own is a key or a sign that is spoken of.
        if (target.raw.slice(span.from, span.to).includes('<')) continue;
        const places = { target: [span] };
        problems.add('punctuation', variant, { mark: shown(mark) }, places);
      }
    }
    if (
      pair.targetLanguage.base === 'es' ||
      pair.targetLanguage.base === 'ast' ||
      pair.targetLanguage.base === 'gl'
    )
      inverted(pair, problems);
  },
};

/** A mark without the spaces beside it; a space itself by its code, unless it is a plain one. */
const shown = (mark: string): string =>
  mark === '\u3000' ? 'U+3000' : mark.trim() === '' ? mark : mark.trim();

/**
 * Whether a mark is a sign that the text is about, which stands alone or in quotation marks in the source, or
 * a letter that was lost and reported as such: "haz?rlan?yor".
 */
const isSpokenOf = (
  { source, sourceLanguage, target }: ParsedPair,
  mark: string,
  at: number,
  hasLostLetters: boolean,
): boolean => {
  if (mark === '?' && hasLostLetters && /\p{Ll}/u.test(target.prose[at + 1] ?? '')) return true;
  if (!/^[!?:;,.]$/.test(mark)) return false;
  const quoted = [`\`${mark}'`, `'${mark}'`, `"${mark}"`, `“${mark}”`];
  // French has spaces before its marks.
  if (sourceLanguage.base !== 'fr') quoted.push(` ${mark} `);
  // At the end of a sentence: "negated by a prefix of !."
  if (sourceLanguage.base !== 'fr' && /[!?]/.test(mark)) quoted.push(` ${mark}.`, ` ${mark},`);
  return quoted.some((one) => source.raw.includes(one));
};

/**
 * Whether a text has commas and full stops of half width throughout, with a space after each, as books of
 * mathematics do.
 */
const isHalfWidth = ({ prose }: ParsedValue): boolean =>
  !/[、。，．]/.test(prose) && countMatches(prose, HALF_WIDTH) > 2 && !HALF_WIDTH_ALONE.test(prose);

const HALF_WIDTH = new RegExp(String.raw`(?<=[${HAN}ー])[.,]`, 'gu');
const HALF_WIDTH_ALONE = new RegExp(String.raw`[${HAN}ー][.,][${HAN}]`, 'u');

/**
 * Whether a mark stands apart from a command that a reader types, of which it would seem a part: a letter
 * that the source has alone, "with x .", or the command of an editor, ":r TEST , where".
 */
function isBehindCommand(before: string, { source, sourceLanguage, targetLanguage }: ParsedPair): boolean {
  const [, command = ''] = TYPED.exec(before) ?? [];
  const isWord = [sourceLanguage, targetLanguage].some(({ base }) =>
    isFunctionWord(command.toLowerCase(), base),
  );
  return command !== '' && !isWord && ` ${source.prose} `.includes(` ${command} `);
}

const TYPED = /(?:^|\s)([a-z]|:[a-z]{1,10}!?(?: [\w.-]{1,20})?)$/;

const GOES_ON = /^ \p{Ll}/u;

const IN_RANGE = new RegExp(String.raw`[${FIXED}${KEPT}] \.\. [${FIXED}${KEPT}]`);

/** Whether the full stop after a space belongs to an ellipsis that is written with spaces: "slow . . .". */
const isOfSpacedDots = (text: string, at: number): boolean => text.startsWith(' . .', at);

const isColonWithSpace = ({ target, targetLanguage }: ParsedPair, mark: string, at: number): boolean =>
  targetLanguage.base === 'ja' && mark === ':' && target.prose[at + 1] === ' ';

/** Whether a text ends in a dot and a placeholder right behind it. */
const endsInEnding = ({ prose }: ParsedValue): boolean => /\S\.[\u001d\u001e]{1,40}$/.test(prose.slice(-42));

/** Whether a comma is typed for the low mark of a quotation: " ,nový‘". */
const isOpening = (text: string): boolean =>
  /^ ,(?![\s,])[^,'’‘\u001c]{0,99}[^,'’‘\s]['’‘](?!\p{L})/u.test(text);

type Problems = Parameters<FieldCheck['find']>[1];

/** The text before the last sentence of another one, with the spaces and the signs before its first word. */
const BEFORE_LAST_SENTENCE = /^(?:[^]*[.:…](?=\s))?[^\p{L}\p{N}]*/u;

/** Spanish opens questions and exclamations with an inverted mark. */
function inverted({ source, target, targetLanguage }: ParsedPair, problems: Problems): void {
  if (targetLanguage.base !== 'es') return;
  // A sentence may go on after a line break: "¡El archivo<br>ha sido modificado!"
  const opened = new Map<string, number>();
  for (const { start, end, opener } of target.readable.blocks) {
    const text = target.prose.slice(start, end);
    for (const [opening, closing] of [
      ['¿', '?'],
      ['¡', '!'],
    ] as const) {
      let open = opener === 'br' || opener === 'line' ? (opened.get(opening) ?? 0) : 0;
      let after = 0;
      for (let at = 0; at < text.length; at++) {
        const char = text[at] ?? '';
        if (char === opening) open += 1;
        if (char !== closing || isOfChoice(start + at, target, source)) continue;
        const isSentence =
          /[\p{L}\p{N}\p{Pe}"»”\u001d\u001e]/u.test(text[at - 1] ?? '') &&
          !/[\p{L}\p{N}=/]/u.test(text[at + 1] ?? '') &&
          // The end of a declaration: "<?xml version="1.0"?>".
          !(text[at + 1] === '>' && /<\?\w[^?<>]{0,200}$/.test(text.slice(Math.max(0, at - 210), at))) &&
          // A sign that is spoken of: "el comodín "?"".
          !(text[at - 1] === text[at + 1] && !/[\p{L}\p{N}\p{Po}\p{Pe}\u001d]/u.test(text[at - 2] ?? ' ')) &&
          // A factorial: "n!".
          !(char === '!' && /(?<!\p{L})\p{L}$/u.test(text.slice(Math.max(0, at - 2), at)));
        if (!isSentence) continue;
        if (open > 0) open = 0;
        else if (!/[¿¡]/.test(text.slice(after, at)) && /\p{L}{2}/u.test(text.slice(after, at))) {
          const first = after + (BEFORE_LAST_SENTENCE.exec(text.slice(after, at))?.[0].length ?? 0);
          const places = { target: [target.readable.spanOf(start + first, start + at + 1)] };
          problems.add('punctuation', 'inverted', { mark: opening }, places);
        }
        after = at + 1;
      }
      opened.set(opening, /[.:]\s*$/.test(text) ? 0 : open);
    }
  }
}
