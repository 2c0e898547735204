import { firstMatches } from '../counted';
import type { ParsedPair } from '../parsed/parsed-pair';
import type { ProblemCollector } from '../problem-collector';
import { writtenIn } from '../characters/scripts';
import { lowerTextOf } from '../text/letter-runs';

/**
 * Finds words whose second letter is a capital, too, as by a shift key that was held for too long: "OSnova".
 * The source has neither the word nor an abbreviation that begins with both letters.
 */
export function twoCapitals(
  { source, target, targetLanguage }: ParsedPair,
  problems: ProblemCollector,
): void {
  if (!AFTER_CAPITAL.test(target.prose)) return;
  const scripts = targetLanguage.isScriptSure ? writtenIn(targetLanguage.script) : undefined;
  const hasLatinNames = scripts?.includes('Latn') === false;
  const { text } = source.readable;
  for (const { index, 0: word } of firstMatches(target.prose, TWO_CAPITALS)) {
    if (OF_PROGRAM.test(word) || UNIT.test(word) || WITH_ENDING.test(word)) continue;
    if (hasLatinNames && /^\p{Script=Latin}/u.test(word)) continue;
    // The digraph of Dutch: "IJsland".
    if (targetLanguage.base === 'nl' && word.startsWith('IJ')) continue;
    const beginning = word.slice(0, 2);
    if (lowerTextOf(source).includes(word.toLowerCase()) || text.includes(beginning)) continue;
    // A name of one letter and a word, of which the word is translated: "OTemps" for "Otime".
    if (
      word.startsWith(OF_LETTER.exec(text)?.[1] ?? ' ') &&
      !text.startsWith(word[1]?.toLowerCase() ?? '', 1)
    )
      continue;
    const span = target.readable.spanAt(index, word);
    if (target.raw.slice(span.from, span.to).includes('<')) continue;
    problems.add('letter-case', 'inside', { word }, { target: [span] });
  }
}

const AFTER_CAPITAL = /\p{Lu}{2}\p{Ll}/u;
/** An ending after an abbreviation of two letters is shorter: "CDer". */
const TWO_CAPITALS = /(?<![\p{L}\p{N}_$@#.:'’&%\\~/-])\p{Lu}{2}\p{Ll}{3,}(?![\p{L}\p{N}_(/²³])/gu;
/** A field that is one word, with its first letter. */
const OF_LETTER = /^(\p{Lu})\p{Ll}+$/u;
/** The letter of a family of programs before a name of its own: "KSpread", "GConf", "JClic". */
const OF_PROGRAM = /^(?!I[MN])[GIJKMQWX][BCDFGHJKLMNPQRSTVWXZ]/;
/** An ending of the language behind an abbreviation; few words begin with such sounds: "PCnya", "TVlla". */
const WITH_ENDING = /^(?!S[CPT]|[CPST]H)[B-DF-HJ-NP-TV-XZ]{2}[b-df-hj-np-tv-xz]/;
/** "KByte", "MOctets" */
const UNIT = /^[KMGTP](?:B(?:yte|it)|Octet|Б(?:айт|ит))/;
