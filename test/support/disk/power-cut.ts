import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const sectorBytes = 512;
const names = ['locdesk.db', 'locdesk.db-wal'];

/**
 * Makes a data folder as a power loss may leave it: synced data is complete, and of later writes any sectors
 * survive, in any order, with probability `arrived`. The program that wrote it must have ended.
 */
export function cutPower(
  dataFolder: string,
  durable: string,
  target: string,
  arrived: number,
  random: () => number,
): void {
  mkdirSync(target);
  for (const name of names) {
    const synced = readOr(join(durable, name));
    const written = readOr(join(dataFolder, name));
    const length = random() < arrived ? written.length : synced.length;
    const image = Buffer.alloc(length);
    for (let at = 0; at < length; at += sectorBytes) {
      const from = random() < arrived ? written : synced;
      if (at < from.length) from.copy(image, at, at, Math.min(at + sectorBytes, length));
    }
    writeFileSync(join(target, name), image);
  }
}

function readOr(file: string): Buffer {
  return existsSync(file) ? readFileSync(file) : Buffer.alloc(0);
}
