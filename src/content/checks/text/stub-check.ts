import { withoutAccents } from '../../text/without-accents';
import type { FieldCheck } from '../field-check';
import type { ParsedPair } from '../parsed/parsed-pair';
import type { ParsedValue } from '../parsed/parsed-value';
import { stemsIn } from '../words/word-stems';
import { isFrequentEnglish } from './english-words';
import { letterRuns } from './letter-runs';
import { isSomething } from './plain-words';

/**
 * Finds a notice in place of the translation: "not translated yet", in any of the common languages. A notice
 * that sends readers to the page in the source language is one in any section, however short the source is.
 */
export const stubCheck: FieldCheck = {
  ids: ['target-equals-source'],
  find(pair, problems) {
    const { source, target } = pair;
    if (isSignOrKey(pair)) {
      const text = target.readable.text.trim();
      const places = { target: target.readable.blocks.map((block) => target.readable.spanOfBlock(block)) };
      problems.add('target-equals-source', 'stub', { text }, places);
      return;
    }
    // A source with such words has them to be translated.
    if (!NOTICE.test(target.readable.prose) || NOTICE.test(source.readable.prose)) return;
    // A source may say itself what is only in its language.
    if (/translated[^.]{0,80}English/i.test(source.readable.prose)) return;
    for (const block of target.readable.blocks) {
      const text = target.readable.text.slice(block.start, block.end);
      const found = NOTICE.exec(target.readable.prose.slice(block.start, block.end));
      if (found === null || !isSomething(text) || text.trim().length > longestNotice) continue;
      if (!MARKED.test(text) && !namesSourceLanguage(text, pair) && !isWhole(text, found, pair)) continue;
      problems.add(
        'target-equals-source',
        'stub',
        { text },
        { target: [target.readable.spanOfBlock(block)] },
      );
      return;
    }
  },
};

/**
 * Whether a sign or the key of a message stands in the place of several words: "-" or "bad_handler_file" for
 * "Bad handler file". A sign may say that there is nothing: "not set".
 */
function isSignOrKey(pair: ParsedPair): boolean {
  const { source, target } = pair;
  const text = target.readable.text.trim();
  if (text.length > longestKey || source.readable.text.trim() === text) return false;
  const said = source.prose.trim();
  const words = letterRuns(source).filter((word) => word.length > 1);
  // The source may be a key or the name of a file itself.
  if (WORD.test(said) ? words.length === 0 : !/\s/.test(said) || words.length < 2) return false;
  if (SIGN.test(text)) return words.length > mostOfNothing || !words.some((word) => SHOWN.has(word));
  if (words.length < 2 || !KEY.test(text) || isCompound(text, pair)) return false;
  if (isNameAlone(said, text)) return false;
  const ownIn = (key: string): readonly string[] => key.split(/[._-]/).filter((word) => words.includes(word));
  const isOwn = text.split(/[._-]/).every((word) => word.length === 1 || words.includes(word));
  // A name of the source may begin a compound with another word: "nm-tray-informatie".
  const names = isOwn ? [] : (said.match(JOINED) ?? []);
  return ownIn(names.reduce((rest, name) => rest.replace(name.toLowerCase(), ''), text)).length > 1;
}

/** Whether the source is a preposition and a name, which the target has alone: "by apt-show". */
const isNameAlone = (said: string, text: string): boolean =>
  said.endsWith(` ${text}`) &&
  PREPOSITION.test(said.slice(0, -text.length - 1)) &&
  !text.split(/[._-]/).every(isFrequentEnglish);

const PREPOSITION = /^(?:at|by|for|from|in|of|on|to|via|with)$/i;

/**
 * Whether a language joins the words of a source by hyphens that are its own words, too, or names: "node
 * version", "node-version". A key has these words as well, so that one of them has to be known as its own
 * word.
 */
function isCompound(text: string, { source, targetLanguage, wordPairs }: ParsedPair): boolean {
  if (!COMPOUNDING.has(targetLanguage.base) || !/^[a-z]{1,30}(?:-[a-z]{1,30}){1,5}$/.test(text)) return false;
  let ownWords = 0;
  for (const word of text.split('-')) {
    const known = Array.from(stemsIn(word, true), (stem) => wordPairs?.english.get(stem)).find(Boolean);
    if (known === undefined) {
      if (!source.prose.includes(word.charAt(0).toUpperCase() + word.slice(1))) return false;
    } else if ([...stemsIn(word, false)].some((stem) => known.counterparts.includes(stem))) ownWords += 1;
    else return false;
  }
  return ownWords > 0;
}

/** Languages with such compounds in small letters; those of German have capitals. */
const COMPOUNDING = new Set('nl sv da nb nn no fi'.split(' '));

const JOINED = /[A-Za-z\d]{1,20}(?:[._-][A-Za-z\d]{1,20}){1,8}/g;

/** UTF-16 units. */
const longestKey = 60;
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
const KEY = /^[a-z][a-z0-9]{0,20}(?:[._-][a-z0-9]{1,20}){1,8}$/;

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
