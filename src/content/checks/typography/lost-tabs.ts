import type { FieldCheck } from '../field-check';

/** Between two columns of a line. */
const TAB = /\S *\t\s*\S/;
/** Spaces that stand for a tab, or the last column alone, whose name is on the line before. */
const COLUMN = /\S(?:\t| {2,})\s*\S|^\s*\t\s*\S+$/;

/**
 * Finds lines of plain text whose columns lost the tab between them, while other lines keep theirs: a text
 * that is set without tabs throughout is left alone.
 */
export const lostTabs: FieldCheck = {
  ids: ['line-breaks'],
  find({ source, target }, problems) {
    if (source.isHtml || !source.raw.includes('\t')) return;
    const [before, after] = [source, target].map(({ raw }) => raw.split('\n'));
    if (before === undefined || before.length !== after?.length) return;
    const columns = before.flatMap((line, at) => (TAB.test(line) ? [at] : []));
    const lost = new Set(columns.filter((at) => !COLUMN.test(after[at] ?? '')));
    if (lost.size === 0 || (lost.size === columns.length && columns.length > 1)) return;
    let from = 0;
    for (const [at, line] of after.entries()) {
      const to = from + line.length;
      if (lost.has(at)) problems.add('line-breaks', 'tab-lost', {}, { target: [{ from, to }] });
      from = to + 1;
    }
  },
};
