import { AppError } from '../../contract/errors';
import { sentence } from '../../contract/sentence';
import type { CommandHandlers, CommandServices } from './command-services';
import { unlessCancelled } from './unless-cancelled';

type BackupHandlers = Pick<
  CommandHandlers,
  Extract<keyof CommandHandlers, `backups.${string}` | `data.${string}`>
>;

export function backupHandlers({
  backups,
  host,
  restart,
}: Pick<CommandServices, 'backups' | 'host' | 'restart'>): BackupHandlers {
  return {
    'backups.read': () => backups.summary(),
    'backups.make': () => {
      backups.make();
      return {};
    },
    'backups.cancel': () => {
      backups.cancel();
      return {};
    },
    'backups.restore': async ({ name }) => {
      await backups.prepareRestore({ name });
      restart();
      return {};
    },
    'backups.restoreFrom': async () => {
      const file = await (host.chooseBackup ?? refuse('locdesk restore FILE'))();
      if (file === undefined) return { started: false };
      await backups.prepareRestore({ file });
      restart();
      return { started: true };
    },
    'backups.saveAs': async () => {
      const target = await (host.chooseTarget ?? refuse('locdesk backup FILE'))(backups.suggestedName());
      if (target === undefined) return { file: null };
      const written = await unlessCancelled(backups.writeTo(target).then(() => target));
      return { file: written ?? null };
    },
    'data.export': async () => {
      const target = await (host.chooseExportTarget ?? refuse('locdesk export FILE'))(
        backups.suggestedExportName(),
      );
      if (target === undefined) return { written: null };
      return { written: (await unlessCancelled(backups.exportTo(target))) ?? null };
    },
    'data.import': async () => {
      const file = await (host.chooseExport ?? refuse('locdesk import FILE'))();
      if (file === undefined) return { report: null };
      return { report: (await unlessCancelled(backups.importFrom(file))) ?? null };
    },
  };
}

/** A browser's page can't be given a path of this machine. */
function refuse(command: string): () => never {
  return () => {
    throw new AppError(
      'UNAVAILABLE',
      sentence`Files are chosen in the desktop application. Here, use: ${command}`,
    );
  };
}
