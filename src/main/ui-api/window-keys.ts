import { createHash } from 'node:crypto';
import {
  chmodSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  rmSync,
  statSync,
  unlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { AppError } from '../../contract/errors';
import { sentence } from '../../contract/sentence';
import { handoverParameter, uiApiPaths } from '../../contract/ui-api-paths';
import type { Environment } from '../platform/environment';

/** The folder of the pages inside of the data folder. */
export const windowFolderName = 'window';
/** How long a key opens the window (decisions, section 10). */
const lifetimeMs = 60_000;

export interface WindowKey {
  /** A page for the browser that sends the key to the program and ends in the window. */
  readonly page: string;
  /** The window's address with the key, for a terminal and for tools that read standard output. */
  readonly link: string;
}

/**
 * Keys to the browser host's window. Each one opens it once, within a minute.
 *
 * A key is kept as a page in a folder that only its owner can read, named by the key's hash. `locdesk open`
 * can therefore make a key for a running program without asking it over a port, and the browser is started
 * with a path: the key appears neither in the arguments of a process nor, because the page sends it in the
 * body of a form, in an address that a browser remembers.
 */
export class WindowKeys {
  readonly #folder: string;
  readonly #environment: Pick<Environment, 'now' | 'randomBytes'>;

  constructor(dataFolder: string, environment: Pick<Environment, 'now' | 'randomBytes'>) {
    this.#folder = join(dataFolder, windowFolderName);
    this.#environment = environment;
  }

  /**
   * Makes a key to the window at `address`, the origin of the running program.
   *
   * @throws AppError UNAVAILABLE when the folder of the pages belongs to another user.
   */
  make(address: string): WindowKey {
    this.#ensureFolder();
    const key = this.#environment.randomBytes(32).toString('base64url');
    const page = this.#pageOf(key);
    writeFileSync(page, pageText(address, key), { mode: 0o600, flag: 'wx' });
    const madeSeconds = this.#environment.now() / 1000;
    utimesSync(page, madeSeconds, madeSeconds);
    return { page, link: new URL(`/#${handoverParameter}=${key}`, address).href };
  }

  /** Returns whether the key opens the window; afterwards it is invalid. */
  use(key: string): boolean {
    const page = this.#pageOf(key);
    try {
      const isFresh = this.#isFresh(page);
      // A key whose page can't be removed could be used twice, so it is refused.
      unlinkSync(page);
      return isFresh;
    } catch {
      return false;
    }
  }

  /** Removes the pages whose keys are too old. */
  sweep(): void {
    for (const page of this.#pages()) if (!this.#isFresh(page)) rmSync(page, { force: true });
  }

  /** Removes all pages, so that no key is valid. */
  clear(): void {
    for (const page of this.#pages()) rmSync(page, { force: true });
  }

  #pageOf(key: string): string {
    return join(this.#folder, `${createHash('sha256').update(key).digest('hex')}.html`);
  }

  #pages(): readonly string[] {
    try {
      return readdirSync(this.#folder)
        .filter((name) => name.endsWith('.html'))
        .map((name) => join(this.#folder, name));
    } catch {
      // No key was made yet.
      return [];
    }
  }

  #isFresh(page: string): boolean {
    const madeMs = statSync(page, { throwIfNoEntry: false })?.mtimeMs;
    // A page from the future was made before the clock was set back: its age is unknown.
    return madeMs !== undefined && Math.abs(this.#environment.now() - madeMs) < lifetimeMs;
  }

  /** A data folder given with `--data` may be open to other users; this one never is. */
  #ensureFolder(): void {
    mkdirSync(this.#folder, { recursive: true, mode: 0o700 });
    const { uid } = lstatSync(this.#folder);
    const user = process.getuid?.();
    if (user !== undefined && uid !== user) {
      throw new AppError(
        'UNAVAILABLE',
        sentence`${this.#folder} belongs to another user, who could read the key to the window. Remove it, or choose another data folder with --data.`,
      );
    }
    chmodSync(this.#folder, 0o700);
  }
}

/** The button is for browsers that run no script in local files. */
function pageText(address: string, key: string): string {
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="referrer" content="no-referrer">
<title>Locdesk</title>
<form method="post" action="${new URL(uiApiPaths.enter, address).href}" autocomplete="off">
<input type="hidden" name="key" value="${key}">
<button>Open Locdesk</button>
</form>
<script>document.forms[0].submit()</script>
`;
}
