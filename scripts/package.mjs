// `npm run package`: builds and packages for this system. `--release` refuses a package that is not fit for
// distribution, `--without-gpl-dictionaries` leaves German and Italian out; further arguments go to
// electron-builder (`--dir`, `--win`, `--mac`, `--linux`).
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { packageArguments } from './lib/package-arguments.mjs';
import { runTool } from './lib/package-tool.mjs';
import { root, say } from './lib/say.mjs';

const packages = /\.(exe|dmg|AppImage|deb)$/;

const { args, notes } = readArguments();
runTool('electron-vite', ['build']);
runTool('electron-builder', args);
for (const name of readdirSync(join(root, 'dist'))) {
  if (packages.test(name)) say(`dist/${name}: ${mebibytes(statSync(join(root, 'dist', name)).size)}`);
}
for (const note of notes) say(note);

function readArguments() {
  try {
    return packageArguments(process.argv.slice(2), process.env, process.platform);
  } catch (error) {
    say(error instanceof Error ? error.message : String(error));
    process.exit(1);
  }
}

/** @param {number} bytes */
function mebibytes(bytes) {
  return `${(bytes / 2 ** 20).toFixed(1)} MiB`;
}
