import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';

/** Long enough for a client that still sends to read the answer; longer only serves one that never ends. */
const lingerMs = 5_000;

/** The rest of a refused body is read and dropped (RFC 9112, section 9.6), but not for long. */
export function cutUnreadBodySoon(request: IncomingMessage): void {
  const { headers } = request;
  if (headers['content-length'] === undefined && headers['transfer-encoding'] === undefined) return;
  setTimeout(() => {
    if (!request.complete) request.destroy();
  }, lingerMs).unref();
}

/** A connection whose last answer was sent stays open for as long as its client likes, unless it is destroyed. */
export function cutSoon(socket: Socket): void {
  setTimeout(() => socket.destroy(), lingerMs).unref();
}
