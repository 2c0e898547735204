import type fileSystem from 'node:fs';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { RotatingFile } from '../../../src/main/platform/rotating-file';
import { tempFolder } from '../../support/temp-folder';

/** Number of bytes that fit on the disk; the system writes only that many. */
const disk = vi.hoisted(() => ({ room: Infinity }));
vi.mock('node:fs', async (original) => {
  const fs = await original<typeof fileSystem>();
  return {
    ...fs,
    writeSync: (handle: number, text: string): number => {
      if (disk.room <= 0) throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
      const written = fs.writeSync(handle, text.slice(0, disk.room));
      disk.room -= written;
      return written;
    },
  };
});

describe('a rotating log', () => {
  it('never grows over its bounds, and keeps every newest line whole', () => {
    const folder = tempFolder();
    const file = join(folder, 'desk.log');
    const log = new RotatingFile(file, { fileBytes: 1000, kept: 2 });
    for (let line = 0; line < 200; line += 1) log.write(`line ${line} ${'ä'.repeat(20)}\n`);
    expect(readdirSync(folder).toSorted()).toEqual(['desk.1.log', 'desk.2.log', 'desk.log']);
    for (const name of readdirSync(folder))
      expect(statSync(join(folder, name)).size).toBeLessThanOrEqual(1000);
    const text = ['desk.2.log', 'desk.1.log', 'desk.log']
      .map((name) => readFileSync(join(folder, name), 'utf8'))
      .join('');
    const numbers = text.match(/line \d+ ä{20}\n/g)?.map((line) => Number(line.split(' ')[1]));
    expect(numbers?.length).toBe(text.trimEnd().split('\n').length);
    expect(numbers).toEqual(Array.from(numbers ?? [], (_, index) => 200 - (numbers?.length ?? 0) + index));
  });

  it('that the disk tore in the middle of a line goes on in a new one', () => {
    const file = join(tempFolder(), 'desk.log');
    const log = new RotatingFile(file, { fileBytes: 1000, kept: 2 });
    disk.room = 8;
    for (const line of ['one\n', 'second\n', 'lost\n']) log.write(line);
    disk.room = Infinity;
    log.write('three\n');
    log.write('four\n');
    expect(readFileSync(file, 'utf8')).toBe('one\nseco\nthree\nfour\n');
  });

  it('that a kill tore goes on in a new line', () => {
    const file = join(tempFolder(), 'desk.log');
    writeFileSync(file, 'one\ntw');
    new RotatingFile(file, { fileBytes: 1000, kept: 2 }).write('three\n');
    expect(readFileSync(file, 'utf8')).toBe('one\ntw\nthree\n');
  });

  it('goes on in the file of the run before', () => {
    const file = join(tempFolder(), 'logs', 'desk.log');
    new RotatingFile(file, { fileBytes: 1000, kept: 2 }).write('one\n');
    new RotatingFile(file, { fileBytes: 1000, kept: 2 }).write('two\n');
    expect(readFileSync(file, 'utf8')).toBe('one\ntwo\n');
  });

  it('that can not be moved away goes on growing, and throws nothing', () => {
    const folder = tempFolder();
    const file = join(folder, 'desk.log');
    // A folder in the place of the older one.
    mkdirSync(join(folder, 'desk.1.log', 'in the way'), { recursive: true });
    const log = new RotatingFile(file, { fileBytes: 10, kept: 1 });
    expect(() => {
      for (let line = 0; line < 5; line += 1) log.write(`line ${line}\n`);
    }).not.toThrow();
    expect(existsSync(file)).toBe(true);
  });
});
