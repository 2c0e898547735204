import type { DragEvent } from 'react';
import { formatList } from '../lib/messages/format';
import { t } from '../lib/messages/order-text';
import type { Stores } from '../stores/context';
import { withoutReturned } from '../stores/handover/take-back-file';
import type { FoundFile } from '../stores/orders/picked-file';
import { filesOfTransfer } from './files/dropped-files';

/**
 * Plain text has no segments, so it becomes a text of an order. In the form of an order, pages and notes
 * do, too.
 */
const textEnding = /\.(?:txt|text)$/i;
const textOfFormEnding = /\.(?:txt|text|md|markdown|html?)$/i;
/** Larger ones are files to import. */
const longestTextBytes = 1_000_000;

/** Handles files that are dropped on the screen. */
export function dropHandlers(stores: Stores): {
  readonly onDragOver: (event: DragEvent) => void;
  readonly onDrop: (event: DragEvent) => void;
} {
  return {
    onDragOver(event) {
      if (event.dataTransfer.types.includes('Files')) event.preventDefault();
    },
    onDrop(event) {
      if (event.dataTransfer.files.length === 0) return;
      event.preventDefault();
      void filesOfTransfer(event.dataTransfer).then((found) => takeFiles(stores, found));
    },
  };
}

/** Takes files that are pasted anywhere in the window, for as long as the screen is shown. */
export function takePastedFiles(stores: Stores): () => void {
  const onPaste = ({ clipboardData }: ClipboardEvent): void => {
    if (clipboardData === null || clipboardData.files.length === 0) return;
    // Copied pictures and cells come as files too, beside the text that a field wants.
    if (clipboardData.types.some((type) => type.startsWith('text/'))) return;
    void filesOfTransfer(clipboardData).then((found) => takeFiles(stores, found));
  };
  document.addEventListener('paste', onPaste);
  return () => document.removeEventListener('paste', onPaste);
}

/** Takes files that were dropped on another screen; the orders are shown only where a file is for them. */
export async function takeFilesFrom(stores: Stores, dropped: readonly FoundFile[]): Promise<void> {
  const found = await withoutReturned(stores, dropped);
  if (found.length === 0) return;
  stores.app.getState().goTo('orders');
  await takeOthers(stores, found);
}

/** Files of reviewers are shown, texts go into the new order, and the other files are imported. */
export async function takeFiles(stores: Stores, dropped: readonly FoundFile[]): Promise<void> {
  await takeOthers(stores, await withoutReturned(stores, dropped));
}

async function takeOthers(stores: Stores, found: readonly FoundFile[]): Promise<void> {
  const { orders, orderDraft, fileImport, toasts } = stores;
  // Pages that are dropped beside files to import are imported with them: in the form they would be hidden.
  const areOfForm = orders.getState().form === 'new' && found.every((one) => isText(one, textOfFormEnding));
  const endings = areOfForm ? textOfFormEnding : textEnding;
  const texts = found.filter((one) => isText(one, endings));
  if (texts.length > 0) {
    const fields = texts.map(async ({ file }) => ({
      id: file.name.replace(/\.[^.]*$/, ''),
      data: /\.html?$/i.test(file.name) ? ('html' as const) : ('text' as const),
      // Bytes that are no UTF-8 become replacement characters, which the look at the source names.
      value: await file.text(),
    }));
    orderDraft.getState().addFields(await Promise.all(fields));
    orders.getState().showForm('new');
  }
  const others = found.filter((one) => !isText(one, endings));
  if (others.length === 0) return;
  // The form of the import hides the new order.
  if (texts.length > 0) {
    const names = formatList(texts.map(({ file }) => file.name));
    toasts.getState().show({ tone: 'done', text: t('newOrder.filesAdded', { names }) });
  }
  await fileImport.getState().choose(others);
}

function isText({ file: { name, size } }: FoundFile, endings: RegExp): boolean {
  return endings.test(name) && size <= longestTextBytes;
}
