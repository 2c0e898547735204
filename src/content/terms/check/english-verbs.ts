import { isRomanceVerb } from '../recognize/romance-homographs';

/** Words before which an English word is a verb. */
const BEFORE_VERB = /(?:^|[^\p{L}])(?:will|can|cannot|must|should|might|would|could|please|don['’]t)\s+$/iu;
/** A nick name has its own translation. */
const NICK = /(?:^|[^\p{L}])nick\s+$/iu;
/** With a capital it is the month. */
const AFTER_MAY = /(?:^|[^\p{L}])may\s+$/u;
/** An imperative: `Check the box`, but not `the check the user wrote`, nor `Password for the router`. */
const AT_BEGINNING = /(?:^|[.!?:;>]\s*)$/;
const BEFORE_NOUN = /^\s+(?:the|this|these|those|your|an?|all|every|each|selected)\s/i;
const PHRASE =
  /^in\s+order\s+(?:to|that|for)\b|^.{0,3}\btable\s+of\s+contents\b|^.{0,3}\btype\s+in\s|^.{0,3}\b(?:enter|return|space|delete|insert|home|end)\s+keys?\b|^.{0,3}\btime[ds]?\s+out\b/i;
/** Beginnings that a hyphen joins to verbs: `double-check`. */
const AFTER_ADVERB = /(?:^|[^\p{L}])(?:double|cross|re|un)-$/iu;
/** An infinitive with its object: `to point it towards the mouse`, but not `moved to file one`. */
const AFTER_TO = /(?:^|[^\p{L}])to\s+$/iu;
const BEFORE_OBJECT = /^\s+(?:it|them|the|this|these|those|your|an?|all|any|each)\s/i;
/** Words that are verbs and no nouns, at the beginning of a sentence with its object: `Select a page`. */
const VERB_ONLY =
  /^(?:add|allow|apply|choose|convert|create|define|delete|disable|edit|enable|generate|ignore|insert|manage|merge|remove|rename|replace|restore|select|send|specify)$/i;
const BEFORE_WORD = /^\s+\p{L}/u;
/** The third person of a verb: `the file reports an error`, but not `reports the user wrote`. */
const WITH_S = /s$/i;
const BEFORE_A = /^\s+an?\s/i;
const longestBefore = 12;

interface Span {
  readonly from: number;
  /** Exclusive. */
  readonly to: number;
}

/**
 * Whether a word of an English text is in a phrase that has nothing to do with it (`in order to`, `table of
 * contents`, `one at a time`), or is the third person of a verb whose participle is the term (`enables`).
 */
export function isPhrase(text: string, term: string, { from, to }: Span): boolean {
  const written = text.slice(from, to);
  if (/\s/.test(written)) return false;
  return (
    PHRASE.test(text.slice(Math.max(0, from - 3), to + 12)) ||
    (/^time$/i.test(written) && isAfter(AT_A, text, from)) ||
    (/^date$/i.test(written) && isAfter(OUT_OF, text, from)) ||
    (PARTICIPLE.test(term) && WITH_S.test(written) && !PARTICIPLE.test(written.slice(0, -1)))
  );
}

const AT_A = /(?:^|[^\p{L}])at\s+a\s+$/iu;
const OUT_OF = /(?:^|[^\p{L}])(?:out\s+of|up\s+to)\s+$/iu;
/** Shorter words, such as `embed`, have the ending in their base form. */
const PARTICIPLE = /^\p{L}{3,}(?:[^\P{L}e]ed|ing)$/iu;

/** Whether a word of an English text is a verb where it stands: `will check`, `checked`. */
export function isVerb(text: string, term: string, { from, to }: Span): boolean {
  const written = text.slice(from, to);
  if (/\s/.test(written)) return false;
  return (
    (/ed$/i.test(written) && !/ed$/i.test(term) && !isBeginningOf(written, term)) ||
    (BEFORE_NOUN.test(text.slice(to, to + longestBefore)) &&
      AT_BEGINNING.test(text.slice(Math.max(0, from - 3), from).trimStart())) ||
    (BEFORE_WORD.test(text.slice(to, to + longestBefore)) &&
      VERB_ONLY.test(written) &&
      AT_BEGINNING.test(text.slice(Math.max(0, from - 3), from).trimStart())) ||
    (BEFORE_OBJECT.test(text.slice(to, to + longestBefore)) && isAfter(AFTER_TO, text, from)) ||
    (WITH_S.test(written) && !WITH_S.test(term) && BEFORE_A.test(text.slice(to, to + longestBefore))) ||
    isAfter(BEFORE_VERB, text, from) ||
    (/^names?$/i.test(written) && isAfter(NICK, text, from)) ||
    isAfter(AFTER_MAY, text, from) ||
    isAfter(AFTER_ADVERB, text, from)
  );
}

const isAfter = (words: RegExp, text: string, from: number): boolean =>
  words.test(text.slice(Math.max(0, from - longestBefore), from));

/** Whether a word is the singular of a term, such as `feed` of `feeds`, and so no participle of it. */
const isBeginningOf = (written: string, term: string): boolean =>
  term.toLowerCase().startsWith(written.toLowerCase());

const INFINITIVE: Readonly<Record<string, RegExp>> = {
  cs: /(?:[aeěiíáéýu]|[áéíýů][scz]|o[uů]?c)t(?: s[ei])?$|ci$/,
  pl: /ć(?: się)?$/,
  ru: /(?:т[ьи]|чь)(?:ся)?$/,
};

/** Whether a translation is surely no verb: German nouns have a capital, verbs of others an ending. */
export function isNoVerb(text: string, base: string): boolean {
  if (base === 'de') return /^\p{Lu}\p{Ll}/u.test(text) && !text.endsWith('n');
  if (Object.hasOwn(INFINITIVE, base)) return INFINITIVE[base]?.test(text) === false;
  return (
    ['es', 'fr', 'it', 'pt'].includes(base) && !text.split(/\s/).some((word) => isRomanceVerb(base, word))
  );
}
