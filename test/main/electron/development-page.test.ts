import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it, vi } from 'vitest';

const electron = vi.hoisted(() => ({
  app: { isPackaged: false, commandLine: { appendSwitch: vi.fn<(name: string) => void>() } },
  protocol: { handle: vi.fn<(scheme: string, handler: (request: Request) => Promise<Response>) => void>() },
}));
vi.mock('electron', () => electron);
const { allowDevelopmentSocket, developmentPageServer, serveDevelopmentPage } =
  await import('../../../src/main/electron/development-page');

afterEach(() => {
  electron.app.isPackaged = false;
  vi.unstubAllEnvs();
});

it('only an application that is not packaged asks a development server for its page', () => {
  vi.stubEnv('LOCDESK_PAGE_SERVER', 'http://127.0.0.1:5173');
  expect(developmentPageServer()).toBe('http://127.0.0.1:5173');
  electron.app.isPackaged = true;
  expect(developmentPageServer()).toBeUndefined();
  allowDevelopmentSocket();
  expect(electron.app.commandLine.appendSwitch).not.toHaveBeenCalled();
});

it('the window’s scheme answers with what the development server has', async () => {
  const server = createServer((request, response) => {
    response.setHeader('content-type', 'text/javascript');
    response.statusCode = request.url === '/main.tsx?v=1' ? 200 : 404;
    response.end('export {};');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  try {
    serveDevelopmentPage(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    const [scheme, handler] = electron.protocol.handle.mock.calls[0] ?? [];
    expect(scheme).toBe('app');
    const answer = await handler?.(new Request('app://locdesk/main.tsx?v=1'));
    expect(answer?.status).toBe(200);
    expect(answer?.headers.get('content-type')).toBe('text/javascript');
    expect(await answer?.text()).toBe('export {};');
    expect((await handler?.(new Request('app://locdesk/missing')))?.status).toBe(404);
  } finally {
    server.close();
  }
});
