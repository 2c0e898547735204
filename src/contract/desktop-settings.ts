export const trayChoices = ['ask', 'yes', 'no'] as const;
export type TrayChoice = (typeof trayChoices)[number];

export const keyStorePlaces = ['system', 'file'] as const;
/** What seals secrets at rest. */
export type KeyStorePlace = (typeof keyStorePlaces)[number];

/** How the desktop application behaves on its system. */
export interface DesktopSettings {
  readonly notifications: boolean;
  /** `18:00-08:00` in local time; empty: none. */
  readonly quietHours: string;
  readonly keepInTray: TrayChoice;
  /** Absent where the system has no such list. */
  readonly startAtLogin?: boolean;
  /** Whether newer versions are asked for; absent where the package has no address to ask. */
  readonly updateNotice?: boolean;
  readonly keyStore: {
    readonly wanted: KeyStorePlace;
    /** Where new secrets are sealed now. */
    readonly used: KeyStorePlace;
    /** Why the system's key store can't be used; absent when it can. */
    readonly problem?: string;
  };
}
