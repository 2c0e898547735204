import type { RunWarnings } from '../../contract/ui-types';
import type { Config } from './config';

/** Tells what is unusual in the way this run was started. */
export function runWarnings({ host, settings }: Pick<Config, 'host' | 'settings'>): RunWarnings {
  return {
    ...(isLoopback(host) ? {} : { network: host }),
    ...(settings.size === 0 ? {} : { settings: [...settings.keys()] }),
  };
}

/** Returns a sentence for the terminal for each warning. */
export function warningTexts({ network, settings }: RunWarnings): readonly string[] {
  return [
    ...(network === undefined
      ? []
      : [
          `Other computers can reach the service on ${network}. ` +
            'Tokens and contents travel unencrypted (HTTP): use --host only in a network you trust.',
        ]),
    ...(settings === undefined
      ? []
      : [`Set on the command line for this run, over what is saved: ${settings.join(', ')}.`]),
  ];
}

function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || /^127(\.\d{1,3}){3}$/.test(host);
}
