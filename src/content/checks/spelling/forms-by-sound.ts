import { firstMatches } from '../counted';
import type { FieldCheck } from '../field-check';
import { isOverSeam } from '../parsed/seams';

/** A word that the sound beside it changes, and the form that it has there. */
interface FormRule {
  readonly pattern: RegExp;
  /** The right form of a match, unless the match is right by itself. */
  readonly expected: (match: RegExpExecArray) => string | undefined;
}

/**
 * Finds words that have another form beside the next or last sound: Korean particles, "모듈를", and articles and
 * prepositions that a language joins, "de el", "que il".
 */
export const formsBySound: FieldCheck = {
  ids: ['spelling'],
  find({ source, target, targetLanguage }, problems) {
    for (const { pattern, expected } of RULES[targetLanguage.base] ?? []) {
      for (const match of firstMatches(target.prose, pattern)) {
        const [word] = match;
        const right = expected(match);
        if (right === undefined || source.prose.includes(word)) continue;
        // Two words with a tag between them may be apart on purpose: "de <i>El</i>".
        if (isOverSeam(target, match.index + 1, match.index + word.length - 1)) continue;
        const places = { target: [target.readable.spanAt(match.index, word)] };
        problems.add('spelling', 'form', { word, expected: right }, places);
      }
    }
  },
};

/** Whether a syllable of Hangul ends in a consonant, and whether that is ㄹ. */
function endOf(syllable: string): 'vowel' | 'ㄹ' | 'consonant' {
  const final = (syllable.charCodeAt(0) - 0xac00) % 28;
  return final === 0 ? 'vowel' : final === 8 ? 'ㄹ' : 'consonant';
}

/** "가을" and "마을" are nouns, "지을" and "나은" forms of verbs. */
const NO_PARTICLE = /(?:가|마|노|고)을$|(?:지|나|부|그|저|이)[을은]$/u;

const KOREAN: readonly FormRule[] = [
  {
    pattern: /(?<![가-힣])[가-힣]{0,30}([가-힣])([를와])(?![가-힣])/gu,
    expected: ([word, last = '', particle = '']) =>
      endOf(last) === 'vowel' ? undefined : `${word.slice(0, -1)}${particle === '를' ? '을' : '과'}`,
  },
  {
    pattern: /(?<![가-힣])[가-힣]{1,30}([가-힣])([을은])(?![가-힣])/gu,
    expected: ([word, last = '', particle = '']) =>
      endOf(last) !== 'vowel' || NO_PARTICLE.test(word)
        ? undefined
        : `${word.slice(0, -1)}${particle === '을' ? '를' : '는'}`,
  },
  {
    pattern: /(?<![가-힣])[가-힣]{0,30}([가-힣])으로(?![가-힣])/gu,
    expected: ([word, last = '']) => (endOf(last) === 'consonant' ? undefined : `${word.slice(0, -2)}로`),
  },
];

const SPANISH: FormRule = {
  pattern: /(?<![\p{L}\p{N}_./-])([Dd]e|a|(?<=(?:^|\n|[.!?:¿¡«“"(\u001c])\s{0,4})A) el(?= \p{Ll})/gu,
  expected: ([, preposition = '']) => `${preposition}l`,
};

const FRENCH: FormRule = {
  pattern:
    /(?<![\p{L}\p{M}\p{N}_./-])([DdNnJj]|[Qq]u|[Ll]orsqu|[Pp]uisqu|[Jj]usqu)e (ils?|elles?|on|une?|aucune?|est|ai)(?![\p{L}\p{M}\p{N}_'’-])(?! à)/gu,
  expected: ([word, start = '', next = '']) =>
    BEFORE[start.toLowerCase()]?.test(next) === true ? word.replace('e ', '’') : undefined,
};

/** Words before which a word loses its "e", by its other letters. */
const BEFORE: Readonly<Record<string, RegExp>> = {
  d: /^(?:une?|aucune?|elles?)$/,
  qu: /^(?:ils?|elles?|on|une?|aucune?)$/,
  lorsqu: /^(?:ils?|elles?|on|une?)$/,
  puisqu: /^(?:ils?|elles?|on|une?)$/,
  jusqu: /^(?:une?)$/,
  n: /^(?:est|ai)$/,
  j: /^ai$/,
};

const RULES: Readonly<Record<string, readonly FormRule[]>> = {
  ko: KOREAN,
  es: [SPANISH],
  fr: [FRENCH],
  pt: [
    {
      // Before a subject and its infinitive, both words stay: "consiste em o usuário escolher".
      pattern:
        /(?<![\p{L}\p{N}_./-])([Ee])m (os?)(?= \p{Ll})(?! \p{L}{1,40}(?: não| se)? \p{L}{1,40}[aei]r(?:em)?(?!\p{L}))/gu,
      expected: ([, letter = '', article = '']) => `${letter === 'E' ? 'N' : 'n'}${article}`,
    },
  ],
  it: [
    {
      pattern: /(?<![\p{L}\p{N}_./-])([Dd]i|[Aa]|[Dd]a|[Ss]u) (il|gli)(?= \p{Ll})/gu,
      expected: ([, preposition = '', article = '']) => joinedInItalian(preposition, article),
    },
  ],
};

/** "di il" is "del", "a gli" is "agli". */
function joinedInItalian(preposition: string, article: string): string {
  const stem = preposition.replace(/i$/, 'e');
  return article === 'il' ? `${stem}l` : `${stem}${article}`;
}
