import { expect, it } from 'vitest';
import { connectionLines } from '../../../../src/main/cli/connections/connection-text';
import { testBackend } from '../../../support/test-backend';

it('a terminal says how many requests of a connection wait to be read again, or that none are', async () => {
  const { core } = testBackend();
  await core.connections.add({ name: 'Upstream', baseUrl: 'http://127.0.0.1:2' });
  const [connection] = core.connectionList.list(undefined);
  if (connection === undefined) throw new Error('no connection');
  const lines = (changes: Partial<typeof connection>): string =>
    connectionLines({ ...connection, ...changes }).join('\n');
  expect(lines({ looksDue: 3 })).toMatch(/\b3 requests wait to be read again/);
  expect(lines({ looksDue: 1000 })).toMatch(/\b1000 or more requests wait to be read again/);
  expect(lines({ looksAgain: false })).toMatch(/requests that are not imported are not read again/);
});
