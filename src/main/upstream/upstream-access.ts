import type { StoredConnectionSync } from './connection-sync-store';
import type { SecretBox } from '../platform/secrets/secret-box';

/** Address and token of a connection, or the reason why it can't be called. */
export type UpstreamAccess =
  | { readonly kind: 'ok'; readonly baseUrl: string; readonly token: string }
  | { readonly kind: 'problem'; readonly problem: 'no-token' | 'token-unreadable'; readonly text: string };

/** Returns the token in clear text, only for calls to upstream. */
export function upstreamAccess(
  connection: Pick<StoredConnectionSync, 'name' | 'base_url' | 'token'>,
  secretBox: SecretBox,
): UpstreamAccess {
  const { name, base_url: baseUrl, token } = connection;
  if (token === null) {
    return {
      kind: 'problem',
      problem: 'no-token',
      text: `"${name}" has no token: enter the one that ${baseUrl} gave you.`,
    };
  }
  try {
    return { kind: 'ok', baseUrl, token: secretBox.open(token) };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return {
      kind: 'problem',
      problem: 'token-unreadable',
      text: `The token of "${name}" can't be read here: ${reason} Enter the token again.`,
    };
  }
}
