import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import type { FastifyBaseLogger } from 'fastify';
import { pino } from 'pino';
import { expect, it, onTestFinished } from 'vitest';
import { createBaseServer } from '../../../src/main/transport/base-server';

it('a client that goes away in the middle of its body is no fault in the log', async () => {
  const lines: string[] = [];
  const logger: FastifyBaseLogger = pino({}, { write: (line: string) => void lines.push(line) });
  let ids = 0;
  const app = createBaseServer({
    host: '127.0.0.1',
    bodyLimitBytes: 10_000,
    logger,
    newServerRequestId: () => String((ids += 1)),
  });
  const statuses: number[] = [];
  app.addHook('onSend', (_request, reply, _payload, done) => {
    statuses.push(reply.statusCode);
    done();
  });
  app.put('/', () => ({}));
  await app.listen({ host: '127.0.0.1', port: 0 });
  onTestFinished(() => app.close());
  const { port } = app.server.address() as AddressInfo;

  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  const received = once(app.server, 'request');
  socket.write(
    'PUT / HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nContent-Length: 50\r\n\r\n{',
  );
  await received;
  socket.destroy();
  await expect.poll(() => statuses).toEqual([400]);
  expect(lines).toEqual([]);
});
