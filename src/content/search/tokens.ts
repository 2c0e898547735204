/**
 * Scripts in which any substring of a run can be searched: most have no spaces between words, Korean attaches
 * particles.
 */
const undivided =
  '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}ー々〆\\p{Script=Hangul}\\p{Script=Bopomofo}' +
  '\\p{Script=Thai}\\p{Script=Lao}\\p{Script=Khmer}\\p{Script=Myanmar}';
const runs = new RegExp(`[${undivided}][${undivided}\\p{M}]*|[\\p{L}\\p{M}\\p{N}_]+`, 'gu');
const startsUndivided = new RegExp(`^[${undivided}]`, 'u');

/** Significant UTF-16 units of a word; longer runs are data. */
const longestWord = 64;

export interface Token {
  readonly text: string;
  /** Offsets in UTF-16 units of the folded text. */
  readonly start: number;
  readonly end: number;
}

/**
 * Yields the tokens of a folded text in order: each word, and in a run of an undivided script each pair of
 * adjacent characters, then the last one alone. So every character there begins one token, and adjacent text
 * has adjacent tokens.
 */
export function* tokensOf(folded: string): Generator<Token> {
  for (const { 0: run, index } of folded.matchAll(runs)) {
    if (!startsUndivided.test(run)) {
      yield { text: run.slice(0, longestWord), start: index, end: index + run.length };
      continue;
    }
    let start = index;
    let before = '';
    for (const character of run) {
      if (before !== '') {
        yield { text: before + character, start, end: start + before.length + character.length };
        start += before.length;
      }
      before = character;
    }
    yield { text: before, start, end: start + before.length };
  }
}

/** Whether a token is a character or a pair of an undivided script. */
export function isUndivided(token: string): boolean {
  return startsUndivided.test(token);
}
