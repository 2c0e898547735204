import { matchesOf } from '../../text/matches';
import { firstMatches } from '../counted';
import type { FieldCheck } from '../field-check';
import type { ParsedPair } from '../parsed/parsed-pair';
import type { ProblemCollector } from '../problem-collector';
import { simplifiedOnly } from './han-variants';
import { scriptName, scriptOf } from './scripts';

/** Finds single letters that Chinese, Japanese and Korean do not have, or that only look right. */
export const eastAsianLetters: FieldCheck = {
  ids: ['script', 'corrupted'],
  find(pair, problems) {
    const { script } = pair.targetLanguage;
    if (!EAST_ASIAN.has(script)) return;
    findParts(pair, problems);
    findRadicals(pair, problems);
    if (script === 'Kore') {
      findLooseParts(pair, problems);
      findBesideHangul(pair, problems);
    } else findFullWidth(pair, problems);
    if (script === 'Jpan') {
      findLookAlikes(pair, problems);
      findHalfWidth(pair, problems);
      findSimplified(pair, problems);
    }
    findSingle(pair, problems);
  },
};

const EAST_ASIAN = new Set(['Hans', 'Hant', 'Jpan', 'Kore']);

/** Kana with their sound marks apart, and the parts of Hangul syllables, as some file systems store them. */
const PARTS = /[\u3041-\u30ff][\u3099\u309a]|[\u1100-\u11ff\ua960-\ua97c\ud7b0-\ud7fb]{1,12}/gu;

function findParts({ source, target }: ParsedPair, problems: ProblemCollector): void {
  const [first, ...more] = firstMatches(target.prose, PARTS).filter(
    ([found]) => !source.prose.includes(found),
  );
  if (first === undefined) return;
  const places = [first, ...more].map(({ index, 0: found }) => target.readable.spanAt(index, found));
  problems.add('corrupted', 'decomposed', { text: first[0] }, { target: places });
}

/**
 * A part of a syllable that was typed behind a whole one; several are laughter, "ㅋㅋ", and a text about
 * letters has some by themselves.
 */
const LOOSE_PART = /(?<=[가-힣A-Za-z])[\u3131-\u3163](?![\u3131-\u3163])/gu;

const PART_ALONE = /(?<![가-힣A-Za-z\u3131-\u3163])[\u3131-\u3163]/u;

function findLooseParts({ source, target }: ParsedPair, problems: ProblemCollector): void {
  if (PART_ALONE.test(target.prose)) return;
  for (const { index, 0: text } of firstMatches(target.prose, LOOSE_PART)) {
    if (source.prose.includes(text) || LAUGHTER.has(text)) continue;
    problems.add('corrupted', 'loose-part', { text }, { target: [target.readable.spanAt(index, text)] });
  }
}

const LAUGHTER = new Set('ㅋㅎㅠㅜ');

const FULL_WIDTH =
  /(?<![\uff21-\uff3a\uff41-\uff5a])[\uff21-\uff3a\uff41-\uff5a]{2,60}(?![\uff21-\uff3a\uff41-\uff5a])/gu;

/** A name in full-width letters, which the source has, among others that are in half-width ones. */
function findFullWidth({ source, target }: ParsedPair, problems: ProblemCollector): void {
  const found = firstMatches(target.prose, FULL_WIDTH);
  if (found.length === 0) return;
  const plain = target.prose.match(/[A-Za-z]{2,60}/g)?.length ?? 0;
  if (found.length > plain) return;
  for (const { index, 0: text } of found) {
    if (source.prose.includes(text) || !source.prose.includes(text.normalize('NFKC'))) continue;
    problems.add('corrupted', 'full-width', { text }, { target: [target.readable.spanAt(index, text)] });
  }
}

/** Signs for the radicals of dictionaries, which documents in PDF have for the characters. */
const RADICALS = /[\u2e80-\u2ef3\u2f00-\u2fd5]/gu;

function findRadicals(pair: ParsedPair, problems: ProblemCollector): void {
  for (const { index, 0: found } of firstMatches(pair.target.prose, RADICALS))
    addForeign(pair, found, index, problems);
}

/** Characters that look like a katakana letter, between two of these: リタ一ン, プ口セス. */
const LOOK_ALIKES =
  /(?<=[ァ-ヺー]{2})[一二八力千卜口夕工才](?=[ァ-ヺー])|(?<=[ァ-ヺ])[一力卜口夕工](?=[ァ-ヺー])/gu;

