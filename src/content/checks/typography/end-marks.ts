import { segmenterOf } from '../../text/segmenters';
import type { CheckedLanguage } from '../parsed/checked-language';

/** A mark at the end of a sentence, by meaning. */
export type EndMark = '.' | '?' | '!' | ':' | ';' | ',' | '…' | '';

/** Punctuation signs of all scripts, by meaning. */
const SIGNS: readonly (readonly [mark: EndMark, signs: string])[] = [
  ['.', '.․。．｡।॥։۔።။។།᠃'],
  ['?', '?？؟\u037e՞፧⁇⁈⁉'],
  ['!', '!！՜‼'],
  [':', ':：፥៖'],
  [';', ';；؛·፤'],
  [',', ',，、،፣'],
  ['…', '…⋯'],
];
const MARKS: ReadonlyMap<string, EndMark> = new Map(
  SIGNS.flatMap(([mark, signs]) => Array.from(signs, (sign) => [sign, mark] as const)),
);

/**
 * Characters that may follow the mark: closing quotes and brackets, spaces, invisible characters, and the
 * sign of a link to the heading itself.
 */
const AFTER_MARK = /[\s\p{Pe}\p{Pf}"'“”„‘’»«›‹״׳\p{Cf}*¶]/u;

/** Scripts that end a sentence with a space at most, or place the mark elsewhere. */
const WITHOUT_STOP = new Set(['Thai', 'Laoo', 'Tibt']);

/** Returns the meaning of a character at the end of a sentence. */
export function markOf(char: string, { base, script }: CheckedLanguage): EndMark {
  if (base === 'el' && char === ';') return '?';
  // Typed for the danda, which keyboards of India lack.
  if (char === '|' && WITH_DANDA.has(script)) return '.';
  return MARKS.get(char) ?? '';
}

const WITH_DANDA = new Set(['Deva', 'Beng', 'Guru', 'Orya', 'Gujr']);

export interface FoundMark {
  readonly mark: EndMark;
  /** The mark as written; empty where there is none. */
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** Finds the mark that ends a text; offsets refer to that text. */
export function endMarkOf(text: string, language: CheckedLanguage): FoundMark {
  let end = text.length;
  while (end > 0 && AFTER_MARK.test(text[end - 1] ?? '')) end -= 1;
  const last = text[end - 1] ?? '';
  const dots = /(?:\.{2,3}|\. \. \.|。{2,3}|．{2,3}|・{3})$/.exec(text.slice(Math.max(0, end - 5), end))?.[0];
  if (dots !== undefined) return { mark: '…', text: dots, start: end - dots.length, end };
  const mark = markOf(last, language);
  return mark === '' ? { mark, text: '', start: end, end } : { mark, text: last, start: end - 1, end };
}

/**
 * Whether the target language may replace one mark by the other: Thai has no full stop, Japanese may end a
 * question with a particle and a full stop, Armenian sets marks inside the last word. `text` is the block
 * of the target, `question` that of the source.
 */
export function mayStandFor(
  source: EndMark,
  target: EndMark,
  text: string,
  language: CheckedLanguage,
  question: string,
): boolean {
  if (source === target) return true;
  const { script, base } = language;
  if (WITHOUT_STOP.has(script)) return target === '' || source === '';
  // Armenian uses the two signs the other way round, and both are typed for the full stop.
  if (script === 'Armn' && isStopOrColon(source) && isStopOrColon(target)) return true;
  if (script === 'Armn' && /[՞՜]/.test(text.slice(-80))) return source === '?' || source === '!';
  // A quotation of Japanese has no full stop before its end: 「…である」.
  if (base === 'ja' && source === '.' && target === '' && /[」』]\s*$/.test(text)) return true;
  // In these languages a sentence that introduces a list or an example may end in a full stop: 次のとおりです。
  if ((base === 'ja' || base === 'zh' || base === 'ko') && source === ':' && target === '.') return true;
  if ((base === 'ja' || base === 'zh') && source === '…' && breaksOff(question, text, base)) return true;
  if (source === '…' && target === '.' && isLikeLast(question, text, base)) return true;
  // Without a particle of questions the sentence was reworded as a statement.
  if (base === 'ja' && source === '?' && target === '.') return true;
  // A heading of Japanese may be a noun in place of a question: 作成する理由.
  if (base === 'ja' && source === '?' && target === '' && /\p{Script=Han}\s*$/u.test(text))
    return OPEN_QUESTION.test(question) || HEADING_NOUN.test(text);
  // A heading of Japanese says what a text is for: 入手するには.
  if (base === 'ja' && source === '?' && target === '' && FOR_WHAT.test(text)) return HOW.test(question);
  if (base === 'zh' && source === '?' && target === '.')
    return isIndirect(question, text) || (!QUESTION.test(text) && !isOffer(question));
  // Requests in Hungarian end in an exclamation mark.
  if (base === 'hu' && target === '!') return source === '.' || source === '';
  return false;
}

/**
 * Whether the list that the source breaks off stands earlier in the sentence of the target: A、B……的工具,
 * A、Bなどの道具. The word for "and others" is one of its own, unlike that in 等待 (wait), and ends the list.
 */
function breaksOff(source: string, target: string, base: string): boolean {
  if (!LIST.test(source)) return false;
  if (/[…⋯]|\.{3}/.test(target) || /(?:その|其|、)他\s*(?:[)）。.]|$)/.test(target)) return true;
  return Array.from(segmenterOf(base, 'word').segment(target)).some(
    ({ segment, index }) =>
      OTHERS.has(segment) &&
      (base === 'ja' ||
        (LISTED.test(target.slice(Math.max(0, index - 80), index)) &&
          !WAITED_FOR.test(target.slice(index + segment.length)))),
  );
}

/** "Like these", right behind the last part of a list, in languages whose verb ends the sentence. */
const LIKE: Readonly<Record<string, RegExp>> = {
  ja: /^(?:など|等(?!し)|のよう|といった|というよう)/,
  ko: /^(?:처럼|같이|[과와] 같|등(?:[을의이은도과]|(?![가-힣])))/,
  tr: /^(?:gibi|v[bs]\.)/,
};

/** Whether the quoted text or number before the ellipsis of the source stands before such a word. */
function isLikeLast(source: string, target: string, base: string): boolean {
  const item = LAST_ITEM.exec(source.slice(-60))?.[1];
  const like = LIKE[base];
  if (item === undefined || like === undefined || !LIST.test(source)) return false;
  return target
    .split(item)
    .slice(1)
    .some((rest) => like.test(rest.replace(/^['"’”`」』]/, '').trimStart()));
}

const LAST_ITEM = /[\s,、'"`‘“]([\p{L}\p{N}_.-]{0,30}[\p{L}\p{N}])(?:(?<=\d)|['"`’”])\s?(?:…|\.{3})\s*$/u;

const LIST = /[,，、]/;
const OTHERS = new Set(['等', '等等', 'など']);
/** In Chinese 等 is also a word for "wait", which follows no part of a list: 正在连接，请等一下. */
const LISTED = /[,，、和及或与與][^,，、。！？；：请請稍]{1,60}(?<!需要|再)、?$/;
const WAITED_FOR = /^\s*(?:一[下会會等]|片刻|到|[一几幾\d]{1,4}\s?(?:秒|分[钟鐘]))/;

/** A question that a heading may answer with a noun, unlike "Do you want to delete it?" */
const OPEN_QUESTION = /^[\s\p{P}\p{N}]{0,20}(?:why|how|what|which|when|where|who)(?![\p{L}\p{N}])/iu;
const HEADING_NOUN = /(?:理由|方法|場合|手順|意味|目的|原因|時期|場所|質問)\s*$/;

const HOW = /^[\s\p{P}\p{N}]{0,20}how (?:can|could|do|may|should|to|would)(?!\p{L})/iu;
const FOR_WHAT = /[るす]には\s*$/u;

/** Whether a sentence says what the question is, in both languages: 问题就变成了为什么…。 */
const isIndirect = (question: string, text: string): boolean =>
  ASKED.test(question.slice(-longestSentence)) && ASKED_IN_CHINESE.test(text.slice(-longestSentence));

/** In UTF-16 units. */
const longestSentence = 400;
const ASKED =
  /\bquestion (?:[a-z]{1,20} ){0,5}(?:why|how|what|whether|who|where|when|which)\b[^.?!]{1,200}\?\s*$/i;
const ASKED_IN_CHINESE =
  /[问問][题題][^，。？！]{0,20}(?:是|成了?|在[于於])[^。？！]{1,60}(?<![吗嗎呢])。\s*$/u;

/** Particles and words that make a sentence of Chinese a question. */
const QUESTION = /[吗嗎呢哪谁誰怎几幾]|什[么麼]|是否|多少|[为為]何|[还還]是|您[确確]定(?:要|想)/;

/** Whether a short question only names what to do, as no statement does: "Resume last game?" */
const isOffer = (question: string): boolean => OFFER.test(question);
const OFFER =
  /^\s*(?!(?:am|any|are|can|could|did|do|does|forgot|had|has|have|how|is|may|might|need|no|not|shall|should|still|want|was|were|what|when|where|which|who|whose|why|will|would)(?!\p{L}))\p{Lu}\p{Ll}+(?: [^\s.?!]+){1,4}\?\s*$/iu;

const isStopOrColon = (mark: EndMark): boolean => mark === '.' || mark === ':';
