import { describe, expect, it } from 'vitest';
import { testConnection } from '../../../../src/main/upstream/sync/connection-test';
import { UpstreamClient } from '../../../../src/main/upstream/client/upstream-client';
import { faults, HostileUpstream } from '../../../support/upstream/hostile-upstream';
import { ManualEnvironment } from '../../../support/manual-environment';
import { testBackend } from '../../../support/test-backend';
import { usualContent } from '../../../support/content/content-limits';

const { signal } = new AbortController();

async function open(token = 'upstream-token') {
  const environment = new ManualEnvironment();
  const upstream = await HostileUpstream.start(environment.now);
  const client = new UpstreamClient({ environment, content: usualContent }, { baseUrl: upstream.url, token });
  return { upstream, client };
}

describe('the test of a connection', () => {
  it('finds the criteria-based query of our own service without using it up', async () => {
    const backend = testBackend();
    const { service } = await backend.start();
    const token = await backend.token('live');
    const client = new UpstreamClient(
      { environment: backend.environment, content: usualContent },
      { baseUrl: service, token },
    );
    expect(await testConnection(client, signal)).toMatchObject({
      reachable: true,
      tokenAccepted: true,
      variant: 'criteria',
    });
    // The one query that is allowed is still there.
    const query = { from: undefined, page: 1, pageSize: 50 };
    expect(await client.queryCriteria(query, signal, client.pageReader())).toMatchObject({ ok: true });
    // A second test succeeds even while the limit is used up.
    expect(await testConnection(client, signal)).toMatchObject({ variant: 'criteria' });
  });

  it('finds the simple form where the query is not known', async () => {
    const { upstream, client } = await open();
    upstream.variants = 'simple';
    expect(await testConnection(client, signal)).toMatchObject({
      variant: 'simple',
      text: expect.stringMatching(/without filters only, .* page by page/) as string,
    });
  });

  it('does not guess which form is offered', async () => {
    const { upstream, client } = await open();
    upstream.script.push(() => undefined, faults.status(400, {}, '{"errors":["invalid"]}'));
    const found = await testConnection(client, signal);
    expect(found).toMatchObject({ reachable: true, tokenAccepted: true });
    expect(found.variant).toBeUndefined();
  });

  it('says that a token is refused, that an address leads nowhere, and that nothing answers', async () => {
    const { client } = await open('wrong');
    expect(await testConnection(client, signal)).toMatchObject({
      reachable: true,
      tokenAccepted: false,
      problem: 'token-refused',
    });
    const elsewhere = await open();
    elsewhere.upstream.script.push(faults.status(404), faults.status(404));
    const lost = await testConnection(elsewhere.client, signal);
    expect(lost).toMatchObject({ reachable: true, isService: false, problem: 'not-found' });
    expect(lost.tokenAccepted).toBeUndefined();
    const nobody = new UpstreamClient(
      { environment: new ManualEnvironment(), content: usualContent },
      {
        baseUrl: 'http://127.0.0.1:9',
        token: 't',
      },
    );
    const none = await testConnection(nobody, signal);
    expect(none).toMatchObject({ reachable: false, problem: 'unreachable' });
    // Unlike a sync, a test is not repeated by itself.
    expect(none.text).not.toMatch(/again/);
  });

  it('takes an address for no service that answers everything with some JSON or with a page', async () => {
    const { upstream, client } = await open();
    const json = faults.status(200, {}, '{"hello":"world"}');
    upstream.script.push(json, json);
    expect(await testConnection(client, signal)).toMatchObject({
      isService: false,
      problem: 'not-understood',
    });
    const html = faults.status(200, { 'content-type': 'text/html' }, '<!doctype html>');
    upstream.script.push(html, html);
    const page = await testConnection(client, signal);
    expect(page).toMatchObject({ reachable: true, isService: false, problem: 'not-understood' });
    expect(page.tokenAccepted).toBeUndefined();
  });

  it('takes a service without a webhook for one all the same', async () => {
    const { upstream, client } = await open();
    upstream.script.push(
      faults.status(404),
      faults.status(400, {}, '{"errors":["query.criteria: must be an array"]}'),
    );
    expect(await testConnection(client, signal)).toMatchObject({ tokenAccepted: true, variant: 'criteria' });
  });

  it('measures the clock and says so where it is worth it', async () => {
    const { upstream, client } = await open();
    upstream.clockOffsetMs = -3_600_000;
    const found = await testConnection(client, signal);
    expect(Math.abs((found.clockDifferenceMs ?? 0) + 3_600_000)).toBeLessThan(2000);
    expect(found.text).toMatch(/36\d\d s behind/);
  });
});
