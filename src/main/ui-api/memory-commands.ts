import type { QuestionName } from '../../contract/contract';
import type { TmxExport } from '../../contract/memory/memory';
import type { CommandHandlers, CommandServices } from './command-services';
import { unlessCancelled } from './unless-cancelled';
import { whenGone } from './when-gone';

type MemoryCommand = Exclude<Extract<keyof CommandHandlers, `memories.${string}`>, QuestionName>;

/** Handlers of the commands on imported memories and TMX files. */
export function memoryHandlers({
  memoryJobs,
  host,
}: Pick<CommandServices, 'memoryJobs' | 'host'>): Pick<CommandHandlers, MemoryCommand> {
  const { files } = memoryJobs;
  return {
    'memories.beginUpload': () => ({ upload: files.beginUpload() }),
    'memories.upload': async ({ upload, content }, gone) => {
      whenGone(gone, () => files.discardUpload(upload));
      await files.addToUpload(upload, content);
      return {};
    },
    'memories.discardUpload': async ({ upload }) => {
      await files.discardUpload(upload);
      return {};
    },
    'memories.import': async ({ upload, ...input }) => ({
      imported: (await unlessCancelled(memoryJobs.import(upload, input))) ?? null,
    }),
    'memories.running': () => ({ running: memoryJobs.running() }),
    'memories.cancel': () => {
      memoryJobs.cancel();
      return {};
    },
    'memories.renew': async ({ id }) => {
      await unlessCancelled(memoryJobs.renew(id));
      return {};
    },
    'memories.rename': async ({ id, name }) => {
      await memoryJobs.change({ kind: 'rename', id, name });
      return {};
    },
    'memories.remove': async ({ id }) => {
      await memoryJobs.change({ kind: 'remove', id });
      return {};
    },
    'memories.restore': async ({ id }) => {
      await memoryJobs.change({ kind: 'restore', id });
      return {};
    },
    'memories.export': async ({ from }): Promise<TmxExport> => {
      const name = 'memory.tmx';
      const target = await host.chooseResultTarget?.(name);
      if (host.chooseResultTarget !== undefined && target === undefined) return { kind: 'none' };
      return (await unlessCancelled(memoryJobs.export(from, name, target))) ?? { kind: 'none' };
    },
    'memories.readExport': async ({ key, offset }) => ({ content: await files.readDownload(key, offset) }),
  };
}
