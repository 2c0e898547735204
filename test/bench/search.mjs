// npm run bench:search [-- --size 100000]: text search over real sentences in several scripts. Measures index
// rate and size, and for each kind of query the time until the first 50 hits arrive in the window: over the
// bridge, with commits in between. Checks are paused, except with --checking. With --folder the data is
// created there if missing, and kept.
import { existsSync, mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { monitorEventLoopDelay, performance } from 'node:perf_hooks';
import SQLite from 'better-sqlite3';
import { fillTexts } from './fill-texts.mjs';
import { createToken, startService } from './programs.mjs';
import { openWindow } from './window.mjs';

const { values } = parseArgs({
  options: {
    size: { type: 'string', default: '100000' },
    folder: { type: 'string' },
    checking: { type: 'boolean', default: false },
  },
});
const size = Number(values.size);
const folder = values.folder ?? mkdtempSync(join(tmpdir(), 'locdesk-bench-search-'));
/** Each finds something in the samples. */
const questions = {
  'rare word': 'zanzibar',
  'frequent word': 'the',
  'beginning of a word': 'tr',
  'one letter': 't',
  'two words': 'you can',
  phrase: '"dix ans"',
  'frequent phrase': '"you can"',
  'Japanese, two characters': '予約',
  'Japanese, one character': '本',
  'Japanese, one frequent': 'の',
  'Chinese, one character': '的',
  'Korean, one character': '국',
  Arabic: 'بياناتك',
  'Arabic, beginning': 'ال',
  'word and language': 'target:fr vélo',
  'not the word': '-battery',
  'language only': 'target:ja-JP mark:none',
  'several languages': 'target:ja-JP,fr,de',
  'beginning of an id': '01930000-0000-7000-8000-0000000001',
  'an id': '01930000-0000-7000-8000-000000000100',
  'a field': 'field:title',
  'words and never reviewed': 'words:50..200 reviewed:no',
};
const turns = 60;

try {
  if (!existsSync(join(folder, 'locdesk.db'))) {
    mkdirSync(folder, { recursive: true });
    createToken(folder);
    fillTexts(folder, size);
  }
  const isIndexed = existsSync(join(folder, 'derived.db'));
  const startedAt = performance.now();
  const service = await startService(folder);
  const window = await openWindow(service);
  if (!values.checking) await window.pauseChecks();
  await window.indexed();
  const seconds = (performance.now() - startedAt) / 1000;
  const { requests, fields } = new SQLite(join(folder, 'locdesk.db'), { readonly: true })
    .prepare('SELECT count(*) AS requests, sum(field_count) AS fields FROM requests')
    .get();
  console.log(
    `${requests} requests, ${fields} fields; derived ${mib(statSync(join(folder, 'derived.db')).size)} MiB, ` +
      `data ${mib(statSync(join(folder, 'locdesk.db')).size)} MiB`,
  );
  if (!isIndexed) console.log(`indexed in ${seconds.toFixed(0)} s: ${Math.round(fields / seconds)} fields/s`);
  const rows = {};
  const lag = monitorEventLoopDelay({ resolution: 1 });
  lag.enable();
  const all = [];
  for (const [name, filter] of Object.entries(questions)) {
    const fresh = [];
    const again = [];
    let total = 0;
    for (let turn = 0; turn < turns; turn++) {
      // A commit in between, so that no cached result can be used.
      await window.touch();
      fresh.push(await timed(async () => (total = (await window.search(filter, 0)).total)));
      again.push(await timed(() => window.search(filter, 50)));
    }
    all.push(...fresh);
    rows[name] = {
      hits: total,
      ...percentiles('first 50 (ms)', fresh),
      ...percentiles('next 50 (ms)', again),
    };
  }
  for (const [name, { hits }] of Object.entries(rows)) {
    if (hits === 0) throw new Error(`nothing has "${name}": its time says nothing`);
  }
  console.table(rows);
  const { 'p95 of first 50 (ms)': p95 } = percentiles('first 50 (ms)', all);
  console.log(`first 50 hits, all questions: p95 ${p95} ms (budget 50)`);
  await service.stop();
} finally {
  if (values.folder === undefined) rmSync(folder, { recursive: true, force: true });
}

async function timed(act) {
  const at = performance.now();
  await act();
  return performance.now() - at;
}

function percentiles(name, times) {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share) => Number(sorted[Math.ceil(sorted.length * share) - 1].toFixed(1));
  return { [`median of ${name}`]: at(0.5), [`p95 of ${name}`]: at(0.95) };
}

function mib(bytes) {
  return Math.round(bytes / 1024 / 1024);
}
