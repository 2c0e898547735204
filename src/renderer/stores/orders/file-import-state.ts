import { createStore, type StoreApi } from 'zustand/vanilla';
import { AppError } from '../../../contract/errors';
import { languageFault } from '../../../contract/order-input';
import type { FileImport, FileJobProgress, FilePreview, OrderRow } from '../../../contract/orders';
import { messageOf, type Client } from '../../lib/host/client';
import { formatSize } from '../../lib/messages/format';
import { t } from '../../lib/messages/translate';
import type { OrdersState } from '../lists/orders-state';
import type { ToastState } from '../window/toast-state';
import { base64Of } from './base64';

/** As the service does. */
const mostFileBytes = 64 * 1024 * 1024;
/** Orders that are looked through for an earlier version of a file. */
const lookedThrough = 500;

export interface ChosenFile {
  readonly name: string;
  readonly sizeBytes: number;
  /** Base64. */
  readonly content: string;
}

/** How a file is read where it does not say so itself; empty where it does. */
export interface FileReading {
  readonly format: string;
  readonly encoding: string;
}

export interface FileImportState {
  readonly file: ChosenFile | undefined;
  readonly reading: FileReading;
  /** Undefined while the file is looked at. */
  readonly preview: FilePreview | undefined;
  readonly source: string;
  readonly targets: readonly string[];
  /** The order that has an earlier version of a file with this name. */
  readonly known: OrderRow | undefined;
  /** It becomes the next version in that order. */
  readonly isNextVersion: boolean;
  readonly isTried: boolean;
  readonly isImporting: boolean;
  /** Why it was not read or not imported. */
  readonly problems: readonly string[];
  /** The job on an order or a file that the main process reports as running. */
  readonly running: FileJobProgress | undefined;
  /** The result of the last import in this window. */
  readonly imported: FileImport | undefined;
  readonly choose: (file: File) => Promise<void>;
  readonly read: (reading: Partial<FileReading>) => Promise<void>;
  readonly change: (part: Partial<Pick<FileImportState, 'source' | 'targets' | 'isNextVersion'>>) => void;
  /** True when it was imported. */
  readonly import: () => Promise<boolean>;
  /** Leaves the file as it is. */
  readonly drop: () => void;
  readonly loadRunning: () => Promise<void>;
  readonly cancelRunning: () => Promise<void>;
}

interface Parts {
  readonly client: Client;
  readonly toasts: StoreApi<ToastState>;
  readonly orders: StoreApi<OrdersState>;
}

const noFile = {
  file: undefined,
  reading: { format: '', encoding: '' },
  preview: undefined,
  known: undefined,
  isNextVersion: false,
  isTried: false,
  problems: [],
} as const;

/** The file that is being imported, from its choice to its requests. */
export function createFileImportState({ client, toasts, orders }: Parts): StoreApi<FileImportState> {
  /** Grows with every file and way to read it, so that a late preview of an earlier one is dropped. */
  let wanted = 0;
  return createStore<FileImportState>()((set, get) => {
    const input = ({ name, content }: ChosenFile) => {
      const { format, encoding } = get().reading;
      return {
        name,
        content,
        ...(format === '' ? {} : { format }),
        ...(encoding === '' ? {} : { encoding }),
      };
    };
    const look = async (file: ChosenFile): Promise<void> => {
      const mine = ++wanted;
      set({ preview: undefined, problems: [] });
      try {
        const preview = await client.call('files.preview', input(file));
        if (mine !== wanted) return;
        const { source, targets } = get();
        const { sourceLanguage, targetLanguage } = preview;
        set({
          preview,
          source: source === '' ? (sourceLanguage ?? '') : source,
          targets: targets.length === 0 && targetLanguage !== undefined ? [targetLanguage] : targets,
        });
      } catch (error) {
        if (mine === wanted) set({ problems: [messageOf(error)] });
      }
    };
    const findKnown = async (name: string): Promise<void> => {
      const { rows } = await client.call('orders.list', { offset: 0, limit: lookedThrough });
      const known = rows.find((row) => row.kind === 'file' && row.title === name);
      if (known === undefined || get().file?.name !== name) return;
      const targets = known.languages.map(({ target }) => target);
      set({ known, isNextVersion: true, source: known.source, targets });
    };
    return {
      ...noFile,
      source: '',
      targets: [],
      isImporting: false,
      running: undefined,
      imported: undefined,
      async choose(chosen) {
        const mine = ++wanted;
        orders.getState().showForm('import');
        set({ ...noFile, source: '', targets: [] });
        const { name, size: sizeBytes } = chosen;
        if (sizeBytes > mostFileBytes) {
          const sizes = { name, size: formatSize(sizeBytes), most: formatSize(mostFileBytes) };
          set({ problems: [t('fileImport.tooLarge', sizes)] });
          return;
        }
        try {
          const file = { name, sizeBytes, content: await base64Of(chosen) };
          if (mine !== wanted) return;
          set({ file });
          await findKnown(name).catch(() => undefined);
          await look(file);
        } catch (error) {
          if (mine === wanted) set({ problems: [messageOf(error)] });
        }
      },
      async read(reading) {
        const { file } = get();
        set({ reading: { ...get().reading, ...reading } });
        if (file !== undefined) await look(file);
      },
      change(part) {
        set({ ...part, problems: [] });
      },
      async import() {
        set({ isTried: true });
        const { file, preview, source, targets, known, isNextVersion, isImporting } = get();
        if (isImporting || file === undefined || preview?.valid !== true || hasFault(source, targets))
          return false;
        set({ isImporting: true, problems: [] });
        try {
          const order = known !== undefined && isNextVersion ? { order: known.key } : {};
          const { imported } = await client.call('files.import', {
            ...input(file),
            source,
            targets: [...targets],
            ...order,
          });
          if (imported === null) {
            toasts.getState().show({ tone: 'done', text: t('fileImport.cancelled', { name: file.name }) });
            return false;
          }
          set({ ...noFile, source: '', targets: [], imported });
          const count = imported.requests.length;
          const text = t(count === 0 ? 'fileImport.nothingNew' : 'fileImport.done', {
            name: file.name,
            count,
          });
          toasts.getState().show({ tone: 'done', text });
          await orders.getState().showOrder(imported.order);
          return true;
        } catch (error) {
          set({ problems: error instanceof AppError ? error.problems : [messageOf(error)] });
          return false;
        } finally {
          set({ isImporting: false });
        }
      },
      drop() {
        wanted++;
        set({ ...noFile, source: '', targets: [] });
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
