import { BLOCK_ELEMENTS } from '../../../content/html/block-elements';
import { readRuns, writeRuns, type EditableRun } from '../../../content/html/editable-runs';
import { tagLabel } from '../../../content/html/tag-label';
import type { TagPair } from './tag-pair';

/**
 * A caret place: a zero-width character beside a chip without adjacent text, where the caret could not be
 * placed otherwise. It is not part of the value; the same character in a value is a chip itself.
 */
export const caretPlace = '\uFEFF';

/** Fills an editable box with text, and with a chip for each tag. */
export function fillBox(box: HTMLElement, runs: readonly EditableRun[]): void {
  box.replaceChildren(
    ...runs.flatMap((run) => {
      if (run.kind === 'tag') return [tagChip(run.raw)];
      return run.text
        .split(/(\uFEFF)/)
        .filter((part) => part !== '')
        .map((part) => (part === caretPlace ? tagChip(part) : document.createTextNode(part)));
    }),
  );
  keepCaretPlaces(box);
}

/**
 * Called after every change: gives a caret place to every chip at an end or beside another chip, and a line
 * of its own to each block, as in the source beside it (`data-line`).
 */
export function keepCaretPlaces(box: HTMLElement): void {
  for (const chip of box.querySelectorAll<HTMLElement>('[data-raw]')) {
    if (!(chip.previousSibling instanceof Text)) chip.before(caretPlace);
    if (!(chip.nextSibling instanceof Text)) chip.after(caretPlace);
    chip.toggleAttribute('data-line', startsLine(chip));
  }
}

/** Whether a chip begins a block behind text or another block: a list shares a line with its first item. */
function startsLine(chip: HTMLElement): boolean {
  if (!isBlock(chip)) return false;
  let before = chip.previousSibling;
  while (before instanceof Text) {
    const text = before.data.replaceAll(caretPlace, '');
    const space = text.slice(text.trimEnd().length);
    if (space.includes('\n')) return false;
    if (space !== text) return true;
    before = before.previousSibling;
  }
  return before !== null && !(before instanceof HTMLElement && isBlock(before));
}

const isBlock = (node: HTMLElement): boolean => BLOCK_ELEMENTS.has(tagLabel(node.dataset['raw'] ?? ''));

/** Typing inside or directly beside a chip is impossible, so the caret moves into the adjacent text. */
export function settleCaret(box: HTMLElement): void {
  const selection = getSelection();
  if (selection?.isCollapsed !== true) return;
  const { anchorNode: node, anchorOffset: offset } = selection;
  const chip = (node instanceof Element ? node : node?.parentElement)?.closest('[data-raw]');
  const isIn = chip !== null && chip !== undefined && box.contains(chip);
  if (!isIn && node !== box) return;
  const [before, after] = isIn
    ? [undefined, chip.nextSibling]
    : [box.childNodes[offset - 1], box.childNodes[offset]];
  if (before instanceof Text) selection.collapse(before, before.length);
  else if (after instanceof Text) selection.collapse(after, 0);
}

/** Returns the chip that a deletion at the caret would affect first; undefined when it would affect text. */
export function chipBeside(box: HTMLElement, direction: 'before' | 'after'): HTMLElement | undefined {
  const selection = getSelection();
  if (selection === null || !selection.isCollapsed || selection.anchorNode === null) return undefined;
  const { anchorNode: node, anchorOffset: offset } = selection;
  const isBefore = direction === 'before';
  let beside: Node | null | undefined;
  if (node === box) beside = box.childNodes[isBefore ? offset - 1 : offset];
  else if (node instanceof Text && box.contains(node)) {
    const rest = isBefore ? node.data.slice(0, offset) : node.data.slice(offset);
    if (rest.replaceAll(caretPlace, '') !== '') return undefined;
    beside = isBefore ? node.previousSibling : node.nextSibling;
  }
  while (beside instanceof Text && beside.data.replaceAll(caretPlace, '') === '') {
    beside = isBefore ? beside.previousSibling : beside.nextSibling;
  }
  return beside instanceof HTMLElement && beside.dataset['raw'] !== undefined ? beside : undefined;
}

