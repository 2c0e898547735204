import { countMatches } from '../../text/matches';
import { countOf } from '../counted';
import { isChineseOrJapanese, isUnspaced } from '../parsed/checked-language';
import type { ParsedPair } from '../parsed/parsed-pair';
import { isKeywordList } from '../text/keyword-list';
import { HAN, type MarkRule } from './mark-rule';

const hasSpaces = ({ targetLanguage }: ParsedPair): boolean => !isUnspaced(targetLanguage);

/** Whether both sides have as many brackets, before each of which the source has a space. */
const hasBracketsOfSource = ({ source, target }: ParsedPair): boolean =>
  /\s\(/.test(source.prose) &&
  !/\S\(/.test(source.prose) &&
  countOf(source.prose, '(') === countOf(target.prose, '(');

/** Languages whose words have no endings in brackets that are longer than five letters. */
const WITH_SHORT_ENDINGS = new Set('en fr es ca gl pt it ro ru uk bg pl cs sk'.split(' '));

/** Languages that leave out a vowel before another one. */
const WITH_ELISION = new Set(['fr', 'it', 'ca']);

/** Words after the first part of a compound whose end follows: "Groß- und Kleinschreibung". */
const JOINING =
  'und oder bzw beziehungsweise sowie als wie noch bis en of och eller og ja tai sekä että és vagy ou et y e o or and ve veya ile i lub albo a nebo či ali in и или та або и/или illetve';

const SPACE_BEHIND_DASH = new RegExp(
  String.raw`(?<=\p{L}{2})(?<!\s-(?!\p{L}\s)\p{L}[^\n.()-]{0,60})- (?!(?:${JOINING.replaceAll(' ', '|')})(?!\p{L}))(?=\p{L}{2})`,
  'giu',
);

/** Whether the target lacks a dash between two spaces, of which it has the one behind: "Datei- Neu". */
const hasLostDash = ({ source, target }: ParsedPair): boolean =>
  countMatches(source.prose, DASH) > countMatches(target.prose, DASH);

const DASH = /(?<=\s)[-–—](?=\s)/g;

/** Spaces that are missing or too many beside a mark. */
export const MARK_SPACES: readonly MarkRule[] = [
  {
    variant: 'space-before',
    pattern: / (?<=[\p{L}\p{N})”»"’] )(?:[ ]?[,.](?=\s|$|\u001c)|,(?=\p{L}))/gu,
    applies: hasSpaces,
    isAllowedBySource: true,
  },
  {
    variant: 'space-before',
    pattern: / (?<=[\p{L}\p{N})”»"’] )(?:[;:!?](?=\s|$|\u001c)|[!?](?=[.,)”»"]))/gu,
    applies: ({ targetLanguage }) =>
      !isUnspaced(targetLanguage) && targetLanguage.base !== 'fr' && targetLanguage.base !== '',
    isAllowedBySource: true,
  },
  {
    variant: 'space-before',
    pattern: new RegExp(
      String.raw`(?<=[${HAN}ー]) [。、，．；：？！」』）】》]| (?<=\p{L} ),(?=\s?[${HAN}])`,
      'gu',
    ),
    applies: ({ targetLanguage }) => isChineseOrJapanese(targetLanguage),
  },
  {
    // A mark of full width has its space within.
    variant: 'space-follows',
    pattern: new RegExp(String.raw`[，、；：（「『【《] (?=[${HAN}])`, 'gu'),
    applies: ({ targetLanguage }) => isChineseOrJapanese(targetLanguage),
  },
  {
    variant: 'space-after',
    // The ";" of a character reference in plain text ends no part of a sentence.
    pattern:
      /(?<=\p{L}{2}|\p{L}-\p{L}|\u001e)(?<!&[a-zA-Z]{1,10})[,;!?؟،](?=\p{L}{2}|[aeiouyàéèóźаеиіоуяыв] \p{L}|\p{L}['’]\p{L})/gu,
    applies: (pair) => hasSpaces(pair) && !isKeywordList(pair.source),
    isAllowedBySource: true,
  },
  {
    variant: 'space-after',
    // A word of three letters with a capital may be an abbreviation: "Err.Est." One of two letters ends a
    // sentence where the next word has a space behind it: "see av.En".
    pattern:
      /(?<=(?:\p{Ll}|\p{L}\p{Lu})\p{Ll}{2}[”»")]?)\.(?=\p{Lu}(?:\p{Ll}{2}|\p{Ll}?\s))|(?<=\s\p{Ll}{2})\.(?=\p{Lu}\p{Ll}{1,30}\s\p{L})/gu,
    applies: hasSpaces,
    isAllowedBySource: true,
  },
  {
    variant: 'space-after',
    pattern: /(?<=\p{Script=Hangul}[다요오])\.(?=\p{Script=Hangul}{2})/gu,
    applies: ({ targetLanguage }) => targetLanguage.base === 'ko',
    isAllowedBySource: true,
  },
  {
    variant: 'space-missing-before',
    pattern:
      /(?<=\p{L}{2})\((?=(?:[\p{L}"«“\u001d][^()\u001c]{0,60}[ ,][^()\u001c]{1,200}|(?!TM\))\p{Lu}[\p{L}\p{N}]{1,40})\)(?!\p{L}))/gu,
    applies: (pair) => hasSpaces(pair) && pair.targetLanguage.base !== 'ko',
    isAllowedBySource: true,
  },
  {
    variant: 'space-missing-before',
    pattern: /(?<=\p{L}{2})\((?=\p{Ll}{6,40}\)(?!\p{L}))/gu,
    applies: ({ targetLanguage }) => WITH_SHORT_ENDINGS.has(targetLanguage.base),
    isAllowedBySource: true,
  },
  {
    variant: 'space-missing-before',
    pattern: /(?<=\p{L}{2})\((?!\p{Ll}{1,4}\))(?=[\p{L}\p{N}"«“\u001d\u001e][^()\u001c]{2,200}\)(?!\p{L}))/gu,
    applies: (pair) => hasSpaces(pair) && pair.targetLanguage.base !== 'ko' && hasBracketsOfSource(pair),
  },
  {
    variant: 'space-inside',
    pattern: /\([ \u00a0](?=[\p{L}\p{N}])|(?<=[\p{L}\p{N}])[ \u00a0]\)/gu,
    applies: () => true,
    isAllowedBySource: true,
  },
  {
    variant: 'space-follows',
    pattern:
      /(?<![\p{L}\p{N}'’])(?:[ldsnjmtc]|(?:jus|lors|puis)?qu|un|[ds]?all|dell|nell|sull|coll|quell|quest)['’] (?=[aeiouyhàâáéèêëíîïóòôúûœ](?:\p{L}|-\p{L}))/giu,
    applies: ({ targetLanguage }) => WITH_ELISION.has(targetLanguage.base),
    isAllowedBySource: true,
  },
  {
    variant: 'space-follows',
    pattern: SPACE_BEHIND_DASH,
    applies: (pair) => hasSpaces(pair) && !hasLostDash(pair),
    isAllowedBySource: true,
  },
  {
    variant: 'space-missing-before',
    pattern: SPACE_BEHIND_DASH,
    applies: (pair) => hasSpaces(pair) && hasLostDash(pair),
    isAllowedBySource: true,
  },
];
