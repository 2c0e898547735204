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
