import { surplus, timesOf } from '../counted';
import type { TagPiece } from '../../html/tokenize';
import { once } from '../parsed/once';
import type { ParsedValue } from '../parsed/parsed-value';
import type { TextBlock } from '../parsed/readable-text';
import type { ProblemSpan } from '../problem';

import { isFrequentEnglish } from '../text/english-words';
import { isInside, plainPlace } from './plain-texts';
import { addressOf, isInline, isLiteral } from './tag-kinds';
import type { TagSide } from './inner-text';
import { RAISED } from './said-again';

/** The kind of difference that a tag without a partner makes. */
export interface OddTag {
  /**
   * `alone`: neither the tag nor its text is on the other side. `code`: as `alone`, for a name in code.
   * `inline`: a tag that only shows its text in another way. `again`: the other side has the link elsewhere.
   * `joined`: the other side tells the text of a paragraph in another one. `plain`: its text is there without
   * the tag.
   */
  readonly kind: 'alone' | 'code' | 'inline' | 'joined' | 'again' | 'plain';
  readonly text?: string;
  /** The text on the other side. */
  readonly place?: ProblemSpan;
}

/** The largest number of tags per side whose text is looked for; a search takes as long as the value. */
export const mostSearched = 20;

/**
 * Compares a tag of `own`, which has no partner, with the whole other side; `block` is the one of the other
 * side that its block belongs to, where that is certain.
 */
export function oddTag(
  tag: TagPiece,
  own: TagSide,
  other: TagSide,
  normalize: (address: string) => string,
  block: TextBlock | undefined,
): OddTag | undefined {
  const text = own.texts.get(tag)?.text ?? '';
  const address = addressOf(tag);
  if (isSlipOfMarkup(tag, text, own)) return undefined;
  if (!isInline(tag) && address === undefined && isInside(own.inside.get('pre') ?? [], tag.start))
    return { kind: 'inline' };
  // A paragraph without anything in it shows nothing.
  if (tag.name === 'p' && own.value.raw.startsWith('</p>', tag.end)) return undefined;
  if (!isInline(tag) && address === undefined)
    return { kind: tag.name === 'br' || tag.name === 'center' ? 'inline' : 'alone' };
  // An inline element without text shows nothing, unless it has a class for a picture or is a place.
  if (text === '' && own.texts.has(tag)) return tag.attributes.length === 0 ? undefined : { kind: 'inline' };
  const place = plainPlace(tag, text, own, other, block);
  if (place !== undefined) return { kind: 'plain', text, place };
  if (address !== undefined) {
    return { kind: other.addresses().has(normalize(address.trim())) ? 'again' : 'alone' };
  }
  // A name in code may be said once more or less, as the sentence needs it; so may what is stressed.
  const has = (side: TagSide, name: string): boolean =>
    side.inside.get(tag.name)?.some((one) => isSameName(one.text, name)) === true;
  // One side may name a function as it is called, `write()`, where the other names no property beside it.
  const called = text.endsWith('()') ? text.slice(0, -2) : `${text}()`;
  if (!RAISED.has(tag.name) && (has(other, text) || (has(other, called) && !has(own, called))))
    return undefined;
  // Quotation marks belong to a text in code or not, as the sentence needs it: `'NAME'`, `NAME`.
  const timesIn = (side: TagSide): number => unquotedTimes(side).get(tag.name)?.get(unquoted(text)) ?? 0;
  if (timesIn(own) > 0 && timesIn(own) <= timesIn(other)) return undefined;
  if (LATIN.test(text)) return undefined;
  if (isLiteral(tag) && isPartOfRange(tag.name, text, own, other)) return undefined;
  // The button of a mouse is no key, so that a translation may do without the tag.
  if (
    tag.name === 'kbd' &&
    /^(?:left|right|middle)<\/kbd> mouse\b/.test(own.value.raw.slice(tag.end, tag.end + 20))
  )
    return undefined;
  if (isLiteral(tag) && isInOtherWords(tag.name, text, own, other)) return undefined;
  // Keys have other names in other languages.
  if (tag.name === 'kbd' && KEY.test(text)) return { kind: 'inline' };
  if (tag.name === 'code' && isNameOfSystem(tag, text, own, other)) return undefined;
  if (tag.name === 'code' && isOfWords(text)) return { kind: 'inline' };
  return isLiteral(tag) && !other.value.raw.includes(text) && !areTranslated(tag.name, own, other)
    ? { kind: 'code', text }
    : { kind: 'inline' };
}

/** Whether the other side has the name that its language has for a folder or a stream of the system. */
const isNameOfSystem = ({ end }: TagPiece, text: string, own: TagSide, other: TagSide): boolean =>
  (STREAM.test(text) && namesStream(other.value).has(text.toLowerCase())) ||
  (/^home$/i.test(text) &&
    /^<\/code> (?:folder|directory)\b/.test(own.value.raw.slice(end + text.length, end + text.length + 20)) &&
    HOME.test(other.value.readable.prose));

const STREAM = /^std(?:in|out|err)$/i;

/** The standard streams that a text says in words. */
const namesStream = once(
  ({ readable: { prose } }: ParsedValue): ReadonlySet<string> =>
    new Set(STREAMS.flatMap(([name, pattern]) => (pattern.test(prose) ? [name] : []))),
);

