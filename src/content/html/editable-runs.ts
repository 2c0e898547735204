import { decodeText, encodeText } from './decode-text';
import { tokenizeHtml } from './tokenize';

/** A part of an edited value: text, or a tag that stays whole. */
export type EditableRun =
  | {
      readonly kind: 'text';
      /** The decoded text. */
      readonly text: string;
      /** The text as written in the value. */
      readonly raw: string;
    }
  | { readonly kind: 'tag'; readonly raw: string };

/**
 * Splits HTML into runs, whose `raw` parts join to exactly the value. Content that is not text, like a
 * script, counts as a tag.
 */
export function readRuns(html: string): readonly EditableRun[] {
  const runs: EditableRun[] = [];
  for (const piece of tokenizeHtml(html)) {
    const raw = html.slice(piece.start, piece.end);
    if (piece.kind !== 'text' || !piece.isTranslatable) runs.push({ kind: 'tag', raw });
    else runs.push({ kind: 'text', raw, text: piece.hasReferences ? decodeText(raw) : raw });
  }
  return runs;
}

/** Joins edited runs. Text that occurs in `before` keeps its notation there, other text is encoded. */
export function writeRuns(
  runs: readonly (
    | { readonly kind: 'text'; readonly text: string }
    | { readonly kind: 'tag'; readonly raw: string }
  )[],
  before: readonly EditableRun[],
): string {
  const known = new Map(before.flatMap((run) => (run.kind === 'text' ? [[run.text, run.raw] as const] : [])));
  return runs
    .map((run) => (run.kind === 'tag' ? run.raw : (known.get(run.text) ?? encodeText(run.text))))
    .join('');
}
