// `npm run package`: builds and packages for this system; further words are electron-builder's (`--dir`, `--win`, `--mac`, `--linux`).
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { runTool } from './lib/package-tool.mjs';
import { root, say } from './lib/say.mjs';

const packages = /\.(exe|dmg|AppImage|deb)$/;

runTool('electron-vite', ['build']);
runTool('electron-builder', process.argv.slice(2));
for (const name of readdirSync(join(root, 'dist'))) {
  if (packages.test(name)) say(`dist/${name}: ${mebibytes(statSync(join(root, 'dist', name)).size)}`);
}

/** @param {number} bytes */
function mebibytes(bytes) {
  return `${(bytes / 2 ** 20).toFixed(1)} MiB`;
}
