import { spawnSync } from 'node:child_process';
import { assert, property, string, array, tuple, constantFrom } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { curlOf } from '../../../src/renderer/lib/curl';
import { shellQuote } from '../../../src/renderer/lib/shell-quote';
import { loggedCall } from '../../support/upstream/logged-call';
import { scaled } from '../../support/effort';

/** Arguments can't contain NUL or ill-formed text. */
const shellText = string({ unit: 'grapheme', maxLength: 40 }).map((text) =>
  text.replaceAll('\0', '').toWellFormed(),
);
const hostile = constantFrom(
  "'",
  "''",
  '"',
  '$HOME',
  '`id`',
  '\\',
  '\n',
  '!',
  '*',
  '~',
  '-n',
  '',
  '#',
  '$(id)',
);
const words = array(tuple(shellText, hostile), { maxLength: 4 }).map((pairs) => pairs.flat().join(''));

function shell(script: string): string {
  // A script that is longer than an argument may be is read from standard input.
  const { status, stdout, stderr } =
    script.length < 100_000
      ? spawnSync('sh', ['-c', script], { encoding: 'utf8' })
      : spawnSync('sh', [], { encoding: 'utf8', input: script });
  expect([status, stderr]).toEqual([0, '']);
  return stdout;
}

/** Returns the arguments that cURL would get from each line, one per entry. */
function argumentsOf(lines: readonly string[]): readonly (readonly string[])[] {
  const script = `LOCDESK_TOKEN='the token'\ncurl() { printf '%s\\0' "$#" "$@"; }\n${lines.join('\n')}`;
  const read = shell(script).split('\0');
  return lines.map(() => read.splice(0, Number(read.shift())));
}

describe('shellQuote', () => {
  it('is read back by a shell as it was', () => {
    assert(
      property(array(words, { minLength: 10, maxLength: 20 }), (texts) => {
        const read = shell(`printf '%s\\0' ${texts.map(shellQuote).join(' ')}`);
        expect(read.split('\0').slice(0, -1)).toEqual(texts);
      }),
      // A shell takes longer to start than to read twenty texts.
      { numRuns: scaled(2, 12) },
    );
  });

  it('leaves a plain word as it is', () => {
    expect(shellQuote('http://127.0.0.1:4310/v1/content')).toBe('http://127.0.0.1:4310/v1/content');
  });
});

const headerOf = (value: string): string => value.replaceAll(/[\r\n]/g, '').trim();
const pathOf = (text: string): string => `/v1/content?query=${encodeURIComponent(text)}`;

describe('a call as a cURL line', () => {
  it('hands address, method, headers and body over unchanged, whatever they contain', () => {
    assert(
      property(array(tuple(words, words), { minLength: 10, maxLength: 10 }), (pairs) => {
        const lines = pairs.map(([value, text]) => {
          const requestBody = { kind: 'text', text, sizeBytes: text.length } as const;
          const headers = [
            ['authorization', 'Bearer •••'],
            ['x-note', headerOf(value)],
          ] as const;
          const call = loggedCall({ path: pathOf(text), headers, requestBody });
          return curlOf(call, 'http://127.0.0.1:4310/');
        });
        expect(argumentsOf(lines)).toEqual(
          pairs.map(([value, text]) => [
            '-X',
            'PUT',
            ...(pathOf(text).includes('[') ? ['--globoff'] : []),
            `http://127.0.0.1:4310${pathOf(text)}`,
            '-H',
            'Authorization: Bearer the token',
            '-H',
            headerOf(value) === '' ? 'X-Note;' : `X-Note: ${headerOf(value)}`,
            '-H',
            'Content-Type:',
            '--data-raw',
            text,
          ]),
        );
      }),
      { numRuns: scaled(1, 8) },
    );
  });

  it('has no token where none was sent, and no header that was redacted', () => {
    const line = curlOf(
      loggedCall({
        method: 'GET',
        headers: [
          ['cookie', '•••'],
          ['accept', 'text/html'],
        ],
      }),
      'http://127.0.0.1:4310',
    );
    expect(line).toBe(`curl http://127.0.0.1:4310/v1/content \\\n  -H 'Accept: text/html'`);
  });

  it('names a file where the body was not kept whole', () => {
    const line = curlOf(
      loggedCall({ requestBody: { kind: 'unread', sizeBytes: 300 } }),
      'http://127.0.0.1:4310',
    );
    expect(line).toContain('--data-binary @body.json');
  });

  it('passes a body longer than an argument may be through standard input', () => {
    const text = `{"text": "it's $HOME ${'x'.repeat(150_000)}",\nEND_OF_BODY\n}`;
    const line = curlOf(
      loggedCall({ requestBody: { kind: 'text', text, sizeBytes: text.length } }),
      'http://h',
    );
    expect(shell(`curl() { cat; }\n${line}`)).toBe(`${text}\n`);
  });

  it('keeps brackets and dots of an address from cURL', () => {
    expect(curlOf(loggedCall({ method: 'GET', path: '/v1/../x[1]' }), 'http://h')).toContain(
      '--globoff --path-as-is',
    );
  });
});
