import { expect, it } from 'vitest';
import { ask } from '../../../support/upstream/logged-call';
import { markDesk } from '../../../support/mark-desk';
import { listOf } from '../../../support/request-list';

const all = { view: 'all', sort: 'created', descending: false } as const;

it('a connection that is removed with its mirror in the middle of a page leaves nothing, and can be added again', async () => {
  const desk = await markDesk();
  const { backend, upstream } = desk;
  for (let n = 0; n < 900; n += 1) upstream.complete(`later ${n}`, upstream.time(n), 'x', 3);
  backend.environment.advance(320_000);
  const here = () => backend.core.review.counts().all;
  await expect.poll(here, { interval: 1 }).toBeGreaterThan(40);
  expect(here()).toBeLessThan(900);
  const { requests } = await ask(backend, 'connections.remove', {
    key: desk.connection.key,
    withMirror: true,
  });
  expect(requests).toBeGreaterThan(40);
  await desk.backend.core.syncs.flush();
  backend.environment.advance(1000);
  expect(here()).toBe(0);
  expect(listOf(backend, all)).toEqual([]);

  await ask(backend, 'connections.add', {
    name: 'Again',
    baseUrl: upstream.url,
    token: upstream.token,
    intervalSeconds: 300,
    workingHours: null,
    pageSize: 1000,
  });
  await expect.poll(here).toBe(901);
  expect(backend.environment.logged.filter(({ level }) => level === 'error')).toEqual([]);
});
