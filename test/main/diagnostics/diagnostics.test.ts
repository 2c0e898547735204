import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Result } from '../../../src/contract/result';
import { redactForReport } from '../../../src/main/diagnostics/diagnostics-redaction';
import { submission, testBackend } from '../../support/test-backend';

describe('the report for the person who helps', () => {
  it('describes the program and its state, and nothing of the coordinator or their customers', async () => {
    const backend = testBackend();
    const token = await backend.token('live');
    await backend.request('PUT', '/v1/content', { body: submission(), token });
    await backend.core.connections.add({
      name: 'Acme Corporation',
      baseUrl: 'https://acme.example/service',
      token: 'upstream-token',
      intervalSeconds: 300,
      workingHours: null,
      pageSize: 50,
    });
    await backend.request('PUT', '/v1/webhook', { body: { url: 'https://acme.example/hook' }, token });
    const answer = (await backend.dispatch('diagnostics.report', {})) as Result<{ text: string }>;
    const text = answer.ok ? answer.value.text : '';
    expect(text).toMatch(/Locdesk 0\.0\.0-test \(browser\)/);
    expect(text).toMatch(/Requests: .*all 1/);
    expect(text).toMatch(/1: .*criteria, pages of 50/);
    expect(text).toMatch(/Webhook registered/);
    const secret = await backend.core.webhookSecrets.reveal();
    for (const word of ['Acme', 'acme.example', 'upstream-token', token, secret, 'Press', 'Hello']) {
      expect(text).not.toContain(word);
    }
  });

  it('keeps no token, secret, home folder or foreign host, anywhere in a line', () => {
    const word = fc.stringMatching(/^[a-zA-Z0-9]{12,40}$/);
    const around = fc.string({ maxLength: 30 });
    fc.assert(
      fc.property(word, around, around, (secret, before, after) => {
        const lines = [
          `${before} ld_live_${secret} ${after}`,
          `${before} Bearer ${secret} ${after}`,
          `${before} whsec_${secret}= ${after}`,
          `${before} https://${secret}.example/path?${secret} ${after}`,
          `${before} https://user:${secret}@host.example/ ${after}`,
          `${before} http://127.0.0.1:4310/docs?token=${secret} ${after}`,
          `${before} /home/${secret}/data ${after}`,
        ];
        for (const line of lines) {
          fc.pre(!before.includes(secret) && !after.includes(secret));
          expect(redactForReport(line, `/home/${secret}`)).not.toContain(secret);
        }
      }),
    );
  });

  it.each([
    String.raw`{"msg":"C:\\Users\\Anna Berg\\Locdesk can't be written"}`,
    String.raw`C:\Users\Anna Berg\Locdesk`,
    'at start (file:///C:/Users/Anna%20Berg/Locdesk/main.js:1:2)',
  ])('knows the home folder of Windows however it is written: %s', (line) => {
    const said = redactForReport(line, String.raw`C:\Users\Anna Berg`);
    expect(said).toContain('~');
    expect(said).not.toMatch(/Anna/);
  });

  it.each([
    'getaddrinfo ENOTFOUND acme.example',
    '{"code":"ENOTFOUND","hostname":"acme.example"}',
    'getaddrinfo EAI_AGAIN acme.example:443',
    'connect ECONNREFUSED 203.0.113.7:443',
    '{"address":"203.0.113.7","port":443}',
  ])('names no host that Node could not find or reach: %s', (line) => {
    expect(redactForReport(line, '/root')).toContain('[host]');
    expect(redactForReport(line, '/root')).not.toMatch(/acme|203\.0/);
  });

  it('leaves our own addresses and the rest of the line as they are', () => {
    expect(redactForReport('listens at http://127.0.0.1:4310/v1, level 11', '/root')).toBe(
      'listens at http://127.0.0.1:4310/v1, level 11',
    );
    const refused = 'connect ECONNREFUSED 127.0.0.1:4310';
    expect(redactForReport(refused, '/root')).toBe(refused);
    expect(redactForReport('GET https://a.example/v1 failed', '/root')).toBe('GET https://[host]/… failed');
  });
});
