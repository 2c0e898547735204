import type { Stores } from './context';
import { watchFocus } from './focus';
import { importRefusal } from './orders/file-import-state';
import { focusFault } from './focus-fault';

/** Whether the shown form, of a new order or of files, can be sent now. */
export function canSendOrder({ orders, orderDraft, fileImport }: Stores): boolean {
  const { form } = orders.getState();
  if (form === 'new') return !orderDraft.getState().isSending;
  const { isImporting } = fileImport.getState();
  return form === 'import' && !isImporting && importRefusal(fileImport.getState()) === undefined;
}

/** Sends the shown form, or takes the keyboard to its first part that is missing or wrong. */
export async function sendOrder({ orders, orderDraft, fileImport }: Stores): Promise<void> {
  const mayMoveFocus = watchFocus();
  const isSent =
    orders.getState().form === 'new'
      ? await orderDraft.getState().send()
      : await fileImport.getState().import();
  if (!isSent && mayMoveFocus()) focusFault(document.querySelector<HTMLElement>('.order-form'));
}
