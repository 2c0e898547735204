import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { commandNames } from '../../../src/contract/contract';
import { testBackend } from '../../support/test-backend';
import { runs } from '../../support/effort';

describe('a command from a window', () => {
  it.each([['nope'], ['__proto__'], ['toString'], [undefined], [{ toString: (): string => 'app.info' }]])(
    'with the unknown name %s is an error in the envelope',
    async (name) => {
      expect(await testBackend().dispatch(name, {})).toMatchObject({
        ok: false,
        error: { code: 'NOT_FOUND' },
      });
    },
  );

  it('with bad input names every problem', async () => {
    const result = await testBackend().dispatch('requests.window', { view: 'none', offset: -1, extra: 1 });
    expect(result).toMatchObject({ ok: false, error: { code: 'INVALID_INPUT' } });
    const { problems } = (result as unknown as { error: { problems: string[] } }).error;
    expect(problems.join('\n')).toMatch(/view: must be one of to-import/);
    expect(problems.join('\n')).toMatch(/extra: is not known here/);
    expect(problems.join('\n')).toMatch(/sort: is missing/);
  });

  it('never rejects, whatever is sent', async () => {
    const backend = testBackend();
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...commandNames.filter((name) => name !== 'samples.load')),
        fc.anything(),
        async (name, input) => {
          const result = await backend.dispatch(name, input);
          // A test delivery without an address is a conflict; files can be chosen only in the desktop
          // application.
          expect(['fine', 'INVALID_INPUT', 'NOT_FOUND', 'CONFLICT', 'UNAVAILABLE']).toContain(
            result.ok ? 'fine' : result.error.code,
          );
        },
      ),
      { numRuns: runs(300) },
    );
  });

  it('that fails inside logs the cause, and answers the window only that it failed', async () => {
    const backend = testBackend();
    backend.core.review.counts = () => {
      throw new Error('SQL secret');
    };
    const result = await backend.dispatch('requests.counts', {});
    expect(result).toMatchObject({
      ok: false,
      error: { code: 'INTERNAL', message: expect.not.stringContaining('SQL') },
    });
    expect(backend.environment.logged.at(-1)).toMatchObject({ level: 'error', message: 'command failed' });
  });

  it('requests.fields stops at 4 MiB of text', async () => {
    const backend = testBackend({ settings: ['service.maxFieldValue=6000000'] });
    const value = 'x'.repeat(2 * 1024 * 1024);
    const fields = ['short', value, value, 'short'].map((text, index) => ({
      id: `f${index + 1}`,
      type: 'localizable',
      data: 'text',
      value: text,
    }));
    const body = { language: { source: 'en', target: 'de' }, fields };
    expect((await backend.request('PUT', '/v1/content', { body })).status).toBe(200);
    const result = await backend.dispatch('requests.fields', { key: 1, version: 1, offset: 1, limit: 200 });
    expect(result).toMatchObject({
      ok: true,
      value: {
        total: 4,
        offset: 1,
        fields: [
          { id: 'f2', position: 1 },
          { id: 'f3', position: 2 },
        ],
      },
    });
  });
});
