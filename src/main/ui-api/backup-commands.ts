import { AppError } from '../../shared/errors';
import type { CommandHandlers, CommandServices } from './commands';

type BackupHandlers = Pick<CommandHandlers, Extract<keyof CommandHandlers, `backups.${string}`>>;

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
      await backups.writeTo(target);
      return { file: target };
    },
  };
}

/** A browser's page can't be given a path of this machine. */
function refuse(command: string): () => never {
  return () => {
    throw new AppError('UNAVAILABLE', `Files are chosen in the desktop application. Here, use: ${command}`);
  };
}
