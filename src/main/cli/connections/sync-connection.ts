import { setTimeout } from 'node:timers/promises';
import type { SyncRun } from '../../../contract/upstream/connections';
import { AppError } from '../../../contract/errors';
import { formatInstant } from '../../../content/timestamp';
import type { Core } from '../../core';
import type { SettingOverrides } from '../../platform/settings/setting-overrides';
import { allowedUs } from '../../upstream/sync/sync-state';
import { tryLockFolder } from '../../database/folder-lock';
import { createUpstreamCalls } from '../../upstream/upstream-calls';
import { untilText } from './connection-text';
import { withCore } from '../open-core';
import type { Output } from '../output';

/** Interval for looking up the running program's answer. */
const lookEveryMs = 100;
/** The running program checks for requests twice a second. */
const answerPatienceMs = 15_000;

interface Wanted {
  readonly name: string;
  readonly dataFolder: string;
  readonly settings: SettingOverrides;
  readonly asJson: boolean;
}

/** The limit forbids a sync before `allowedAt` (RFC 3339). */
type Synced = { readonly run: SyncRun } | { readonly allowedAt: string | undefined };

/**
 * `locdesk connection sync NAME`: requests a sync of the program that serves the folder, or syncs itself when
 * none does, and prints the result.
 *
 * @throws AppError when it must wait or failed
 */
export async function syncConnection(wanted: Wanted, output: Output): Promise<void> {
  await withCore(wanted.dataFolder, wanted.settings, (core) => syncAndPrint(core, wanted, output), {
    flushesBeside: true,
  });
}

async function syncAndPrint(core: Core, wanted: Wanted, output: Output): Promise<void> {
  const { key, name } = core.connections.byName(wanted.name);
  const lock = tryLockFolder(wanted.dataFolder);
  let synced: Synced;
  try {
    synced = lock === undefined ? await askProgram(core, key, wanted.dataFolder) : await syncHere(core, key);
  } finally {
    lock?.release();
  }
  const { nextQuery, state } = core.connectionList.summary(key);
  if (!('run' in synced)) {
    const reason = state.kind === 'needs-you' ? state.text : 'It is paused.';
    const text =
      synced.allowedAt === undefined
        ? `"${name}" can't be synced now. ${reason}`
        : `"${name}" must wait until ${synced.allowedAt} (${untilText(synced.allowedAt, Date.now())}): upstream takes no query before.`;
    if (wanted.asJson) output.out(JSON.stringify({ connection: name, ...synced }));
    throw new AppError('UNAVAILABLE', text);
  }
  const { run } = synced;
  if (wanted.asJson) output.out(JSON.stringify({ connection: name, ...run, nextQuery }));
  if (run.outcome === 'failed' || run.outcome === 'interrupted') {
    throw new AppError('UNAVAILABLE', `The sync of "${name}" ${endText(run)}`);
  }
  if (!wanted.asJson) output.out(`"${name}": ${countsText(run)}. ${leftText(run, nextQuery)}`);
}

async function askProgram(core: Core, connectionKey: number, dataFolder: string): Promise<Synced> {
  const ask = await core.syncRequests.ask(connectionKey);
  const askedMs = Date.now();
  for (;;) {
    await setTimeout(lookEveryMs);
    const answer = core.syncRequests.answerOf(ask);
    switch (answer?.kind) {
      case undefined:
        throw new AppError('NOT_FOUND', 'The connection was removed meanwhile.');
      case 'refused':
        return { allowedAt: answer.allowedAt };
      case 'ended':
        if (answer.run === undefined)
          throw new AppError('UNAVAILABLE', 'The sync did not begin. Try it again.');
        return { run: answer.run };
      case 'asked':
      case 'running':
        break;
    }
    const isLate = answer.kind === 'asked' && Date.now() - askedMs > answerPatienceMs;
    if (isLate || hasEnded(dataFolder)) {
      await core.syncRequests.withdraw(ask);
      throw new AppError(
        'UNAVAILABLE',
        isLate
          ? 'The running Locdesk does not answer. Look whether it is busy, or restart it.'
          : 'The running Locdesk ended meanwhile. Try it again.',
      );
    }
  }
}

function hasEnded(dataFolder: string): boolean {
  const lock = tryLockFolder(dataFolder);
  lock?.release();
  return lock !== undefined;
}

async function syncHere(core: Core, connectionKey: number): Promise<Synced> {
  const { runner } = createUpstreamCalls(core);
  await core.syncs.start();
  const state = core.syncs.state(connectionKey);
  if (state === undefined || state.paused || state.stopped) return { allowedAt: undefined };
  const allowed = allowedUs(state, core.syncs.limitUs);
  if (allowed > core.syncs.nowUs) return { allowedAt: formatInstant(allowed) };
  // Some timers and sockets of a call don't keep the process alive.
  const alive = setInterval(() => undefined, 60_000);
  try {
    await runner.run(connectionKey, {
      cause: 'command-line',
      signal: new AbortController().signal,
      onProgress: () => undefined,
    });
  } finally {
    clearInterval(alive);
  }
  const [run] = core.connectionList.runs(connectionKey, 0, 1).rows;
  return run === undefined || core.syncs.access(connectionKey)?.kind === 'problem'
    ? { allowedAt: undefined }
    : { run };
}

function countsText({ received, added, changed, refused }: SyncRun): string {
  const bad = refused > 0 ? `, ${refused} not understood` : '';
  return `${received} received, ${added} new, ${changed} changed${bad}`;
}

function leftText({ outcome }: SyncRun, nextQuery: string | undefined): string {
  if (outcome !== 'more-left') return 'Nothing is left.';
  const when = nextQuery === undefined ? 'now' : `at ${nextQuery} (${untilText(nextQuery, Date.now())})`;
  return `More is left: the next query is allowed ${when}.`;
}

function endText(run: SyncRun): string {
  const applied = `Applied before: ${countsText(run)}.`;
  if (run.outcome === 'interrupted') return `was interrupted. ${applied}`;
  return `failed: ${(run.problemText ?? 'no reason is known.').split('\n')[0]} ${applied}`;
}
