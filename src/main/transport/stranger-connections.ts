import type { Socket } from 'node:net';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Connections kept open for unauthenticated clients. */
const mostStrangers = 512;

/**
 * Keeps connections free for known clients: any program on the machine can open as many as it likes, and each
 * takes one of the files that this process may have open. Beyond the limit the oldest connection that has not
 * shown a token, a session or a listener key is closed; `request.keepConnection()` takes a connection out of
 * the limit.
 */
export function limitStrangers(app: FastifyInstance): void {
  const strangers = new Set<Socket>();
  app.server.on('connection', (socket: Socket) => {
    strangers.add(socket);
    socket.once('close', () => strangers.delete(socket));
    const [oldest] = strangers;
    if (strangers.size > mostStrangers && oldest !== undefined) {
      strangers.delete(oldest);
      oldest.destroy();
    }
  });
  app.decorateRequest('keepConnection', function (this: FastifyRequest): void {
    strangers.delete(this.raw.socket);
  });
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Excludes the connection from the limit for unauthenticated clients. */
    keepConnection(): void;
  }
}
