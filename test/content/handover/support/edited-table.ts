import type { HandoverDocument } from '../../../../src/content/handover/handover-document';
import { reviewPage } from '../../../../src/content/handover/page/write-page';
import { decodeXml, encodeXml, identity, rowOf, type EditedFile, type EditedRow } from './edited-row';

/** Opens the table of a review page in a word processor, which runs no script and drops the page's data. */
export function openPageTable(document: HandoverDocument): EditedFile {
  const page = savedWithoutScripts(reviewPage(document));
  const start = page.lastIndexOf('<table border="1"');
  const end = page.indexOf('</table>', start);
  const [head = '', ...originals] = page.slice(start, end).split(/(?=<tr>)/);
  const [heads = '', ...lines] = originals;
  const rows = lines.map((original) => {
    const cells = cellsIn(original).map(textOf);
    const own = JSON.parse(cells[5] ?? '{}') as Readonly<Record<string, string>>;
    return rowOf({ ...own, desk: document.desk, target: cells[2] ?? '' }, 0, original);
  });
  const save = (edited: readonly EditedRow[], style: number): Uint8Array => {
    const written = edited.map((row) => tableRow(row, style)).join('');
    return new TextEncoder().encode(page.slice(0, start) + head + heads + written + page.slice(end));
  };
  return { rows, save };
}

/** Saves a page as LibreOffice does: scripts, styles and classes are gone, and elements are others. */
export function savedWithoutScripts(page: string): string {
  return page
    .replaceAll(/<(script|style|template)[^>]*>.*?<\/\1>/gs, '')
    .replace('content="Locdesk review page 1"', 'content="LibreOffice 7.4"')
    .replaceAll('<noscript>', '')
    .replaceAll('</noscript>', '')
    .replaceAll('<td><pre></pre></td>', '<td style="border: none"></td>')
    .replaceAll(
      /<td[^>]*><pre>(.*?)<\/pre><\/td>/gs,
      '<td>\n\t\t<pre lang="x" class="western"><span>$1</span></pre>\n\t</td>',
    );
}

function cellsIn(row: string): readonly string[] {
  return Array.from(row.matchAll(/<td[^>]*>(.*?)<\/td>/gs), ([, content = '']) => content);
}

/** The markers for white space are what a person sees; the edits are of the text that they stand for. */
function textOf(cell: string): string {
  const text = decodeXml(
    cell
      .replaceAll(/<[^>]*>/g, '')
      .replace(/^\n\t\t/, '')
      .replace(/\n\t$/, ''),
  );
  return text.replaceAll('⟦tab⟧', '\t').replaceAll('⟦line⟧', '\n');
}

/** Line ends inside of a text are line ends, line breaks or paragraphs; those around it are markers. */
function tableRow(row: EditedRow, style: number): string {
  const cells = cellsIn(row.original);
  const said = {
    locdesk: 'row',
    ...Object.fromEntries(
      identity.filter((name) => name !== 'desk' && name !== 'part').map((name) => [name, row[name]]),
    ),
  };
  const written = [
    cells[0] ?? '',
    cells[1] ?? '',
    preformatted(row.target, style),
    `<p>${encodeXml(row.verdict)}</p>`,
    preformatted(row.comment, style),
    preformatted(JSON.stringify(said).replaceAll('","', '",\n"'), 0),
  ];
  return `<tr>${written.map((content) => `<td>\n\t\t${content}\n\t</td>`).join('')}</tr>\n`;
}

function preformatted(text: string, style: number): string {
  const [, before = '', inside = '', after = ''] =
    /^(\n*)(.*?)(\n*)$/s.exec(text.replaceAll(/\r\n?/g, '\n')) ?? [];
  const marked = '⟦line⟧'.repeat(before.length) + inside + '⟦line⟧'.repeat(after.length);
  const line = ['\n', '<br/>\n', '</pre><pre>'][style % 3] ?? '\n';
  return `<pre>${encodeXml(marked.replaceAll('\t', '⟦tab⟧')).replaceAll('\n', line)}</pre>`;
}
