import type { HandoverDocument } from '../handover-document';
import { reviewerTexts } from '../reviewer-texts';
import { hiddenStart } from '../docx/docx-columns';
import { markupOf, type Html } from './drawn-html';
import type { PageField } from './page-data';

/** Columns of the table in their order. */
export const plainColumns = ['number', 'name', 'target', 'verdict', 'comment', 'identity'] as const;

/** Stand for white space at which word processors change a preformatted text. */
export const spaceMarkers: readonly (readonly [marker: string, space: string])[] = [
  ['⟦tab⟧', '\t'],
  ['⟦line⟧', '\n'],
];

/**
 * Writes the targets as a table for programs that run no scripts, such as word processors: they drop the data
 * of the page when they save it, and keep the table. Browsers don't show it.
 */
export function plainTable(document: HandoverDocument, fields: readonly PageField[]): Html {
  const { heads, readMe, steps } = reviewerTexts(document.language);
  const [read, verdict, signs, , save] = steps;
  const rows = fields.map((field, index) => {
    const said = {
      locdesk: 'row',
      handover: document.id,
      request: document.requests[field.request]?.id,
      field: field.id,
      sourceHash: field.sourceHash,
      targetHash: field.targetHash,
    };
    const cells = [String(index + 1), field.id, withSpaceMarkers(field.target), '', '', JSON.stringify(said)];
    return `<tr>${cells.map((cell) => `<td><pre>${markupOf(cell)}</pre></td>`).join('')}</tr>`;
  });
  const names = [heads.number, heads.field, heads.target, heads.verdict, heads.comment, ''];
  return `<noscript>
<h2>${markupOf(readMe)}</h2>
${[read, verdict, signs, save].map((step) => `<p>${markupOf(step ?? '')}</p>`).join('\n')}
<table border="1">
<tr>${names.map((name) => `<th>${markupOf(name)}</th>`).join('')}</tr>
${rows.join('\n')}
</table>
</noscript>`;
}

/** Word processors make spaces of tabs, and drop line ends at the beginning and the end. */
function withSpaceMarkers(text: string): string {
  return text
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll('\t', '⟦tab⟧')
    .replace(/^\n+/, (lines) => '⟦line⟧'.repeat(lines.length))
    .replace(/\n+$/, (lines) => '⟦line⟧'.repeat(lines.length));
}

/** Whether a cell is the identity of a row. */
export const isIdentity = (text: string): boolean => text.trimStart().startsWith(hiddenStart);
