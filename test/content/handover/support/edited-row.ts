/** Columns of a row that identify it. */
export const identity = ['handover', 'desk', 'request', 'field', 'part', 'sourceHash', 'targetHash'] as const;

/** A row of a file as the program of a reviewer has it in memory. */
export interface EditedRow {
  readonly request: string;
  readonly field: string;
  readonly part: string;
  readonly handover: string;
  readonly desk: string;
  readonly sourceHash: string;
  readonly targetHash: string;
  readonly target: string;
  readonly verdict: string;
  readonly comment: string;
  /** The sheet or table of the row; rows stay in theirs. */
  readonly group: number;
  /** The row as it was in the file. */
  readonly original: string;
}

/** A file that is opened, edited and saved without any code of the hand-over itself. */
export interface EditedFile {
  readonly rows: readonly EditedRow[];
  /** `style` chooses among the ways in which programs write the same content. */
  readonly save: (rows: readonly EditedRow[], style: number) => Uint8Array;
}

const unescaped: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

export function decodeXml(text: string): string {
  return text.replaceAll(
    /&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi,
    (_, hex: string, decimal: string, name: string) => {
      if (name) return unescaped[name] ?? '';
      return String.fromCodePoint(hex ? Number.parseInt(hex, 16) : Number(decimal));
    },
  );
}

export function encodeXml(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}

export function rowOf(cells: Readonly<Record<string, string>>, group: number, original: string): EditedRow {
  const of = (name: string): string => cells[name] ?? '';
  return {
    request: of('request'),
    field: of('field'),
    part: of('part'),
    handover: of('handover'),
    desk: of('desk'),
    sourceHash: of('sourceHash'),
    targetHash: of('targetHash'),
    target: of('target'),
    verdict: of('verdict'),
    comment: of('comment'),
    group,
    original,
  };
}
