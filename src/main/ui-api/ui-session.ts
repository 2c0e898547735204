import type { FastifyReply, FastifyRequest } from 'fastify';
import { uiApiPaths } from '../../contract/ui-api-paths';
import { AppError } from '../../contract/errors';
import type { Environment } from '../platform/environment';
import type { WindowKeys } from './window-keys';

/** A session without an open window ends after this idle time (decisions, section 10). */
const idleMs = 12 * 3_600_000;
/** Limits sessions: a coordinator needs a handful, a script may open new ones endlessly. */
const mostSessions = 64;

interface Session {
  usedMs: number;
  openWindows: number;
}

/**
 * The sessions of browser windows: a key (`WindowKeys`) is exchanged for a cookie, and the cookie is required
 * for every command. Cookies are shared by all ports of an address, so the origin is checked as well: a page
 * of another program on 127.0.0.1 is refused (decisions, section 10).
 */
export class UiSessions {
  readonly #keys: WindowKeys;
  readonly #environment: Pick<Environment, 'uptime' | 'randomBytes'>;
  readonly #sessions = new Map<string, Session>();

  constructor(keys: WindowKeys, environment: Pick<Environment, 'uptime' | 'randomBytes'>) {
    this.#keys = keys;
    this.#environment = environment;
  }

  /** Exchanges a key for a session cookie. Returns whether the key was valid. */
  open(key: string, request: FastifyRequest, reply: FastifyReply): boolean {
    if (!this.#keys.use(key)) return false;
    const id = this.#environment.randomBytes(32).toString('base64url');
    this.#makeRoom();
    this.#sessions.set(id, { usedMs: this.#environment.uptime(), openWindows: 0 });
    void reply.header(
      'set-cookie',
      `${cookieName(request)}=${id}; Path=${uiApiPaths.base}; HttpOnly; SameSite=Strict`,
    );
    return true;
  }

  /** @throws AppError FORBIDDEN unless the request carries a session and comes from our own page. */
  require(request: FastifyRequest): void {
    requireOwnOrigin(request);
    const session = this.#find(request);
    if (session === undefined) {
      throw new AppError('FORBIDDEN', 'This window has no session. Run "locdesk open" for a new one.');
    }
    session.usedMs = this.#environment.uptime();
  }

  /** Keeps the session of an open window alive until the returned function is called. */
  hold(request: FastifyRequest): () => void {
    const session = this.#find(request);
    if (session === undefined) return () => undefined;
    session.openWindows += 1;
    return () => {
      session.openWindows -= 1;
      session.usedMs = this.#environment.uptime();
    };
  }

  #find(request: FastifyRequest): Session | undefined {
    const id = readCookie(request.headers.cookie, cookieName(request)) ?? '';
    const session = this.#sessions.get(id);
    if (session === undefined || !this.#hasEnded(session)) return session;
    this.#sessions.delete(id);
    return undefined;
  }

  #hasEnded({ usedMs, openWindows }: Session): boolean {
    return openWindows === 0 && this.#environment.uptime() - usedMs >= idleMs;
  }

  /** Removes the session that was idle for longest; never one with an open window. */
  #makeRoom(): void {
    if (this.#sessions.size < mostSessions) return;
    const [longest] = [...this.#sessions]
      .filter(([, { openWindows }]) => openWindows === 0)
      .toSorted(([, a], [, b]) => a.usedMs - b.usedMs);
    if (longest !== undefined) this.#sessions.delete(longest[0]);
  }
}

/** @throws AppError FORBIDDEN unless the request comes from a page of this program. */
export function requireOwnOrigin(request: FastifyRequest): void {
  const { origin, host } = request.headers;
  const site = request.headers['sec-fetch-site'];
  // Browsers send Origin with every POST; a same-origin GET has none but a Sec-Fetch-Site header.
  const fits = origin === undefined ? request.method === 'GET' : origin === `http://${host}`;
  if (!fits || (site !== undefined && site !== 'same-origin')) {
    throw new AppError('FORBIDDEN', 'origin: only the window of this Locdesk may ask for this');
  }
}

/**
 * The port in the name prevents windows of two Locdesks on one machine from overwriting each other's cookie.
 */
function cookieName(request: FastifyRequest): string {
  return `locdesk-${request.socket.localPort ?? 0}`;
}

function readCookie(header: string | undefined, name: string): string | undefined {
  for (const part of header?.split(';') ?? []) {
    const [key, value] = part.trim().split('=', 2);
    if (key === name) return value;
  }
  return undefined;
}
