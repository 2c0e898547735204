import { createStore, type StoreApi } from 'zustand/vanilla';
import type { TokenKind } from '../../../content/content-request';
import type { CreatedToken, TokenSummary } from '../../../contract/ui-types';
import { messageOf, type Client } from '../../lib/host/client';
import { t } from '../../lib/messages/translate';
import type { ToastState } from '../window/toast-state';

export interface TokensState {
  /** Undefined until read. */
  readonly tokens: readonly TokenSummary[] | undefined;
  /** The token just created, whose text is available only now. */
  readonly created: CreatedToken | undefined;
  readonly load: () => Promise<void>;
  /** False when it failed, which a notice reports. */
  readonly create: (name: string, kind: TokenKind, forwardTo?: number) => Promise<boolean>;
  readonly forgetCreated: () => void;
  readonly revoke: (token: TokenSummary) => Promise<void>;
}

export function createTokensState(client: Client, toasts: StoreApi<ToastState>): StoreApi<TokensState> {
  const notify = (error: unknown): void => {
    toasts.getState().show({ tone: 'error', text: messageOf(error) });
  };
  return createStore<TokensState>()((set, get) => ({
    tokens: undefined,
    created: undefined,
    async load() {
      try {
        set({ tokens: await client.call('tokens.list', {}) });
      } catch {
        // Background read; the next event or visit reads again.
      }
    },
    async create(name, kind, forwardTo) {
      try {
        const forward = forwardTo === undefined ? {} : { forwardTo };
        set({ created: await client.call('tokens.create', { name, kind, ...forward }) });
      } catch (error) {
        notify(error);
        return false;
      }
      await get().load();
      return true;
    },
    forgetCreated: () => set({ created: undefined }),
    async revoke(token) {
      try {
        await client.call('tokens.revoke', { id: token.id });
      } catch (error) {
        notify(error);
        return;
      }
      toasts.getState().show({ tone: 'done', text: t('api.tokens.revokedToast', { name: token.name }) });
      if (get().created?.id === token.id) set({ created: undefined });
      await get().load();
    },
  }));
}
