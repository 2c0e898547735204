/** Fonts that office programs have for scripts that their usual font lacks. */
const fonts: Readonly<Record<string, string>> = {
  Arab: 'Arial',
  Hebr: 'Arial',
  Thai: 'Leelawadee UI',
  Deva: 'Nirmala UI',
  Beng: 'Nirmala UI',
  Taml: 'Nirmala UI',
  Jpan: 'Yu Gothic',
  Kore: 'Malgun Gothic',
  Hans: 'Microsoft YaHei',
  Hant: 'Microsoft JhengHei',
  Hani: 'Microsoft YaHei',
};

/** The script of a language, as its tag states it or as it is usually written. */
function scriptOf(language: string): string {
  try {
    return new Intl.Locale(language).maximize().script ?? 'Latn';
  } catch {
    return 'Latn';
  }
}

export function scriptFont(language: string): string {
  return fonts[scriptOf(language)] ?? 'Calibri';
}

const rightToLeftScripts = new Set(['Arab', 'Hebr', 'Syrc', 'Thaa', 'Nkoo', 'Adlm', 'Rohg']);

export function isRightToLeft(language: string): boolean {
  return rightToLeftScripts.has(scriptOf(language));
}

const fromRight = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

/**
 * Returns the language whose direction and font a coordinator's note has: the reviewer's, unless its first
 * letter runs the other way. An English note in an Arabic file would end with its full stop on the left.
 */
export function languageOfNote(note: string, language: string): string {
  const [first] = /\p{L}/u.exec(note) ?? [];
  const isFromRight = first !== undefined && fromRight.test(first);
  if (first === undefined || isFromRight === isRightToLeft(language)) return language;
  return isFromRight ? 'ar' : 'en';
}
