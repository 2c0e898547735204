import { escapeJson } from '../json/json-string';
import { writeLineEnds } from '../xml/xml-text';

/** Styles of a scalar, by the yaml library's names. */
export type ScalarStyle = 'PLAIN' | 'QUOTE_SINGLE' | 'QUOTE_DOUBLE' | 'BLOCK_LITERAL' | 'BLOCK_FOLDED';

/**
 * Writes a text in the style of its source, or in double quotes where that style can't represent it. `raw` is
 * the source's notation: a block scalar keeps its header and indentation.
 */
export function writeScalar(text: string, style: ScalarStyle, raw: string, lineEnd: string): string {
  if (style === 'PLAIN' && isPlain(text)) return text;
  if ((style === 'PLAIN' || style === 'QUOTE_SINGLE') && isOneLine(text))
    return `'${text.replaceAll("'", "''")}'`;
  const block =
    style === 'BLOCK_LITERAL' || style === 'BLOCK_FOLDED' ? writeBlock(text, style, raw) : undefined;
  if (block !== undefined) return writeLineEnds(block, lineEnd);
  // A block scalar includes the end of its last line.
  const end = style.startsWith('BLOCK') ? (/\r?\n$/.exec(raw)?.[0] ?? '') : '';
  return `"${escapeQuoted(text)}"${end}`;
}

/** JSON's escapes are valid in YAML; characters that YAML forbids are escaped too. */
export function escapeQuoted(text: string): string {
  return escapeJson(text).replaceAll(unprintable, escapeUnit);
}

const unprintable = /[\u007f-\u009f\ufeff\ufffe\uffff]/g;

function escapeUnit(unit: string): string {
  return `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;
}

// oxlint-disable-next-line no-control-regex
const other = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u2028\u2029\ufeff\ufffe\uffff]|\p{Cs}/u;

function isOneLine(text: string): boolean {
  return !other.test(text) && !text.includes('\n') && !text.includes('\t');
}

/**
 * Whether YAML readers take a text for a plain string: it begins with a letter and has no sign that YAML
 * uses.
 */
function isPlain(text: string): boolean {
  return (
    /^\p{L}/u.test(text) &&
    isOneLine(text) &&
    !/[:#{}[\],&*!|>'"%@`\\]|\s$/.test(text) &&
    !/^[a-zA-Z]{1,5}$/.test(text)
  );
}

/** Undefined for a text that this block style can't represent, because of its end or leading spaces. */
function writeBlock(text: string, style: 'BLOCK_LITERAL' | 'BLOCK_FOLDED', raw: string): string | undefined {
  const source = raw.replaceAll('\r\n', '\n');
  const headerEnd = source.indexOf('\n') + 1;
  const header = source.slice(0, headerEnd);
  const first =
    source
      .slice(headerEnd)
      .split('\n')
      .find((line) => line.trim() !== '') ?? '';
  const indent = first.slice(0, first.length - first.trimStart().length);
  const body = text.replace(/\n$/, '');
  const isKept = /^[|>][\d]?\+|^[|>]\+/.test(header);
  const isStripped = /^[|>]\d?-/.test(header);
  const lines = body.split('\n');
  const hasOddEdges = /^\s|\s$/.test(body) || body === '' || lines.some((line) => /^\s/.test(line));
  const endsRight = isStripped ? !text.endsWith('\n') : text.endsWith('\n');
  if (headerEnd === 0 || indent === '' || isKept || hasOddEdges || !endsRight || other.test(text))
    return undefined;
  if (/^[|>]\d/.test(header) && indent.length > 9) return undefined;
  const separator = style === 'BLOCK_FOLDED' ? '\n\n' : '\n';
  const written = lines.map((line) => (line === '' ? '' : indent + line)).join(separator);
  return `${header}${written}${source.endsWith('\n') ? '\n' : ''}`;
}
