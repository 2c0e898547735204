// npm run bench:start [-- --size 100000 --turns 5]: starts the packaged layout, with a stand-in for
// Electron's distribution, on a data folder with this many requests and on an empty one. Electron is the
// double here (test/support/electron-double), so the ratios show the cost of the requests, not the times of
// real Electron.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { extractAll } from '@electron/asar';
import { _electron as electron } from '@playwright/test';
import { makeStandInDistribution } from '../support/stand-in-distribution.ts';
import { fill } from './fill.mjs';
import { createToken, startService } from './programs.mjs';
import { openWindow } from './window.mjs';

const { values } = parseArgs({
  options: { size: { type: 'string', default: '100000' }, turns: { type: 'string', default: '5' } },
});
const [size, turns] = [Number(values.size), Number(values.turns)];
const root = resolve(import.meta.dirname, '../..');
const folder = mkdtempSync(join(tmpdir(), 'locdesk-bench-start-'));
/** Pause before memory is read, so that the window is idle. */
const restMs = 3000;

try {
  const app = packaged();
  const full = await desk('full', size);
  const empty = await desk('empty', 0);
  const starts = { full: [], empty: [] };
  // In turns, so that other load affects both alike. The first start of each warms the disk's cache.
  for (let turn = 0; turn <= turns; turn += 1) {
    for (const [name, data] of [
      ['empty', empty],
      ['full', full],
    ]) {
      const measured = await start(app, data);
      if (turn > 0) starts[name].push(measured);
    }
  }
  console.log(`${size} requests beside an empty desk, ${turns} starts each, median (lowest to highest)`);
  row('window is there, ms', (measured) => measured.windowMs);
  row('its page shows the list, ms', (measured) => measured.listMs);
  row('memory of the main process, MiB', (measured) => measured.mainMiB);
  row('memory of the page (heap), MiB', (measured) => measured.pageMiB);

  function row(what, of) {
    const [a, b] = [starts.full.map(of), starts.empty.map(of)].map((all) => all.toSorted((x, y) => x - y));
    const text = (all) => `${middle(all).toFixed(0)} (${all[0].toFixed(0)} to ${all.at(-1).toFixed(0)})`;
    console.log(
      `${what.padEnd(34)} ${text(a).padEnd(24)} empty ${text(b).padEnd(24)} ratio ${(middle(a) / middle(b)).toFixed(2)}`,
    );
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}

function middle(sorted) {
  return sorted[Math.floor(sorted.length / 2)];
}

/** Extracts electron-builder's asar, because Node, which the double runs on, can't read one. */
function packaged() {
  makeStandInDistribution(join(folder, 'electron'));
  const { status, stderr, stdout } = spawnSync(
    process.execPath,
    [
      join(root, 'node_modules', 'electron-builder', 'cli.js'),
      '--linux',
      'dir',
      `-c.electronDist=${join(folder, 'electron')}`,
      `-c.directories.output=${join(folder, 'dist')}`,
    ],
    { cwd: root, encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(`${stdout}${stderr}`);
  const unpacked = process.arch === 'x64' ? 'linux-unpacked' : `linux-${process.arch}-unpacked`;
  const app = join(folder, 'app');
  extractAll(join(folder, 'dist', unpacked, 'resources', 'app.asar'), app);
  return app;
}

/** A data folder as a program left it that had found and checked everything. */
async function desk(name, count) {
  const data = join(folder, name);
  createToken(data);
  if (count > 0) fill(data, count);
  const service = await startService(data);
  try {
    const window = await openWindow(service);
    await window.call('preferences.write', { welcomed: true });
    await window.indexed();
  } finally {
    await service.stop();
  }
  return data;
}

async function start(app, data) {
  const startedAt = performance.now();
  const program = await electron.launch({
    executablePath: join(root, 'test', 'support', 'electron-double', 'electron'),
    args: [app, `--data=${data}`, '--port=0', '--listener-port=0', '--set=service.requestLog=false'],
    cwd: folder,
    env: { ...process.env, PATH: `${dirname(process.execPath)}:${process.env['PATH'] ?? ''}` },
  });
  const page = await program.firstWindow();
  const windowMs = performance.now() - startedAt;
  await page
    .getByRole('button', { name: /^All/ })
    .or(page.getByRole('button', { name: 'Load samples' }))
    .first()
    .waitFor();
  const listMs = performance.now() - startedAt;
  await page.waitForTimeout(restMs);
  const mainMiB = residentMiB(program.process().pid);
  const pageMiB = await page.evaluate(() => performance.memory.usedJSHeapSize / 2 ** 20);
  await program.close();
  return { windowMs, listMs, mainMiB, pageMiB };
}

/** Memory of the process alone, without the Chromium beside it. */
function residentMiB(pid) {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1]) / 1024;
}
