import { matchesOf } from '../../text/matches';
import { capitalized } from '../../text/capitalized';
import { blockPairAt, type ParsedPair } from '../parsed/parsed-pair';
import type { ParsedValue } from '../parsed/parsed-value';
import type { ProblemSpan } from '../problem';
import type { ProblemCollector } from '../problem-collector';
import { isNameOf } from '../spelling/source-words';
import { wordsIn } from '../text/words-of-value';

/**
 * Finds names that begin a sentence with a small letter, where the source has them with a capital alone, or a
 * block, if the target has them with a capital elsewhere: "apache is fast. Apache".
 */
export function smallNames(pair: ParsedPair, problems: ProblemCollector): void {
  const { source, target, targetLanguage } = pair;
  if (!target.isHtml) return;
  for (const { index, 0: word } of matchesOf(target.prose, SMALL_START)) {
    const name = capitalized(word);
    const [before, after] = [wordsIn(source), wordsIn(target)];
    // A command of this name is in code.
    if (!before.has(name) || before.has(word) || source.readable.text.includes(word)) continue;
    const isAfterStop = /[.!?。！？]\s*$/.test(target.prose.slice(Math.max(0, index - 22), index));
    if (!isAfterStop && !(after.has(name) && beginsWithCapital(pair, index))) continue;
    // A word of the source that a language without capitals keeps had that of its sentence.
    if (isAfterStop && targetLanguage.script !== 'Latn' && !isNameOf(word, source)) continue;
    const span = target.readable.spanAt(index, word);
    if (isCommand(target, span) && !isNameOf(word, source)) continue;
    problems.add('letter-case', 'small-start', { word }, { target: [span] });
  }
}

/** Whether a word is alone in a tag, as names of commands are, with a small letter: "<b>telinit</b>". */
const isCommand = ({ raw }: ParsedValue, { from, to }: ProblemSpan): boolean =>
  /<(?:b|strong|i|em|tt)>$/.test(raw.slice(Math.max(0, from - 8), from)) && raw[to] === '<';

/** Whether the block of the source begins with a capital that belongs to a place of the target. */
function beginsWithCapital(pair: ParsedPair, at: number): boolean {
  const block = blockPairAt(pair, 'target', at)?.source;
  return block !== undefined && /^\P{L}{0,20}\p{Lu}/u.test(pair.source.prose.slice(block.start, block.end));
}

const SMALL_START =
  /(?<=(?:^|\u001c)\s{0,20}|[\p{L}\p{M}]{2}(?:[.?!]\s{1,20}|[。！？]\s{0,20}))[a-z][\p{Script=Latin}\p{M}]{3,40}(?![\p{L}\p{M}\p{N}_.@/:-])/gu;
