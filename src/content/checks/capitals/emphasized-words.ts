import { blockPairAt, wholeOf, type ParsedPair } from '../parsed/parsed-pair';
import { isFunctionWord } from '../text/plain-words';

/** Words that are written in capitals for emphasis; other ones may be abbreviations. */
const EMPHASIZED = new Set(
  'warning note caution danger important notice attention never always must only free sale'.split(' '),
);
/** Those of other languages, as "ALL" and "NEVER". */
const EMPHASIZED_ELSEWHERE = new Set(
  (
    'NICHT NICHTS KEINE IMMER NIEMALS ALLES TODOS TODAS NUNCA SIEMPRE SEMPRE APENAS TOUTES JAMAIS TOUJOURS ' +
    'AUCUN AUCUNE TUTTI TUTTE NESSUN NOOIT ALTIJD ALLEEN NIGDY ZAWSZE TYLKO WSZYSTKIE ТОЛЬКО НИКОГДА ВСЕГДА'
  ).split(' '),
);

/** Whether a word in capitals is one that writers of a language stress so. */
export const isEmphasis = (word: string, base: string): boolean =>
  base === 'en'
    ? !/^(?:AND|OR|XOR|IF)$/.test(word) &&
      (EMPHASIZED.has(word.toLowerCase()) || isFunctionWord(word.toLowerCase(), base))
    : EMPHASIZED_ELSEWHERE.has(word);

const MODALS = new Set(['MUST', 'SHOULD', 'SHALL']);

/**
 * Whether the target's language says a word that is stressed in the source by an ending, or the target an
 * obligation by another construction, "are forbidden": neither can be in capitals.
 */
export const isSaidOtherwise = (pair: ParsedPair, word: string, at: number): boolean =>
  (SAID_BY_ENDING.has(word) && WITH_VERB_ENDINGS.has(pair.targetLanguage.base)) ||
  (MODALS.has(word) && !saysObligation(pair, at));

/** Whether the target says an obligation by a verb of its own, in the block of an offset of the source. */
function saysObligation(pair: ParsedPair, at: number): boolean {
  const { start, end } = blockPairAt(pair, 'source', at)?.target ?? wholeOf(pair.target);
  return MODAL_WORDS[pair.targetLanguage.base]?.test(pair.target.prose.slice(start, end)) !== false;
}

/** Words by which a language says an obligation, whole or in part. */
const MODAL_WORDS: Readonly<Record<string, RegExp>> = {
  de: /m[uü]ss|soll|d[aü]rf|verpflicht|erforderlich|nötig/i,
  fr: /\bd(?:oi|ev|û)|\bfau[td]|oblig|nécess|impérati/i,
  es: /\bdeb|\btien|hay que|necesari|obliga/i,
  it: /\bdev|\bdov|bisogn|necess|obblig/i,
  pt: /\bdev|\btem\b|têm|precis|necess|obriga/i,
  nl: /moet|dien(?:t|en)|verplicht|nodig/i,
  pl: /musi|musz|należy|powin|trzeba|wymaga/i,
  ru: /долж|нужн|необходим|следует|обязан|требу|надо/i,
  uk: /повин|потрібн|необхідн|слід|мус|зобов/i,
};

/** Words of English for which these languages have an ending of the verb. */
const SAID_BY_ENDING = new Set('NOT MUST SHOULD SHALL CAN CANNOT MAY MIGHT WILL WOULD COULD'.split(' '));
const WITH_VERB_ENDINGS = new Set('tr az kk ky uz tk tt'.split(' '));
