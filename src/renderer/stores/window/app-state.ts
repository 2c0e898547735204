import { createStore, type StoreApi } from 'zustand/vanilla';
import type { EvidenceFormat } from '../../../content/evidence/evidence';
import type { Screen } from '../../../contract/command-table';
import type { CommandInput } from '../../../contract/contract';
import type { AppInfo, UiPreferences } from '../../../contract/ui-types';
import { messageOf, type Client } from '../../lib/host/client';
import type { ConnectionState } from '../../lib/host/http-bridge';
import type { PressedKeys } from '../../lib/keys';
import { keepJobsTab, keptJobsTab, type JobsTab } from './jobs-tab';
import { keepScreen, keptScreen } from './kept-screen';
import type { ToastState } from './toast-state';

export const apiTabs = ['access', 'log'] as const;
export type ApiTab = (typeof apiTabs)[number];

export const webhookTabs = ['deliveries', 'listener'] as const;
export type WebhookTab = (typeof webhookTabs)[number];

export const connectionsTabs = ['connections', 'outbox'] as const;
export type ConnectionsTab = (typeof connectionsTabs)[number];

/** Requests that can be handed over together, as the dialog offers them. */
export interface HandoverScope {
  readonly kind: 'selected' | 'list' | 'order';
  readonly count: number;
  readonly requests: CommandInput<'handovers.create'>['requests'];
}

type AskedListing = Omit<CommandInput<'requests.window'>, 'offset' | 'limit'>;

/** Requests of which evidence or a rehearsal can be asked, with their number. */
export interface RequestScope {
  readonly kind: 'selected' | 'list' | 'job';
  readonly count: number;
  readonly requests: { readonly keys: readonly number[] } | { readonly listing: AskedListing };
}

export type ScreenLoading = 'running' | 'done' | 'given-up';

export interface AppState {
  readonly screen: Screen;
  /** The shown tab of the API screen; remembered while the window is open. */
  readonly apiTab: ApiTab;
  readonly webhookTab: WebhookTab;
  readonly connectionsTab: ConnectionsTab;
  /** Remembered across starts. */
  readonly jobsTab: JobsTab;
  readonly connection: ConnectionState;
  /** Undefined until the host has answered. */
  readonly info: AppInfo | undefined;
  readonly preferences: UiPreferences;
  /**
   * A command opens a text field that is not in the page yet. Keys typed until then are held: they are
   * neither commands nor meant for another field.
   */
  readonly isInputAwaited: boolean;
  /** The awaited field is in a dialog: keys that move are held too, because they choose in its list. */
  readonly isDialogAwaited: boolean;
  /** Keys typed for that field. */
  readonly heldKeys: readonly PressedKeys[];
  readonly awaitInput: (isInputAwaited: boolean, isInDialog?: boolean) => void;
  readonly holdKey: (key: PressedKeys) => void;
  /** Returns and clears the held keys. */
  readonly takeHeldKeys: () => readonly PressedKeys[];
  /** Cancels waiting for the field, and drops the keys typed for it. */
  readonly giveUpInput: () => void;
  /**
   * The last loading of a screen's code. Keys pressed while it is running are pressed again in the screen;
   * they are dropped if it is given up, because it failed or another screen was opened.
   */
  readonly screenLoading: ScreenLoading;
  readonly setScreenLoading: (screenLoading: ScreenLoading) => void;
  /** The first of two keys that run a command one after the other, until the second one is pressed. */
  readonly firstKey: string | undefined;
  readonly setFirstKey: (firstKey: string | undefined) => void;
  /** Number of open dialogs; none of the commands runs behind one. */
  readonly openDialogs: number;
  readonly countDialog: (by: 1 | -1) => void;
  readonly shortcutsShown: boolean;
  readonly licencesShown: boolean;
  /** The dialog that compares the shown request with what was imported. */
  readonly importedShown: boolean;
  /** Choices of requests in the dialog that hands them over; undefined while it is closed. */
  readonly handoverScopes: readonly HandoverScope[] | undefined;
  /** Requests that the dialog asks receivers for; undefined while it is closed. */
  readonly rehearsalAsked: readonly RequestScope[] | undefined;
  /** The choices in the dialog of evidence, and its first form; undefined while it is closed. */
  readonly evidenceAsked:
    | { readonly scopes: readonly RequestScope[]; readonly format: EvidenceFormat }
    | undefined;
  readonly goTo: (screen: Screen) => void;
  readonly showApiTab: (apiTab: ApiTab) => void;
  readonly showWebhookTab: (webhookTab: WebhookTab) => void;
  readonly showConnectionsTab: (connectionsTab: ConnectionsTab) => void;
  readonly showJobsTab: (jobsTab: JobsTab) => void;
  readonly showShortcuts: (shown: boolean) => void;
  readonly showLicences: (shown: boolean) => void;
  readonly showImported: (shown: boolean) => void;
  readonly askHandover: (handoverScopes: readonly HandoverScope[] | undefined) => void;
  readonly askRehearsal: (rehearsalAsked: readonly RequestScope[] | undefined) => void;
  readonly askEvidence: (evidenceAsked: AppState['evidenceAsked']) => void;
  readonly setConnection: (connection: ConnectionState) => void;
  readonly loadInfo: () => Promise<void>;
  readonly loadPreferences: () => Promise<void>;
  /** Shown at once, and undone with a toast if the host refuses. */
  readonly writePreferences: (change: Partial<UiPreferences>) => Promise<void>;
}

