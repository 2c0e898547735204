import { expect, it } from 'vitest';
import { HostRequests } from '../../../src/renderer/stores/host-requests';
import type { HostRequest } from '../../../src/contract/desktop/host-request';

const link = (id: string): HostRequest => ({ kind: 'request-missing', id });

it('requests of the host before the first rendering wait for it, in order', () => {
  const requests = new HostRequests();
  const handled: HostRequest[] = [];
  requests.receive(link('a'));
  requests.receive(link('b'));
  const stop = requests.handleWith((request) => handled.push(request));
  requests.receive(link('c'));
  stop();
  // Drawn again.
  requests.receive(link('d'));
  requests.handleWith((request) => handled.push(request));
  expect(handled.map((request) => 'id' in request && request.id)).toEqual(['a', 'b', 'c', 'd']);
});
