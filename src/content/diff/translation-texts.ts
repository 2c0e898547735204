import type { Segment } from '../files/content-file';
import { readContentFile } from '../files/content-files';
import { FileText } from '../files/file-text';
import { readDelimited } from '../files/table/read-delimited';
import { readableAttributes } from '../html/readable-attributes';
import { looksLikeHtml, pageTexts, type ImportedText } from './imported-text';
import { markdownAsHtml } from './markdown-as-html';
import { decodedCodes } from './xliff-codes';

/** Formats whose files are no pages, and those of them that are known by their content alone. */
const knownByContent = new Set(['po', 'xliff', 'android', 'resx', 'stringsdict']);
const knownByName = new Set([...knownByContent, 'properties', 'strings', 'yaml', 'srt', 'vtt']);

/**
 * Returns the targets of a file of translations, or the texts of one in a single language. Of a table it is
 * all cells, since none says which of its columns was imported, and of Markdown what a page made of it has.
 * Undefined for a page.
 */
export function translationTexts(
  imported: string,
  fileName: string | undefined,
): readonly ImportedText[] | undefined {
  try {
    if (/\.(?:csv|tsv|tab)$/i.test(fileName ?? '')) return cellsOf(imported, fileName ?? '');
    const bytes = new TextEncoder().encode(`\uFEFF${imported}`);
    const { format, segments } = readContentFile(bytes, { name: fileName ?? '' });
    // A field may be delivered as Markdown or as the HTML of a page.
    if (format === 'markdown')
      return [
        ...pageTexts(
          segments.map(({ value }) => ({ text: markdownAsHtml(value), keepsBlocks: false as const })),
          true,
        ),
        ...pageTexts([{ text: imported }], true).map((one) => ({
          ...one,
          keepsTags: true,
          reading: 1,
          value: segments.length,
        })),
      ];
    const known = fileName === undefined ? knownByContent : knownByName;
    if (!known.has(format) || segments.length === 0) return undefined;
    const codes = format === 'xliff' ? decodedCodes(imported) : new Map<number, never>();
    // Files of these formats keep tags, so a text without them has lost its own.
    return arrivedOf(format, segments).flatMap(({ id, data, existing, value, places: [place] }, number) => {
      const text = existing ?? value;
      const decoded = codes.get(place?.start ?? -1);
      const common = { value: number, keys: [id], keepsSpaces: true, keepsTags: true, reading: 0 };
      const attributes = data === 'html' ? readableAttributes(decoded?.html ?? text) : [];
      return [
        { ...common, text, isHtml: data === 'html' || looksLikeHtml(text) },
        ...(decoded === undefined
          ? []
          : [
              {
                ...common,
                text: decoded.html,
                isHtml: true,
                keepsTags: decoded.isWhole,
                keepsBlocks: false,
                reading: 1,
              },
            ]),
        ...attributes.map((one) => ({ ...common, text: one, isHtml: false })),
      ];
    });
  } catch {
    // A page, or a damaged file, which is compared as a page is.
    return undefined;
  }
}

/**
 * The segments whose texts are in use. In a file of two languages those without a target are not, unless
 * none has one, as in an export of pages for their next translation. Suggestions of PO are not compiled.
 */
function arrivedOf(format: string, segments: readonly Segment[]): readonly Segment[] {
  if (format !== 'po' && format !== 'xliff') return segments;
  const translated = segments.filter(({ existing }) => existing !== undefined);
  if (translated.length === 0) return segments;
  return format === 'po' ? translated.filter(({ isFuzzy }) => isFuzzy !== true) : translated;
}

/** Longer cells are texts. */
const longestKey = 255;

function cellsOf(imported: string, name: string): readonly ImportedText[] | undefined {
  if (/^\s*[<{]/.test(imported)) return undefined;
  const { rows } = readDelimited(new FileText(name, imported), /csv$/i.test(name) ? undefined : '\t');
  const [head] = rows;
  return pageTexts(
    rows.flatMap(({ cells }) => {
      const [first] = cells.values();
      return Array.from(cells, ([column, { text }]) => {
        const keys = [first?.text, head?.cells.get(column)?.text].filter((key) => key !== undefined);
        return { text, keys: keys.filter((key) => key !== '' && key.length <= longestKey) };
      });
    }),
    true,
  );
}
