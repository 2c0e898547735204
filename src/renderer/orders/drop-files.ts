import type { DragEvent } from 'react';
import { t } from '../lib/messages/translate';
import type { Stores } from '../stores/context';

/** Plain text has no segments: it is a text of an order. Where an order is written, pages and notes are too. */
const textEnding = /\.(?:txt|text)$/i;
const textOfFormEnding = /\.(?:txt|text|md|markdown|html?)$/i;
/** Larger ones are files to import. */
const longestTextBytes = 1_000_000;

/** What the screen does with files that are dropped on it. */
export function dropHandlers(stores: Stores): {
  readonly onDragOver: (event: DragEvent) => void;
  readonly onDrop: (event: DragEvent) => void;
} {
  return {
    onDragOver(event) {
      if (event.dataTransfer.types.includes('Files')) event.preventDefault();
    },
    onDrop(event) {
      const files = Array.from(event.dataTransfer.files);
      if (files.length === 0) return;
      event.preventDefault();
      void takeFiles(stores, files);
    },
  };
}

/** Texts go into the new order, and the first other file is imported. */
export async function takeFiles(
  { orders, orderDraft, fileImport, toasts }: Stores,
  files: readonly File[],
): Promise<void> {
  const endings = orders.getState().form === 'new' ? textOfFormEnding : textEnding;
  const isText = ({ name, size }: File): boolean => endings.test(name) && size <= longestTextBytes;
  const texts = files.filter(isText);
  if (texts.length > 0) {
    const fields = texts.map(async (file) => ({
      id: file.name.replace(/\.[^.]*$/, ''),
      data: /\.html?$/i.test(file.name) ? ('html' as const) : ('text' as const),
      // Bytes that are no UTF-8 become replacement characters, which the look at the source names.
      value: await file.text(),
    }));
    orderDraft.getState().addFields(await Promise.all(fields));
    orders.getState().showForm('new');
  }
  const [first, ...more] = files.filter((file) => !isText(file));
  if (first === undefined) return;
  if (more.length > 0)
    toasts.getState().show({ tone: 'done', text: t('fileImport.oneByOne', { name: first.name }) });
  await fileImport.getState().choose(first);
}
