/**
 * Encodings that a text is read in by mistake, each with its characters for the bytes 0x80 to 0xff. They are
 * written out, because the programs that run the checks know different encodings.
 */
const C1 = Array.from({ length: 32 }, (_, at) => String.fromCharCode(0x80 + at)).join('');
const LATIN_1 = Array.from({ length: 96 }, (_, at) => String.fromCharCode(0xa0 + at)).join('');

export const windows1252 = `€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ${LATIN_1}`;
const ofLatin2 =
  '\u00a0Ą˘Ł¤ĽŚ§¨ŠŞŤŹ\u00adŽŻ°ą˛ł´ľśˇ¸šşťź˝žżŔÁÂĂÄĹĆÇČÉĘËĚÍÎĎĐŃŇÓÔŐÖ×ŘŮÚŰÜÝŢßŕáâăäĺćçčéęëěíîďđńňóôőö÷řůúűüýţ˙';
export const latin2 = C1 + ofLatin2;
export const windows1250 = `€\u0081‚\u0083„…†‡\u0088‰Š‹ŚŤŽŹ\u0090‘’“”•–—\u0098™š›śťžź\u00a0ˇ˘Ł¤Ą¦§¨©Ş«¬\u00ad®Ż°±˛ł´µ¶·¸ąş»Ľ˝ľż${ofLatin2.slice(32)}`;
export const windows1251 =
  'ЂЃ‚ѓ„…†‡€‰Љ‹ЊЌЋЏђ‘’“”•–—\u0098™љ›њќћџ\u00a0ЎўЈ¤Ґ¦§Ё©Є«¬\u00ad®Ї°±Ііґµ¶·ё№є»јЅѕїАБВГДЕЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯабвгдежзийклмнопрстуфхцчшщъыьэюя';
export const windows1254 = windows1252
  .replace('Ð', 'Ğ')
  .replace('Ý', 'İ')
  .replace('Þ', 'Ş')
  .replace('ð', 'ğ')
  .replace('ý', 'ı')
  .replace('þ', 'ş');
export const macRoman =
  'ÄÅÇÉÑÖÜáàâäãåçéèêëíìîïñóòôöõúùûü†°¢£§•¶ß®©™´¨≠ÆØ∞±≤≥¥µ∂∑∏π∫ªºΩæø¿¡¬√ƒ≈∆«»…\u00a0ÀÃÕŒœ–—“”‘’÷◊ÿŸ⁄€‹›ﬁﬂ‡·‚„‰ÂÊÁËÈÍÎÏÌÓÔ\uf8ffÒÚÛÙıˆ˜¯˘˙˚¸˝˛ˇ';
export const codePage437 =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\u00a0';

const decoder = new TextDecoder('utf-8', { fatal: true });

/** Reads characters of an encoding as UTF-8, in which their bytes were; undefined if these were not. */
export function decodedFrom(text: string, encoding: string): string | undefined {
  const bytes = Array.from(text, (char) => {
    const place = encoding.indexOf(char);
    return place === -1 ? (char.codePointAt(0) ?? 0) : 0x80 + place;
  });
  try {
    return decoder.decode(Uint8Array.from(bytes));
  } catch {
    return undefined;
  }
}

/** A character class for the characters of some bytes of an encoding. */
export const classOf = (encoding: string, from: number, to: number): string =>
  `[${encoding.slice(from - 0x80, to - 0x7f).replaceAll(/[[\]\\^-]/g, String.raw`\$&`)}]`;
