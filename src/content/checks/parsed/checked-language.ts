import type { WithFacts } from './once';
import { perLanguage } from './per-language';

/** Properties of a language that the checks use. */
export interface CheckedLanguage extends WithFacts {
  /** The language subtag (`pt` of `pt-BR`); empty when the tag is not well-formed. */
  readonly base: string;
  /** ISO 15924 code, stated or most likely (`zh-TW` → `Hant`); empty when unknown. */
  readonly script: string;
  /** Whether the tag states the script, or the language has only one. */
  readonly isScriptSure: boolean;
  /** Region, stated or most likely (`en` → `US`). */
  readonly region: string;
  readonly tag: string;
}

/** Derives the properties from a tag. Never throws. */
export const checkedLanguage = perLanguage((tag): CheckedLanguage => {
  try {
    // Longer tags are invalid, and canonicalization takes quadratic time.
    const locale = new Intl.Locale(tag.slice(0, 100)).maximize();
    const { language: base, script = '', region = '' } = locale;
    return {
      base,
      script,
      isScriptSure: /-[a-z]{4}(?:-|$)/i.test(tag) || !SEVERAL_SCRIPTS.has(base),
      region,
      tag,
    };
  } catch {
    return { base: '', script: '', isScriptSure: false, region: '', tag };
  }
});

/** Languages that are written in several scripts, so that a tag without a script leaves it open. */
const SEVERAL_SCRIPTS = new Set(
  'az bs crh cv ha kab kk kmr kok ks ku ky mn mo ms pa pi sa sd sh shi so sr tg tk tt tzm ug uz yi zgh'.split(
    ' ',
  ),
);

/** Groups of languages so similar that a whole sentence may be identical. */
const near = ['no nb nn da', 'sr hr bs sh cnr', 'id ms', 'fa prs', 'ro mo', 'en sco'].map(
  (group) => new Set(group.split(' ')),
);

export function areVariants(a: CheckedLanguage, b: CheckedLanguage): boolean {
  return a.base === b.base || near.some((group) => group.has(a.base) && group.has(b.base));
}

const RTL = new Set('Arab Aran Hebr Thaa Syrc Nkoo Adlm Rohg'.split(' '));

/** Whether the language is written from right to left. */
export const isRightToLeft = ({ script }: CheckedLanguage): boolean => RTL.has(script);

const CJK = new Set(['Hans', 'Hant', 'Hani', 'Jpan', 'Hrkt']);
const UNSPACED = new Set([...CJK, 'Thai', 'Laoo', 'Khmr', 'Mymr', 'Tibt']);

/** Whether the language is written without spaces between words. */
export const isUnspaced = ({ script }: CheckedLanguage): boolean => UNSPACED.has(script);

/** Chinese and Japanese use full-width punctuation and no spaces. */
export const isChineseOrJapanese = ({ script }: CheckedLanguage): boolean => CJK.has(script);

/** Whether a language has the percent sign before the number: "%5". */
export const hasPercentFirst = ({ base }: CheckedLanguage): boolean => PERCENT_FIRST.has(base);
const PERCENT_FIRST = new Set(['tr', 'eu', 'ku', 'az', 'ar', 'fa']);
