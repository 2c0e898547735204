import { Type } from 'typebox';
import { Check } from 'typebox/value';
import type { BackupsSummary } from '../../contract/backups';
import type { SettingStore } from '../platform/settings/setting-store';
import type { Environment } from '../platform/environment';

const key = 'database.notice';
const shownForMs = 7 * 86_400_000;
const Notice = Type.Object({ timeMs: Type.Number(), text: Type.String() });

/** A notice that another program changed the files of the running database, shown for a week. */
export class DatabaseNotice {
  readonly #store: SettingStore;
  readonly #environment: Pick<Environment, 'now'>;
  /** A notice for a database that no longer accepts writes. */
  #unstored: string | undefined;

  constructor(store: SettingStore, environment: Pick<Environment, 'now'>) {
    this.#store = store;
    this.#environment = environment;
  }

  /**
   * Writes at once, beside the commit queue: it is called while the files of the database are being saved,
   * when no commit may wait for its turn.
   */
  write(text: string): void {
    const timeMs = this.#environment.now();
    this.#store.write(key, JSON.stringify({ timeMs, text }), timeMs * 1000);
  }

  /** Keeps a notice until the end of this run, for a database that can't be written. */
  keepInMemory(text: string): void {
    this.#unstored = JSON.stringify({ timeMs: this.#environment.now(), text });
  }

  read(): BackupsSummary['notice'] {
    const notice: unknown = JSON.parse(this.#unstored ?? this.#store.read(key) ?? 'null');
    if (!Check(Notice, notice) || this.#environment.now() - notice.timeMs > shownForMs) return undefined;
    return { time: new Date(notice.timeMs).toISOString(), text: notice.text };
  }
}
