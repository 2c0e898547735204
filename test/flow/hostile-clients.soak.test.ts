import { readFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { once } from 'node:events';
import { describe, expect, it, onTestFinished } from 'vitest';
import { locdesk, serveWith, type Served, type ServeOptions } from '../support/serve';
import { scaled } from '../support/effort';
import { migratedFolder } from '../support/migrated-folder';
import { submission } from '../support/test-backend';

async function started(
  options: ServeOptions = {},
): Promise<Served & { readonly token: string; readonly port: number; readonly listenerPort: number }> {
  const served = await serveWith(options, migratedFolder());
  const { stdout } = await locdesk('token', 'create', '--name', 'hostile', '--json', '--data', served.data);
  return {
    ...served,
    token: (JSON.parse(stdout) as { token: string }).token,
    port: Number(new URL(served.service).port),
    listenerPort: Number(new URL(served.listener).port),
  };
}

async function open(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  onTestFinished(() => void socket.destroy());
  await once(socket, 'connect');
  return socket;
}

/** Resolves when more can be written, or never will. */
function drained(socket: Socket): Promise<void> {
  const events = ['drain', 'close'];
  return new Promise((resolve) => {
    const done = (): void => {
      for (const event of events) socket.off(event, done);
      resolve();
    };
    for (const event of events) socket.on(event, done);
  });
}

const head = (token: string, more: string): string =>
  `PUT /v1/content HTTP/1.1\r\nHost: 127.0.0.1\r\nAuthorization: Bearer ${token}\r\nContent-Type: application/json\r\n${more}\r\n\r\n`;

async function answers(
  { service, token }: { service: string; token: string },
  body = JSON.stringify(submission()),
): Promise<number> {
  const response = await fetch(`${service}/v1/content`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    body,
  });
  return response.status;
}

function memoryMiB(pid: number | undefined): number {
  const kib = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Number(kib) / 1024;
}

describe('the service keeps answering others', () => {
  it.skipIf(process.platform === 'win32')(
    'beside more connections without a token than the process may have files open',
    { timeout: 60_000 },
    async () => {
      const served = await started({ mostFiles: 1_500 });
      const keepAlive = await open(served.port);
      const call = `GET /v1/webhook HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${served.token}\r\n\r\n`;
      const status = async (): Promise<string> => {
        keepAlive.write(call);
        return ((await once(keepAlive, 'data')) as [Buffer])[0].toString().slice(0, 12);
      };
      expect(await status()).toBe('HTTP/1.1 200');
      for (let made = 0; made < 3_000; made += 250) {
        await Promise.all(
          Array.from({ length: 250 }, (_, at) => open(at % 2 === 0 ? served.port : served.listenerPort)),
        );
      }
      // Both a new connection and the authenticated old one are answered.
      expect(await answers(served)).toBe(200);
      expect(await status()).toBe('HTTP/1.1 200');
    },
  );

  it('beside bodies that were half sent and stopped', async () => {
    const served = await started();
    for (let made = 0; made < 200; made++) {
      const socket = await open(served.port);
      socket.write(`${head(served.token, 'Content-Length: 5000')}{"language":`);
    }
    expect(await answers(served)).toBe(200);
  });

  it.skipIf(process.platform !== 'linux')(
    'while bodies far beyond the limit are refused, with memory that stays bounded',
    { timeout: 60_000 },
    async () => {
      const served = await started();
      const before = memoryMiB(served.process.pid);
      const mebibytes = scaled(60, 200);
      const chunk = Buffer.alloc(1024 * 1024, 0x20);
      await Promise.all(
        [1, 2, 3, 4].map(async () => {
          const socket = await open(served.port);
          const answer = once(socket, 'data') as Promise<[Buffer]>;
          socket.write(head(served.token, 'Transfer-Encoding: chunked'));
          for (let sent = 0; sent < mebibytes && socket.writable; sent++) {
            socket.write(`${chunk.length.toString(16)}\r\n`);
            socket.write(chunk);
            if (!socket.write('\r\n')) await drained(socket);
          }
          expect((await answer)[0].toString()).toMatch(/^HTTP\/1\.1 413 /);
        }),
      );
      expect(await answers(served)).toBe(200);
      expect(memoryMiB(served.process.pid) - before).toBeLessThan(scaled(160, 250));
    },
  );
});
