import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';

/** Long enough for a sending client to read the response; longer would only serve one that never ends. */
const lingerMs = 5_000;

/** Reads and drops the rest of a refused body (RFC 9112, section 9.6), for a limited time. */
export function cutUnreadBodySoon(request: IncomingMessage): void {
  const { headers } = request;
  if (headers['content-length'] === undefined && headers['transfer-encoding'] === undefined) return;
  setTimeout(() => {
    if (!request.complete) request.destroy();
  }, lingerMs).unref();
}

/** Clients can keep a connection open after its last answer, so it is destroyed. */
export function cutSoon(socket: Socket): void {
  setTimeout(() => socket.destroy(), lingerMs).unref();
}
