import type { FastifyInstance } from 'fastify';
import { AppError } from '../../contract/errors';

/**
 * While the server closes, what is in flight is finished and what still comes in on an open connection is a 503 with our
 * body; Fastify's own (`return503OnClosing`) has another form.
 *
 * @returns what a call is refused with now, if at all; to be asked before anything else.
 */
export function refuseWhileClosing(app: FastifyInstance): () => AppError | undefined {
  let closing = false;
  app.addHook('preClose', async () => {
    closing = true;
    // Connections that are busy now would otherwise be kept open after their answer, and the end would wait for them.
    app.server.keepAliveTimeout = 1;
  });
  return () =>
    closing
      ? new AppError(
          'UNAVAILABLE',
          'The service is stopping: nothing was stored. Send it again when it runs.',
        )
      : undefined;
}
