export const trayChoices = ['ask', 'yes', 'no'] as const;
export type TrayChoice = (typeof trayChoices)[number];

export const keyStorePlaces = ['system', 'file'] as const;
/** Where the key that encrypts stored secrets is kept. */
export type KeyStorePlace = (typeof keyStorePlaces)[number];

/** Settings of the desktop application on its system. */
export interface DesktopSettings {
  readonly notifications: boolean;
  /** A range like `18:00-08:00` in local time; empty for none. */
  readonly quietHours: string;
  readonly keepInTray: TrayChoice;
  /** Absent where the system has no list of programs to start at login. */
  readonly startAtLogin?: boolean;
  /** Whether Locdesk asks for newer versions; absent where the package has no address to ask. */
  readonly updateNotice?: boolean;
  readonly keyStore: {
    readonly wanted: KeyStorePlace;
    /** The place that is used for new secrets now. */
    readonly used: KeyStorePlace;
    /** Why the system's key store can't be used; absent when it can. */
    readonly problem?: string;
  };
}
