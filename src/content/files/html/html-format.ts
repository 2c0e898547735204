import { tokenizeHtml } from '../../html/tokenize';
import type { Scan, TextFormat } from '../file-format';
import type { FileText } from '../file-text';
import { KeylessIds } from '../keyless-ids';
import { attributeEdit } from './html-attributes';
import { charsetOf } from './html-charset';
import { htmlUnits } from './html-units';

/** HTML pages and fragments. */
export const htmlFormat: TextFormat = {
  kind: 'text',
  name: 'html',
  title: 'HTML',
  extensions: ['html', 'htm', 'xhtml'],
  isBilingual: false,
  placeholders: ['braces', 'double-braces', 'dollar', 'printf'],
  detect: (head, extension) =>
    /<!doctype html|<html[\s>]/i.test(head) ||
    (/html?$/.test(extension) && !/<(?:\?xml|resources|xliff)[\s>]/.test(head)),
  readEncoding: (head) => {
    const charset = charsetOf(head);
    // Browsers read these names as windows-1252 (WHATWG encoding standard, section 4.2).
    return /^(?:iso-8859-1|latin1|us-ascii|ascii)$/.test(charset ?? '') ? 'windows-1252' : charset;
  },
  scan: scanHtml,
  escapeCharacter: (character) => `&#${character.codePointAt(0) ?? 0};`,
};

/** The tag that names the page's language is near the beginning. */
const headLength = 20_000;

function scanHtml(file: FileText): Scan {
  const units = htmlUnits(file.text, new KeylessIds());
  const root = tokenizeHtml(file.text.slice(0, headLength)).find(
    (piece) => piece.kind === 'tag' && piece.name === 'html' && !piece.isEnd,
  );
  const languages =
    root?.kind === 'tag'
      ? root.attributes.filter(
          ({ name, valueRange }) => (name === 'lang' || name === 'xml:lang') && valueRange !== undefined,
        )
      : [];
  const [first] = languages;
  if (first === undefined) return { units };
  return {
    units,
    languages: { source: first.value },
    finish: ({ targetLanguage }) => languages.map((attribute) => attributeEdit(attribute, targetLanguage)),
  };
}
