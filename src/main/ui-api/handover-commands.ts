import { randomUUID } from 'node:crypto';
import type { UploadedFiles } from '../files/uploaded-files';
import { AppError } from '../../contract/errors';
import { sentence } from '../../contract/sentence';
import { mostHandedOut, type HandoverResult } from '../../contract/handovers';
import type { CommandInput } from '../../contract/contract';
import type { CommandHandlers, CommandServices } from './command-services';
import { unlessCancelled } from './unless-cancelled';
import { whenGone } from './when-gone';

type HandoverHandlers = Pick<
  CommandHandlers,
  Extract<keyof CommandHandlers, `handovers.${string}` | `takebacks.${string}`>
>;

/** Rows of the list in one question. */
const rowsAtOnce = 500;

export function handoverHandlers(
  services: Pick<
    CommandServices,
    | 'handovers'
    | 'takeBacks'
    | 'takeBackRenewals'
    | 'acceptances'
    | 'corrections'
    | 'handoverJobs'
    | 'host'
    | 'query'
  >,
  uploads: UploadedFiles,
): HandoverHandlers {
  const { handovers, takeBacks, takeBackRenewals, acceptances, corrections, handoverJobs, host } = services;
  return {
    'handovers.create': async ({ requests, making, ...input }, gone): Promise<HandoverResult> => {
      const keys = async (): Promise<readonly number[]> =>
        'keys' in requests ? requests.keys : keysOf(services, requests);
      const made = await unlessCancelled(
        handoverJobs.make({ ...input, making: making ?? randomUUID(), keys }, gone),
      );
      if (made === undefined) return { kind: 'none' };
      if (host.chooseResultTarget === undefined) {
        // A page that was closed has no file, so that nothing is out.
        whenGone(gone, () => handoverJobs.discard(made));
        const content = Buffer.from(made.bytes).toString('base64');
        const handover = handovers.read(made.key);
        return { kind: 'content', handover, unchecked: made.unchecked, name: made.name, content };
      }
      const path = await host.chooseResultTarget(made.name);
      if (path === undefined) {
        await handoverJobs.discard(made);
        return { kind: 'none' };
      }
      const handover = await handoverJobs.save(path, made);
      return { kind: 'written', handover, unchecked: made.unchecked, file: path };
    },
    'handovers.making': () => ({ making: handoverJobs.making() }),
    'handovers.cancelMaking': ({ making }) => {
      handoverJobs.cancelMaking(making);
      return {};
    },
    'handovers.window': ({ filter, offset, limit }) => handovers.window(filter, offset, limit),
    'handovers.locate': ({ filter, key }) => ({ index: handovers.locate(filter, key) }),
    'handovers.read': ({ key }) => handovers.read(key),
    'handovers.cancel': ({ key }) => handovers.cancel(key),
    'handovers.restore': ({ key }) => handovers.restore(key),
    'handovers.ofRequest': ({ key }) => handovers.ofRequest(key),
    'handovers.removeCorrection': async ({ key, fieldId }) => {
      await corrections.remove(key, fieldId);
      return {};
    },
    'handovers.restoreCorrection': async ({ key, fieldId }) => {
      await corrections.restore(key, fieldId);
      return {};
    },
    'takebacks.open': async ({ upload, name, isOwn, reading = randomUUID() }) => {
      const file = { name, isOwn, bytes: uploads.take(upload) };
      return { takeBack: (await unlessCancelled(handoverJobs.open(reading, file))) ?? null };
    },
    'takebacks.reading': ({ reading }) => ({ reading: handoverJobs.reading(reading) }),
    'takebacks.cancelReading': ({ reading }) => {
      handoverJobs.cancelReading(reading);
      return {};
    },
    'takebacks.list': () => takeBacks.list(),
    'takebacks.counts': () => takeBacks.counts(),
    'takebacks.read': async ({ key }) => {
      await takeBackRenewals.renew(key);
      return takeBacks.read(key);
    },
    'takebacks.items': async ({ key, states, isOpen = false, offset, limit }) => {
      await takeBackRenewals.renew(key);
      return takeBacks.items(key, { states, isOpen }, { offset, limit });
    },
    'takebacks.accept': ({ key, items, as }) => acceptances.accept(key, items, as),
    'takebacks.leave': ({ key, items }) => acceptances.leave(key, items),
    'takebacks.undo': async ({ key, what }) => {
      await acceptances.undo(key, what);
      return takeBacks.read(key);
    },
    'takebacks.close': async ({ key }) => {
      await takeBacks.close(key);
      return {};
    },
  };
}

type Listed = Extract<CommandInput<'handovers.create'>['requests'], { readonly view: unknown }>;

/** @throws AppError TOO_LARGE for a list with more requests than a hand-over has. */
async function keysOf({ query }: Pick<CommandServices, 'query'>, { view, filter }: Listed) {
  const keys: number[] = [];
  for (;;) {
    const { total, rows } = await query.ask('requests.window', {
      view,
      ...(filter === undefined ? {} : { filter }),
      sort: 'created',
      descending: false,
      offset: keys.length,
      limit: rowsAtOnce,
    });
    if (total > mostHandedOut) {
      throw new AppError(
        'TOO_LARGE',
        sentence`The list has ${total} requests, and a hand-over at most ${mostHandedOut}. Narrow it by a filter.`,
      );
    }
    keys.push(...rows.map(({ key }) => key));
    if (rows.length === 0 || keys.length >= total) return keys;
  }
}
