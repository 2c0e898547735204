/** The part of a key event that identifies the pressed keys. */
export type PressedKeys = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

/** Returns what identifies the pressed keys, without the event, so that they can be pressed again later. */
export const pressedKeys = ({ key, code, ctrlKey, metaKey, altKey, shiftKey }: PressedKeys): PressedKeys => ({
  key,
  code,
  ctrlKey,
  metaKey,
  altKey,
  shiftKey,
});

/**
 * Whether the pressed keys are those of a command (`contract/command-table.ts`): `r`, `Shift+R`,
 * `Ctrl+Enter`. Cmd counts as Ctrl. Letters and digits are compared by the printed character, or by the key's
 * position where the keyboard writes another script.
 */
export function isPressed(keys: string, event: PressedKeys): boolean {
  const parts = keys.split('+');
  const key = parts.at(-1) ?? '';
  const isCommand = parts.includes('Ctrl');
  if ((event.ctrlKey || event.metaKey) !== isCommand || event.altKey !== parts.includes('Alt')) return false;
  if (/^\d$/.test(key)) {
    // With Shift the digit row gives other characters, on some keyboards even without it.
    const isDigit = event.code === `Digit${key}` || (!event.shiftKey && event.key === key);
    return isDigit && event.shiftKey === parts.includes('Shift');
  }
  if (/^[a-z]$/i.test(key)) {
    return letterOf(event) === key.toLowerCase() && event.shiftKey === parts.includes('Shift');
  }
  // Punctuation needs Shift on some keyboards and not on others.
  if (key.length === 1) return event.key === key;
  return event.key === key && event.shiftKey === parts.includes('Shift');
}

function letterOf({ key, code }: PressedKeys): string | undefined {
  if (/^[a-z]$/i.test(key)) return key.toLowerCase();
  // A Greek or Cyrillic letter counts as the Latin key at the same position.
  return /^\p{L}$/u.test(key) ? /^Key([A-Z])$/.exec(code)?.[1]?.toLowerCase() : undefined;
}

/**
 * Returns keys in the notation of `aria-keyshortcuts`: `Control+Enter`; undefined if there are none that it
 * can express. It has no notation for keys one after another.
 */
export function ariaKeys(keys: readonly string[]): string | undefined {
  const atOnce = keys.filter((one) => !one.includes(' '));
  return atOnce.length === 0 ? undefined : atOnce.map((one) => one.replace('Ctrl', 'Control')).join(' ');
}

/** Letters typed into a text field are not commands. Radio buttons take no text. */
export function takesText(target: EventTarget | null): target is HTMLElement {
  if (!(target instanceof HTMLElement)) return false;
  if (target instanceof HTMLInputElement) return target.type !== 'radio' && target.type !== 'checkbox';
  return (
    target.isContentEditable || target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement
  );
}

/**
 * Does in a focused text field what the browser does on a key press: types, deletes, or submits the field's
 * form. Ctrl+Enter submits that of a text of several lines.
 */
export function applyKey(
  field: HTMLElement,
  { key, ctrlKey, metaKey }: Pick<PressedKeys, 'key' | 'ctrlKey' | 'metaKey'>,
): void {
  const isCommand = ctrlKey || metaKey;
  if (key === 'Enter' && (isCommand || field instanceof HTMLInputElement))
    field.closest('form')?.requestSubmit();
  else if (isCommand) return;
  else if (key === 'Backspace') edit('delete');
  else if (key === 'Enter') edit('insertLineBreak');
  else edit('insertText', key);
}

/**
 * Uses a deprecated command, which is the only way to edit like the browser, with its undo, length limit and
 * events.
 */
function edit(command: string, text?: string): void {
  // oxlint-disable-next-line typescript/no-deprecated
  document.execCommand(command, false, text);
}
