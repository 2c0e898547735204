import { textDirection } from '../../language-tag';
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
 * of the page when they save it, and keep the table. Browsers don't show it. `cards` are those of the page
 * (`shown-cards.ts`), so that edits in them are seen.
 */
export function plainTable(
  document: HandoverDocument,
  fields: readonly PageField[],
  cards: ReadonlyMap<number, string>,
): Html {
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
      card: String(index),
      shown: cards.get(index),
    };
    const language = document.requests[field.request]?.language.target ?? '';
    const target = `<td lang="${markupOf(language)}" dir="${textDirection(language)}"><pre>${markupOf(withSpaceMarkers(field.target))}</pre></td>`;
    return `<tr>${cellOf(String(index + 1))}${cellOf(field.id)}${target}${cellOf('')}${cellOf('')}<td><pre><font size="1" color="#999999">${markupOf(inLines(said))}</font></pre></td></tr>`;
  });
  const names = [heads.number, heads.field, heads.target, heads.verdict, heads.comment, ''];
  return `<noscript><div class="editors">
<h2>${markupOf(readMe)}</h2>
${[read, verdict, signs, save].map((step) => `<p>${markupOf(step ?? '')}</p>`).join('\n')}
<table border="1" width="100%" dir="ltr">
<tr>${names.map((name, index) => `<th width="${widths[index]}%">${markupOf(name)}</th>`).join('')}</tr>
${rows.join('\n')}
</table>
</div></noscript>`;
}

/** A line for each member, because a column is as wide as its longest preformatted line. */
function inLines(said: Readonly<Record<string, string | undefined>>): string {
  const members = Object.entries(said).map(([name, value]) => `"${name}":${JSON.stringify(value ?? '')}`);
  return `{${members.join(',\n')}}`;
}

/** Widths of the columns in per cent. */
const widths = [4, 12, 50, 10, 14, 10];

function cellOf(text: string): Html {
  return `<td><pre>${markupOf(text)}</pre></td>`;
}

/** Word processors make spaces of tabs, and drop line ends at the beginning and the end. */
function withSpaceMarkers(text: string): string {
  const lines = text.replaceAll(/\r\n?/g, '\n').replaceAll('\t', '⟦tab⟧');
  let [start, end] = [0, lines.length];
  while (lines[start] === '\n') start += 1;
  while (end > start && lines[end - 1] === '\n') end -= 1;
  return '⟦line⟧'.repeat(start) + lines.slice(start, end) + '⟦line⟧'.repeat(lines.length - end);
}

/** Whether a cell is the identity of a row. */
export const isIdentity = (text: string): boolean => text.trimStart().startsWith(hiddenStart);
