import { Menu, type BrowserWindow, type ContextMenuParams, type MenuItemConstructorOptions } from 'electron';
import type { DesktopTexts } from '../desktop/desktop-texts';
import type { Log } from '../platform/environment';
import type { RestartableBackend } from './restartable-backend';

interface Parts {
  readonly window: BrowserWindow;
  readonly backend: RestartableBackend;
  readonly log: Log;
  readonly texts: DesktopTexts;
}

/** A menu that opens later than this feels broken, so it then opens without suggestions. */
const longestWaitMs = 800;

const separator: MenuItemConstructorOptions = { type: 'separator' };

/**
 * Opens the context menu on text: suggestions for a misspelled word, the clipboard, the person's own
 * dictionary.
 */
export function offerContextMenu({ window, backend, log, texts }: Parts): void {
  const { webContents } = window;
  webContents.on('context-menu', (_event, params) => {
    void suggestionsFor(params.misspelledWord).then((suggestions) => {
      const items = contextItems(params, suggestions, { replace, learn, texts });
      if (items.length > 0 && !window.isDestroyed()) Menu.buildFromTemplate([...items]).popup({ window });
    });
  });

  async function suggestionsFor(word: string): Promise<readonly string[]> {
    const asked = word === '' ? undefined : backend.current?.spelling?.suggest(word);
    if (asked === undefined) return [];
    const tooLate = new Promise<readonly string[]>((resolve) => {
      setTimeout(() => resolve([]), longestWaitMs);
    });
    return Promise.race([asked, tooLate]).catch(() => []);
  }

  function replace(by: string): void {
    webContents.replaceMisspelling(by);
  }

  function learn(word: string): void {
    backend.current?.spelling?.addWord(word).then(
      // Chromium checks a replaced word again.
      () => webContents.replaceMisspelling(word),
      // The disk is full, or there are too many words; the word stays underlined.
      (error: unknown) => log.warn({ err: error }, 'a word could not be added to the dictionary'),
    );
  }
}

interface ContextActions {
  readonly replace: (by: string) => void;
  readonly learn: (word: string) => void;
  readonly texts: DesktopTexts;
}

/** Returns the menu's items; none if no action is possible. */
export function contextItems(
  { misspelledWord: word, isEditable, editFlags, selectionText }: ContextMenuParams,
  suggestions: readonly string[],
  { replace, learn, texts }: ContextActions,
): readonly MenuItemConstructorOptions[] {
  const copy: MenuItemConstructorOptions = { role: 'copy', label: texts.text('menu.copy') };
  if (!isEditable) return selectionText.trim() === '' ? [] : [copy];
  const spelling: readonly MenuItemConstructorOptions[] =
    word === ''
      ? []
      : [
          ...(suggestions.length === 0
            ? [{ label: texts.text('context.noSuggestions'), enabled: false }]
            : suggestions.map((suggestion) => ({ label: suggestion, click: () => replace(suggestion) }))),
          separator,
          { label: texts.text('context.learn'), click: () => learn(word) },
          separator,
        ];
  return [
    ...spelling,
    { role: 'undo', label: texts.text('menu.undo'), enabled: editFlags.canUndo },
    { role: 'redo', label: texts.text('menu.redo'), enabled: editFlags.canRedo },
    separator,
    { role: 'cut', label: texts.text('menu.cut'), enabled: editFlags.canCut },
    { ...copy, enabled: editFlags.canCopy },
    { role: 'paste', label: texts.text('menu.paste'), enabled: editFlags.canPaste },
    { role: 'selectAll', label: texts.text('menu.selectAll'), enabled: editFlags.canSelectAll },
  ];
}
