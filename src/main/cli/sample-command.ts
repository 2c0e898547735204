import { setTimeout } from 'node:timers/promises';
import { resolveDataFolder } from '../platform/config';
import { parseOptions, parseSettings, refuseEmpty, refusePositionals } from './arguments';
import { withCore } from './open-core';
import { UsageError, type Output } from './output';

const options = {
  data: { type: 'string' },
  count: { type: 'string' },
  set: { type: 'string', multiple: true },
} as const;

const mostSamples = 1_000_000;
/** Requests per commit; a running program waits for one commit at most. */
const batchSize = 50;
/** Lets a running program use the database. */
const pause = (): Promise<void> => setTimeout(8);

/** `locdesk sample [--count N]` (decisions, section 11). */
export async function sampleCommand(args: readonly string[], output: Output): Promise<void> {
  const { values, positionals } = parseOptions(args, options);
  refusePositionals(positionals);
  refuseEmpty(values, ['data']);
  const count = parseCount(values.count);
  const loaded = await withCore(
    resolveDataFolder(values.data),
    parseSettings(values.set),
    ({ samples }) => samples.load(count, { batchSize, pause }),
    { mayCreate: true, flushesBeside: true },
  );
  output.out(`${loaded.count} sample requests are in the store.`);
}

function parseCount(text: string | undefined): number | undefined {
  if (text === undefined) return undefined;
  const count = /^\d{1,7}$/.test(text) ? Number(text) : 0;
  if (count < 1 || count > mostSamples) {
    throw new UsageError(`--count ${text}: must be a whole number from 1 to ${mostSamples}`);
  }
  return count;
}
