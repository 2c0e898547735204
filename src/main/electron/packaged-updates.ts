import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Returns the address of the newest version: `npm run package` writes LOCDESK_UPDATES into the package's
 * package.json.
 */
export function packagedUpdatesAddress(appFolder: string): string | undefined {
  try {
    const described: unknown = JSON.parse(readFileSync(join(appFolder, 'package.json'), 'utf8'));
    const isObject = typeof described === 'object' && described !== null;
    return isObject && 'updates' in described ? updatesAddress(described.updates) : undefined;
  } catch {
    return undefined;
  }
}

/** Validates the address; http is accepted only on this computer. */
function updatesAddress(value: unknown): string | undefined {
  if (typeof value !== 'string' || !URL.canParse(value)) return undefined;
  const { protocol, hostname } = new URL(value);
  const isOwn = protocol === 'http:' && hostname === '127.0.0.1';
  return protocol === 'https:' || isOwn ? value : undefined;
}