function findLookAlikes({ source, target }: ParsedPair, problems: ProblemCollector): void {
  const { prose } = target;
  for (const { index, 0: found } of firstMatches(prose, LOOK_ALIKES)) {
    const before = /[ァ-ヺー]{1,20}$/u.exec(prose.slice(Math.max(0, index - 20), index))?.[0] ?? '';
    const after = /^[ァ-ヺー]{1,20}/u.exec(prose.slice(index + 1, index + 21))?.[0] ?? '';
    const word = before + found + after;
    if (source.prose.includes(word)) continue;
    const places = { target: [target.readable.spanOf(index, index + 1)] };
    problems.add('script', 'mixed', { word, letters: found, script: scriptName('Hani') }, places);
  }
}

const HALF_WIDTH = /[\uff66-\uff9f]{2,60}|(?<=[ァ-ヺー])[\uff66-\uff9f]|[\uff66-\uff9f](?=[ァ-ヺー])/gu;

/** Half-width letters are for displays of the past. */
function findHalfWidth({ source, target }: ParsedPair, problems: ProblemCollector): void {
  for (const { index, 0: text } of firstMatches(target.prose, HALF_WIDTH)) {
    if (source.prose.includes(text)) continue;
    problems.add('corrupted', 'half-width', { text }, { target: [target.readable.spanAt(index, text)] });
  }
}

/** A name keeps the characters of its language, beside others that Japanese lacks: 简体中文. */
function findSimplified(pair: ParsedPair, problems: ProblemCollector): void {
  const { prose } = pair.target;
  if (!/[ぁ-ヺ]/u.test(prose)) return;
  const found: number[] = [];
  for (let at = 0; at < prose.length; at++) if (simplifiedOnly.has(prose[at] ?? '')) found.push(at);
  for (const at of found.slice(0, 50)) {
    if (prose.slice(at, at + 4) === '简体中文') continue;
    addForeign(pair, prose[at] ?? '', at, problems);
  }
}

/** A Chinese word that was typed beside a Korean one: Korean writes its own in traditional characters. */
function findBesideHangul(pair: ParsedPair, problems: ProblemCollector): void {
  for (const { index, 0: word } of firstMatches(pair.target.prose, BESIDE_HANGUL)) {
    const at = Array.from(word).findIndex((char) => simplifiedOnly.has(char));
    if (at !== -1) addForeign(pair, word[at] ?? '', index + at, problems);
  }
}

const BESIDE_HANGUL = /(?<=[가-힣])[\u4e00-\u9fff]{1,20}|[\u4e00-\u9fff]{1,20}(?=[가-힣])/gu;

/** Several kana or Hangul beside each other are found with the letters of other scripts. */
const SINGLE: Readonly<Record<string, RegExp>> = {
  Hans: /(?<![ぁ-ヺー가-힣])[ぁ-ヺ가-힣](?![ぁ-ヺー가-힣])/gu,
  Hant: /(?<![ぁ-ヺー가-힣])[ぁ-ヺ가-힣](?![ぁ-ヺー가-힣])/gu,
  Jpan: /(?<![가-힣])[가-힣](?![가-힣])/gu,
  Kore: /(?<![ぁ-ヺー])[ぁ-ヺ](?![ぁ-ヺー])/gu,
};

/** A passage in another language has single letters, too. */
const SEVERAL: Readonly<Record<string, RegExp>> = {
  Hans: /[ぁ-ヺー]{2}|[가-힣]{2}/u,
  Hant: /[ぁ-ヺー]{2}|[가-힣]{2}/u,
  Jpan: /[가-힣]{2}/u,
  Kore: /[ぁ-ヺー]{2}/u,
};

function findSingle({ source, target, targetLanguage }: ParsedPair, problems: ProblemCollector): void {
  const pattern = SINGLE[targetLanguage.script];
  if (pattern === undefined || SEVERAL[targetLanguage.script]?.test(target.prose) === true) return;
  for (const { index, 0: text } of matchesOf(target.prose, pattern)) {
    if (source.prose.includes(text)) continue;
    const detail = { text, script: scriptName(scriptOf(text) ?? '') };
    problems.add('script', 'unexpected', detail, { target: [target.readable.spanOf(index, index + 1)] });
  }
}

function addForeign(
  { source, target }: ParsedPair,
  letter: string,
  at: number,
  problems: ProblemCollector,
): void {
  if (source.prose.includes(letter)) return;
  const word = target.prose.slice(Math.max(0, at - 2), at + 3).replaceAll(/\P{L}+/gu, '');
  const places = { target: [target.readable.spanOf(at, at + 1)] };
  problems.add('script', 'not-of-language', { word, letters: letter }, places);
}
