import { readFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { once } from 'node:events';
import { describe, expect, it, onTestFinished } from 'vitest';
import { locdesk, serve, type Served } from '../support/serve';
import { tempFolder } from '../support/temp-folder';
import { submission } from '../support/test-backend';

async function started(): Promise<Served & { readonly token: string; readonly port: number }> {
  const served = await serve(tempFolder());
  const { stdout } = await locdesk('token', 'create', '--name', 'hostile', '--json', '--data', served.data);
  return {
    ...served,
    token: (JSON.parse(stdout) as { token: string }).token,
    port: Number(new URL(served.service).port),
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

/** For a machine that has more to do than this. */
const patience = { timeout: 20_000 };

function memoryMiB(pid: number | undefined): number {
  const kib = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Number(kib) / 1024;
}

describe('the service keeps answering others', () => {
  it('beside 10,000 open connections', { timeout: 60_000 }, async () => {
    const served = await started();
    for (let made = 0; made < 10_000; made += 500) {
      await Promise.all(Array.from({ length: 500 }, () => open(served.port)));
    }
    expect(await answers(served)).toBe(200);
  });

  it('beside bodies that were half sent and stopped', async () => {
    const served = await started();
    for (let made = 0; made < 200; made++) {
      const socket = await open(served.port);
      socket.write(`${head(served.token, 'Content-Length: 5000')}{"language":`);
    }
    expect(await answers(served)).toBe(200);
  });

  it.skipIf(process.platform !== 'linux')(
    'while 200 MB bodies are refused, with memory that stays bounded',
    { timeout: 60_000 },
    async () => {
      const served = await started();
      const before = memoryMiB(served.process.pid);
      const chunk = Buffer.alloc(1024 * 1024, 0x20);
      await Promise.all(
        [1, 2, 3, 4].map(async () => {
          const socket = await open(served.port);
          const answer = once(socket, 'data') as Promise<[Buffer]>;
          socket.write(head(served.token, 'Transfer-Encoding: chunked'));
          for (let sent = 0; sent < 200 && socket.writable; sent++) {
            socket.write(`${chunk.length.toString(16)}\r\n`);
            socket.write(chunk);
            if (!socket.write('\r\n')) await drained(socket);
          }
          expect((await answer)[0].toString()).toMatch(/^HTTP\/1\.1 413 /);
        }),
      );
      expect(await answers(served)).toBe(200);
      expect(memoryMiB(served.process.pid) - before).toBeLessThan(250);
    },
  );

  it.skipIf(process.platform !== 'linux')(
    'while many large bodies come in slowly: past the budget they are sent away with Retry-After',
    { timeout: 60_000 },
    async () => {
      const served = await started();
      const statuses: string[] = [];
      const waiting: Socket[] = [];
      for (let made = 0; made < 20; made++) {
        const socket = await open(served.port);
        socket.on('data', (data) => statuses.push(data.toString().split('\r\n')[0] ?? ''));
        socket.write(head(served.token, `Content-Length: ${10 * 1024 * 1024}`));
        socket.write('{"language":');
        waiting.push(socket);
      }
      await expect.poll(() => statuses.length, patience).toBe(20 - 12);
      expect(new Set(statuses)).toEqual(new Set(['HTTP/1.1 503 Service Unavailable']));
      expect(await answers(served)).toBe(200);
      // Whoever gives up makes room again: this one would not have fitted beside them.
      const large = JSON.stringify(submission({ pad: 'x'.repeat(9 * 1024 * 1024) }));
      expect(await answers(served, large)).toBe(503);
      for (const socket of waiting) socket.destroy();
      await expect.poll(() => answers(served, large), patience).toBe(200);
    },
  );
});
