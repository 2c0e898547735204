import { existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import SQLite from 'better-sqlite3';
import { describe, expect, it, vi } from 'vitest';
import { lockFolder } from '../../../src/main/database/folder-lock';
import { migrate } from '../../../src/main/database/migrate';
import { migrations } from '../../../src/main/database/migrations';
import { commandLine } from '../../support/command-line';
import { tempFolder } from '../../support/temp-folder';
import { testBackend } from '../../support/test-backend';

const locdesk = (...args: readonly string[]) => commandLine(args);

describe('wrong usage is exit code 2 and one line that says what', () => {
  it.each([
    [[], /a command is missing/],
    [['frobnicate'], /there is no command "frobnicate"/],
    [['serve', '--prot', '1'], /--prot/],
    [['serve', '--port', '70000'], /--port 70000: must be a port from 0 to 65535/],
    [['serve', '--port', '-1'], /--port/],
    [['serve', '--host', ''], /--host: must not be empty/],
    [['token', 'list', '--data', ''], /--data: must not be empty/],
    [['serve', 'extra'], /"extra" is not expected here/],
    [['serve', '--set', 'nope=1'], /no setting "nope"/],
    [['token'], /token needs one of/],
    [['token', 'create'], /needs --name/],
    [['token', 'create', '--name', 'a', '--kind', 'dead'], /--kind dead: must be live or test/],
    [['token', 'create', '--name', 'a'.repeat(101)], /--name: must have at most 100 characters/],
    [['token', 'create', '--name', 'a\u001B[2Jb'], /--name: must not .*control characters/],
    [['frob\u001B[2J\u202Enicate'], /there is no command "frob\\u001b\[2J\\u202enicate"/],
    [['token', 'create', '--name', 'a', 'b'], /"b" is not expected here/],
    [['token', 'revoke'], /needs an ID/],
    [['token', 'create', '--name', 'a', '--name=b'], /--name: is given twice/],
    [['token', 'list', '--json', '--json'], /--json: is given twice/],
    [['handover', 'a', '--format'], /--format: needs a value/],
    [['handover', 'a', '--format', '--json'], /--format: needs a value; .* as --format=-value/],
    [['handover', 'a', '--json=1'], /--json: takes no value/],
    [
      ['serve', '--set', 'sync.minInterval=1', '--set', 'sync.minInterval=1'],
      /sync.minInterval: is given twice/,
    ],
    [['open', 'x'], /"x" is not expected here/],
    [['backup'], /the file is missing/],
    [['export'], /the file is missing/],
    [['import', 'a', 'b'], /"b" is not expected here/],
    [['restore', 'a', 'b'], /"b" is not expected here/],
    [['sample', '--count', '0'], /--count 0: must be a whole number/],
    [['sample', '--count', '1e3'], /--count 1e3/],
  ])('%j', async (args, message) => {
    const { code, out, error } = await locdesk(...args);
    expect(error).toMatch(message);
    expect(error.split('\n')).toHaveLength(1);
    expect([code, out]).toEqual([2, '']);
  });
});

describe('locdesk', () => {
  it('--version and --help answer at once', async () => {
    expect(await locdesk('--version')).toEqual({ code: 0, out: '1.2.3', error: '' });
    const help = await locdesk('--help');
    expect(help.code).toBe(0);
    expect(help.out).toContain('service.queryInterval=300');
  });

  it('token create, list, revoke work on a folder that no program serves', async () => {
    const data = join(tempFolder(), 'new');
    const created = await locdesk('token', 'create', '--name', 'importer', '--json', '--data', data);
    const token = JSON.parse(created.out);
    expect(Object.keys(token)).toEqual(['id', 'name', 'kind', 'token']);
    expect(token).toMatchObject({
      name: 'importer',
      kind: 'live',
      token: expect.stringMatching(/^ld_live_/),
    });
    expect((await locdesk('token', 'list', '--data', data)).out).toMatch(
      /live {2}importer .* last used never/,
    );
    expect((await locdesk('token', 'revoke', token.id, '--data', data)).out).toBe(
      'Token "importer" is revoked.',
    );
    const listed = JSON.parse((await locdesk('token', 'list', '--json', '--data', data)).out);
    expect(listed).toMatchObject([{ id: token.id, revoked: expect.any(String) }]);
    expect((await locdesk('token', 'revoke', 'nope', '--data', data)).code).toBe(1);
  });

  it.each([
    'status',
    'token list',
    'token revoke x',
    'connection list',
    'connection sync Up',
    'connection remove Up',
    `export ${join(tmpdir(), 'locdesk-never-written')}`,
    'open',
  ])('%s makes no folder where there is none, and says so', async (command) => {
    const data = join(tempFolder(), 'mistyped');
    const { code, out, error } = await locdesk(...command.split(' '), '--data', data);
    expect([code, out, existsSync(data)]).toEqual([1, '', false]);
    expect(error).toContain(data);
    expect(error).toContain('"locdesk serve"');
  });

  it('status on a folder of something else leaves nothing there', async () => {
    const data = tempFolder();
    expect((await locdesk('status', '--data', data)).code).toBe(1);
    expect((await locdesk('open', '--data', data)).code).toBe(1);
    expect(readdirSync(data)).toEqual([]);
  });

  it('status on a folder whose database is gone offers the newest backup', async () => {
    const data = tempFolder();
    await locdesk('sample', '--count', '2', '--data', data);
    await locdesk(
      'backup',
      join(data, 'backups', 'locdesk-daily-2026-11-20T09-30-00-123Z.db'),
      '--data',
      data,
    );
    rmSync(join(data, 'locdesk.db'));
    expect(await locdesk('status', '--data', data)).toMatchObject({
      code: 1,
      error: expect.stringMatching(/locdesk restore "/),
    });
    expect(existsSync(join(data, 'locdesk.db'))).toBe(false);
  });

  it('token create prints the token alone, so that $(…) takes it', async () => {
    const { out, error } = await locdesk('token', 'create', '--name', 'a', '--data', tempFolder());
    expect(out).toMatch(/^ld_live_[\w-]+$/);
    expect(error).toBe('This live token "a" is shown this once.');
  });

  it('backup and restore carry everything to another folder; the previous database is kept', async () => {
    // A new machine: there is no folder yet when a copy is put into it.
    const fresh = join(tempFolder(), 'not', 'yet');
    const [from, to] = [tempFolder(), tempFolder()];
    const file = join(tempFolder(), 'copy.db');
    await locdesk('sample', '--count', '7', '--data', from);
    expect(await locdesk('backup', file, '--data', from)).toMatchObject({ code: 0, error: '' });
    await locdesk('sample', '--count', '3', '--data', to);
    const { code, out } = await locdesk('restore', file, '--data', to);
    expect([code, out]).toEqual([0, expect.stringMatching(/^7 requests were restored from .*copy\.db/)]);
    expect(readdirSync(join(to, 'backups'))).toEqual([expect.stringMatching(/^locdesk-replaced-.*\.db$/)]);
    expect(readdirSync(to).filter((name) => name.startsWith('restore'))).toEqual([]);
    expect(await locdesk('restore', file, '--data', fresh)).toMatchObject({ code: 0, error: '' });
  });

  it('a damaged database is answered with the command that puts the newest backup in its place', async () => {
    const folder = tempFolder();
    await locdesk('sample', '--count', '2', '--data', folder);
    const backup = join(folder, 'backups', 'locdesk-daily-2026-11-20T09-30-00-123Z.db');
    await locdesk('backup', backup, '--data', folder);
    writeFileSync(join(folder, 'locdesk.db'), 'not a database '.repeat(1000));
    const { code, error } = await locdesk('status', '--data', folder);
    expect(code).toBe(1);
    const command = /locdesk (restore) "([^"]+)" (--data) "([^"]+)"/.exec(error)?.slice(1) ?? [];
    expect(await locdesk(...command)).toMatchObject({ code: 0 });
    expect(await locdesk('status', '--data', folder)).toMatchObject({ code: 0 });
  });

  it('a database of an earlier version is announced before it is brought up, and the command goes on', async () => {
    const folder = tempFolder();
    const file = join(folder, 'locdesk.db');
    const older = new SQLite(file);
    migrate(older, file, '2026-11-20T09:30:00.123Z', migrations.slice(0, -1));
    older.close();
    const said = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
    const status = await locdesk('status', '--data', folder);
    expect(said.mock.calls.map(([text]) => text)).toEqual([
      expect.stringMatching(/^Bringing the database up .* may take a few minutes/),
    ]);
    said.mockClear();
    expect(status).toMatchObject({ code: 0, error: '' });
    expect(await locdesk('status', '--data', folder)).toMatchObject({ code: 0, error: '' });
    expect(said).not.toHaveBeenCalled();
    said.mockRestore();
  });

  it('token create works while the folder is served, and the token is good at once', async () => {
    const backend = testBackend();
    const { out } = await locdesk('token', 'create', '--name', 'a', '--json', '--data', backend.dataFolder);
    expect((await backend.request('GET', '/v1/content', { token: JSON.parse(out).token })).status).toBe(200);
  });

  it('token revoke is in force when it returns, also for a token that the running service knows', async () => {
    const backend = testBackend();
    const { service } = await backend.start();
    const { id, token } = await backend.core.tokens.create('a', 'live');
    const status = async (): Promise<number> =>
      (await fetch(`${service}/v1/content`, { headers: { authorization: `Bearer ${token}` } })).status;
    expect(await status()).toBe(200);
    expect(await locdesk('token', 'revoke', id, '--data', backend.dataFolder)).toMatchObject({ code: 0 });
    // The clock stands still, so periodic work has not run.
    expect(await status()).toBe(403);
  });

  it('windows are notified of what another process writes', async () => {
    const backend = testBackend();
    await backend.start();
    const heard: string[] = [];
    backend.core.changes.subscribe((message) => heard.push(message.name));
    backend.environment.advance(1000);
    expect(heard).toEqual([]);
    expect((await locdesk('sample', '--count', '3', '--data', backend.dataFolder)).out).toMatch(
      /^3 sample requests/,
    );
    backend.environment.advance(1000);
    expect(heard).toContain('requests.changed');
    expect(backend.core.review.counts().all).toBe(3);
  });
});

describe('serve fails with exit code 1 and one sentence', () => {
  it('on a data folder in use', async () => {
    const data = tempFolder();
    const lock = lockFolder(data);
    const { code, error } = await locdesk(
      'serve',
      '--data',
      data,
      '--port',
      '0',
      '--listener-port',
      '0',
      '--no-open',
    );
    expect([code, error]).toEqual([
      1,
      expect.stringMatching(/^locdesk: Locdesk is already running on [^\n]*$/),
    ]);
    lock.release();
  });

  it.skipIf(process.platform !== 'linux')('on a folder where nothing can ever be made', async () => {
    const { code, error } = await locdesk(
      'serve',
      '--data',
      '/proc/locdesk/data',
      '--port',
      '0',
      '--no-open',
    );
    expect([code, error]).toEqual([
      1,
      expect.stringMatching(/^locdesk: The data folder [^\n]* can't be written[^\n]*$/),
    ]);
  });

  it('restore on a data folder in use, and a backup over a file that is there', async () => {
    const backend = testBackend();
    const file = join(tempFolder(), 'copy.db');
    expect(await locdesk('backup', file, '--data', backend.dataFolder)).toMatchObject({ code: 0, error: '' });
    const again = await locdesk('backup', file, '--data', backend.dataFolder);
    expect(again).toMatchObject({ code: 1, out: '' });
    expect(again.error).toMatch(/is there already.*nothing is overwritten/);
    const restored = await locdesk('restore', file, '--data', backend.dataFolder);
    expect(restored).toMatchObject({ code: 1, out: '' });
    expect(restored.error).toMatch(/already running/);
  });

  it('on a database that misses a table', async () => {
    const backend = testBackend();
    await backend.stop();
    const db = new SQLite(join(backend.dataFolder, 'locdesk.db'));
    db.exec('DROP TABLE tokens');
    db.close();
    const own = ['--data', backend.dataFolder, '--port', '0', '--listener-port', '0', '--no-open'];
    const { code, error } = await locdesk('serve', ...own);
    expect([code, error]).toEqual([
      1,
      expect.stringMatching(
        /^locdesk: [^\n]*is damaged \(no such table: tokens\)[^\n]*locdesk restore FILE[^\n]*$/,
      ),
    ]);
    // The folder was released: the next start reports the same error, not that a program is running.
    expect((await locdesk('serve', ...own)).error).toBe(error);
  });

  it('on a database of an earlier version that misses a table, after saying that it is brought up', async () => {
    const data = tempFolder();
    const db = new SQLite(join(data, 'locdesk.db'));
    migrate(db, db.name, '2026-11-20T09:30:00.123Z', migrations.slice(0, -1));
    db.exec('DROP TABLE tokens');
    db.close();
    const own = ['--data', data, '--port', '0', '--listener-port', '0', '--no-open'];
    const { code, error } = await locdesk('serve', ...own);
    expect([code, ...error.split('\n')]).toEqual([
      1,
      expect.stringMatching(/^Bringing the database up .* may take a few minutes/),
      expect.stringMatching(/^locdesk: .*is damaged \(no such table: tokens\)/),
    ]);
  });

  it('on a damaged database', async () => {
    const data = tempFolder();
    writeFileSync(join(data, 'locdesk.db'), 'garbage '.repeat(1000));
    const { code, error } = await locdesk(
      'serve',
      '--data',
      data,
      '--port',
      '0',
      '--listener-port',
      '0',
      '--no-open',
    );
    expect([code, error]).toEqual([1, expect.stringMatching(/^locdesk: [^\n]*is damaged[^\n]*$/)]);
  });
});
