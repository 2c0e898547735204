// npm run soak [-- PART… --times N --seed N]: the long trials, see README.md. Exits with 1 when a part lost
// something.
import { randomInt } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureBuilt } from '../../scripts/lib/build.mjs';
import { endPrograms } from './support/program.mjs';
import { table } from './support/table.mjs';

/**
 * Input of a part.
 * @typedef {object} SoakPlace
 * @property {string} folder an empty folder of this part, removed afterwards
 * @property {number} times how many times as much as usual is to be done (`--times`, 1 by default)
 * @property {number} seed what a part draws its random numbers from (`--seed`, a new one by default)
 * @property {(line: string) => void} say prints a line of progress on standard error
 *
 * Result of a part.
 * @typedef {object} SoakReport
 * @property {Readonly<Record<string, string | number>>} figures rows of the table that is printed
 * @property {readonly string[]} losses a sentence for each promise that was broken; any of them fails the run
 * @property {string} [skipped] why nothing was tried on this machine
 */

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { times: { type: 'string', default: '1' }, seed: { type: 'string' } },
});
const times = Number(values.times);
const seed = Number(values.seed ?? randomInt(2 ** 32));
const parts = readdirSync(import.meta.dirname)
  .filter((name) => /\.(mjs|ts)$/.test(name) && name !== 'run.mjs')
  .map((file) => ({ file, name: file.replace(/\.\w+$/, '') }));
const unknown = positionals.filter((wanted) => !parts.some(({ name }) => name === wanted));
if (unknown.length > 0 || !(times > 0) || !Number.isInteger(seed)) {
  console.error(
    unknown.length > 0
      ? `There is no part ${unknown.join(', ')}. Parts: ${parts.map(({ name }) => name).join(', ')}.`
      : '--times is a number above 0, --seed a whole number.',
  );
  process.exit(2);
}

const say = (line) => console.error(`  ${line}`);

await ensureBuilt();
for (const { name, file } of parts.filter(
  (part) => positionals.length === 0 || positionals.includes(part.name),
)) {
  const folder = mkdtempSync(join(tmpdir(), `locdesk-soak-${name}-`));
  const startedAt = performance.now();
  try {
    const { soak } = await import(`./${file}`);
    const { figures, losses, skipped } = await soak({ folder, times, seed, say });
    const seconds = ((performance.now() - startedAt) / 1000).toFixed(0);
    if (skipped !== undefined) {
      console.log(`${name}: skipped, ${skipped}`);
      continue;
    }
    console.log(
      `${name}: ${losses.length === 0 ? 'nothing lost' : 'FAILED'} in ${seconds} s\n${table(figures)}`,
    );
    for (const loss of losses) console.log(`  LOST: ${loss}`);
    if (losses.length > 0) process.exitCode = 1;
  } catch (error) {
    console.log(`${name}: FAILED`);
    console.error(error);
    process.exitCode = 1;
  } finally {
    endPrograms();
    rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  }
}
