import { createStore, type StoreApi } from 'zustand/vanilla';
import { AppError } from '../../../contract/errors';
import { languageFault } from '../../../contract/order-input';
import type { FileImport, FileJobProgress, OrderRow } from '../../../contract/orders';
import { messageOf, type Client } from '../../lib/host/client';
import { formatSize } from '../../lib/messages/format';
import { t } from '../../lib/messages/translate';
import type { ConnectionsState } from '../service/connections-state';
import type { OrdersState } from '../lists/orders-state';
import type { ToastState } from '../window/toast-state';
import { placeFault, placeInput, type OrderPlaceState } from './order-place-state';
import {
  isReady,
  isUnread,
  mostFileBytes,
  pathOf,
  pickedFile,
  readingInput,
  type FileReading,
  type FoundFile,
  type ImportRole,
  type PickedFile,
} from './picked-file';
import { uploadFile } from '../../lib/files/upload-file';

/** Orders that are looked through for an earlier version of a file. */
const mostOrders = 500;
/** Files of one import; each of them is read when it is chosen. */
export const mostFiles = 200;

export interface FileImportState {
  readonly files: readonly PickedFile[];
  /** The key of the file that is shown. */
  readonly shown: number | undefined;
  readonly source: string;
  readonly targets: readonly string[];
  readonly isTried: boolean;
  readonly isImporting: boolean;
  /** The job on an order or a file that the main process reports as running. */
  readonly running: FileJobProgress | undefined;
  /** The result of the last import in this window. */
  readonly imported: FileImport | undefined;
  /** Takes these files instead of those that were chosen before. */
  readonly choose: (found: readonly FoundFile[]) => Promise<void>;
  readonly add: (found: readonly FoundFile[]) => Promise<void>;
  readonly show: (key: number) => void;
  readonly read: (key: number, reading: Partial<FileReading>) => Promise<void>;
  readonly setRole: (key: number, role: ImportRole) => Promise<void>;
  readonly remove: (key: number) => void;
  readonly change: (part: Partial<Pick<FileImportState, 'source' | 'targets'>>) => void;
  /** Imports the files that can be read; true when none is left. */
  readonly import: () => Promise<boolean>;
  /** Leaves the files as they are. */
  readonly drop: () => void;
  readonly loadRunning: () => Promise<void>;
  readonly cancelRunning: () => Promise<void>;
}

interface Parts {
  readonly client: Client;
  readonly toasts: StoreApi<ToastState>;
  readonly orders: StoreApi<OrdersState>;
  readonly orderPlace: StoreApi<OrderPlaceState>;
  readonly connections: StoreApi<ConnectionsState>;
}

/** Why the import can't be tried now, as the end of a message key `fileImport.…`. */
export function importRefusal(state: FileImportState): 'reading' | 'notReadable' | undefined {
  if (state.files.some(isUnread)) return 'reading';
  return state.isTried && !state.files.some(isReady) ? 'notReadable' : undefined;
}

const noFiles = { files: [], shown: undefined, source: '', targets: [], isTried: false } as const;

