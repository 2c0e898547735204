import { formatSize } from '../../lib/messages/format';
import { t } from '../../lib/messages/handover-text';
import type { Stores } from '../context';
import { mostFileBytes } from '../orders/picked-file';
import { showLateNotice } from '../window/late-notice';
import { handoverStores } from './handover-stores';

/** Lets the user choose files that came back, and shows what is in them. */
export function chooseReturnedFile(stores: Stores): void {
  document.querySelector('input[data-returned-file]')?.remove();
  const input = document.createElement('input');
  input.type = 'file';
  input.hidden = true;
  input.multiple = true;
  input.dataset['returnedFile'] = '';
  input.setAttribute('aria-label', t('handovers.takeBack.input'));
  input.addEventListener('change', () => {
    const files = [...(input.files ?? [])];
    input.remove();
    void takeBackFiles(stores, files);
  });
  // In the page, so that it is not collected while the dialog is open.
  document.body.append(input);
  input.click();
}

/**
 * Reads files that came back, one after another. The last one is shown, and the others wait beside it. None
 * is shown once the user turned to another file.
 */
export async function takeBackFiles(stores: Stores, files: readonly File[]): Promise<void> {
  await Promise.all(files.map((file) => takeBackFile(stores, file)));
}

/** Reads a file that came back and shows what is in it, on the screen of the hand-overs. */
async function takeBackFile(stores: Stores, file: File): Promise<void> {
  const { app, toasts } = stores;
  if (file.size > mostFileBytes) {
    const sizes = { name: file.name, size: formatSize(file.size), most: formatSize(mostFileBytes) };
    toasts.getState().show({ tone: 'error', text: t('takeBack.tooLarge', sizes) });
    return;
  }
  app.getState().goTo('handovers');
  const { takeBack, handovers } = handoverStores(stores);
  const opened = await takeBack.getState().open(file);
  if (opened?.handover !== undefined) await handovers.getState().showKey(opened.handover.key);
}

/** More files at once are an import, and looking into each of them would take long. */
const mostLookedInto = 20;
/** The beginning of a packed file, and words in the beginning of each other format. */
const marks = /^PK|locdesk|sourceHash|<xliff|<tmx|target-?language/i;
const headBytes = 4096;

/**
 * Shows files that were dropped somewhere else if they come from a hand-over of this desk, decided by their
 * content. Returns the others. A file whose reading is cancelled, or fails with a toast, is none of those.
 */
export async function withoutReturned<F extends { readonly file: File }>(
  stores: Stores,
  found: readonly F[],
): Promise<readonly F[]> {
  if (found.length > mostLookedInto) return found;
  const { app } = stores;
  // Files are looked into one after another, and the user may go on before the last one is read.
  const since = handoverStores(stores).takeBack.getState().acts();
  const { screen } = app.getState();
  let hasGone = false;
  const goOnce = (): void => {
    if (!hasGone && app.getState().screen === screen) app.getState().goTo('handovers');
    hasGone = true;
  };
  const others: F[] = [];
  for (const one of found) if (!(await isTakenBack(stores, one.file, { since, goOnce }))) others.push(one);
  return others;
}

interface Drop {
  /** The number of `acts` when the files were dropped. */
  readonly since: number;
  /** Shows the hand-overs for the first file of the drop, unless the user went to another screen. */
  readonly goOnce: () => void;
}

/** Spreadsheets save text as UTF-16, too, in which each of these letters stands beside a zero. */
async function headOf(file: File): Promise<string> {
  return (await file.slice(0, headBytes).text()).replaceAll('\0', '');
}

async function isTakenBack(stores: Stores, file: File, { since, goOnce }: Drop): Promise<boolean> {
  if (file.size > mostFileBytes || !marks.test(await headOf(file))) return false;
  const { takeBack, handovers } = handoverStores(stores);
  const cancelling = new AbortController();
  const endNotice = giveNotice(stores, file.name, cancelling);
  const onOwn = (): void => {
    goOnce();
    // The hand-overs show what is read; on another screen the notice stays.
    if (stores.app.getState().screen === 'handovers') endNotice();
  };
  const opened = await takeBack.getState().openOwn(file, { onOwn, cancelling, since });
  endNotice();
  if (typeof opened === 'string') return opened !== 'other';
  if (opened.handover !== undefined) await handovers.getState().showKey(opened.handover.key);
  return true;
}

/** Says of a file that takes long that it is looked into, because its screen has no other sign of it. */
function giveNotice(stores: Stores, name: string, cancelling: AbortController): () => void {
  return showLateNotice(stores.toasts, t('handovers.reading', { name }), {
    label: t('handOver.cancel'),
    run: () => cancelling.abort(),
  }).end;
}
