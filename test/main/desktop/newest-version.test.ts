import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { askNewestVersion } from '../../../src/main/desktop/newest-version';
import { ManualEnvironment } from '../../support/manual-environment';

/** A server that answers every call with this text; `asked` records the calls. */
async function server(text: string, status = 200) {
  const asked: { url: string | undefined; headers: IncomingHttpHeaders }[] = [];
  const http = createServer((request, response) => {
    asked.push({ url: request.url, headers: request.headers });
    response.writeHead(status, { location: '/elsewhere' }).end(text);
  }).listen(0, '127.0.0.1');
  onTestFinished(() => http.close().closeAllConnections());
  await once(http, 'listening');
  const { port } = http.address() as AddressInfo;
  return {
    asked,
    ask: () => askNewestVersion(new ManualEnvironment(), `http://127.0.0.1:${port}/version.json`),
  };
}

describe('the newest version', () => {
  it('is requested without any data that distinguishes one computer from another', async () => {
    const { ask, asked } = await server(
      '{"version": "1.2.3", "url": "https://there.example/get", "more": 1}',
    );
    expect(await ask()).toEqual({ version: '1.2.3', url: 'https://there.example/get' });
    expect(asked).toEqual([
      {
        url: '/version.json',
        headers: {
          accept: 'application/json',
          'user-agent': 'Locdesk',
          host: expect.stringMatching(/^127/),
          connection: expect.any(String),
        },
      },
    ]);
  });

  it.each([
    ['no JSON', '<html>', /JSON/],
    ['no object', '"1.2.3"', /the answer is not/],
    ['no version', '{"version": "<b>2</b>", "url": "https://there.example/"}', /the answer is not/],
    [
      'a page that anyone on the way can replace',
      '{"version": "1.2.3", "url": "http://there.example/"}',
      /not/,
    ],
    ['no page', '{"version": "1.2.3", "url": "javascript:alert(1)"}', /not/],
    ['a page with a user', '{"version": "1.2.3", "url": "https://a:b@there.example/"}', /not/],
    ['no end', 'x'.repeat(20_000), /longer than/],
  ])('is not read from an answer with %s', async (_what, text, reason) => {
    await expect((await server(text)).ask()).rejects.toThrow(reason);
  });

  it('is not looked for where a redirect leads', async () => {
    const { ask, asked } = await server('{"version": "1.2.3", "url": "https://there.example/"}', 302);
    await expect(ask()).rejects.toThrow('302');
    expect(asked).toHaveLength(1);
  });
});
