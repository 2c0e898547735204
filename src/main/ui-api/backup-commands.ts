import type { CommandHandlers, CommandServices } from './commands';

type BackupHandlers = Pick<
  CommandHandlers,
  'backups.read' | 'backups.make' | 'backups.cancel' | 'backups.restore'
>;

export function backupHandlers({
  backups,
  restart,
}: Pick<CommandServices, 'backups' | 'restart'>): BackupHandlers {
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
  };
}
