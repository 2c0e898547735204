/** What the checks need to know of a language tag. */
export interface CheckedLanguage {
  /** The language subtag (`pt` of `pt-BR`); empty when the tag is not well-formed. */
  readonly base: string;
  /** ISO 15924, stated or the likely one (`zh-TW` → `Hant`); empty when not known. */
  readonly script: string;
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
    return { base: locale.language, script: locale.script ?? '', region: locale.region ?? '', tag };
  } catch {
    return { base: '', script: '', region: '', tag };
  }
}

/** Languages so near to each other that a whole sentence may be the same in both. */
const near = ['no nb nn da', 'sr hr bs sh cnr', 'id ms', 'cs sk', 'fa prs', 'ro mo', 'hi ur', 'gl pt'].map(
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
