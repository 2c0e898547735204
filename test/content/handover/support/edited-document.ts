import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { docxHandover } from '../../../../src/content/handover/docx/docx-handover';
import type { HandoverDocument } from '../../../../src/content/handover/handover-document';
import { decodeXml, encodeXml, identity, rowOf, type EditedFile, type EditedRow } from './edited-row';

/** Opens the document of a hand-over. */
export function openDocument(document: HandoverDocument): EditedFile {
  const parts = unzipSync(docxHandover.write(document));
  const text = strFromU8(parts['word/document.xml'] ?? new Uint8Array());
  const tables = Array.from(text.matchAll(/<w:tbl>.*?<\/w:tbl>/gs));
  const rows = tables.flatMap(([table], group) =>
    Array.from(table.matchAll(/<w:tr>.*?<\/w:tr>/gs))
      .slice(1)
      .map(([original]) => {
        const cells = Array.from(original.matchAll(/<w:tc>.*?<\/w:tc>/gs), ([cell]) => cell);
        const [, hidden = '{}'] = /<w:vanish\/>.*?<w:t [^>]*>(.*?)<\/w:t>/s.exec(cells[0] ?? '') ?? [];
        const own = JSON.parse(decodeXml(hidden)) as Readonly<Record<string, string>>;
        return rowOf({ ...own, target: runText(cells[2] ?? '') }, group, original);
      }),
  );
  const save = (edited: readonly EditedRow[], style: number): Uint8Array => {
    let group = -1;
    const xml = text.replaceAll(
      /(<w:tbl>.*?<w:tr>.*?<\/w:tr>)(.*?)(<\/w:tbl>)/gs,
      (_, head: string, _rows, end: string) => {
        group += 1;
        return (
          head +
          edited
            .filter((row) => row.group === group)
            .map((row) => documentRow(row, style))
            .join('') +
          end
        );
      },
    );
    return zipSync({ ...parts, 'word/document.xml': strToU8(xml) });
  };
  return { rows, save };
}

function runText(cell: string): string {
  return Array.from(cell.matchAll(/<w:t [^>]*>(.*?)<\/w:t>|<w:(br|tab)\/>/gs), ([, text, sign]) =>
    sign === undefined ? decodeXml(text ?? '') : sign === 'br' ? '\n' : '\t',
  ).join('');
}

function run(text: string, element = 't'): string {
  const content = text.split(/([\n\t])/).map((part) => {
    if (part === '\n') return '<w:br/>';
    if (part === '\t') return '<w:tab/>';
    return part === '' ? '' : `<w:${element} xml:space="preserve">${encodeXml(part)}</w:${element}>`;
  });
  return text === '' ? '' : `<w:r>${content.join('')}</w:r>`;
}

/** Changes are tracked, or written over what was there; a line end may begin a paragraph. */
function documentRow(row: EditedRow, style: number): string {
  const cells = Array.from(row.original.matchAll(/<w:tc>.*?<\/w:tc>/gs), ([cell]) => cell);
  const before = runText(cells[2] ?? '');
  let same = 0;
  while (same < before.length && before[same] === row.target[same]) same += 1;
  if (same > 0 && /[\uD800-\uDBFF]/.test(before[same - 1] ?? '')) same -= 1;
  const tracked = `${run(row.target.slice(0, same))}<w:del w:id="1" w:author="Ada">${run(before.slice(same), 'delText')}</w:del><w:ins w:id="2" w:author="Ada">${run(row.target.slice(same))}</w:ins>`;
  const paragraphs = row.target.split('\n').map((line) => `<w:p>${run(line)}</w:p>`);
  const content =
    style % 3 === 0
      ? `<w:p>${tracked}</w:p>`
      : style % 3 === 1
        ? paragraphs.join('')
        : `<w:p>${run(row.target)}</w:p>`;
  const said = { locdesk: 'row', ...Object.fromEntries(identity.map((name) => [name, row[name]])) };
  const own = [
    cells[0]?.replace(
      /(<w:vanish\/>.*?<w:t [^>]*>).*?(<\/w:t>)/s,
      (_, start: string, end: string) => start + encodeXml(JSON.stringify(said)) + end,
    ),
    cells[1],
    `<w:tc>${content}</w:tc>`,
    row.verdict === '' ? cells[3] : `<w:tc><w:p>${run(row.verdict)}</w:p></w:tc>`,
    `<w:tc><w:p>${run(row.comment)}</w:p></w:tc>`,
  ];
  return `<w:tr>${own.join('')}</w:tr>`;
}
