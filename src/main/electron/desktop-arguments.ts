import { parsePort, parseSettings } from '../cli/arguments';
import {
  defaultHost,
  defaultListenerPort,
  defaultServicePort,
  resolveDataFolder,
  type Config,
} from '../platform/config';

/**
 * The desktop's command line: `--data DIR --host H --port N --listener-port N --set KEY=VALUE`, also with
 * `=`. Electron and Chromium have switches of their own, so unknown ones are ignored.
 *
 * @throws UsageError
 */
export function parseDesktopArguments(args: readonly string[], version: string): Config {
  const values = (name: string): readonly string[] =>
    args.flatMap((arg, index) => {
      if (arg === `--${name}`) return args[index + 1] ?? [];
      return arg.startsWith(`--${name}=`) ? arg.slice(name.length + 3) : [];
    });
  return {
    version,
    hostKind: 'electron',
    dataFolder: resolveDataFolder(values('data').at(-1)),
    host: values('host').at(-1) ?? defaultHost,
    servicePort: parsePort(values('port').at(-1), '--port', defaultServicePort),
    listenerPort: parsePort(values('listener-port').at(-1), '--listener-port', defaultListenerPort),
    settings: parseSettings(values('set')),
  };
}
