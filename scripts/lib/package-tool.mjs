import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { root } from './say.mjs';

/**
 * Runs an installed tool in the foreground; ends this process with the tool's code when it fails.
 *
 * @param {string} name
 * @param {readonly string[]} args
 */
export function runTool(name, args) {
  const onWindows = process.platform === 'win32';
  const { status, error } = spawnSync(
    join(root, 'node_modules', '.bin', onWindows ? `${name}.cmd` : name),
    args,
    {
      cwd: root,
      stdio: 'inherit',
      shell: onWindows,
    },
  );
  if (error !== undefined) throw error;
  if (status !== 0) process.exit(status ?? 1);
}
