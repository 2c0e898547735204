import { nameProblems } from '../../contract/upstream/connection-input';
import { tokenKinds, type TokenKind } from '../../content/content-request';
import type { TokenSummary } from '../../contract/ui-types';
import { resolveDataFolder } from '../platform/config';
import { parseOptions, parseSettings, refuseEmpty } from './arguments';
import { withCore } from './open-core';
import { UsageError, type Output } from './output';

const options = {
  data: { type: 'string' },
  name: { type: 'string' },
  kind: { type: 'string' },
  'forward-to': { type: 'string' },
  json: { type: 'boolean' },
  set: { type: 'string', multiple: true },
} as const;

/** `locdesk token create|list|revoke` (decisions, section 11). */
export async function tokenCommand(args: readonly string[], output: Output): Promise<void> {
  const { values, positionals } = parseOptions(args, options);
  const [action, id, ...rest] = positionals;
  const settings = parseSettings(values.set);
  const print = (value: unknown, text: () => readonly string[]): void =>
    output.out(...(values.json === true ? [JSON.stringify(value)] : text()));
  refuseEmpty(values, ['data', 'forward-to']);
  const dataFolder = resolveDataFolder(values.data);
  if (rest.length > 0 || (id !== undefined && action !== 'revoke')) {
    throw new UsageError(`"${rest[0] ?? id}" is not expected here`);
  }

  switch (action) {
    case 'create': {
      const forwardsTo = values['forward-to'];
      const name = values.name?.trim() ?? '';
      if (name === '') throw new UsageError('token create needs --name NAME');
      const [problem] = nameProblems(name);
      if (problem !== undefined) throw new UsageError(`--${problem}`);
      const kind = parseKind(values.kind);
      const created = await withCore(
        dataFolder,
        settings,
        ({ tokens, connections }) =>
          tokens.create(
            name,
            kind,
            forwardsTo === undefined ? undefined : connections.byName(forwardsTo).key,
          ),
        {
          mayCreate: true,
        },
      );
      const { id: tokenId, token } = created;
      print({ id: tokenId, name, kind, token }, () => [token]);
      // On stderr, so that $(locdesk token create …) is the token alone.
      if (values.json !== true) output.error(`This ${kind} token "${name}" is shown this once.`);
      return;
    }
    case 'list': {
      const list = await withCore(dataFolder, settings, ({ tokens }) => tokens.list());
      print(list, () => (list.length === 0 ? ['There is no token yet.'] : list.map(describe)));
      return;
    }
    case 'revoke': {
      if (id === undefined) throw new UsageError('token revoke needs an ID; "locdesk token list" shows them');
      const revoked = await withCore(dataFolder, settings, ({ tokens }) => tokens.revoke(id));
      print(revoked, () => [`Token "${revoked.name}" is revoked.`]);
      return;
    }
    case undefined:
    default:
      throw new UsageError('token needs one of: create, list, revoke');
  }
}

function parseKind(text: string | undefined): TokenKind {
  if (text === undefined) return 'live';
  const kind = tokenKinds.find((known) => known === text);
  if (kind === undefined) throw new UsageError(`--kind ${text}: must be live or test`);
  return kind;
}

function describe(token: TokenSummary): string {
  const state =
    token.revoked === undefined ? `last used ${token.lastUsed ?? 'never'}` : `revoked ${token.revoked}`;
  const forwards = token.forwardsTo === undefined ? '' : `  forwards to ${token.forwardsTo}`;
  return `${token.id}  ${token.kind}  ${token.name}  created ${token.created}  ${state}${forwards}`;
}
