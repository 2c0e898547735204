// node test/bench/files.mjs (after a build): how long the preview and the import of a file with 100,000
// segments take through the window's bridge, how much memory the program needs, and how long its main thread
// is held up meanwhile (budget 5 ms). Prints a table, writes nothing into the repository.
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startService, windowLink } from './programs.mjs';

const watch = new URL('block-watch.mjs', import.meta.url).href;
const count = Number(process.argv[2] ?? 100_000);

const numbers = Array.from({ length: count }, (_unused, index) => index);
const textOf = (index) => `Sentence ${index} of a file that has quite a few of them.`;
const files = {
  'texts.json': JSON.stringify(
    Object.fromEntries(numbers.map((index) => [`key.${index}`, textOf(index)])),
    null,
    2,
  ),
  'texts.po': [
    'msgid ""\nmsgstr "Content-Type: text/plain; charset=UTF-8\\n"\n',
    ...numbers.map((index) => `#: app.c:${index}\nmsgid "${textOf(index)}"\nmsgstr ""\n`),
  ].join('\n'),
  'texts.csv': ['key,source', ...numbers.map((index) => `key.${index},${textOf(index)}`)].join('\n'),
};
const rows = {};
for (const [name, text] of Object.entries(files)) await measure(name, text);
console.table(rows);

async function measure(name, text) {
  const folder = mkdtempSync(join(tmpdir(), 'locdesk-bench-files-'));
  const blocks = join(folder, 'blocks.json');
  process.env.BLOCK_WATCH_FILE = blocks;
  process.env.NODE_OPTIONS = `--import ${watch}`;
  const service = await startService(folder);
  delete process.env.NODE_OPTIONS;
  delete process.env.BLOCK_WATCH_FILE;
  const call = await openWindow(windowLink(folder));
  const steps = {
    preview: ['files.preview', { name }],
    import: ['files.import', { name, source: 'en', targets: ['de'] }],
  };
  for (const [step, [command, input]] of Object.entries(steps)) {
    await readBlocks(service.pid, blocks);
    const startedAt = performance.now();
    const upload = await handOver(call, Buffer.from(text));
    await call(command, { ...input, upload });
    const ms = performance.now() - startedAt;
    const { max, busiest } = await readBlocks(service.pid, blocks);
    rows[`${name}, ${(text.length / 1e6).toFixed(1)} MB: ${step}`] = {
      'time (s)': Number((ms / 1000).toFixed(2)),
      'peak memory (MB)': peakMegabytes(service.pid),
      'longest block (ms, ≤ 5)': Number(max.toFixed(1)),
      'longest without a pause (ms of processor)': Number(busiest.toFixed(1)),
    };
  }
  await service.stop();
  rmSync(folder, { recursive: true, force: true });
}

/** Exchanges the link for a session, as the page does. */
async function openWindow(link) {
  const { origin, hash } = new URL(link);
  const post = (path, body, cookie) =>
    fetch(`${origin}/ui-api/${path}`, {
      method: 'POST',
      headers: { origin, 'content-type': 'application/json', ...(cookie && { cookie }) },
      body: JSON.stringify(body),
    });
  const session = await post('session', { key: new URLSearchParams(hash.slice(1)).get('handover') });
  const cookie = session.headers.get('set-cookie')?.split(';')[0];
  return async (name, input) => {
    const answer = await (await post(`command/${name}`, input, cookie)).json();
    if (answer.ok !== true) throw new Error(JSON.stringify(answer));
    return answer.value;
  };
}

/** As the window does (stores/orders/upload-file.ts). */
async function handOver(call, bytes) {
  const { upload } = await call('files.beginUpload', { sizeBytes: bytes.length });
  const portion = 63 * 1024;
  for (let from = 0; from < bytes.length; from += portion) {
    await call('files.upload', { upload, content: bytes.toString('base64', from, from + portion) });
  }
  return upload;
}

async function readBlocks(pid, file) {
  rmSync(file, { force: true });
  process.kill(pid, 'SIGUSR2');
  while (!existsSync(file) || !readFileSync(file, 'utf8').endsWith('}')) {
    await new Promise((resume) => {
      setTimeout(resume, 5);
    });
  }
  return JSON.parse(readFileSync(file, 'utf8'));
}

/** Linux only: the system keeps the largest resident size of a process. */
function peakMegabytes(pid) {
  try {
    const [, kilobytes] = /VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return Math.round(Number(kilobytes) / 1000);
  } catch {
    return undefined;
  }
}
