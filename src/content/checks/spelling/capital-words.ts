import { matchesOf } from '../../text/matches';
import { isEmphasis } from '../capitals/emphasized-words';
import { once } from '../parsed/once';
import { blockPairAt, wholeOf, type ParsedPair } from '../parsed/parsed-pair';
import type { TextBlock } from '../parsed/readable-text';
import type { Problem } from '../problem';
import { isOfSource } from './source-words';

/** Words in capitals of which neither the source nor another check says that they are. */
export function wordsInCapitals(pair: ParsedPair, problems: readonly Problem[]): readonly RegExpExecArray[] {
  const { source, target, targetLanguage } = pair;
  const known = new Set(
    problems.flatMap(({ check, detail }) => (check === 'letter-case' ? (detail['word'] ?? []) : [])),
  );
  return matchesOf(target.prose, CAPITALS).filter(
    ({ index, 0: word }) =>
      !known.has(word) &&
      !isEmphasis(word, targetLanguage.base) &&
      !isOfSource(word, source) &&
      !isInCapitals(pair, index) &&
      !namesKey(blockPairAt(pair, 'target', index)?.source ?? wholeOf(source), pair),
  );
}

/** A word in capitals among small letters; one of five letters may be an abbreviation by itself. */
const CAPITALS =
  /(?<=[\p{Ll}\p{M}],?\s{1,20})(?:\p{Lu}{6,20}(?=\s{1,20}\p{Ll}{2})|\p{Lu}{5}(?=[,.:;!?]?(?:\s[\p{L}\u001d\u001e]|\s?(?:\u001c|$))))/gu;

/** Whether the source's block, or else the source, has words in capitals that the target has not. */
function isInCapitals(pair: ParsedPair, at: number): boolean {
  const { source, target } = pair;
  const whole = { source: wholeOf(source), target: wholeOf(target) };
  // The lines of a message are wrapped at other words.
  const block = (target.isHtml ? blockPairAt(pair, 'target', at) : undefined) ?? whole;
  return lacksCapitals(block.target, block.source, pair);
}

/** Whether a block lacks a word that its source has in capitals. */
const lacksCapitals = once(
  (block: TextBlock, original: TextBlock, { source, target }: ParsedPair): boolean => {
    const kept = new Set(target.prose.slice(block.start, block.end).match(/\p{Lu}{2,}/gu));
    const ofSource = source.prose.slice(original.start, original.end).match(EMPHASIZED) ?? [];
    return ofSource.some((word) => !kept.has(word));
  },
);

/** Words in capitals, and those of two letters that are no abbreviations. */
export const EMPHASIZED =
  /\p{Lu}{3,}|(?<!\p{L})(?:OR|NO|IF|AS|DO|BE|IS|TO|ON|IN|OF|SO|IT|UP|BY|AT)(?!\p{L})/gu;

/** Whether a text names a key, which is in capitals on keyboards: "press Enter", "premere INVIO". */
const namesKey = once(({ start, end }: TextBlock, { source }: ParsedPair): boolean =>
  NAMES_KEY.test(source.prose.slice(start, end)),
);

const NAMES_KEY =
  /\b(?:press(?:ing)?|hit(?:ting)?)(?: the)? ["“'‘]?(?:enter|return|space|tab|esc(?:ape)?|del(?:ete)?|shift|backspace|home|end)\b|\b(?:enter|return|space|tab|escape|delete|shift|backspace) key\b/i;
