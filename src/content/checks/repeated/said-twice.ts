import type { ParsedPair } from '../parsed/parsed-pair';
import type { ParsedValue } from '../parsed/parsed-value';
import type { TextBlock } from '../parsed/readable-text';
import { hasLetters } from '../sentences/sentences';
import { OF_SYLLABLES } from '../sentences/sentences';
import { doubledWhereUsual } from './repeating-languages';

/** Letters of a text that is hardly said twice on purpose; in Chinese, Japanese and Korean each says more. */
const fewest = { letters: 10, syllables: 4 };
/** In languages that say a word again for a plural or for emphasis. */
const ofRepeating = 15;

/** Returns the first block of the target that is one text twice, where the source has no block that is. */
export function saidTwice({ source, target, targetLanguage }: ParsedPair): TextBlock | undefined {
  const least = doubledWhereUsual[targetLanguage.base] !== undefined ? ofRepeating : fewest.letters;
  const block = target.readable.blocks.find((one) => isTwice(target, one, least));
  return block === undefined || source.readable.blocks.some((one) => isTwice(source, one, least))
    ? undefined
    : block;
}

const isTwice = ({ readable }: ParsedValue, { start, end }: TextBlock, least: number): boolean =>
  isDoubled(readable.text.slice(start, end).trim(), least);

/** Whether a text is its first half again, with one character between the halves at most. */
function isDoubled(text: string, letters: number): boolean {
  const between = text.length % 2;
  const half = text.slice(0, (text.length - between) / 2);
  if (!text.endsWith(half) || (between === 1 && !/\s/.test(text.charAt(half.length)))) return false;
  const least = OF_SYLLABLES.test(half) ? Math.min(fewest.syllables, letters) : letters;
  // Words without a space between them are a name: "www".
  return hasLetters(half, least) && (between === 1 || /[\u3040-\u9fff]$/.test(half)) && !isDoubled(half, 1);
}
