import { createStore, type StoreApi } from 'zustand/vanilla';
import { secretOverlapHours, type WebhookSummary } from '../../../contract/webhook/deliveries';
import { webhookUrlFaults } from '../../../contract/webhook/webhook-url';
import { messageOf, type Client } from '../../lib/host/client';
import { coalesce } from '../../lib/coalesce';
import { t } from '../../lib/messages/translate';
import type { ToastState } from '../window/toast-state';

/** Signals closer together than this share one reading. */
const refreshRestMs = 500;

export interface WebhookState {
  /** Undefined until read. */
  readonly summary: WebhookSummary | undefined;
  /** Why it can't be read. */
  readonly problem: string | undefined;
  /** Typed but unsaved text; undefined while the field shows the saved address. */
  readonly draft: string | undefined;
  readonly load: () => Promise<void>;
  /** Call on changes; many calls share one read. */
  readonly changed: () => void;
  readonly type: (text: string) => void;
  /** Saves the typed address; false when it is invalid or refused, which a notice reports. */
  readonly save: () => Promise<boolean>;
  readonly remove: () => Promise<void>;
  /** Queues a test delivery and returns its key; undefined when it failed, which a notice reports. */
  readonly sendTest: () => Promise<number | undefined>;
  readonly rotateSecret: () => Promise<void>;
}

export function createWebhookState(client: Client, toasts: StoreApi<ToastState>): StoreApi<WebhookState> {
  const { show, inTurn } = toasts.getState();
  const notify = (error: unknown): void => {
    show({ tone: 'error', text: messageOf(error) });
  };
  return createStore<WebhookState>()((set, get) => {
    const load = async (): Promise<void> => {
      try {
        set({ summary: await client.call('webhook.read', {}), problem: undefined });
      } catch (error) {
        set({ problem: messageOf(error) });
      }
    };
    const refresh = coalesce(load, refreshRestMs);

    const saveUrl = async (url: string): Promise<void> => {
      const { draft } = get();
      const summary = await client.call('webhook.save', { url });
      set({ summary });
      // Typed meanwhile, it is another address.
      if (get().draft === draft) set({ draft: undefined });
      const { waiting } = summary.counts;
      show({
        tone: 'done',
        text: waiting === 0 ? t('webhook.saved') : t('webhook.saved.waiting', { count: waiting }),
      });
    };

    return {
      summary: undefined,
      problem: undefined,
      draft: undefined,
      load,
      changed: () => void refresh(),
      type(text) {
        set({ draft: text === (get().summary?.url ?? '') ? undefined : text });
      },
      async save() {
        const { draft } = get();
        if (draft === undefined) return true;
        const url = draft.trim();
        if (webhookUrlFaults(url).length > 0) return false;
        try {
          await saveUrl(url);
          return true;
        } catch (error) {
          notify(error);
          return false;
        }
      },
      async remove() {
        const url = get().summary?.url ?? null;
        if (url === null) return;
        await inTurn(async () => {
          set({ summary: await client.call('webhook.remove', {}), draft: undefined });
          show({
            tone: 'done',
            text: t('webhook.removed'),
            action: { label: t('webhook.undo'), command: 'undo', run: () => saveUrl(url) },
          });
        });
      },
      async sendTest() {
        try {
          return (await client.call('webhook.sendTest', {})).key;
        } catch (error) {
          notify(error);
          return undefined;
        }
      },
      async rotateSecret() {
        try {
          set({ summary: await client.call('webhook.rotateSecret', {}) });
          show({ tone: 'done', text: t('webhook.rotated', { hours: secretOverlapHours }) });
        } catch (error) {
          notify(error);
        }
      },
    };
  });
}

/** Whether deliveries wait because their last attempts failed, long before they are given up. */
export function isWebhookFailing(summary: WebhookSummary | undefined): boolean {
  return summary !== undefined && summary.counts.waiting > 0 && summary.health.failingSince !== undefined;
}
