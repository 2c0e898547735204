import { isChineseOrJapanese } from '../parsed/checked-language';
import type { ParsedPair } from '../parsed/parsed-pair';
import { FIXED, KEPT } from '../parsed/readable-text';
import { isKeywordList } from '../text/keyword-list';
import { HAN, type MarkRule } from './mark-rule';

const isKorean = ({ targetLanguage }: ParsedPair): boolean => targetLanguage.base === 'ko';

/** Languages that never open a quotation with a low mark. */
const WITHOUT_LOW_QUOTES = new Set('en fr es ca gl pt it tr el ja zh ko vi th id ms ar fa ur hi'.split(' '));

/** Words of Chinese or Japanese in brackets of half width. */
const BRACKETED = String.raw`\((?=[${HAN}]{2})[^()\u001c]{1,60}(?<=[${HAN}ー])\)`;

/** Marks that a language doesn't use, or writes in another form. */
export const MARK_FORMS: readonly MarkRule[] = [
  {
    variant: 'half-width',
    pattern: new RegExp(
      String.raw`(?<=[${HAN}ー])[,:;?!](?=\s?[${HAN}])|(?<=[${HAN}ー]);(?=\s)|(?<=[${HAN}ー])[.,](?=\s|$|\u001c)|(?<=[${HAN}ー])\.(?=[${HAN}（(\u001d\u001e])|(?<=[\u3041-\u3096])\.(?=\p{Lu})|(?<=\d[%％]|[${HAN}][)）])\.(?=[${HAN}])`,
      'gu',
    ),
    applies: ({ targetLanguage, source }) => isChineseOrJapanese(targetLanguage) && !isKeywordList(source),
  },
  {
    // At the end of a sentence or a label.
    variant: 'half-width',
    pattern: new RegExp(
      String.raw`(?<=[${HAN}ー）」』”])[?!](?=[?!]{0,2}(?:[\s\u001c"”」』（(）)${FIXED}${KEPT}]|$))`,
      'gu',
    ),
    applies: ({ targetLanguage }) => isChineseOrJapanese(targetLanguage),
  },
  {
    // Labels of programs in Japanese often have one.
    variant: 'half-width',
    pattern: new RegExp(String.raw`(?<=[${HAN}）」』”]):(?=[\s\u001c"“「『（(*•${FIXED}${KEPT}]|$)`, 'gu'),
    applies: ({ targetLanguage }) => targetLanguage.base === 'zh',
  },
  {
    variant: 'brackets-mixed',
    pattern: /(?<=\([^()（）\u001c]{0,200})）|(?<=（[^()（）\u001c]{0,200})\)/gu,
    applies: () => true,
    isAllowedBySource: true,
  },
  {
    // Beside a name; after a digit it may divide values.
    variant: 'half-width',
    pattern: new RegExp(
      String.raw`(?<=[${HAN}ー]),(?=\p{Script=Latin}{2})|(?<=[\p{Script=Latin})]),(?=[${HAN}])`,
      'gu',
    ),
    applies: ({ targetLanguage, target }) =>
      isChineseOrJapanese(targetLanguage) && /[，、]/.test(target.prose),
  },
  {
    variant: 'half-width',
    // Around words of Chinese, or behind them around a name. A letter alone is an access key.
    pattern: new RegExp(String.raw`${BRACKETED}|(?<=[${HAN}])\((?=\p{Lu}\p{L})[\p{L}\p{N} .-]{2,40}\)`, 'gu'),
    applies: ({ targetLanguage, target }) => targetLanguage.base === 'zh' && target.prose.includes('（'),
  },
  {
    variant: 'half-width',
    // Beside other marks of full width, and without the space that texts have which set all their brackets as
    // English does. Labels of programs have them so in many languages' guides: "保存(上書き)".
    pattern: new RegExp(String.raw`(?<=[${HAN}ー])${BRACKETED}`, 'gu'),
    applies: ({ targetLanguage, target }) =>
      isChineseOrJapanese(targetLanguage) &&
      /[，。、；：？！]/.test(target.prose) &&
      !/（| \(/.test(target.prose),
  },
  {
    variant: 'full-width',
    pattern: /[，。、；：？！（）［］｛｝「」＂＇％＋－＝＆＃＠／][ \u3000]?|(?<!\u3000)\u3000(?!\u3000)/gu,
    applies: (pair) =>
      !isChineseOrJapanese(pair.targetLanguage) && !isKorean(pair) && pair.targetLanguage.script !== '',
  },
  {
    variant: 'full-width',
    pattern: /(?<=[\p{Script=Hangul}\p{Script=Latin}\p{N})])[，。；：？！]/gu,
    applies: isKorean,
  },
  {
    variant: 'not-arabic',
    pattern: /(?<=\p{Script=Arabic}\s?)[,;](?=\s\p{Script=Arabic})|(?<=\p{L}\s?)\?(?=\s|$|\u001c|["»”’])/gu,
    applies: ({ targetLanguage }) => targetLanguage.script === 'Arab',
  },
  {
    variant: 'not-greek',
    pattern: /(?<=\p{Script=Greek})\?/gu,
    applies: ({ targetLanguage }) => targetLanguage.base === 'el',
  },
  {
    // The comma, the semicolon and the question mark of Arabic.
    variant: 'foreign',
    pattern: /[،؛؟]/gu,
    applies: ({ targetLanguage }) => /^(?:Latn|Cyrl|Grek|Hans|Hant|Jpan|Kore)$/.test(targetLanguage.script),
    isAllowedBySource: true,
  },
  {
    // The comma and the full stop of half-width katakana.
    variant: 'foreign',
    pattern: /[､｡]/gu,
    applies: () => true,
    isAllowedBySource: true,
  },
  {
    variant: 'foreign',
    pattern: /„/gu,
    applies: ({ targetLanguage }) => WITHOUT_LOW_QUOTES.has(targetLanguage.base),
    isAllowedBySource: true,
  },
];