/** Uses the browser's command, because only that can be undone. */
export function deleteChip(chip: HTMLElement): void {
  const selection = getSelection();
  const range = document.createRange();
  range.selectNode(chip);
  selection?.removeAllRanges();
  selection?.addRange(range);
  // oxlint-disable-next-line typescript/no-deprecated
  if (!document.execCommand('delete')) chip.remove();
}

export function tagChip(raw: string): HTMLElement {
  const chip = document.createElement('span');
  chip.className = 'tag-chip';
  chip.contentEditable = 'false';
  chip.draggable = false;
  chip.dir = 'ltr';
  chip.dataset['raw'] = raw;
  chip.title = raw;
  chip.textContent = tagLabel(raw);
  return chip;
}

/** Returns the value of an editable box, or of a part of it, as HTML. */
export function boxValue(box: ParentNode, before: readonly EditableRun[]): string {
  type Run = Parameters<typeof writeRuns>[0][number];
  const runs: Run[] = [];
  const addText = (text: string): void => {
    if (text === '') return;
    const last = runs.at(-1);
    if (last?.kind === 'text') runs[runs.length - 1] = { kind: 'text', text: last.text + text };
    else runs.push({ kind: 'text', text });
  };
  const walk = (parent: ParentNode): void => {
    for (const node of parent.childNodes) {
      if (node instanceof Text) addText(node.data.replaceAll(caretPlace, ''));
      else if (node instanceof HTMLBRElement) addText(node.nextSibling === null ? '' : '\n');
      else if (node instanceof HTMLElement && node.dataset['raw'] !== undefined) {
        runs.push({ kind: 'tag', raw: node.dataset['raw'] });
      } else if (node instanceof HTMLElement) walk(node);
    }
  };
  walk(box);
  return writeRuns(runs, before);
}

/** Converts pasted text: tags in `known` become chips, everything else is text. */
export function pastedNodes(text: string, known: ReadonlySet<string>): DocumentFragment {
  const nodes = document.createDocumentFragment();
  for (const run of readRuns(text)) {
    nodes.append(run.kind === 'tag' && known.has(run.raw) ? tagChip(run.raw) : run.raw);
  }
  return nodes;
}

/** Nodes for HTML: its text decoded, and chips for those of its tags that are known. */
export function valueNodes(html: string, known: ReadonlySet<string>): DocumentFragment {
  const nodes = document.createDocumentFragment();
  for (const run of readRuns(html)) {
    if (run.kind === 'text') nodes.append(run.text);
    else nodes.append(known.has(run.raw) ? tagChip(run.raw) : run.raw);
  }
  return nodes;
}

/**
 * Returns the selection with tags around it, as its replacement; undefined without a selection in the box.
 */
export function wrappedSelection(box: HTMLElement, { before, after }: TagPair): DocumentFragment | undefined {
  const selection = getSelection();
  if (selection === null || selection.rangeCount === 0 || selection.isCollapsed) return undefined;
  const range = selection.getRangeAt(0);
  if (!box.contains(range.commonAncestorContainer)) return undefined;
  const [first, last] = [chipAt(range.startContainer), chipAt(range.endContainer)];
  if (first !== undefined) range.setStartBefore(first);
  if (last !== undefined) range.setEndAfter(last);
  const nodes = range.cloneContents();
  if (before !== undefined) nodes.prepend(tagChip(before));
  if (after !== undefined) nodes.append(tagChip(after));
  return nodes;
}

function chipAt(node: Node): Element | undefined {
  return (node instanceof Element ? node : node.parentElement)?.closest('[data-raw]') ?? undefined;
}

/**
 * Returns the selection in the box, or else a caret behind its last text, before the blocks that end there.
 */
