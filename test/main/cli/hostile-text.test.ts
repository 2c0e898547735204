import { join } from 'node:path';
import SQLite from 'better-sqlite3';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { commandLine } from '../../support/command-line';
import { commandingText, commandsATerminal } from '../../support/content/commanding-text';
import { faults, HostileUpstream } from '../../support/upstream/hostile-upstream';
import { migratedFolder } from '../../support/migrated-folder';

/** Returns everything that a command prints. */
async function printedBy(...args: readonly string[]): Promise<string> {
  const { out, error } = await commandLine(args, { stdin: 'upstream-token' });
  return [out, error].join('\n');
}

const problem = '\u001B]0;PWNED\u0007\u001B[2J\r\nFAKE LINE\u202E\u009B31m';

function expectHarmless(printed: string): void {
  for (const line of printed.split('\n')) expect(commandsATerminal(line)).toBe(false);
  expect(printed).not.toMatch(/^\s*FAKE LINE/m);
}

it("what upstream answers commands no terminal in a sync's error, status and connection list", async () => {
  const upstream = await HostileUpstream.start(() => Date.now());
  const refusal = faults.status(
    400,
    { 'content-type': 'application/json' },
    JSON.stringify({ errors: [problem] }),
  );
  // Each form of the query is refused.
  upstream.script.push(refusal, refusal, refusal, refusal);
  const data = migratedFolder();
  await printedBy('connection', 'add', '--token-stdin', '--name=Up', `--url=${upstream.url}`, '--data', data);
  for (const words of [['connection', 'sync', 'Up'], ['status'], ['connection', 'list']]) {
    const printed = await printedBy(...words, '--data', data);
    expect(printed).toContain(String.raw`\u001b]0;PWNED`);
    expectHarmless(printed);
    const json = await printedBy(...words, '--json', '--data', data);
    expectHarmless(json);
  }
});

it('names and problems command no terminal and make no line, whatever is in the database', async () => {
  const data = migratedFolder();
  await printedBy('token', 'create', '--name=a', '--data', data);
  await printedBy(
    'connection',
    'add',
    '--token-stdin',
    '--name=Up',
    '--url=http://127.0.0.1:2',
    '--data',
    data,
  );
  await printedBy('connection', 'sync', 'Up', '--data', data);
  const listings = [['token', 'list'], ['status'], ['connection', 'list']];
  const linesOf = async (words: readonly string[]): Promise<readonly string[]> =>
    (await printedBy(...words, '--data', data)).split('\n');
  const usual = await Promise.all(listings.map(linesOf));
  await fc.assert(
    fc.asyncProperty(commandingText, async (text) => {
      const db = new SQLite(join(data, 'locdesk.db'));
      db.prepare('UPDATE tokens SET name = ?').run(text);
      db.prepare('UPDATE connections SET name = ?').run(text);
      db.prepare('UPDATE sync_runs SET problem_text = ?').run(text);
      db.close();
      for (const [index, words] of listings.entries()) {
        const lines = await linesOf(words);
        expectHarmless(lines.join('\n'));
        expect(lines).toHaveLength(usual[index]?.length ?? 0);
      }
    }),
    { numRuns: 5 },
  );
});
