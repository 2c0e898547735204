/* oxlint-disable jsx-a11y/prefer-tag-over-role -- no HTML element holds text with chips in it */
import {
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
  type ClipboardEvent,
  type KeyboardEvent,
  type Ref,
} from 'react';
import { readRuns } from '../../../content/html/editable-runs';
import { forgetInvisible, markInvisible } from './invisible-marks';
import { spacedIn } from './spaced-in';
import {
  boxValue,
  chipBeside,
  deleteChip,
  fillBox,
  insertAtCaret,
  keepCaretPlaces,
  moveBeforeChips,
  moveToLineEnd,
  pastedNodes,
  settleCaret,
  tagChip,
  valuesBesideCaret,
  valueNodes,
  wrappedSelection,
} from './tagged-text';
import type { TagPair } from './tag-pair';

export interface TaggedEditorHandle {
  /** Inserts at the caret, or puts the pair around the selection. */
  readonly insertTag: (raw: string, pair: TagPair) => void;
  /**
   * Inserts a sentence as HTML at the caret, in place of the selection, and a space before it where one is
   * needed. Tags that the source doesn't have are text. The caret goes before the last `around` tags.
   */
  readonly insertSentence: (html: string, around: number) => void;
  /** Puts a value in place of the whole one, and the caret behind it, where Ctrl+Z undoes it. */
  readonly replaceValue: (value: string) => void;
}

interface TaggedEditorProps {
  readonly ref?: Ref<TaggedEditorHandle>;
  readonly label: string;
  readonly value: string;
  /** The source, whose tags may be pasted. */
  readonly source: string;
  readonly lang: string;
  readonly dir: 'ltr' | 'rtl';
  readonly onChange: (value: string) => void;
}

/** An editor of text with protected tags: a tag is a chip that is selected, moved and deleted as a whole. */
export function TaggedEditor({ ref, label, value, source, lang, dir, onChange }: TaggedEditorProps) {
  const box = useRef<HTMLDivElement>(null);
  /** The current value of the box: a value from elsewhere fills it again, the user's own typing doesn't. */
  const said = useRef<string>(undefined);
  const before = useRef(readRuns(value));
  const notifyRef = useRef<() => void>(() => undefined);
  const insertRef = useRef<TaggedEditorHandle['insertTag']>(() => undefined);
  const insertSentenceRef = useRef<TaggedEditorHandle['insertSentence']>(() => undefined);
  const replaceValueRef = useRef<TaggedEditorHandle['replaceValue']>(() => undefined);
  const known = useMemo(
    () =>
      new Set(
        [...readRuns(source), ...readRuns(value)].flatMap((run) => (run.kind === 'tag' ? [run.raw] : [])),
      ),
    [source, value],
  );

  // Deletes a chip as a whole, also when the caret is at a position inside its caret place.
  useEffect(() => {
    const element = box.current;
    const onBeforeInput = (event: InputEvent): void => {
      const direction = /^delete\w*(Backward|Forward)$/.exec(event.inputType)?.[1];
      if (element === null || direction === undefined) return;
      const chip = chipBeside(element, direction === 'Backward' ? 'before' : 'after');
      if (chip === undefined) return;
      event.preventDefault();
      deleteChip(chip);
      notifyRef.current();
    };
    element?.addEventListener('beforeinput', onBeforeInput);
    return () => element?.removeEventListener('beforeinput', onBeforeInput);
  }, []);

  useLayoutEffect(() => {
    if (box.current === null || said.current === value) return;
    before.current = readRuns(value);
    fillBox(box.current, before.current);
    markInvisible(box.current);
    said.current = value;
  }, [value]);
  useEffect(() => {
    const element = box.current;
    return () => {
      if (element !== null) forgetInvisible(element);
    };
  }, []);

  const notify = (): void => {
    if (box.current === null) return;
    keepCaretPlaces(box.current);
    settleCaret(box.current);
    markInvisible(box.current);
    const next = boxValue(box.current, before.current);
    if (next === said.current) return;
    said.current = next;
    onChange(next);
  };
  const insert = (nodes: Node): void => {
    if (box.current === null) return;
    insertAtCaret(box.current, nodes);
    notify();
  };
  useEffect(() => {
    insertRef.current = (raw, pair) => {
      const around = box.current === null ? undefined : wrappedSelection(box.current, pair);
      insert(around ?? tagChip(raw));
      if (box.current !== null) chipBeside(box.current, 'before')?.scrollIntoView({ block: 'nearest' });
    };
    insertSentenceRef.current = (html, around) => {
      if (box.current === null) return;
      insert(valueNodes(spacedIn(valuesBesideCaret(box.current), html, lang), known));
      moveBeforeChips(box.current, around);
    };
    replaceValueRef.current = (next) => {
      if (box.current === null) return;
      before.current = readRuns(next);
      const nodes = document.createElement('div');
      fillBox(nodes, before.current);
      getSelection()?.selectAllChildren(box.current);
      const fragment = document.createDocumentFragment();
      fragment.append(...nodes.childNodes);
      insert(fragment);
    };
    notifyRef.current = notify;
  });
  useImperativeHandle(
    ref,
    () => ({
      insertTag: (raw, pair) => insertRef.current(raw, pair),
      insertSentence: (html, around) => insertSentenceRef.current(html, around),
      replaceValue: (next) => replaceValueRef.current(next),
    }),
    [],
  );

  const onKeyDown = (event: KeyboardEvent): void => {
    const end = ({ Home: 'start', End: 'end' } as const)[event.key];
    if (end === undefined || box.current === null) return;
    if (event.shiftKey || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    moveToLineEnd(box.current, end);
  };
  const onPaste = (event: ClipboardEvent): void => {
    event.preventDefault();
    insert(pastedNodes(event.clipboardData.getData('text/plain'), known));
  };
  const onCopy = (event: ClipboardEvent): void => {
    const selection = getSelection();
    if (selection === null || selection.rangeCount === 0 || selection.isCollapsed) return;
    event.preventDefault();
    const range = selection.getRangeAt(0);
    event.clipboardData.setData('text/plain', boxValue(range.cloneContents(), before.current));
    if (event.type !== 'cut') return;
    range.deleteContents();
    notify();
  };
  return (
    <div
      ref={box}
      className="edit-box"
      role="textbox"
      aria-multiline="true"
      aria-label={label}
      contentEditable="plaintext-only"
      suppressContentEditableWarning
      spellCheck
      tabIndex={0}
      lang={lang}
      dir={dir}
      onInput={notify}
      onKeyDown={onKeyDown}
      onPaste={onPaste}
      onCopy={onCopy}
      onCut={onCopy}
      onDrop={(event) => event.preventDefault()}
    />
  );
}
