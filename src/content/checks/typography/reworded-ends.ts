import type { BlockPair, ParsedPair } from '../parsed/parsed-pair';
import type { CheckedLanguage } from '../parsed/checked-language';
import type { ParsedValue } from '../parsed/parsed-value';
import { wordsOf } from '../text/plain-words';
import { endMarkOf, type EndMark, type FoundMark } from './end-marks';

/* Ends of blocks that have another mark because the target words or marks them in a way of its own. */

/** A block whose two sides end in different marks. */
export interface OddEnd {
  readonly pair: ParsedPair;
  readonly block: BlockPair;
  /** The text of the source. */
  readonly from: string;
  /** The text of the target. */
  readonly to: string;
  /** The mark of the source. */
  readonly was: FoundMark;
  /** The mark of the target. */
  readonly is: FoundMark;
}

/** Words that begin a question, by language; those of Spanish have an accent. */
const QUESTION_WORDS: Readonly<Record<string, RegExp>> = {
  fr: /^(?:comment|pourquoi|quel(?:le)?s?|qui|que|quand|où|combien|est-ce|qu['’]est|[àa] qui|[àa] quoi)(?!\p{L})|\p{L}-(?:t-)?(?:ils?|elles?|on|je|nous|vous|ce)(?!\p{L})/iu,
  es: /¿/,
  gl: /¿/,
  pt: /^(?:como|por ?qu[eê]|qual|quais|quem|quando|onde|quanto|o que)(?!\p{L})/iu,
  it: /^(?:come|perch[eé]|quale?|quali|chi|quando|dove|quanto|che cosa|cosa)(?!\p{L})/iu,
  de: /^(?:wie|was|warum|wieso|welche[rsnm]?|wer|wann|wo|wof[uü]r|womit)(?!\p{L})/iu,
  nl: /^(?:hoe|wat|waarom|welke?|wie|wanneer|waar)(?!\p{L})/iu,
  ru: /^(?:как|что|почему|зачем|какой|какая|какие|кто|когда|где|сколько)(?!\p{L})/iu,
  uk: /^(?:як|що|чому|навіщо|який|яка|які|хто|коли|де|скільки)(?!\p{L})/iu,
  pl: /^(?:jak|co|dlaczego|jaki|jaka|jakie|kto|kiedy|gdzie|ile|czy)(?!\p{L})/iu,
  fi: /(?:^|[,;:–-] ?)\p{L}{0,20}(?:[nt]|tte|ee|aa|oi|ei|li)k[oö](?:s|h[aä]n)?(?=\s)/iu,
  tr: /(?<!\p{L})(?:nasıl|neden|niçin|nedir|hangi|kim|ne zaman|nerede|kaç|m[ıiuü](?:dır|dir|yım|sınız|siniz)?)(?!\p{L})/iu,
  ja: /か\s?[?？]\s*$/u,
};

/** Whether a title without a mark was worded as a question: "Comment configurer SSL ?" for "SSL How-To". */
const isWordedAsQuestion = (text: string, { base }: CheckedLanguage): boolean =>
  QUESTION_WORDS[base]?.test(text.trim()) === true;

/** A line of English that ends with a stop before its sentence does: "If the file is protected." */
const LONE_CLAUSE = /^\s*(?:if|when|unless|although|because)(?: [^\s,;:.?!]{1,30}){2,10}\.\s*$/i;

/** The next text does not begin a sentence: its first letter has no capital. */
const GOES_ON = /^\P{L}*[\p{Ll}\p{Lo}]/u;

/** Other languages have an ellipsis for these words. */
const AND_SO_ON = /\b(?:and\s+so\s+(?:on|forth)|and (?:many )?(?:more|others)|et cetera)[.)\s]*$/i;

/** A guess that English writes as a question. */
const NO_QUESTION = /(?:^|[.!?] )\s*(?:maybe|perhaps)\b[^.!?]{0,200}\?\s*$/i;

/** A heading or an indirect question, which is a question in many languages: "How it works". */
const ASKS =
  /^[\s\p{P}\p{N}]{0,20}(?:how|wh(?:at|y|en|ere|ich|o|ether)|c[oó]mo|por qu[eéê]|wie|was|warum|comment|pourquoi)(?![\p{L}\p{N}])/iu;

/** A label before a name that a program puts behind it: "Available files in", but not "Stay signed in". */
const LEADS_ON =
  /^\s*\S+ (?:in|of|for|by|at|from|to|with|on)\s$|\S\s+(?!(?:log|sign|check|turn|switch|zoom|plug)\p{L}{0,6}\s)\S+\s(?:in|of|for|by|at|from|to|with|on)\s*$/iu;

/** The end of a sentence that another field begins, as "Did you know": "... dass alles gesichert wird?" */
const ENDS_ANOTHER = /^\s*(?:\.{3}|…)\s?\p{L}/u;

/** Whether both sides are the part of a text that goes on behind their last space. */
const areParts = (source: ParsedValue, target: ParsedValue, block: BlockPair): boolean =>
  !target.isHtml &&
  source.raw.endsWith(' ') &&
  target.raw.endsWith(' ') &&
  block.target === target.readable.blocks.at(-1);

/** Words that are said with another mark: "and so on." as "…", "How it works" as a question. */
export const isReworded = ({
  pair: { source, target, targetLanguage },
  block,
  from,
  to,
  was,
  is,
}: OddEnd): boolean => {
  switch (was.mark + is.mark) {
    case '.,':
      return LONE_CLAUSE.test(from) && GOES_ON.test(target.prose.slice(block.target.end));
    case '.…':
      return AND_SO_ON.test(from);
    case '?.':
      return NO_QUESTION.test(from);
    case '.?':
      return ENDS_ANOTHER.test(to);
    case ':':
      return was.mark === '' && (LEADS_ON.test(from) || areParts(source, target, block));
    case '?':
      return was.mark === '' && (ASKS.test(from) || isWordedAsQuestion(to, targetLanguage));
    // A question that leads to what follows was worded as a sentence before an example.
    case '?:':
      return /\p{L}/u.test(target.prose.slice(block.target.end));
    default:
      return false;
  }
};

/** Blocks of lists and tables, which may be noun phrases. */
const ITEM = /^(?:li|item|dd|dt|td|th)$/;

const NOUN_ENDS: Readonly<Record<string, RegExp>> = {
  ja: /[\p{Script=Han}\p{Script=Katakana}ー]\s*$/u,
  ko: /(?![다요오까라죠네자세])\p{Script=Hangul}\s*$/u,
};

/**
 * Whether an item, a cell or a message of Japanese or Korean is a noun phrase, which has no full stop in
 * these languages.
 */
export const isNounPhrase = (
  text: string,
  opener: string,
  isHtml: boolean,
  { base }: CheckedLanguage,
): boolean =>
  (!isHtml || ITEM.test(opener)) && !/[。．]|\. /.test(text) && NOUN_ENDS[base]?.test(text) === true;

/**
 * Returns whether the full stops of a list's items follow a way of the target's own: the source has some with
 * and some without, all of the target end alike, and more than one differs from the source.
 */
export function ownWaysOf(pair: ParsedPair): (block: BlockPair, mark: EndMark) => boolean {
  const ways = new Map<string, EndMark | undefined>();
  return ({ target: { opener } }, mark) => {
    if (!ITEM.test(opener)) return false;
    if (!ways.has(opener)) ways.set(opener, ownWayOf(pair, opener));
    return ways.get(opener) === mark;
  };
}

function ownWayOf(
  { source, target, sourceLanguage, targetLanguage, blocks }: ParsedPair,
  opener: string,
): EndMark | undefined {
  const ends = blocks
    .filter((pair) => pair.target.opener === opener)
    .map((pair) => [
      source.prose.slice(pair.source.start, pair.source.end),
      target.prose.slice(pair.target.start, pair.target.end),
    ])
    .filter((texts) => texts.every((text) => wordsOf(text).length > 1))
    .map(([from = '', to = '']) => [
      endMarkOf(from, sourceLanguage).mark,
      endMarkOf(to, targetLanguage).mark,
    ]);
  const [own] = ends.map(([, is]) => is);
  const isMixed = ['.', ''].every((mark) => ends.some(([was]) => was === mark));
  const differing = ends.filter(([was, is]) => was !== is).length;
  return isMixed && differing > 1 && ends.every(([, is]) => is === own) ? own : undefined;
}
