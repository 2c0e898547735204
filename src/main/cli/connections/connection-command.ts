import type { AddedConnection, ConnectionSummary, RemovalCost } from '../../../contract/upstream/connections';
import { resolveDataFolder } from '../../platform/config';
import { parseOptions, parseSettings, refuseEmpty } from '../arguments';
import { connectionLines, runningProgram } from './connection-text';
import { withCore } from '../open-core';
import { UsageError, type Output } from '../output';
import { readToken, type SecretInput } from '../secret-input';
import { syncConnection } from './sync-connection';

const options = {
  data: { type: 'string' },
  name: { type: 'string' },
  url: { type: 'string' },
  'token-stdin': { type: 'boolean' },
  'with-mirror': { type: 'boolean' },
  json: { type: 'boolean' },
  set: { type: 'string', multiple: true },
} as const;

/** `locdesk connection add|list|sync|remove` (decisions, section 11). */
export async function connectionCommand(
  args: readonly string[],
  output: Output,
  input: SecretInput,
): Promise<void> {
  const { values, positionals } = parseOptions(args, options);
  const [action, name, ...rest] = positionals;
  const settings = parseSettings(values.set);
  const asJson = values.json === true;
  const print = (value: unknown, text: () => readonly string[]): void =>
    output.out(...(asJson ? [JSON.stringify(value)] : text()));
  refuseEmpty(values, ['data', 'name', 'url']);
  const takesName = action === 'sync' || action === 'remove';
  const unexpected = rest[0] ?? (takesName ? undefined : name);
  if (unexpected !== undefined) throw new UsageError(`"${unexpected}" is not expected here`);
  const dataFolder = resolveDataFolder(values.data);
  const of = (): string => {
    if (name !== undefined) return name;
    throw new UsageError(`connection ${action} needs a NAME; "locdesk connection list" shows them`);
  };

  switch (action) {
    case 'add': {
      const given = { name: values.name, url: values.url };
      if (given.name === undefined) throw new UsageError('connection add needs --name NAME');
      if (given.url === undefined) throw new UsageError('connection add needs --url URL');
      if (values['token-stdin'] !== true) {
        throw new UsageError(
          'connection add needs --token-stdin: a token is read from standard input, never from an argument',
        );
      }
      const added = { name: given.name, baseUrl: given.url, token: await readToken(input) };
      const summary = await withCore(
        dataFolder,
        settings,
        async ({ connections, connectionList }) => {
          const { key, adoptedRequests } = await connections.add(added);
          return { ...connectionList.summary(key), adoptedRequests };
        },
        { mayCreate: true },
      );
      return print(summary, () => addedText(summary));
    }
    case 'list': {
      const list = await withCore(dataFolder, settings, ({ connectionList }) =>
        connectionList.list(runningProgram(dataFolder)),
      );
      return print(list, () => listText(list));
    }
    case 'sync':
      return syncConnection({ name: of(), dataFolder, settings, asJson }, output);
    case 'remove': {
      const wanted = of();
      const withMirror = values['with-mirror'] === true;
      const answer = await withCore(dataFolder, settings, async ({ connections, connectionClearing }) => {
        const { key, name: known } = connections.byName(wanted);
        const cost = connectionClearing.cost(key);
        const waiting = waitingText(cost, withMirror);
        for (const line of forwardedLines(cost)) output.error(line);
        if (waiting !== undefined)
          output.error(`Removing "${known}" cancels what still waits to be sent: ${waiting}.`);
        await connections.remove(key, { withMirror });
        const { requests, marks, deliveries } = await connectionClearing.clear();
        return { name: known, removed: requests, marksCancelled: marks, deliveriesCancelled: deliveries };
      });
      return print(answer, () => {
        const { marksCancelled: marks, deliveriesCancelled: deliveries } = answer;
        const mirror = withMirror ? `and ${answer.removed} mirrored requests are` : 'is';
        const kept = withMirror ? '' : ' Its requests stay readable.';
        const waiting = waitingText({ marks, deliveries }, withMirror);
        const cancelled = waiting === undefined ? '' : ` Cancelled, and still listed: ${waiting}.`;
        return [`Connection "${answer.name}" ${mirror} removed.${kept}${cancelled}`];
      });
    }
    case undefined:
    default:
      throw new UsageError('connection needs one of: add, list, sync, remove');
  }
}

function addedText({ name, baseUrl, adoptedRequests, sharesMirrorWith }: AddedConnection): readonly string[] {
  const lines = [`Connection "${name}" to ${baseUrl} is added.`];
  if (adoptedRequests > 0) {
    lines.push(
      `It goes on with the ${adoptedRequests} requests that an earlier connection to this service left here, with their marks and notes.`,
    );
  }
  if (sharesMirrorWith.length > 0) {
    const names = sharesMirrorWith.map((other) => `"${other}"`).join(', ');
    lines.push(`It leads to the same service as ${names}: what one of them mirrored is not mirrored again.`);
  }
  return lines;
}

/** Describes the effect on requests of this desk that the connection has, or was to get. */
function forwardedLines({ unsent, sent }: Pick<RemovalCost, 'unsent' | 'sent'>): readonly string[] {
  return [
    ...(unsent === 0
      ? []
      : [`${unsent} requests that were not sent to it yet stay here, as this desk's own.`]),
    ...(sent === 0
      ? []
      : [`${sent} requests that it is working on get no results until a connection leads there again.`]),
  ];
}

/** Describes waiting deliveries and marks that are cancelled with the connection; undefined without any. */
function waitingText(
  { marks, deliveries }: Pick<RemovalCost, 'marks' | 'deliveries'>,
  withMirror: boolean,
): string | undefined {
  const parts: string[] = [];
  if (marks > 0) parts.push(marks === 1 ? '1 import mark' : `${marks} import marks`);
  if (withMirror && deliveries > 0) {
    parts.push(deliveries === 1 ? '1 webhook delivery' : `${deliveries} webhook deliveries`);
  }
  return parts.length === 0 ? undefined : parts.join(' and ');
}

function listText(list: readonly ConnectionSummary[]): readonly string[] {
  return list.length === 0 ? ['There is no connection yet.'] : list.flatMap(connectionLines);
}
