import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The bytes in which fuses are flipped: a sentinel, a version, a length and the number of switches of
 * Electron 45.
 */
const fuseWire = '\n//dL7pKGdnNz796PbbjQWNKmHXBZaB9tsX\u0001\u000901001010\n';

/**
 * Creates a folder with the parts of an Electron distribution for Linux that electron-builder requires, to
 * test packaging where the real one is unavailable (toolchain.md, section 7).
 */
export function makeStandInDistribution(folder: string): void {
  for (const name of ['resources', 'locales']) mkdirSync(join(folder, name), { recursive: true });
  for (const name of ['LICENSE', 'LICENSES.chromium.html', 'locales/en-US.pak']) {
    writeFileSync(join(folder, name), 'A stand-in of the tests.\n');
  }
  writeFileSync(join(folder, 'version'), '45.4.1');
  for (const name of ['electron', 'chrome_crashpad_handler', 'chrome-sandbox']) {
    writeFileSync(join(folder, name), `#!/bin/sh\nexit 1\n${name === 'electron' ? fuseWire : ''}`, 'latin1');
    chmodSync(join(folder, name), 0o755);
  }
}
