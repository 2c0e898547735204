import { isNewer, type NewerVersion } from '../../contract/desktop/newer-version';
import type { Changes } from '../platform/changes';
import type { Environment } from '../platform/environment';
import type { SettingsService } from '../platform/settings/settings-service';

const dayMs = 86_400_000;

interface Parts {
  readonly settings: SettingsService;
  readonly changes: Changes;
  readonly environment: Environment;
  /** The running one. */
  readonly version: string;
  readonly ask: () => Promise<NewerVersion>;
}

/** Asks once a day for the newest version if the user wants that; announces it, and downloads nothing. */
export class UpdateNoticeService {
  readonly #parts: Parts;
  #cancelTimer: (() => void) | undefined;
  #isStopped = false;
  #asking: Promise<void> | undefined;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  get isOn(): boolean {
    return this.#parts.settings.get('desktop.updateNotice');
  }

  /** Undefined while notices are off, or when the running version is the newest known one. */
  newer(): NewerVersion | undefined {
    const { version, url } = this.#parts.settings.get('desktop.newestVersion');
    return this.isOn && version !== '' && isNewer(version, this.#parts.version)
      ? { version, url }
      : undefined;
  }

  async switch(on: boolean): Promise<void> {
    await this.#parts.settings.write({ 'desktop.updateNotice': on });
    this.#notify();
    this.start();
  }

  /** Asks when the last answer is a day old, and then once a day. */
  start(): void {
    this.#cancelTimer?.();
    this.#cancelTimer = undefined;
    // While it asks, the time of that question is still being stored.
    if (!this.isOn || this.#isStopped || this.#asking !== undefined) return;
    const { environment, settings } = this.#parts;
    const { askedMs } = settings.get('desktop.newestVersion');
    const sinceMs = environment.now() - askedMs;
    // A clock that was set back must not postpone the call for longer than a day.
    const waitMs = sinceMs < 0 || sinceMs >= dayMs ? 0 : dayMs - sinceMs;
    this.#cancelTimer = environment.setTimer(waitMs, () => {
      this.#asking = this.#ask().finally(() => {
        this.#asking = undefined;
        this.start();
      });
    });
  }

  /** Resolves when no question is on its way. */
  async idle(): Promise<void> {
    await this.#asking;
  }

  stop(): void {
    this.#isStopped = true;
    this.#cancelTimer?.();
  }

  async #ask(): Promise<void> {
    const { settings, environment, ask } = this.#parts;
    try {
      // Stored before the call, so that frequent starts, or an address that doesn't answer, cause no more
      // calls.
      const asked = { ...settings.get('desktop.newestVersion'), askedMs: environment.now() };
      await settings.write({ 'desktop.newestVersion': asked });
      const newest = await ask();
      if (this.#isStopped) return;
      await settings.write({ 'desktop.newestVersion': { ...newest, askedMs: asked.askedMs } });
      this.#notify();
    } catch (error) {
      environment.log.info({ err: error }, 'the newest version could not be asked for');
    }
  }

  #notify(): void {
    this.#parts.changes.notify({ name: 'service.changed', payload: {} });
    this.#parts.changes.notify({ name: 'preferences.changed', payload: {} });
  }
}
