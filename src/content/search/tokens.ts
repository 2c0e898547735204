/** Scripts in which any piece of a run can be asked for: most of them part no words; Korean joins them. */
const undivided =
  '\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}ー々〆\\p{Script=Hangul}\\p{Script=Bopomofo}' +
  '\\p{Script=Thai}\\p{Script=Lao}\\p{Script=Khmer}\\p{Script=Myanmar}';
const runs = new RegExp(`[${undivided}][${undivided}\\p{M}]*|[\\p{L}\\p{M}\\p{N}_]+`, 'gu');
const startsUndivided = new RegExp(`^[${undivided}]`, 'u');

/** UTF-16 units of a word that count; more is no word but data. */
const longestWord = 64;

export interface Token {
  readonly text: string;
  /** UTF-16 units of the folded text. */
  readonly start: number;
  readonly end: number;
}

/**
 * The tokens of a folded text in order: a word each, and in a run of an undivided script each character with the next one,
 * the last one alone. So each character there begins one token, and what stands side by side in the text does so here.
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

/** Whether a token's text is a character alone or a pair of an undivided script. */
export function isUndivided(token: string): boolean {
  return startsUndivided.test(token);
}
