import type { Config } from './config';

export interface RunWarnings {
  /** Other computers can reach this run. */
  readonly network?: string;
  /** Settings were given on the command line. */
  readonly settings?: string;
}

/**
 * Warns of the way this run was started; each warning is a sentence for the terminal and the window.
 */
export function runWarnings({ host, settings }: Pick<Config, 'host' | 'settings'>): RunWarnings {
  return {
    ...(isLoopback(host)
      ? {}
      : {
          network:
            `Other computers can reach the service on ${host}. ` +
            'Tokens and contents travel unencrypted (HTTP): use --host only in a network you trust.',
        }),
    ...(settings.size === 0
      ? {}
      : {
          settings: `Set on the command line for this run, over what is saved: ${[...settings.keys()].join(', ')}.`,
        }),
  };
}

function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || /^127(\.\d{1,3}){3}$/.test(host);
}
