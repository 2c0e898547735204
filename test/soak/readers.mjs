// Other programs read the database while Locdesk runs. SQLite before 3.51 removes the log under a program
// that holds no lock on its database, so every start here is one that has reason to lose its locks: an
// upgrade, and backups and exports beside it.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { client, createToken, locdesk, serve } from './support/program.mjs';
import { makeOlderDatabase } from './support/older-database.mjs';
import { olderReaders } from './support/older-sqlite.mjs';

const rounds = 3;
const submissions = 60;

/** @param {import('./run.mjs').SoakPlace} place */
export async function soak({ folder, times, say }) {
  const readers = await olderReaders();
  if (readers.length === 0) return { figures: {}, losses: [], skipped: 'no SQLite older than 3.51 is here' };
  const figures = {};
  const losses = [];
  for (const [index, reader] of readers.entries()) {
    const data = join(folder, `data-${index}`);
    mkdirSync(data);
    await makeOlderDatabase(data);
    const file = join(data, 'locdesk.db');
    let program = await serve(data);
    const tool = client(await createToken(data));
    let [reads, kills] = [0, 0];
    for (let round = 0; round < rounds * times; round += 1) {
      const marks = [0.25, 0.5, 0.75].map((part) => Math.floor(submissions * part));
      for (let number = 0; number < submissions; number += 1) {
        const status = await tool.submit(program);
        if (status !== 200) losses.push(`${reader.name}: a submission was answered with ${status}`);
        if (!marks.includes(number)) continue;
        if (number === marks[0])
          await locdesk('backup', join(folder, `${index}-${round}.db`), '--data', data);
        if (number === marks[1])
          await locdesk('export', join(folder, `${index}-${round}.jsonl`), '--data', data);
        const { code, stderr } = await reader.read(file);
        if (code !== 0) losses.push(`${reader.name} could not read: ${stderr.trim()}`);
        reads += 1;
      }
      await program.end('SIGKILL');
      kills += 1;
      program = await serve(data);
      say(`${reader.name}: round ${round + 1}, ${tool.accepted.size} accepted`);
    }
    const lost = await tool.lost(program);
    if (lost > 0) losses.push(`${reader.name}: ${lost} of ${tool.accepted.size} accepted requests`);
    const code = await program.end('SIGTERM');
    if (code !== 0) losses.push(`${reader.name}: the program ended with ${String(code)}`);
    figures[`${reader.name}: reads, kills -9, accepted, lost`] =
      `${reads}, ${kills}, ${tool.accepted.size}, ${lost}`;
  }
  return { figures, losses };
}
