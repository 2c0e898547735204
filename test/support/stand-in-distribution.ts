import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** What the fuses are flipped in: a sentinel, a version, a length and as many switches as Electron 45 has. */
const fuseWire = '\n//dL7pKGdnNz796PbbjQWNKmHXBZaB9tsX\u0001\u000901001010\n';

/**
 * A folder that has as much of an Electron distribution for Linux as electron-builder asks for, so that packaging can be tried
 * where the real one can't be had (toolchain.md, section 7).
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
