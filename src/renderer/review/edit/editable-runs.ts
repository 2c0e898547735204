import { decodeText, encodeText } from '../../../content/html/decode-text';
import { tokenizeHtml } from '../../../content/html/tokenize';

/** A value as it is edited: text that can be written in, and tags that stay whole. */
export type EditableRun =
  | {
      readonly kind: 'text';
      /** As it is read. */
      readonly text: string;
      /** As it stands in the value. */
      readonly raw: string;
    }
  | { readonly kind: 'tag'; readonly raw: string };

/** Takes HTML apart: the `raw` of the runs join to exactly the value. What is not read as text, like a script, is a tag as well. */
export function readRuns(html: string): readonly EditableRun[] {
  const runs: EditableRun[] = [];
  for (const piece of tokenizeHtml(html)) {
    const raw = html.slice(piece.start, piece.end);
    if (piece.kind !== 'text' || !piece.isTranslatable) runs.push({ kind: 'tag', raw });
    else runs.push({ kind: 'text', raw, text: piece.hasReferences ? decodeText(raw) : raw });
  }
  return runs;
}

/** Puts edited runs together again. Text that `before` has is written as it stands there, other text is encoded. */
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
