import { markerPattern } from '../../marker-faults';

interface Range {
  readonly start: number;
  readonly end: number;
}

/**
 * Keeps markers whole while a text is edited: the cursor doesn't stop inside of one, and what deletes or
 * replaces a part of one takes all of it.
 */
export function guardMarkers(box: HTMLTextAreaElement, isMarker: (text: string) => boolean): void {
  const markers = (): readonly Range[] => markerRanges(box.value, isMarker);
  box.addEventListener('beforeinput', (event) => {
    const deletion = /^delete\w*?(Backward|Forward)$/.exec(event.inputType);
    const { selectionStart: start, selectionEnd: end } = box;
    if (start === end && deletion !== null) {
      const isBackward = deletion[1] === 'Backward';
      const beside = markers().find((one) =>
        isBackward ? one.start < start && start <= one.end : one.start <= start && start < one.end,
      );
      if (beside === undefined) return;
      event.preventDefault();
      box.setSelectionRange(beside.start, beside.end);
      deleteSelection(box);
      return;
    }
    const whole = wholeRange({ start, end }, markers());
    if (whole.start !== start || whole.end !== end) box.setSelectionRange(whole.start, whole.end);
  });
  // Moves the cursor out of a marker, on in the direction that it came from.
  let last = 0;
  box.addEventListener('selectionchange', () => {
    const { selectionStart: at, selectionEnd: end } = box;
    if (at === end) {
      const inside = markers().find((one) => one.start < at && at < one.end);
      if (inside !== undefined) {
        const to = last >= inside.end ? inside.start : inside.end;
        box.setSelectionRange(to, to);
      }
    }
    last = box.selectionStart;
  });
}

/** Inserts a text at the cursor so that it can be undone. */
export function insertText(box: HTMLTextAreaElement, text: string): void {
  box.focus();
  // oxlint-disable-next-line typescript/no-deprecated -- the only way that undo knows
  if (document.execCommand('insertText', false, text)) return;
  box.setRangeText(text, box.selectionStart, box.selectionEnd, 'end');
  box.dispatchEvent(new Event('input', { bubbles: true }));
}

function deleteSelection(box: HTMLTextAreaElement): void {
  // oxlint-disable-next-line typescript/no-deprecated -- the only way that undo knows
  if (document.execCommand('delete')) return;
  box.setRangeText('', box.selectionStart, box.selectionEnd, 'end');
  box.dispatchEvent(new Event('input', { bubbles: true }));
}

function markerRanges(text: string, isMarker: (text: string) => boolean): readonly Range[] {
  const ranges: Range[] = [];
  let at = 0;
  for (const [index, part] of text.split(markerPattern).entries()) {
    if (index % 2 === 1 && isMarker(part)) ranges.push({ start: at, end: at + part.length });
    at += part.length;
  }
  return ranges;
}

/** A selection, extended to the whole of the markers that it cuts. */
function wholeRange({ start, end }: Range, markers: readonly Range[]): Range {
  const cutAt = (at: number): Range | undefined => markers.find((one) => one.start < at && at < one.end);
  if (start === end) {
    const to = cutAt(start)?.end ?? start;
    return { start: to, end: to };
  }
  return { start: cutAt(start)?.start ?? start, end: cutAt(end)?.end ?? end };
}
