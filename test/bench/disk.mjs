// npm run bench:disk: submissions beside a bare route with one FULL insert per request, on a disk whose flush
// takes as long as that of a drive does. The disk of a virtual machine often confirms a flush from its host's
// memory within microseconds, where sharing a flush among calls has nothing to save. Takes Linux and gcc.
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { disk } from '../support/disk/disk-shim.ts';
import { inTurns, requestsPerSecond } from './load.mjs';
import { createToken, startBare, startServiceWith } from './programs.mjs';
import { submission } from './submission.mjs';

/** Milliseconds of a flush: none beyond the disk's own, a fast and a usual solid-state drive. */
const flushes = [0, 1, 3];
const clients = [16, 64];
const turns = 3;

const folder = mkdtempSync(join(tmpdir(), 'locdesk-bench-disk-'));
try {
  const ours = slowDisk('ours');
  const theirs = slowDisk('theirs');
  const token = createToken(ours.data);
  const service = await startServiceWith(ours.media.env, ours.data);
  const bare = await startBare(join(theirs.data, 'locdesk.db'), [], theirs.media.env);
  const rows = [];
  for (const delayMs of flushes) {
    for (const { media } of [ours, theirs]) media.set({ delayMs });
    for (const connections of clients) {
      const call = { token, method: 'PUT', body: submission, connections };
      const rates = await inTurns(
        turns,
        () => requestsPerSecond(`${service.service}/v1/content`, call),
        () => requestsPerSecond(`${bare.service}/v1/content`, call),
      );
      rows.push({
        'flush (ms)': delayMs,
        clients: connections,
        'PUT (1/s)': Math.round(rates.ours),
        'bare (1/s)': Math.round(rates.theirs),
        '× bare': Number((rates.ours / rates.theirs).toFixed(2)),
      });
    }
  }
  console.table(rows);
  await Promise.all([service.stop(), bare.stop()]);
} finally {
  rmSync(folder, { recursive: true, force: true });
}

/** @param {string} name */
function slowDisk(name) {
  const scratch = join(folder, name);
  const data = join(scratch, 'data');
  mkdirSync(data, { recursive: true });
  const media = disk(scratch, data);
  if (media === undefined) throw new Error('bench:disk takes Linux and gcc.');
  return { data, media };
}