export function createAppState(client: Client, toasts: StoreApi<ToastState>): StoreApi<AppState> {
  return createStore<AppState>()((set, get) => ({
    screen: keptScreen() ?? 'requests',
    apiTab: 'access',
    webhookTab: 'deliveries',
    connectionsTab: 'connections',
    jobsTab: keptJobsTab() ?? 'job',
    connection: 'open',
    info: undefined,
    preferences: {
      theme: 'system',
      language: 'system',
      viewMode: 'text',
      directions: {},
      imagesFrom: [],
      singleKeys: true,
      welcomed: false,
    },
    isInputAwaited: false,
    isDialogAwaited: false,
    heldKeys: [],
    awaitInput: (isInputAwaited, isInDialog = false) =>
      set({ isInputAwaited, isDialogAwaited: isInputAwaited && isInDialog }),
    holdKey: (key) => set({ heldKeys: [...get().heldKeys, key] }),
    takeHeldKeys() {
      const { heldKeys } = get();
      set({ heldKeys: [] });
      return heldKeys;
    },
    giveUpInput: () => set({ isInputAwaited: false, isDialogAwaited: false, heldKeys: [] }),
    screenLoading: 'done',
    setScreenLoading: (screenLoading) => set({ screenLoading }),
    firstKey: undefined,
    setFirstKey: (firstKey) => set({ firstKey }),
    openDialogs: 0,
    countDialog: (by) => set({ openDialogs: get().openDialogs + by }),
    shortcutsShown: false,
    licencesShown: false,
    importedShown: false,
    handoverScopes: undefined,
    rehearsalAsked: undefined,
    evidenceAsked: undefined,
    goTo(screen) {
      keepScreen(screen);
      set({ screen });
    },
    showApiTab: (apiTab) => set({ apiTab }),
    showWebhookTab: (webhookTab) => set({ webhookTab }),
    showConnectionsTab: (connectionsTab) => set({ connectionsTab }),
    showJobsTab(jobsTab) {
      keepJobsTab(jobsTab);
      set({ jobsTab });
    },
    showShortcuts: (shortcutsShown) => set({ shortcutsShown }),
    showLicences: (licencesShown) => set({ licencesShown }),
    showImported: (importedShown) => set({ importedShown }),
    askHandover: (handoverScopes) => set({ handoverScopes }),
    askRehearsal: (rehearsalAsked) => set({ rehearsalAsked }),
    askEvidence: (evidenceAsked) => set({ evidenceAsked }),
    setConnection: (connection) => set({ connection }),
    async loadInfo() {
      try {
        set({ info: await client.call('app.info', {}) });
      } catch {
        // Background read: the connection banner reports failures.
      }
    },
    async loadPreferences() {
      try {
        set({ preferences: await client.call('preferences.read', {}) });
      } catch {
        // The connection banner reports failures here too.
      }
    },
    async writePreferences(change) {
      const before = get().preferences;
      set({ preferences: { ...before, ...change } });
      try {
        const { imagesFrom, ...others } = change;
        const input = imagesFrom === undefined ? others : { ...others, imagesFrom: [...imagesFrom] };
        set({ preferences: await client.call('preferences.write', input) });
      } catch (error) {
        set({ preferences: before });
        toasts.getState().show({ tone: 'error', text: messageOf(error) });
      }
    },
  }));
}
