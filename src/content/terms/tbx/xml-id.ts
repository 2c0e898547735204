/** Characters that an ID of XML (NCName) can have; the underscore escapes. */
const plain = /^[A-Za-z\d.-]$/;

/**
 * Writes an ID of an entry as an ID of XML, which lacks most characters: those are escaped by their code
 * (`_x20_`). `readXmlId` gives back exactly the same.
 */
export function writeXmlId(id: string): string {
  const isPlain = /^[A-Za-z_][\w.-]{0,200}$/.test(id) && !/_x[\dA-F]{1,6}_/.test(id);
  if (isPlain) return id;
  const escaped = Array.from(id, (character, index) =>
    plain.test(character) && (index > 0 || /[A-Za-z]/.test(character)) ? character : escapeOf(character),
  ).join('');
  return escaped;
}

/** Reads the ID of an entry from an attribute. */
export function readXmlId(written: string): string {
  return written.replaceAll(/_x([\dA-F]{1,6})_/g, (whole, hex: string) => {
    const code = Number.parseInt(hex, 16);
    return code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });
}

function escapeOf(character: string): string {
  return `_x${(character.codePointAt(0) ?? 0).toString(16).toUpperCase()}_`;
}
