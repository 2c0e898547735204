import { timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { uiApiPaths } from '../../shared/contract';
import { AppError } from '../../shared/errors';

/** Sessions a run remembers; a coordinator needs a handful, and the oldest one gives way. */
const mostSessions = 64;

/**
 * Who may use the window's commands in a browser: whoever brought the per-run secret once (from the URL's fragment, which
 * never reaches a server or a log) and carries the cookie it was exchanged for. Cookies don't know ports, so the origin
 * is checked too: another program's page on 127.0.0.1 gets nowhere (decisions, section 10).
 */
export class UiSessions {
  readonly #secret: Buffer;
  readonly #sessions = new Set<string>();
  readonly #newId: () => string;

  constructor(secret: string, newId: () => string) {
    this.#secret = Buffer.from(secret);
    this.#newId = newId;
  }

  /** Exchanges the secret for a session cookie. @throws AppError FORBIDDEN */
  open(secret: string, request: FastifyRequest, reply: FastifyReply): void {
    requireOwnOrigin(request);
    const given = Buffer.from(secret);
    if (given.length !== this.#secret.length || !timingSafeEqual(given, this.#secret)) {
      throw new AppError(
        'FORBIDDEN',
        'This address is of an earlier run. Open the one that Locdesk printed at its start.',
      );
    }
    const id = this.#newId();
    this.#sessions.add(id);
    const [oldest] = this.#sessions;
    if (this.#sessions.size > mostSessions && oldest !== undefined) this.#sessions.delete(oldest);
    void reply.header(
      'set-cookie',
      `${cookieName(request)}=${id}; Path=${uiApiPaths.base}; HttpOnly; SameSite=Strict`,
    );
  }

  /** @throws AppError FORBIDDEN unless the request carries a session and comes from our own page. */
  require(request: FastifyRequest): void {
    requireOwnOrigin(request);
    const id = readCookie(request.headers.cookie, cookieName(request));
    if (id === undefined || !this.#sessions.has(id)) {
      throw new AppError(
        'FORBIDDEN',
        'This window has no session. Open the address that Locdesk printed at its start.',
      );
    }
  }
}

function requireOwnOrigin(request: FastifyRequest): void {
  const { origin, host } = request.headers;
  const site = request.headers['sec-fetch-site'];
  // Browsers send Origin with every POST; a same-origin GET has none and says so in Sec-Fetch-Site.
  const fits = origin === undefined ? request.method === 'GET' : origin === `http://${host}`;
  if (!fits || (site !== undefined && site !== 'same-origin')) {
    throw new AppError('FORBIDDEN', 'origin: only the window of this Locdesk may ask for this');
  }
}

/** With the port in its name, windows of two Locdesks on one machine don't overwrite each other's cookie. */
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
