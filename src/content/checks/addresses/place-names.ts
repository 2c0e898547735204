/**
 * Returns the forms in which a text is the name of a place, as generators of pages make it of a title: with
 * the letters as they are or small, and the words joined by a sign or not. Marks of letters may be left out.
 */
export function placeNameForms(place: string, text: string): readonly string[] {
  const name = decodedPlace(place).normalize('NFC');
  const all = text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  if (all.length === 0) return [];
  return SIGNS.flatMap((sign) => {
    const kept = all.join(sign).normalize('NFC');
    return [
      ['kept', kept],
      ['small', kept.toLowerCase()],
    ].flatMap(([form, joined = '']) =>
      joined === name || withoutMarks(joined) === name ? [`${form} ${sign}`] : [],
    );
  });
}

const SIGNS = ['-', '_', ''];

const withoutMarks = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '');

/** Texinfo writes letters outside ASCII as `_00f4`, and `g_t` before a name that begins with one. */
export const decodedPlace = (name: string): string =>
  name
    .replace(/^g_t(?=_[\da-f]{4})/, '')
    .replaceAll(/_([\da-f]{4})/g, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)));
