import { join } from 'node:path';
import { hasDisplay } from '../../../scripts/lib/display.mjs';
import { installedElectron } from '../../../scripts/lib/electron-binary.mjs';

const root = join(import.meta.dirname, '..', '..', '..');
const doubleFolder = join(root, 'test', 'support', 'electron-double');
const override = 'ELECTRON_OVERRIDE_DIST_PATH';

/** Real Electron where its binary is here and a window can be shown, else the double. */
export const usesDouble =
  process.env[override] === undefined
    ? installedElectron(root) === undefined || !hasDisplay()
    : process.env[override] === doubleFolder;

/** Playwright asks the electron package for the executable, which reads this variable first. */
export function chooseElectron(): void {
  if (usesDouble) process.env[override] = doubleFolder;
}
