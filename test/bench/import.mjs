// npm run bench:import [-- --units 1000000]: whether a person who uses the window notices that a TMX file is
// imported beside it. Commands of a window hand over and import a file of so many generated units (20,000)
// while others ask every 50 ms for the list, a request, the concordance and the terms of fields; the same
// questions are asked alone before and after. For the main thread of the program: the share of its time that
// is work, the longest processor time without a pause (design.md: 5 ms) and how long it was late at most,
// which other programs on the machine lengthen. Writes nothing into the repository.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { fill } from './fill.mjs';
import { runOnce, startService, startServiceWith } from './programs.mjs';
import { openWindow } from './window.mjs';

const { values } = parseArgs({ options: { units: { type: 'string', default: '20000' } } });
const units = Number(values.units);
/** As the window has them (upload-memory.ts). */
const portionBytes = 126 * 1024;
/** The pages of a thread are released eight seconds after its end, which is five after its last work. */
const aloneMs = 15_000;
const requests = 2000;
const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
const folder = mkdtempSync(join(tmpdir(), 'locdesk-bench-import-'));
const report = join(folder, 'main.json');

try {
  const data = join(folder, 'data');
  const empty = await startService(data);
  await (await openWindow({ ...empty, data })).pauseChecks();
  await empty.stop();
  fill(data, requests);
  addTerms(data);
  const watch = new URL('block-watch.mjs', import.meta.url).href;
  const variables = { BLOCK_WATCH_FILE: report, NODE_OPTIONS: `--import ${watch}` };
  const service = await startServiceWith(variables, data);
  const window = await openWindow({ ...service, data });
  await window.indexed();
  const user = startUser(window);
  await pause(aloneMs);
  const rows = {};
  const measured = async (name, work) => {
    await readMain(service.pid);
    user.take();
    const from = performance.now();
    const result = await work();
    const seconds = (performance.now() - from) / 1000;
    rows[name] = { seconds: round(seconds), ...(await readMain(service.pid)), ...user.take() };
    return result;
  };
  await measured('alone', () => pause(aloneMs));
  const upload = await measured('the file is handed over', () => handOver(window));
  await measured('it is imported', () => imported(window, upload));
  await measured('alone again', () => pause(aloneMs));
  await user.stop();
  await service.stop();
  console.table(rows);
  console.log(`${units} units; load average ${readFileSync('/proc/loadavg', 'utf8').slice(0, 14)}`);
} finally {
  rmSync(folder, { recursive: true, force: true });
}

function addTerms(data) {
  const file = join(folder, 'terms.csv');
  const nouns = Array.from({ length: 500 }, (_, at) => `name of button ${at},Name der Taste ${at}`);
  writeFileSync(file, ['en,de', 'request,Anfrage', 'number,Zahl', 'wait,warten', ...nouns].join('\n'));
  runOnce(data, 'term', 'import', file, '--termbase', 'Bench');
}

/** Asks one question after the other until it is stopped. */
function startUser({ call, search }) {
  let times = [];
  const ended = new AbortController();
  const words = ['request number', 'press start', 'wait', 'generated sentence'];
  const questions = [
    (at) => search('', (at * 37) % 1500, 100),
    (at) => call('requests.detail', { key: 1 + (at % requests) }),
    (at) => call('memory.find', { text: words[(at >> 2) % words.length], side: 'both', limit: 50 }),
    (at) => call('terms.inFields', { key: 9 + ((at * 10) % requests), fieldIds: ['title', 'body'] }),
  ];
  const asking = (async () => {
    for (let at = 0; !ended.signal.aborted; at++) {
      const from = performance.now();
      await questions[at % questions.length](at);
      times.push(performance.now() - from);
      await pause(50);
    }
  })();
  return {
    take() {
      const sorted = times.toSorted((a, b) => a - b);
      times = [];
      const share = (part) => round(sorted[Math.ceil(sorted.length * part) - 1] ?? 0);
      return { questions: sorted.length, 'median (ms)': share(0.5), 'longest (ms)': share(1) };
    },
    async stop() {
      ended.abort();
      await asking;
    },
  };
}

async function handOver({ call }) {
  const { upload } = await call('memories.beginUpload', {});
  for (const content of portions()) {
    await call('memories.upload', { upload, content });
  }
  return upload;
}

/** Imports the file. Node's fetch waits five minutes for an answer, which may be too short for that. */
async function imported({ call }, upload) {
  const input = { upload, file: 'generated.tmx', name: 'Generated', replace: false };
  call('memories.import', input).catch(() => undefined);
  do await pause(500);
  while ((await call('memories.running', {})).running !== null);
  const [memory] = await call('memories.list', {});
  if (memory?.units !== units) throw new Error(`${memory?.units} units were imported`);
}

/** A TMX file, in the portions in which the window hands it over. */
function* portions() {
  let text =
    '<?xml version="1.0" encoding="UTF-8"?>\n<tmx version="1.4"><header creationtool="bench" creationtoolversion="1" segtype="sentence" o-tmf="x" adminlang="en" srclang="en" datatype="plaintext"/><body>\n';
  for (let at = 0; at < units; at++) {
    const number = (at * 7919) % 99_991;
    text += `<tu><tuv xml:lang="en"><seg>Open the settings page ${at} and save the generated sentence ${number}</seg></tuv><tuv xml:lang="de"><seg>Öffnen Sie die Seite ${at} der Einstellungen und speichern Sie den Satz ${number}</seg></tuv></tu>\n`;
    if (text.length < portionBytes) continue;
    yield Buffer.from(text);
    text = '';
  }
  yield Buffer.from(`${text}</body></tmx>\n`);
}

/** The figures of block-watch.mjs since the last call. */
async function readMain(pid) {
  rmSync(report, { force: true });
  process.kill(pid, 'SIGUSR2');
  for (;;) {
    await pause(20);
    try {
      const { busiest, max, used } = JSON.parse(readFileSync(report, 'utf8'));
      return {
        'work of main (%)': round(used * 100),
        'longest work (ms)': round(busiest),
        'late at most (ms)': round(max),
      };
    } catch {
      // It is not written yet.
    }
  }
}

function round(value) {
  return Number(value.toFixed(1));
}
