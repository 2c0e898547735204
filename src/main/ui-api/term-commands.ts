import type { QuestionName } from '../../contract/contract';
import type { TermExport } from '../../contract/terms';
import { endingOf } from '../../content/terms/term-file';
import type { UploadedFiles } from '../files/uploaded-files';
import type { CommandHandlers, CommandServices } from './command-services';
import { unlessCancelled } from './unless-cancelled';

type TermCommand = Exclude<Extract<keyof CommandHandlers, `terms.${string}`>, QuestionName>;

/** Handlers of the commands on termbases. */
export function termHandlers(
  { termbases, termFiles, host }: Pick<CommandServices, 'termbases' | 'termFiles' | 'host'>,
  uploads: UploadedFiles,
): Pick<CommandHandlers, TermCommand> {
  return {
    'terms.create': async ({ name }) => ({ key: await termbases.create(name) }),
    'terms.rename': ({ key, name }) => done(termbases.rename(key, name)),
    'terms.remove': ({ key }) => done(termbases.remove(key)),
    'terms.restore': ({ key }) => done(termbases.restore(key)),
    'terms.use': async ({ termbase, ...place }) => ({ key: await termbases.use(termbase, place) }),
    'terms.removeUse': ({ key }) => done(termbases.removeUse(key)),
    'terms.entry': ({ key }) => termbases.entry(key),
    'terms.saveEntry': ({ termbase, key, entry, before }) =>
      termbases.saveEntry(termbase, key, entry, before),
    'terms.removeEntries': async ({ termbase, keys }) => ({
      removed: await termbases.removeEntries(termbase, keys),
    }),
    'terms.restoreEntries': ({ termbase, entries }) => done(termbases.restoreEntries(termbase, entries)),
    'terms.import': async ({ upload, ...input }) => ({
      imported: (await unlessCancelled(termFiles.import({ ...input, bytes: uploads.take(upload) }))) ?? null,
    }),
    'terms.export': async (job): Promise<TermExport> => {
      const written = await termFiles.export(job);
      const name = `${fileNameOf(written.name)}${endingOf(job.format)}`;
      const { entries } = written;
      if (host.chooseResultTarget === undefined)
        return { kind: 'content', name, content: Buffer.from(written.bytes).toString('base64'), entries };
      const file = await host.chooseResultTarget(name);
      if (file === undefined) return { kind: 'none' };
      termFiles.save(file, written);
      return { kind: 'written', file, entries };
    },
    'terms.running': () => ({ running: termFiles.running() }),
    'terms.cancel': () => {
      termFiles.cancel();
      return {};
    },
  };
}

async function done(work: Promise<unknown>): Promise<Record<string, never>> {
  await work;
  return {};
}

/** A name without the characters that file systems refuse. */
function fileNameOf(name: string): string {
  return name.replaceAll(/[\\/:*?"<>|]/g, '-').replace(/^\.+/, '') || 'terms';
}
