import type { DesktopSettings } from '../../contract/desktop/desktop-settings';
import type { Changes } from '../platform/changes';
import type { Host } from '../platform/host';
import type { SecretKeepingService } from './secret-keeping-service';
import type { SettingsService } from '../platform/settings/settings-service';
import type { UpdateNoticeService } from './update-notice-service';

export type DesktopSettingsChange = {
  readonly [K in Exclude<keyof DesktopSettings, 'keyStore'>]?: DesktopSettings[K] | undefined;
} & { readonly keyStore?: DesktopSettings['keyStore']['wanted'] | undefined };

interface Parts {
  readonly settings: SettingsService;
  readonly secrets: SecretKeepingService;
  readonly host: Host;
  readonly changes: Changes;
  /** Absent where the package has no address to ask for newer versions. */
  readonly updates: UpdateNoticeService | undefined;
}

/** Reads and writes the settings of the desktop application, which the browser host doesn't have. */
export class DesktopSettingsService {
  readonly #settings: SettingsService;
  readonly #secrets: SecretKeepingService;
  readonly #host: Host;
  readonly #changes: Changes;

  readonly #updates: UpdateNoticeService | undefined;

  constructor({ settings, secrets, host, changes, updates }: Parts) {
    this.#settings = settings;
    this.#secrets = secrets;
    this.#host = host;
    this.#changes = changes;
    this.#updates = updates;
  }

  read(): DesktopSettings {
    const { loginItem } = this.#host;
    return {
      notifications: this.#settings.get('desktop.notifications'),
      quietHours: this.#settings.get('desktop.quietHours'),
      keepInTray: this.#settings.get('desktop.keepInTray'),
      ...(loginItem === undefined ? {} : { startAtLogin: loginItem.isOn() }),
      ...(this.#updates === undefined ? {} : { updateNotice: this.#updates.isOn }),
      keyStore: this.#secrets.summary(),
    };
  }

  /** @throws AppError INVALID_INPUT */
  async write(change: DesktopSettingsChange): Promise<DesktopSettings> {
    const { notifications, quietHours, keepInTray, startAtLogin, updateNotice, keyStore } = change;
    await this.#settings.write({
      'desktop.notifications': notifications,
      'desktop.quietHours': quietHours,
      'desktop.keepInTray': keepInTray,
      'desktop.keyStore': keyStore,
    });
    if (updateNotice !== undefined) await this.#updates?.switch(updateNotice);
    if (startAtLogin !== undefined) this.#host.loginItem?.set(startAtLogin);
    if (keyStore !== undefined) await this.#secrets.moveAll();
    this.#changes.notify({ name: 'preferences.changed', payload: {} });
    return this.read();
  }
}
