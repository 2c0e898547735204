import type { FieldCheck } from '../field-check';
import type { ParsedValue } from '../parsed/parsed-value';
import { isSomething } from './plain-words';

/** Finds a notice in place of the translation: "not translated yet", in any of the common languages. */
export const stubCheck: FieldCheck = {
  ids: ['target-equals-source'],
  find({ source, target }, problems) {
    const found = NOTICE.exec(target.readable.prose);
    // A notice is short; a text that names it in passing is not one.
    if (found === null || lettersIn(target) > lettersIn(source)) return;
    // A source that speaks of translations has its own words for what is not translated.
    if (NOTICE.test(source.readable.prose) || /translat/i.test(source.readable.prose)) return;
    // A label of a count: "Untranslated: 5".
    if (/^\S{0,8}\s?[:：]/.test(target.readable.prose.slice(found.index + found[0].length))) return;
    const block = target.readable.blocks.find(({ start, end }) => start <= found.index && found.index < end);
    if (block === undefined) return;
    const text = target.readable.text.slice(block.start, block.end);
    // A sentence that says something else about what is not translated is none.
    const isAlone = found[0].length * 4 >= text.trim().length || text.trim().length < 60;
    if (!isSomething(text) || text.trim().length > longestNotice || !isAlone) return;
    problems.add('target-equals-source', 'stub', { text }, { target: [target.readable.spanOfBlock(block)] });
  },
};

/** Whether a text is such a notice. */
export const isNotice = (text: string): boolean => text.length <= longestNotice && NOTICE.test(text);

/** UTF-16 units. */
const longestNotice = 250;

const lettersIn = ({ prose }: ParsedValue): number => prose.replaceAll(/[^\p{L}]+/gu, '').length;

const NOTICE = new RegExp(
  [
    String.raw`not (?:yet )?(?:been )?translated(?: yet)?\b`,
    String.raw`untranslated\b|translation (?:is )?(?:missing|pending|needed)\b|to be translated\b`,
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
