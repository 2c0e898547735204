import { longestTerm } from '../../../content/terms/term-limits';

type Side = 'source' | 'target';

/**
 * The last selection on each side, in the same field. A document has one selection at a time. The element of
 * a row is used for other fields when it is scrolled out, so that the field's position counts too.
 */
let last:
  | {
      readonly row: Element;
      readonly position: string | undefined;
      readonly texts: Readonly<Partial<Record<Side, string>>>;
    }
  | undefined;

/** Remembers selections in the fields of one request, from now on. Returns the function that ends it. */
export function rememberSelections(): () => void {
  last = undefined;
  document.addEventListener('selectionchange', remember);
  return () => document.removeEventListener('selectionchange', remember);
}

/** A click ends the selection of its side, and leaves that of the other one. */
function remember(): void {
  const found = selectionIn(document);
  if (found === undefined) return;
  const { row, side } = found;
  const texts = { ...textsOf(found), [side]: termOf(found) };
  last = { row, position: row.dataset['position'], texts };
}

/** Returns the text that is selected in a field, in any of the ways to show it; undefined for none. */
export function selectionInField(): FoundSelection | undefined {
  return [selectionIn(document), ...selectionsInFrames()].find((one) => one !== undefined && one.text !== '');
}

/**
 * Returns the text that is selected in a field, and the text that was selected before on the other side of
 * that field; both empty without a selection.
 */
export function selectedTexts(): Readonly<Record<Side, string>> {
  const none = { source: '', target: '' };
  const found = selectionInField();
  return found === undefined ? none : { ...none, ...textsOf(found), [found.side]: termOf(found) };
}

const termOf = ({ text }: FoundSelection): string => (text.length > longestTerm ? '' : text);

/** The texts that are remembered of the field in which a selection is. */
function textsOf({ row }: FoundSelection): Readonly<Partial<Record<Side, string>>> {
  return last?.row === row && last.position === row.dataset['position'] ? last.texts : {};
}

interface FoundSelection {
  readonly row: HTMLElement;
  readonly side: Side;
  readonly text: string;
}

function selectionIn(inner: Document, frame?: Element): FoundSelection | undefined {
  const selection = inner.getSelection();
  const text = (selection?.toString() ?? '').replaceAll(/\s+/g, ' ').trim();
  const element = frame ?? selection?.anchorNode?.parentElement;
  const cell = element?.closest('.field-cell');
  const row = cell?.closest<HTMLElement>('.field-row');
  if (cell === undefined || cell === null || row === undefined || row === null) return undefined;
  const side = cell.classList.contains('source') ? 'source' : 'target';
  return { row, side, text };
}

/** The rendered look of a field is in a frame. */
function selectionsInFrames(): readonly (FoundSelection | undefined)[] {
  const frames = document.querySelectorAll<HTMLIFrameElement>('.field-row:not(.spare) iframe.rendered');
  return Array.from(frames, (frame) =>
    frame.contentDocument === null ? undefined : selectionIn(frame.contentDocument, frame),
  );
}
