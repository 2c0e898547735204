import { matchesOf } from '../../text/matches';
import type { ParsedPair } from '../parsed/parsed-pair';
import { proseOf } from '../parsed/text-of';
import type { ProblemCollector } from '../problem-collector';

/** Languages that write nouns with a capital, or titles and buttons as English does. */
const WITH_CAPITALS = new Set('de en gsw lb nds az cy fil ga gd id ms tl tr vi'.split(' '));

/** In UTF-16 units: each word of a longer text has no capital by a habit of titles. */
const longest = 200;
const fewestWords = 4;
const fewestCapitals = 2;

/** Finds blocks of which each longer word begins with a capital, unlike in the source: "Abrir El Menú". */
export function capitalOfEachWord(pair: ParsedPair, problems: ProblemCollector): void {
  const { source, target, targetLanguage, blocks } = pair;
  if (WITH_CAPITALS.has(targetLanguage.base)) return;
  for (const block of blocks) {
    if (block.target.end - block.target.start > longest) continue;
    const to = proseOf(target, block.target);
    if (!SEVERAL.test(to)) continue;
    const words = matchesOf(to, WORD);
    const [, ...rest] = words.filter(({ 0: word, index }, at) => at === 0 || isLong(word, to, index));
    if (words.length < fewestWords || rest.length < fewestCapitals) continue;
    if (!rest.every(([word]) => CAPITALIZED.test(word))) continue;
    const [first = '', ...original] = proseOf(source, block.source).match(WORD) ?? [];
    // A list of names, and a name: "The council of ministers".
    if (to.includes(',') || first === 'The') continue;
    if (!/^\p{Lu}/u.test(first) || original.length < fewestCapitals) continue;
    if (original.some((word) => /\p{Lu}/u.test(word) && /\p{Ll}/u.test(word))) continue;
    const text = to.trim();
    const start = block.target.start + to.indexOf(text);
    problems.add(
      'letter-case',
      'each-word',
      { text },
      { target: [target.readable.spanOf(start, start + text.length)] },
    );
  }
}

/** Whether a word has four letters or more, and begins no sentence. */
const isLong = (word: string, text: string, at: number): boolean =>
  word.length >= 4 && !/(?:^|[.!?:…("“„«]\s?)$/u.test(text.slice(Math.max(0, at - 2), at));

const SEVERAL = /\p{L} \p{Lu}/u;
const WORD = /[\p{L}\p{M}]+(?:['’·-][\p{L}\p{M}]+)*/gu;
const CAPITALIZED = /^\p{Lu}[\p{Ll}\p{M}'’·-]+/u;
