import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import Fastify from 'fastify';
import { expect, it, onTestFinished } from 'vitest';
import { Changes } from '../../../src/main/platform/changes';
import { createServers } from '../../../src/main/transport/servers';
import { tempFolder } from '../../support/temp-folder';

it.each([
  ['--port', 'servicePort'],
  ['--listener-port', 'listenerPort'],
] as const)('a port that is taken is one sentence that names its option: %s', async (option, name) => {
  const taken = createServer().listen(0, '127.0.0.1');
  onTestFinished(() => void taken.close());
  await once(taken, 'listening');
  const { port } = taken.address() as AddressInfo;
  const servers = createServers({
    service: Fastify(),
    listener: Fastify(),
    changes: new Changes(() => undefined),
    config: {
      version: '1.2.3',
      hostKind: 'browser',
      dataFolder: tempFolder(),
      host: '127.0.0.1',
      servicePort: 0,
      listenerPort: 0,
      settings: new Map(),
      [name]: port,
    },
  });
  onTestFinished(() => void servers.close());
  const message = `Port ${port} on 127.0.0.1 is taken by another program. Close that one, or choose another port with ${option} (0 picks a free one).`;
  await expect(servers.listen()).rejects.toMatchObject({ code: 'UNAVAILABLE', message });
  expect(servers.states().listener).toEqual({ kind: 'failed', message });
});
