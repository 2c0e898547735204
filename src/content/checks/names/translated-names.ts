import { once } from '../parsed/once';
import type { ParsedPair } from '../parsed/parsed-pair';
import type { ParsedValue } from '../parsed/parsed-value';
import { stemsIn } from '../words/word-stems';
import { codeTexts } from '../code/code-texts';

/** The names of two pieces of code that differ, or both as a whole where anything else does. */
export function changedNames(was: string, is: string): readonly (readonly [was: string, is: string])[] {
  const [before, after] = [was, is].map((code) => code.split(BETWEEN_NAMES));
  if (before === undefined || before.length !== after?.length) return [[was, is]];
  const changed = before.flatMap((name, at) =>
    name === after[at] ? [] : [[name, after[at] ?? ''] as const],
  );
  const areNames = changed.every((names) => {
    const [number, other] = names.map((name) => /\d{0,4}$/.exec(name)?.[0]);
    return number === other && names.every((name) => NAME.test(name.replace(NUMBER, '')));
  });
  return changed.length > 0 && areNames ? changed : [[was, is]];
}

const BETWEEN_NAMES = /[\s=/:,]+/;

/**
 * Whether most words of a name are others in the target's, one of which is known to translate one of them:
 * "soundName", "названиеЗвука". Both names have capitals inside, or the same sign between their words, and no
 * other name keeps one of these words: "setUserName" beside "holeBenutzerNamen".
 */
export function isNameInOtherWords(name: string, other: string, { target, wordPairs }: ParsedPair): boolean {
  const joint = JOINTS.find((one) => one.test(name) && one.test(other));
  if (joint === undefined || ![name, other].every((one) => NAME.test(one.replace(NUMBER, '')))) return false;
  const [words = [], others = []] = [name, other].map((one) =>
    one.split(joint).map((word) => word.toLowerCase()),
  );
  const lost = words.filter((word) => !others.includes(word));
  if (lost.length < 2 || lost.length * 2 <= words.length) return false;
  if (lost.some((word) => wordsInNames(target).has(word))) return false;
  const stems = stemsIn(others.join(' '), false);
  const told = Array.from(stemsIn(lost.join(' '), true), (stem) => wordPairs?.english.get(stem));
  return told.some((word) => word?.counterparts.some((stem) => stems.has(stem)));
}

/** The words of the names of several in the code of a text. */
const wordsInNames = once(
  (value: ParsedValue): ReadonlySet<string> =>
    new Set(
      codeTexts(value)
        .flatMap(({ whole }) => whole.match(NAME_OF_WORDS) ?? [])
        .flatMap((name) => name.split(WORD_OF_NAME).map((word) => word.toLowerCase())),
    ),
);
const NAME_OF_WORDS = /(?<![\p{L}_-])\p{Ll}{1,30}(?:[_-]\p{L}|\p{Lu})[\p{L}_-]{1,60}/gu;
const WORD_OF_NAME = /[_-]|(?<=\p{Ll})(?=\p{Lu})/u;

const NAME = /^[\p{L}\p{M}]{2,30}(?:[_-][\p{L}\p{M}]{1,30})*$/u;
const NUMBER = /\d{1,4}$/;
/** Joins the words of a name: a capital, or a sign. */
const JOINTS = [/(?<=\p{Ll}|^\p{Lu})(?=\p{Lu})/u, /_/, /-/];