function selectionIn(box: HTMLElement): Range {
  const selection = getSelection();
  const selected = selection?.rangeCount ? selection.getRangeAt(0) : undefined;
  if (selected !== undefined && box.contains(selected.commonAncestorContainer)) return selected;
  const range = document.createRange();
  range.selectNodeContents(box);
  range.collapse(false);
  for (let node = box.lastChild; node !== null; node = node.previousSibling) {
    if (node instanceof Text && node.data.replaceAll(caretPlace, '').trim() === '') continue;
    if (!isEndOfBlock(node)) break;
    range.setStartBefore(node);
    range.collapse(true);
  }
  return range;
}

function isEndOfBlock(node: Node): boolean {
  const label = node instanceof HTMLElement ? tagLabel(node.dataset['raw'] ?? '') : '';
  return label.startsWith('/') && BLOCK_ELEMENTS.has(label.slice(1));
}

/** Moves the caret to an end of its line, and not out of a block that begins there or ends there. */
export function moveToLineEnd(box: HTMLElement, end: 'start' | 'end'): void {
  const selection = getSelection();
  const isStart = end === 'start';
  selection?.modify('move', isStart ? 'backward' : 'forward', 'lineboundary');
  settleCaret(box);
  const side = isStart ? 'after' : 'before';
  let chip = chipBeside(box, side);
  // The place before the first block of all is in the same line.
  if (isStart && chip?.hasAttribute('data-line') !== true) return;
  for (; chip !== undefined && (isStart ? isBlock(chip) : isEndOfBlock(chip)); chip = chipBeside(box, side)) {
    const text = isStart ? chip.nextSibling : chip.previousSibling;
    if (!(text instanceof Text)) return;
    selection?.collapse(text, isStart ? 0 : text.length);
  }
}

/** Returns the value of the box on both sides of the selection, or of where `insertAtCaret` inserts. */
export function valuesBesideCaret(box: HTMLElement): { readonly before: string; readonly after: string } {
  const { startContainer, startOffset, endContainer, endOffset } = selectionIn(box);
  const range = document.createRange();
  range.selectNodeContents(box);
  range.setEnd(startContainer, startOffset);
  const before = boxValue(range.cloneContents(), []);
  range.selectNodeContents(box);
  range.setStart(endContainer, endOffset);
  return { before, after: boxValue(range.cloneContents(), []) };
}

/** Moves the caret before so many chips, as far as they are directly before it. */
export function moveBeforeChips(box: HTMLElement, count: number): void {
  for (let moved = 0; moved < count; moved++) {
    const chip = chipBeside(box, 'before');
    const text = chip?.previousSibling;
    if (text instanceof Text) getSelection()?.collapse(text, text.length);
  }
}

/** Inserts nodes at the caret, replacing the selection; behind the last text if the caret is elsewhere. */
export function insertAtCaret(box: HTMLElement, nodes: Node): void {
  const selection = getSelection();
  const range = selectionIn(box);
  // Focusing scrolls to the beginning of the box, which may be far from the caret.
  box.focus({ preventScroll: true });
  selection?.removeAllRanges();
  selection?.addRange(range);
  if (insertUndoably(box, nodes)) return;
  range.deleteContents();
  range.insertNode(nodes);
  range.collapse(false);
  selection?.removeAllRanges();
  selection?.addRange(range);
}

/** Replaces the selection. The inserted HTML has chips and escaped text only, never markup of the content. */
function insertUndoably(box: HTMLElement, nodes: Node): boolean {
  const holder = document.createElement('div');
  holder.append(nodes.cloneNode(true));
  const { contentEditable } = box;
  // Restored, because plain-text mode doesn't allow chips.
  box.contentEditable = 'true';
  // oxlint-disable-next-line typescript/no-deprecated
  const isDone = document.execCommand('insertHTML', false, holder.innerHTML);
  box.contentEditable = contentEditable;
  return isDone;
}
