import { readdir, readFile } from 'node:fs/promises';
import { dictionaryLicences } from '../../contract/spelling';
import { extname, join, normalize, sep } from 'node:path';
import { app, protocol } from 'electron';
import { windowHeaders } from '../ui-api/content-security-policy';

/** The window's own scheme instead of `file:`, which gives it an origin and headers on every response. */
export const appScheme = 'app';
export const appOrigin = `${appScheme}://locdesk`;

const mediaTypes: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
};

/**
 * Must run before the app is ready. Images of content are decoded in sandboxed frames (`shown-images.ts`):
 * the switch gives these frames a separate process, whatever Chromium's default becomes.
 */
export function registerAppScheme(): void {
  app.commandLine.appendSwitch('enable-features', 'IsolateSandboxedIframes');
  protocol.registerSchemesAsPrivileged([
    { scheme: appScheme, privileges: { standard: true, secure: true, supportFetchAPI: true } },
  ]);
}

/**
 * Serves the built renderer and the licences of the bundled dictionaries, and nothing outside their folders.
 */
export function serveAppScheme(uiFolder: string, dictionaryFolder: string): void {
  protocol.handle(appScheme, async (request) => {
    if (request.method === 'GET' && request.url === `${appOrigin}/${dictionaryLicences}`) {
      const headers = { ...windowHeaders, 'content-type': 'text/plain; charset=utf-8' };
      return new Response(await readLicences(dictionaryFolder), { headers });
    }
    const file = fileFor(request.url, uiFolder);
    if (file === undefined || request.method !== 'GET') return notFound();
    try {
      const type = mediaTypes[extname(file)] ?? 'application/octet-stream';
      return new Response(await readFile(file), { headers: { ...windowHeaders, 'content-type': type } });
    } catch {
      return notFound();
    }
  });
}

/** Assembled from existing files, because a package may lack some dictionaries. */
async function readLicences(folder: string): Promise<string> {
  try {
    const names = (await readdir(folder)).filter((name) => name.endsWith('.txt')).toSorted();
    return (await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')))).join('\n\n');
  } catch {
    return '';
  }
}

/** Returns the file of an address, or undefined when it may not be served. */
export function fileFor(address: string, uiFolder: string): string | undefined {
  if (!address.startsWith(`${appOrigin}/`)) return undefined;
  try {
    const path = decodeURIComponent(new URL(address).pathname);
    const file = normalize(join(uiFolder, path === '/' ? 'index.html' : path));
    return file.startsWith(`${uiFolder}${sep}`) && !file.includes('\0') ? file : undefined;
  } catch {
    return undefined;
  }
}

function notFound(): Response {
  return new Response('Not found', { status: 404, headers: windowHeaders });
}
