import { withoutAccents } from '../../text/without-accents';
import type { FieldCheck } from '../field-check';
import { blocksWithText, type ParsedPair } from '../parsed/parsed-pair';
import type { ParsedValue } from '../parsed/parsed-value';
import type { TextBlock } from '../parsed/readable-text';
import { letterRuns } from './letter-runs';
import { isSomething } from './plain-words';
import { usualLength } from './usual-length';

/**
 * Finds a notice in place of the translation: "not translated yet", in any of the common languages. A notice
 * that sends readers to the page in the source language is one in any section, however short the source is.
 */
export const stubCheck: FieldCheck = {
  ids: ['target-equals-source'],
  find(pair, problems) {
    const { target } = pair;
    if (isSign(pair)) {
      const text = target.readable.text.trim();
      const places = { target: target.readable.blocks.map((block) => target.readable.spanOfBlock(block)) };
      problems.add('target-equals-source', 'stub', { text }, places);
      return;
    }
    const block = isAboutTranslations(pair) ? blocksWithText(target)[0] : noticeIn(pair);
    if (block === undefined) return;
    const text = target.readable.text.slice(block.start, block.end).trim();
    problems.add('target-equals-source', 'stub', { text }, { target: [target.readable.spanOfBlock(block)] });
  },
};

/** The block that says that the text is not translated yet. */
function noticeIn(pair: ParsedPair): TextBlock | undefined {
  const { source, target } = pair;
  // A source with such words has them to be translated.
  if (!NOTICE.test(target.readable.prose) || NOTICE.test(source.readable.prose)) return undefined;
  // A source may say itself what is only in its language.
  if (/translated[^.]{0,80}English/i.test(source.readable.prose)) return undefined;
  return target.readable.blocks.find((block) => {
    const text = target.readable.text.slice(block.start, block.end);
    const found = NOTICE.exec(target.readable.prose.slice(block.start, block.end));
    if (found === null || !isSomething(text) || text.trim().length > longestNotice) return false;
    return MARKED.test(text) || namesSourceLanguage(text, pair) || isWhole(text, found, pair);
  });
}

/**
 * Whether a target says nothing but a sentence or two about translations, whatever these are, in place of a
 * source of several blocks that speaks of none.
 */
function isAboutTranslations({ source, target, sourceLanguage, targetLanguage }: ParsedPair): boolean {
  if (target.readable.text.length > longestNotice || source.readable.blocks.length < 2) return false;
  if (!TRANSLATION.test(target.prose) || TRANSLATION.test(source.readable.prose)) return false;
  const [before, after] = [source, target].map((side) => blocksWithText(side).length);
  return (
    before !== 1 &&
    after === 1 &&
    !/\p{N}/u.test(target.prose) &&
    lettersIn(target) <= lettersIn(source) * usualLength(sourceLanguage, targetLanguage) * mostOfPage
  );
}

/** A text with more of the page's letters may be a translation of it in one block. */
const mostOfPage = 0.7;

/** The words for "translate" and "translation", without their endings, in languages that have many texts. */
const TRANSLATION = new RegExp(
  [
    'translat|übersetz|oversat|oversett|översätt|översatt|þýð(?:d|ing)|vert(?:aa?l(?:d|ing)|imas)|išverst',
    'tradu[cïistz]|itzul(?:i|pen)|μεταφρα|përkth|aistri(?:the|ú)|gyfieith',
    'přelož[ei]|preložen|překlad|preklad|przetłumacz|tłumaczeni|prevedena|prevod|prijevod|tulkot|tulkoj',
    'переклад[аеі]|перевод|перевед|превод|преведен|перакла|аудар|käännet|käännö|tõlgi|tõlke|fordít(?:va|ás)',
    'çevr[iı]l|çevirisi|tercüme|tərcümə|terjemah|(?:bản|biên|được|chưa|phiên|người) dịch|dịch (?:thuật|giả|sang)|แปล|अनुवाद|অনুবাদ|மொழிபெயர்|ترجم|תורגמ|תורגם|תרגו|თარგმ',
    '翻訳|翻译|翻譯|번역',
  ].join('|'),
  'iu',
);

/**
 * Whether a sign stands in the place of several words: "-" for "Bad handler file". A sign may say that there
 * is nothing: "not set".
 */
