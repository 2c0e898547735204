import { FileText } from '../file-text';
import type { Edit, Scan, TextFormat, Unit } from '../file-format';
import { htmlUnits } from '../html/html-units';
import { KeylessIds } from '../keyless-ids';
import { markupKind } from '../markup-kind';
import { lineEndOf } from '../xml/xml-text';
import { scanYaml } from '../yaml/scan-yaml';
import { readBlocks, type MarkdownBlock } from './read-blocks';
import { tableCells } from './table-cells';

/** Markdown by the rules of CommonMark and GitHub, with front matter. */
export const markdownFormat: TextFormat = {
  kind: 'text',
  name: 'markdown',
  title: 'Markdown',
  extensions: ['md', 'markdown', 'mdx', 'mdown'],
  isBilingual: false,
  placeholders: ['double-braces', 'dollar'],
  detect: (_, extension) => /^(?:md|markdown|mdx|mdown)$/.test(extension),
  scan: scanMarkdown,
};

/** Front matter for readers; all other keys are for the program that makes the page. */
const frontMatterKeys =
  /^(?:title|linkTitle|subtitle|description|summary|excerpt|abstract|lead|caption|heading|sidebar_label|nav_title)(?:\.|$)/;

function scanMarkdown(file: FileText): Scan {
  const ids = new KeylessIds();
  const lineEnd = lineEndOf(file.text);
  const units = readBlocks(file.text).flatMap((block): readonly Unit[] => {
    const { lines } = block;
    const [first, last] = [lines[0], lines.at(-1)];
    if (first === undefined || last === undefined) return [];
    if (block.kind === 'front-matter') return frontMatterUnits(file, first.start, last.end);
    if (block.kind === 'html') {
      return htmlUnits(file.text.slice(first.start, last.end), ids).map((unit) => shift(unit, first.start));
    }
    if (block.kind === 'table') return lines.flatMap((line) => tableCells(file.text, line, ids));
    return textUnits(file.text, block, ids, lineEnd);
  });
  return { units };
}

function textUnits(
  text: string,
  { kind, lines }: MarkdownBlock,
  ids: KeylessIds,
  lineEnd: string,
): readonly Unit[] {
  const value = lines.map(({ start, end }) => text.slice(start, end)).join('\n');
  const [first, last] = [lines[0], lines.at(-1)];
  if (first === undefined || last === undefined || !/\p{L}/u.test(value)) return [];
  const edits = (target: string): readonly Edit[] => {
    // A line that the source also has keeps its indentation, which may prevent it from being a list item.
    const continued = target
      .split('\n')
      .map((line, index) => (index === 0 ? line : `${lineEnd}${(lines[index] ?? last).continuation}${line}`));
    return [{ start: first.start, end: last.end, text: continued.join('') }];
  };
  const places = lines.map(({ start, end }) => ({ start, end }));
  return [{ segment: { id: ids.add(kind, value), data: markupKind(value), value, places }, edits }];
}

function frontMatterUnits(file: FileText, start: number, end: number): readonly Unit[] {
  // Blank lines keep the positions of problems relative to the whole file.
  const before = file.text.slice(0, start).replaceAll(/[^\r\n]/g, ' ');
  const { units } = scanYaml(new FileText(file.name, before + file.text.slice(start, end)), {
    targetLanguage: undefined,
  });
  return units.flatMap((unit) => {
    if (!frontMatterKeys.test(unit.segment.id)) return [];
    return [{ ...unit, segment: { ...unit.segment, id: `front matter:${unit.segment.id}` } }];
  });
}

function shift({ segment, edits }: Unit, by: number): Unit {
  const places = segment.places.map(({ start, end }) => ({ start: start + by, end: end + by }));
  return {
    segment: { ...segment, places },
    edits: (target) => edits(target).map((edit) => ({ ...edit, start: edit.start + by, end: edit.end + by })),
  };
}