const standard = String.raw`(?:stand[aä]r[dt]|est[aá]ndar|padrão|стандарт|szabvány|vakio|標準|标准|표준)`;
/** The stream of errors is one of output, too: "Standardfehlerausgabe". */
const NO_ERROR = '(?! ?(?:fehler|err|错|錯|エラー|오류))';
const STREAMS = [
  ['stderr', 'fehler|err|ошиб|chyb|błęd|fout|fel|fejl|hib|virhe|hata|[错錯誤]|エラー|오류'],
  ['stdin', 'eingab|entr|ingress|ввод|vst|wej|inv|indata|indd|bemenet|syöt|gird|入|입력'],
  ['stdout', 'ausgab|sorti|sal[ií]d|saíd|uscit|вывод|výst|wyj|uitv|utdata|udd|kimenet|tulo|çıkt|出|출력'],
].map(
  ([name = '', words = '']) =>
    [
      name,
      new RegExp(
        `${standard}${name === 'stderr' ? '' : NO_ERROR}.{0,8}?(?:${words})|(?:${words})\\p{L}{0,8} (?:de )?${standard}`,
        'iu',
      ),
    ] as const,
);
const HOME =
  /(?<!\p{L})(?:domovsk|persönlich|benutzer|personnel|personal|usuario|utilisat|utente|домашн|kotihakem|saját|hjem|hem(?:katalog|mapp)|thuis|persoonlijk|domow|ev dizin|karpeta)|ホーム|个人|個人|主目[录錄]|家目[录錄]|홈/iu;

/** Whether a text in code is plain words, which a sentence may say in another way: "reply", "Bold Knight". */
const isOfWords = (text: string): boolean =>
  /^\p{Lu}\p{Ll}{1,20}(?: \p{Lu}\p{Ll}{1,20}){1,5}$/u.test(text) ||
  (/^(?:\p{Ll}{5,20}|\p{L}{2,20}(?: \p{L}{2,20}){1,6})[.!?]?$/u.test(text) &&
    (text.match(/\p{L}+/gu) ?? []).every((word) => isFrequentEnglish(word.toLowerCase())));

/** Names that differ in capitals alone; of options, which are shorter, these are two. */
const isSameName = (one: string, other: string): boolean =>
  one === other || (/\p{L}{3}/u.test(one) && one.toLowerCase() === other.toLowerCase());

/** Whether the other side has a range in one element whose two ends this side has in two: `9:00-17:00`. */
function isPartOfRange(name: string, text: string, own: TagSide, other: TagSide): boolean {
  const isOfOwn = (end: string): boolean => own.inside.get(name)?.some((one) => one.text === end) === true;
  return (
    other.inside.get(name)?.some(({ text: range }) => {
      const ends = range.length <= longestRange ? range.split(TO) : [];
      return ends.length === 2 && ends.includes(text) && !isOfOwn(range) && ends.every(isOfOwn);
    }) === true
  );
}

/**
 * Whether the other side has code of the same form in words of its language, `toto-langue.codage` for
 * `foo-lang.encoding`, and not fewer of them.
 */
function isInOtherWords(name: string, text: string, own: TagSide, other: TagSide): boolean {
  const form = formOf(text);
  if (!/x.+x.+x/.test(form)) return false;
  const ofForm = ({ inside }: TagSide): ReadonlySet<string> =>
    new Set((inside.get(name) ?? []).map((one) => one.text).filter((one) => formOf(one) === form));
  const [names, others] = [ofForm(own), ofForm(other)];
  const translated = [...others].filter((one) => !names.has(one)).length;
  return translated > 0 && [...names].filter((one) => !others.has(one)).length <= translated;
}

const formOf = (text: string): string => text.replaceAll(/[\p{L}\p{M}\p{N}]{1,200}/gu, 'x');

const longestRange = 80;
/** Between the ends of a range. */
const TO = /\s?(?:-|–|—|\.\.|…|~|〜|→)\s?/u;

/**
 * Whether names that stand for values are translated, so that it tells nothing if one is not there: the other
 * side has one that this side lacks, or has less often.
 */
function areTranslated(name: string, own: TagSide, other: TagSide): boolean {
  if (name !== 'var') return false;
  const [names, others] = [own, other].map(({ inside }) => inside.get(name) ?? []);
  return surplus(others ?? [], names ?? [], ({ text }) => text).length > 0;
}

/**
 * Markup that a translation rightly does without: a line break between a sentence and its full stop, or a
 * comma alone that is emphasized.
 */
const isSlipOfMarkup = (tag: TagPiece, text: string, { value }: TagSide): boolean =>
  tag.name === 'br'
    ? MARK_AT_END.test(value.raw.slice(tag.end, tag.end + 40))
    : isInline(tag) && !isLiteral(tag) && tag.attributes.length === 0 && /^[.,;:]$/.test(text);

/** A mark, and the end of the value or of a block. */
const MARK_AT_END = /^\s{0,10}[.,;:]\s{0,10}(?:$|<\/(?:p|li|td|th|dd|dt|div|h[1-6]|blockquote)>)/i;

const KEY = /^\p{Lu}\p{Ll}\p{L}{0,18}$/u;
const unquoted = (text: string): string => text.replace(/^["'“”‘’«「](.{1,200})["'“”‘’»」]$/s, '$1');
/** How often elements have each text, by their names. */
const unquotedTimes = once(
  ({ inside }: TagSide): ReadonlyMap<string, ReadonlyMap<string, number>> =>
    new Map(
      Array.from(
        inside,
        ([name, texts]) => [name, timesOf(texts.map(({ text }) => unquoted(text)))] as const,
      ),
    ),
);

/** Abbreviations and words that English sets in italics because they are Latin. */
const LATIN = /^(?:e\.? ?g|i\.? ?e|etc|cf|viz|et al|ad hoc|vice versa|via|ca)[.,]*$/i;
