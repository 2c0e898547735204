import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { argumentsBeforeLink, findDeepLink, parseDeepLink } from '../../../src/main/electron/deep-link';

describe('a link from another program', () => {
  it('leads to any request and field id there can be', () => {
    const id = fc
      .string({ minLength: 1, maxLength: 100, unit: 'grapheme' })
      .filter((text) => text.isWellFormed());
    fc.assert(
      fc.property(id, fc.option(id, { nil: undefined }), (requestId, fieldId) => {
        const field = fieldId === undefined ? '' : `/field/${encodeURIComponent(fieldId)}`;
        expect(parseDeepLink(`locdesk://request/${encodeURIComponent(requestId)}${field}`)).toEqual(
          fieldId === undefined ? { requestId } : { requestId, fieldId },
        );
      }),
    );
  });

  it.each([
    'https://elsewhere.example',
    'locdesk:',
    'locdesk://request/',
    'locdesk://run/calc',
    'locdesk://request/a/b',
    'locdesk://request/a?b',
    'locdesk://request/%E0%A4%A',
    `locdesk://request/${'a'.repeat(5000)}`,
  ])('that says anything else leads nowhere: %.60s', (text) => {
    expect(parseDeepLink(text)).toBeUndefined();
  });

  it('is found on a command line, whatever else is there', () => {
    expect(findDeepLink(['app', '--data=x', 'LOCDESK://request/a'])).toEqual({ requestId: 'a' });
    expect(findDeepLink(['app', 'locdesk://bad', 'locdesk://request/b/'])).toEqual({ requestId: 'b' });
    expect(findDeepLink(['app', '--allow'])).toBeUndefined();
  });

  it('runs nothing: arguments after it on a command line are ignored', () => {
    expect(argumentsBeforeLink(['--port=0', 'LOCDESK://request/a', '--data=//elsewhere/share'])).toEqual([
      '--port=0',
    ]);
    expect(argumentsBeforeLink(['--port=0'])).toEqual(['--port=0']);
  });
});
