/** What the checks need to know of a language tag. */
export interface CheckedLanguage {
  /** The language subtag (`pt` of `pt-BR`); empty when the tag is not well-formed. */
  readonly base: string;
  /** ISO 15924, stated or the likely one (`zh-TW` → `Hant`); empty when not known. */
  readonly script: string;
  /** The tag itself says the script, or the language is written in one only. */
  readonly isScriptSure: boolean;
  /** Stated or likely (`en` → `US`). */
  readonly region: string;
  readonly tag: string;
}

const most = 500;
const known = new Map<string, CheckedLanguage>();

/** Never throws; asking twice costs nothing. */
export function checkedLanguage(tag: string): CheckedLanguage {
  const before = known.get(tag);
  if (before !== undefined) return before;
  if (known.size >= most) known.clear();
  const language = read(tag);
  known.set(tag, language);
  return language;
}

function read(tag: string): CheckedLanguage {
  try {
    // A longer tag is no language, and canonicalizing one takes time by the square of its length.
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
}

/** Written in more than one script, so that a tag without one leaves it open. */
const SEVERAL_SCRIPTS = new Set(
  'az bs crh cv ha kab kk kmr kok ks ku ky mn mo ms pa pi sa sd sh shi so sr tg tk tt tzm ug uz yi zgh'.split(
    ' ',
  ),
);

/** Languages so near to each other that a whole sentence may be the same in both. */
const near = ['no nb nn da', 'sr hr bs sh cnr', 'id ms', 'fa prs', 'ro mo'].map(
  (group) => new Set(group.split(' ')),
);

export function areVariants(a: CheckedLanguage, b: CheckedLanguage): boolean {
  return a.base === b.base || near.some((group) => group.has(a.base) && group.has(b.base));
}

const CJK = new Set(['Hans', 'Hant', 'Hani', 'Jpan', 'Hrkt']);
const UNSPACED = new Set([...CJK, 'Thai', 'Laoo', 'Khmr', 'Mymr', 'Tibt']);

/** Written without spaces between words. */
export const isUnspaced = ({ script }: CheckedLanguage): boolean => UNSPACED.has(script);

/** Chinese and Japanese: full-width punctuation, no spaces. */
export const isChineseOrJapanese = ({ script }: CheckedLanguage): boolean => CJK.has(script);
