import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { findOpenedFiles, OpenedFiles } from '../../../src/main/electron/opened-files';
import { tempFolder } from '../../support/temp-folder';

vi.mock('electron', () => ({}));

describe('the files that a command line names', () => {
  it.each([
    [['/home/me/app.po'], ['/home/me/app.po']],
    [
      ['strings.xliff', 'B.XLF', '--data=/x', '/home/app'],
      ['/work/strings.xliff', '/work/B.XLF'],
    ],
    [['--data', 'folder.json', '--port', '0', 'en.json'], ['/work/en.json']],
    [['--original-process-start-time=1', '--file.json', '.', '/app/out/main/index.js'], []],
    // A page decides about what follows a link.
    [['a.po', 'locdesk://request/1', '/etc/b.po'], ['/work/a.po']],
  ])('%j', (args, files) => {
    expect(findOpenedFiles(args, '/work')).toEqual(files);
  });
});

describe('opened files', () => {
  it('are answered once, and read in portions', async () => {
    const files = new OpenedFiles();
    const path = join(tempFolder(), 'app.json');
    const bytes = Buffer.from(Array.from({ length: 1_000_001 }, (_, index) => index % 251));
    writeFileSync(path, bytes);
    files.add([path]);
    const [file] = files.take();
    expect(file?.name).toBe('app.json');
    expect(files.take()).toEqual([]);
    const portions: Buffer[] = [];
    for (let next: number | null = 0; next !== null;) {
      const portion = await files.read(file?.key ?? 0, next);
      portions.push(Buffer.from(portion.content, 'base64'));
      next = portion.next;
    }
    expect(portions).toHaveLength(2);
    expect(Buffer.concat(portions).equals(bytes)).toBe(true);
  });

  it('say why they can’t be read, and no other file can be', async () => {
    const files = new OpenedFiles();
    files.add([join(tempFolder(), 'gone.po')]);
    const [file] = files.take();
    await expect(files.read(file?.key ?? 0, 0)).rejects.toThrow(/gone\.po can't be read: ENOENT/);
    await expect(files.read(99, 0)).rejects.toThrow('This file was not opened with Locdesk.');
  });
});