/** The files that are being imported, from their choice to their requests. */
export function createFileImportState(parts: Parts): StoreApi<FileImportState> {
  const { client, toasts, orders, orderPlace, connections } = parts;
  const contents = new Map<number, File>();
  let lastKey = 0;
  /** Grows with every way to read a file, so that a late preview of an earlier one is dropped. */
  const reads = new Map<number, number>();
  const uploadOf = async (key: number): Promise<number> => {
    const content = contents.get(key);
    if (content === undefined) throw new AppError('NOT_FOUND', t('fileImport.notReadable'));
    return uploadFile(client, content);
  };
  return createStore<FileImportState>()((set, get) => {
    const find = (key: number): PickedFile | undefined => get().files.find((file) => file.key === key);
    const update = (key: number, part: Partial<PickedFile>): void =>
      set({ files: get().files.map((file) => (file.key === key ? { ...file, ...part } : file)) });
    const read = async (key: number): Promise<void> => {
      const mine = (reads.get(key) ?? 0) + 1;
      reads.set(key, mine);
      const file = find(key);
      if (file === undefined) return;
      if (file.problems.length > 0) update(key, { problems: [] });
      try {
        const upload = await uploadOf(key);
        const preview = await client.call('files.preview', { ...readingInput(file), upload });
        if (reads.get(key) !== mine) return;
        update(key, { preview });
        const { source, targets } = get();
        const { sourceLanguage = '', targetLanguage } = preview;
        set({
          source: source === '' ? sourceLanguage : source,
          targets: targets.length === 0 && targetLanguage !== undefined ? [targetLanguage] : targets,
        });
      } catch (error) {
        if (reads.get(key) === mine) update(key, { problems: [messageOf(error)] });
      }
    };
    /** Files that are here already become next versions, in the languages that were ordered before. */
    const findKnown = async (added: readonly PickedFile[]): Promise<void> => {
      const { rows } = await client.call('orders.list', { offset: 0, limit: mostOrders });
      const byPath = new Map<string, OrderRow>();
      for (const row of rows.toReversed()) if (row.kind === 'file') byPath.set(row.title, row);
      for (const file of added) {
        const known = byPath.get(pathOf(file));
        if (known === undefined) continue;
        update(file.key, { known, role: 'changes' });
        const { source, targets } = get();
        set({
          source: source === '' ? known.source : source,
          targets: targets.length === 0 ? known.languages.map(({ target }) => target) : targets,
        });
      }
      const [only, ...more] = get().files;
      if (only?.known === undefined || more.length > 0) return;
      // A new version is sent to the place of the version before it.
      const { requests } = await client.call('orders.read', { key: only.known.key });
      const sent = requests.at(-1)?.forwarding;
      if (find(only.key) === undefined) return;
      orderPlace
        .getState()
        .choose(sent === undefined || sent.state === 'cancelled' ? 'this' : sent.connectionKey);
    };
    const importOne = async (file: PickedFile): Promise<FileImport | null | undefined> => {
      const { source, targets } = get();
      try {
        const upload = await uploadOf(file.key);
        const { folder } = file;
        const { imported } = await client.call('files.import', {
          ...readingInput(file),
          ...(folder === '' ? {} : { folder }),
          ...(file.role === 'everything' ? { everything: true } : {}),
          upload,
          source,
          targets: [...targets],
          ...placeInput(orderPlace.getState().place),
        });
        return imported;
      } catch (error) {
        update(file.key, { problems: error instanceof AppError ? error.problems : [messageOf(error)] });
        return undefined;
      }
    };
    return {
      ...noFiles,
      isImporting: false,
      running: undefined,
      imported: undefined,
      async choose(found) {
        contents.clear();
        reads.clear();
        set(noFiles);
        await get().add(found);
      },
      async add(found) {
        orders.getState().showForm('import');
        const files = found.slice(0, mostFiles - get().files.length).map((one) => {
          lastKey += 1;
          contents.set(lastKey, one.file);
          const { name, size } = one.file;
          const file = pickedFile(one, lastKey);
          if (size <= mostFileBytes) return file;
          const sizes = { name, size: formatSize(size), most: formatSize(mostFileBytes) };
          return { ...file, problems: [t('fileImport.tooLarge', sizes)] };
        });
        set({ files: [...get().files, ...files], shown: get().shown ?? files[0]?.key });
        if (files.length < found.length) {
          const counts = { taken: files.length, count: found.length };
          toasts.getState().show({ tone: 'error', text: t('fileImport.tooMany', counts) });
        }
        await findKnown(files).catch(() => undefined);
        for (const { key } of files) {
          const file = find(key);
          if (file !== undefined && isUnread(file)) await read(key);
        }
      },
      show(key) {
        set({ shown: key });
      },
      async read(key, reading) {
        const file = find(key);
        if (file === undefined) return;
        update(key, { reading: { ...file.reading, ...reading } });
        await read(key);
      },
      async setRole(key, role) {
        const { known } = find(key) ?? {};
        if (known === undefined) return;
        update(key, { role });
        if (role !== 'other' && get().files.length === 1) set({ source: known.source });
        await read(key);
      },
      remove(key) {
        const files = get().files.filter((file) => file.key !== key);
        contents.delete(key);
        reads.delete(key);
        set({ files, shown: get().shown === key ? files[0]?.key : get().shown });
      },
      change(part) {
        // A refusal may have been about the languages.
        const files = get().files.map((file) =>
          file.preview === undefined ? file : { ...file, problems: [] },
        );
        set({ ...part, files });
      },
      async import() {
        set({ isTried: true });
        const { files, source, targets, isImporting } = get();
        const ready = files.filter(isReady);
        if (isImporting || ready.length === 0 || files.some(isUnread) || hasFault(source, targets))
          return false;
        const { place } = orderPlace.getState();
        if (placeFault(place, connections.getState().connections) !== undefined) return false;
        set({ isImporting: true });
        const made: FileImport[] = [];
        try {
          for (const file of ready) {
            const imported = await importOne(file);
            if (imported === null) {
              toasts.getState().show({ tone: 'done', text: t('fileImport.cancelled', { name: file.name }) });
              break;
            }
            if (imported === undefined) continue;
            made.push(imported);
            set({ imported });
            get().remove(file.key);
          }
        } finally {
          set({ isImporting: false });
        }
        const last = made.at(-1);
        if (last === undefined) return false;
        const count = made.reduce((sum, { requests }) => sum + requests.length, 0);
        const name =
          made.length === 1
            ? (ready[0]?.name ?? '')
            : t('fileImport.files', { count: made.length, total: files.length });
        const text = t(count === 0 ? 'fileImport.nothingNew' : 'fileImport.done', { name, count });
        toasts.getState().show({ tone: 'done', text });
        if (get().files.length > 0) return false;
        set(noFiles);
        await orders.getState().showOrder(last.order);
        return true;
      },
      drop() {
        contents.clear();
        reads.clear();
        set(noFiles);
        orders.getState().closeForm();
      },
      async loadRunning() {
        try {
          const { running } = await client.call('files.running', {});
          set({ running: running ?? undefined });
        } catch {
          // In the background: the next signal asks again.
        }
      },
      async cancelRunning() {
        try {
          await client.call('files.cancel', {});
        } catch (error) {
          toasts.getState().show({ tone: 'error', text: messageOf(error) });
        }
      },
    };
  });
}

function hasFault(source: string, targets: readonly string[]): boolean {
  return targets.length === 0 || [source, ...targets].some((tag) => languageFault(tag) !== undefined);
}
