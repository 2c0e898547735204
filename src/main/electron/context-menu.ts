import { Menu, type BrowserWindow, type ContextMenuParams, type MenuItemConstructorOptions } from 'electron';
import type { Log } from '../platform/environment';
import type { RestartableBackend } from './restartable-backend';

interface Parts {
  readonly window: BrowserWindow;
  readonly backend: RestartableBackend;
  readonly log: Log;
}

/** A menu that opens later than this feels broken, so it then opens without suggestions. */
const longestWaitMs = 800;

const separator: MenuItemConstructorOptions = { type: 'separator' };

/**
 * Opens the context menu on text: suggestions for a misspelled word, the clipboard, the person's own
 * dictionary.
 */
export function offerContextMenu({ window, backend, log }: Parts): void {
  const { webContents } = window;
  webContents.on('context-menu', (_event, params) => {
    void suggestionsFor(params.misspelledWord).then((suggestions) => {
      const items = contextItems(params, suggestions, { replace, learn });
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
}

/** Returns the menu's items; none if no action is possible. */
export function contextItems(
  { misspelledWord: word, isEditable, editFlags, selectionText }: ContextMenuParams,
  suggestions: readonly string[],
  { replace, learn }: ContextActions,
): readonly MenuItemConstructorOptions[] {
  if (!isEditable) return selectionText.trim() === '' ? [] : [{ role: 'copy' }];
  const spelling: readonly MenuItemConstructorOptions[] =
    word === ''
      ? []
      : [
          ...(suggestions.length === 0
            ? [{ label: 'No Suggestions', enabled: false }]
            : suggestions.map((suggestion) => ({ label: suggestion, click: () => replace(suggestion) }))),
          separator,
          { label: 'Add to Dictionary', click: () => learn(word) },
          separator,
        ];
  return [
    ...spelling,
    { role: 'undo', enabled: editFlags.canUndo },
    { role: 'redo', enabled: editFlags.canRedo },
    separator,
    { role: 'cut', enabled: editFlags.canCut },
    { role: 'copy', enabled: editFlags.canCopy },
    { role: 'paste', enabled: editFlags.canPaste },
    { role: 'selectAll', enabled: editFlags.canSelectAll },
  ];
}
