import { createStore, type StoreApi } from 'zustand/vanilla';
import type { BackupRow, BackupsSummary } from '../../../contract/backups';
import { AppError } from '../../../contract/errors';
import { t } from '../../lib/messages/translate';
import { messageOf, type Client } from '../../lib/host/client';
import type { ToastState } from '../window/toast-state';

/** Interval at which a window that waits for a restart checks for it. */
const lookEveryMs = 300;

export interface BackupsState {
  /** Undefined until read. */
  readonly summary: BackupsSummary | undefined;
  /** A backup was verified, and Locdesk restarts with it. */
  readonly isRestarting: boolean;
  /** Lines that the last import rejected. */
  readonly importProblems: ImportProblems | undefined;
  readonly load: () => Promise<void>;
  /** Call on changes; the list is read again only if it was ever shown. */
  readonly changed: () => void;
  readonly make: () => Promise<void>;
  readonly cancel: () => Promise<void>;
  readonly restore: (backup: BackupRow) => Promise<void>;
  /** The desktop application asks for the file or the place. */
  readonly restoreFrom: () => Promise<void>;
  readonly saveAs: () => Promise<void>;
  /** Export to, and import from, a file that other programs can read. */
  readonly exportAll: () => Promise<void>;
  readonly importFrom: () => Promise<void>;
}

interface ImportProblems {
  /** `refused`: the whole file was refused; `left-out`: some of its requests were. */
  readonly kind: 'refused' | 'left-out';
  readonly count: number;
  readonly named: readonly string[];
}

interface Parts {
  readonly client: Client;
  readonly toasts: StoreApi<ToastState>;
  /** Reloads the window, because everything in it is of the previous database. */
  readonly reload: () => void;
}

export function createBackupsState({ client, toasts, reload }: Parts): StoreApi<BackupsState> {
  const tryTo = async (work: () => Promise<unknown>): Promise<boolean> => {
    try {
      await work();
      return true;
    } catch (error) {
      toasts.getState().show({ tone: 'error', text: messageOf(error) });
      return false;
    }
  };
  return createStore<BackupsState>()((set, get) => ({
    summary: undefined,
    isRestarting: false,
    importProblems: undefined,
    async load() {
      try {
        set({ summary: await client.call('backups.read', {}) });
      } catch {
        // Background read; the next event or visit reads again.
      }
    },
    changed() {
      if (get().summary !== undefined) void get().load();
    },
    async make() {
      await tryTo(() => client.call('backups.make', {}));
    },
    async cancel() {
      await tryTo(() => client.call('backups.cancel', {}));
    },
    async restore({ name }) {
      const before = await runOf(client);
      if (!(await tryTo(() => client.call('backups.restore', { name })))) return;
      set({ isRestarting: true });
      await anotherRun(client, before);
      reload();
    },
    async restoreFrom() {
      const before = await runOf(client);
      let started = false;
      const went = await tryTo(async () => ({ started } = await client.call('backups.restoreFrom', {})));
      if (!went || !started) return;
      set({ isRestarting: true });
      await anotherRun(client, before);
      reload();
    },
    async saveAs() {
      await tryTo(async () => {
        const { file } = await client.call('backups.saveAs', {});
        if (file !== null) toasts.getState().show({ tone: 'done', text: t('backups.saved', { file }) });
      });
    },
    async exportAll() {
      await tryTo(async () => {
        const { written } = await client.call('data.export', {});
        if (written === null) return;
        const text = t('backups.exported', { count: written.requests, file: written.file });
        toasts.getState().show({ tone: 'done', text });
      });
    },
    async importFrom() {
      set({ importProblems: undefined });
      try {
        const { report } = await client.call('data.import', {});
        if (report === null) return;
        const { importText } = await import('../../lib/messages/import-text');
        toasts.getState().show({ tone: 'done', text: importText(report) });
        if (report.leftOut.count > 0) set({ importProblems: { kind: 'left-out', ...report.leftOut } });
      } catch (error) {
        const named = error instanceof AppError ? error.problems : [messageOf(error)];
        set({ importProblems: { kind: 'refused', count: named.length, named } });
      }
    },
  }));
}

async function anotherRun(client: Client, before: string | undefined): Promise<void> {
  for (;;) {
    const run = await runOf(client);
    if (run !== undefined && run !== before) return;
    await new Promise((resolve) => setTimeout(resolve, lookEveryMs));
  }
}

/** Undefined during the restart, when the host does not answer. */
async function runOf(client: Client): Promise<string | undefined> {
  try {
    return (await client.call('app.info', {})).run;
  } catch {
    return undefined;
  }
}
