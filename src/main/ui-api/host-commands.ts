import { mkdir } from 'node:fs/promises';
import { dictionaryFolderOf } from '../spelling/speller';
import type { CommandHandlers, CommandServices } from './command-services';

type HostHandlers = Pick<
  CommandHandlers,
  | 'host.showFolder'
  | 'host.enableCommands'
  | 'host.sayTexts'
  | 'diagnostics.report'
  | 'desktop.read'
  | 'desktop.write'
>;

export function hostHandlers({
  host,
  appInfo,
  backups,
  desktopSettings,
  diagnostics,
}: Pick<CommandServices, 'host' | 'appInfo' | 'backups' | 'desktopSettings' | 'diagnostics'>): HostHandlers {
  const isDesktop = (): boolean => appInfo().host === 'electron';
  return {
    'host.showFolder': async ({ folder }) => {
      const { dataFolder, logFolder } = appInfo();
      const paths = {
        data: dataFolder,
        logs: logFolder,
        backups: backups.summary().folder,
        dictionaries: dictionaryFolderOf(dataFolder),
      };
      // The program itself never writes there, so the folder may not exist yet.
      if (folder === 'dictionaries') await mkdir(paths.dictionaries, { recursive: true });
      await host.showFolder(paths[folder]);
      return {};
    },
    'host.enableCommands': ({ available }) => {
      host.enableCommands?.(available);
      return {};
    },
    'host.sayTexts': ({ locale, texts }) => {
      host.sayTexts?.({ locale, texts: Object.fromEntries(texts.map(({ id, text }) => [id, text])) });
      return {};
    },
    'diagnostics.report': () => ({ text: diagnostics.report() }),
    'desktop.read': () => ({ settings: isDesktop() ? desktopSettings.read() : null }),
    'desktop.write': async (change) => {
      if (!isDesktop()) return { settings: null };
      return { settings: await desktopSettings.write(change) };
    },
  };
}
