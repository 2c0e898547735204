import { encodeXml, encodeXmlAttribute } from '../../files/xml/xml-text';

/** Characters that XML can't contain. */
const forbidden =
  // oxlint-disable-next-line no-control-regex
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\uFFFE\uFFFF]|[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g;

const betweenForbidden = new RegExp(`(${forbidden.source})`);

export type XmlAttributes = Readonly<Record<string, string | number | undefined>>;

/** Writes an element; attributes that are undefined are left out, and `content` is XML already. */
export function xmlElement(name: string, attributes: XmlAttributes, content?: string): string {
  const written = Object.entries(attributes)
    .map(([key, value]) =>
      value === undefined ? '' : ` ${key}="${encodeXmlAttribute(shownInXml(`${value}`))}"`,
    )
    .join('');
  return content === undefined ? `<${name}${written}/>` : `<${name}${written}>${content}</${name}>`;
}

/** Writes text; characters that XML lacks are shown as replaced. */
export function xmlText(text: string): string {
  return encodeXml(shownInXml(text), '\n');
}

/** Replaces the characters that XML can't hold. */
export function shownInXml(text: string): string {
  return text.replaceAll(forbidden, '\uFFFD');
}

/** Writes an identity so that `readIdentity` gives back exactly the same, whatever characters it has. */
export function writeIdentity(identity: string): string {
  return identity
    .replaceAll('\\', '\\\\')
    .replaceAll(forbidden, (character) => hexOf(character))
    .replaceAll(/[\t\n\r]/g, hexOf);
}

export function readIdentity(written: string): string {
  return written.replaceAll(/\\(?:\\|u([\da-f]{4}))/g, (_, hex: string | undefined) =>
    hex === undefined ? '\\' : String.fromCharCode(Number.parseInt(hex, 16)),
  );
}

function hexOf(character: string): string {
  return `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;
}

/** Splits text at characters that XML lacks, which are the odd parts. */
export function splitForbidden(text: string): readonly string[] {
  return text.split(betweenForbidden);
}