function isSign({ source, target }: ParsedPair): boolean {
  const text = target.readable.text.trim();
  if (!SIGN.test(text) || source.readable.text.trim() === text) return false;
  const said = source.prose.trim();
  const words = letterRuns(source).filter((word) => word.length > 1);
  // The source may be a key or the name of a file itself.
  if (WORD.test(said) ? words.length === 0 : !/\s/.test(said) || words.length < 2) return false;
  return words.length > mostOfNothing || !words.some((word) => SHOWN.has(word));
}

/** More words say more than a sign does: "not set". */
const mostOfNothing = 3;
const WORD = /^\p{Lu}\p{Ll}{3,30}$/u;
const SIGN = /^[-–—?.…*•_]{1,5}$/;
/** Words for nothing, and those that a sign may say or be. */
const SHOWN = new Set(
  (
    'no not none nothing never empty unknown unset undefined unavailable without missing from until through ' +
    'hyphen dash minus period dot asterisk star underscore bullet ellipsis question'
  ).split(' '),
);

/** A mark for translators, beside what was not translated. */
const MARKED = /\[(?:translate me|not translated|untranslated)\]/i;

/** Whether nearly all of a text is a notice, and no label of a count ("Untranslated: 5"). */
function isWhole(text: string, found: RegExpExecArray, { source, target }: ParsedPair): boolean {
  // A notice is short; a text that names it in passing is not one.
  if (lettersIn(target) > lettersIn(source)) return false;
  // A source that speaks of translations has its own words for what is not translated.
  if (/translat/i.test(source.readable.prose)) return false;
  if (/^\S{0,8}\s?[:：]/.test(text.slice(found.index + found[0].length))) return false;
  // A sentence that says something else about what is not translated is none.
  return found[0].length * 4 >= text.trim().length || text.trim().length < 60;
}

/**
 * Whether a text has the name of the source's language, or of English, in its own language or in English.
 * Names are compared by their first letters, because they may be inflected: "anglaise".
 */
function namesSourceLanguage(text: string, { sourceLanguage, targetLanguage }: ParsedPair): boolean {
  const plain = withoutMarks(text);
  const bases = [sourceLanguage.base, 'en'].filter((base) => base !== '');
  return [targetLanguage.base, 'en'].some((shown) => {
    if (shown === '') return false;
    const names = new Intl.DisplayNames(shown, { type: 'language' });
    return bases.some((base) => plain.includes(withoutMarks(names.of(base) ?? base).slice(0, 5)));
  });
}

const withoutMarks = (text: string): string => withoutAccents(text).toLowerCase();

/** Whether a text is such a notice. */
export const isNotice = (text: string): boolean => text.length <= longestNotice && NOTICE.test(text);

/** UTF-16 units. */
const longestNotice = 250;

const lettersIn = ({ prose }: ParsedValue): number => prose.replaceAll(/[^\p{L}]+/gu, '').length;

const NOTICE = new RegExp(
  [
    String.raw`not (?:yet )?(?:been )?translated(?: yet)?\b`,
    String.raw`untranslated\b|translation (?:is )?(?:missing|pending|needed)\b|to be translated\b|translate me\b`,
    String.raw`(?:noch nicht|nicht) übersetzt\b|Übersetzung (?:fehlt|folgt)`,
    String.raw`pas encore (?:été )?traduite?s?\b|non traduite?s?\b|à traduire\b`,
    String.raw`(?:aún no|todavía no|no) (?:está |ha sido |se ha )?traducid[oa]\b|sin traducir\b`,
    String.raw`non (?:è )?ancora (?:stat[oa] )?tradott[oa]\b|da tradurre\b`,
    String.raw`(?:ainda )?não (?:está |foi )?(?:ainda )?traduzid[oa]\b`,
    String.raw`nog niet vertaald\b|henüz (?:\S+ )?(?:çevrilmemiş|çevrilmedi|tercüme)`,
    String.raw`ещё не перевед|еще не перевед|не переведен|jeszcze nie przetłumaczon`,
    '未翻訳|まだ翻訳|翻訳されていません|翻訳待ち|아직 번역|번역되지 않|尚未翻译|尚未翻譯|还没有翻译|未翻译|待翻译|未翻譯',
  ].join('|'),
  'iu',
);
