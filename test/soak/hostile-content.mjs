// Values of 1 MiB that are slow to read: each is submitted with a test token, completed, checked, listed,
// searched and exported, while another tool reads a small request all the time. At the end SIGTERM comes
// while such values are at work.
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { text } from 'node:stream/consumers';
import { openWindow } from '../bench/window.mjs';
import { createToken, locdesk, serve } from './support/program.mjs';
import { bareServer } from './support/bare-server.mjs';

const size = 2 ** 20;
/**
 * The checks of one request may take two minutes, and nothing here should need that more than once or twice.
 */
const longestCheckingMs = 600_000;
const longestEndMs = 5000;
/**
 * Limits of a read at p99, absolute and relative to a bare server beside it. One submission of 1 MiB blocks
 * the main thread for up to about 60 ms (strict parsing, the document, the database); the bare server shows
 * how much a busy machine adds to both.
 */
const longestReadMs = 250;
const mostTimesBare = 20;

const repeated = (part) => part.repeat(Math.floor(size / Buffer.byteLength(part)));
const nested = (open, middle, close) => {
  const depth = Math.floor((size - middle.length) / (open.length + close.length));
  return open.repeat(depth) + middle + close.repeat(depth);
};
const kinds = {
  words: repeated('word '),
  spaces: repeated(' '),
  tabs: repeated('\t'),
  'line ends': repeated('\r\n'),
  '(': repeated('('),
  '[': repeated('['),
  '{': repeated('{'),
  '{}': repeated('{}'),
  '%': repeated('%'),
  '&': repeated('&'),
  '<': repeated('<'),
  '@': repeated('a@'),
  digits: repeated('1'),
  numbers: repeated('1.234,56 '),
  'combining marks': `a${repeated('\u{301}')}`.slice(0, -1),
  'bidi controls': repeated('\u{202e}a\u{2066}'),
  'one word': repeated('a'),
  emoji: repeated('👩‍👩‍👧‍👦'),
  '<p>': repeated('<p>'),
  '<b><p></b>': repeated('<b><p></b>'),
  'nested tags': nested('<div>', 'x', '</div>'),
  'nested lists': nested('<ul><li>', 'x', '</li></ul>'),
  'one attribute': `<a title="${'x'.repeat(size - 20)}">x</a>`,
  'event handlers': repeated('<img src=x onerror="alert(1)">'),
  'open comments': repeated('<!--'),
  'nested ICU': nested('{a, select, other {', 'x', '}}'),
  'ICU plurals': repeated('{n, plural, one {# item} other {# items}} '),
  URLs: repeated('https://a.example/b?c=d '),
  'one URL': `https://a.example/${'b/'.repeat(size / 2 - 20)}`,
};

/** @param {import('./run.mjs').SoakPlace} place */
export async function soak({ folder, times, say }) {
  const data = join(folder, 'data');
  const program = await serve(data, '--set', 'service.testResultDelay=0');
  const tool = toolOf(program.service, await createToken(data, 'test'));
  const reader = toolOf(program.service, await createToken(data));
  const losses = [];
  // Made before anything is measured, because this process would be held up by it.
  const bodies = Object.entries(kinds).map(([kind, value]) => ({ kind, value, body: bodyOf(kind, value) }));

  // Opened before the measurements, because its command blocks this process too, which showed as a read of 3
  // s.
  const window = await openWindow({ service: program.service, data });
  const small = await reader.call('PUT', '/v1/content', bodyOf('small', '<p>Small</p>'));
  const reading = readAllTheTime(reader, `/v1/content/request/${small.answer.id}`);
  const bare = await bareServer();
  const readingBare = readAllTheTime(toolOf(bare.url, ''), '/');
  const submitted = [];
  for (let round = 0; round < times; round += 1) {
    for (const { kind, value, body } of bodies) {
      const { status, answer } = await tool.call('PUT', '/v1/content', body);
      if (status === 200) submitted.push({ kind, value, id: answer.id });
      else losses.push(`${kind}: the submission was answered with ${status}`);
    }
  }
  say(`${submitted.length} submitted`);

  const listedAt = performance.now();
  const { rows } = await window.search('', 0, 500);
  const listMs = performance.now() - listedAt;
  const keys = new Map(rows.map(({ id, key }) => [id, key]));
  const ends = await checkedAll(window, submitted, keys, losses, say);
  const afterChecks = reading.figures();

  const found = { answered: 0, stopped: 0, mostMs: 0 };
  for (const { id, kind, value } of submitted) {
    const key = keys.get(id);
    if (key === undefined) continue;
    for (const as of ['written', 'read']) {
      const startedAt = performance.now();
      const input = { key, version: 1, text: value.slice(0, 3), sides: ['source'], as, offset: 0 };
      try {
        await window.call('requests.find', input);
        found.answered += 1;
      } catch (error) {
        // A search that is stopped reports that; any other failure is a fault.
        if (error.message.includes('took too long')) found.stopped += 1;
        else losses.push(`${kind}: find failed: ${error.message.slice(0, 200)}`);
      }
      found.mostMs = Math.max(found.mostMs, performance.now() - startedAt);
    }
  }
  say('searched');
  const exported = join(folder, 'export.jsonl');
  const { code: exportCode, stderr } = await locdesk('export', exported, '--data', data);
  if (exportCode !== 0) losses.push(`the export ended with ${exportCode}: ${stderr.slice(0, 200)}`);
  await Promise.all([reading.stop(), readingBare.stop()]);
  bare.end();
  const mostMs = Math.max(longestReadMs, mostTimesBare * readingBare.ms(0.99));
  if (reading.ms(0.99) > mostMs) {
    losses.push(`reads took ${reading.ms(0.99).toFixed(0)} ms at p99, more than ${mostMs.toFixed(0)} ms`);
  }
  for (const [what, count] of reading.unexpected) losses.push(`a read ${what}, ${count} times`);

  const lines = exportCode === 0 ? readFileSync(exported, 'utf8') : '';
  for (const { kind, value, id } of submitted) {
    if (!lines.includes(id)) losses.push(`${kind}: it is not in the export`);
    const { status, answer } = await tool.call('GET', `/v1/content/request/${id}`);
    const field = answer.fields?.[0];
    if (status !== 200 || (field?.originalValue ?? field?.value) !== value) {
      losses.push(`${kind}: what is read is not what was submitted`);
    }
  }

  // These are left running in the thread of test results and in the background thread.
  for (const { body } of bodies.filter(({ kind }) => kind.startsWith('<'))) {
    await tool.call('PUT', '/v1/content', body);
  }
  const endedAt = performance.now();
  const code = await program.end('SIGTERM');
  const endMs = performance.now() - endedAt;
  if (code !== 0) losses.push(`the program ended with ${String(code)}`);
  if (endMs > longestEndMs) losses.push(`SIGTERM took ${endMs.toFixed(0)} ms`);
  return {
    figures: {
      'values of 1 MiB': submitted.length,
      'read beside submissions, results and checks: calls, p50, p99, most ms': afterChecks,
      'read beside everything: calls, p50, p99, most ms': reading.figures(),
      'read from a bare server meanwhile: calls, p50, p99, most ms': readingBare.figures(),
      'list of all, ms': listMs.toFixed(0),
      'until all were checked, s': ends.seconds,
      'checked, put aside': `${ends.checked}, ${ends.aside.length === 0 ? 0 : ends.aside.join('; ')}`,
      'find: answered, stopped, most ms': `${found.answered}, ${found.stopped}, ${found.mostMs.toFixed(0)}`,
      'end on SIGTERM, ms': endMs.toFixed(0),
    },
    losses,
  };
}

/** Waits until each request is completed and checked, or put aside with a reason. */
async function checkedAll(window, submitted, keys, losses, say) {
  const startedAt = performance.now();
  const waiting = new Map(submitted.map(({ id, kind }) => [id, kind]));
  const aside = [];
  let checked = 0;
  while (waiting.size > 0 && performance.now() - startedAt < longestCheckingMs) {
    for (const [id, kind] of waiting) {
      const key = keys.get(id);
      if (key === undefined) {
        losses.push(`${kind}: it is not in the list`);
        waiting.delete(id);
        continue;
      }
      const { state, failure } = await window.call('problems.ofRequest', { key });
      if (state !== 'checked' && state !== 'failed') continue;
      waiting.delete(id);
      if (state === 'checked') checked += 1;
      else aside.push(`${kind}: ${failure}`);
      if (state === 'failed' && failure === undefined) losses.push(`${kind}: put aside without a reason`);
    }
    say(`${waiting.size} wait for their checks`);
    await pause(2000);
  }
  for (const kind of waiting.values())
    losses.push(`${kind}: not checked after ${longestCheckingMs / 1000} s`);
  return { checked, aside, seconds: ((performance.now() - startedAt) / 1000).toFixed(0) };
}

function bodyOf(kind, value) {
  const fields = [{ id: kind, type: 'localizable', data: 'html', value }];
  return Buffer.from(JSON.stringify({ language: { source: 'en', target: 'de' }, fields }));
}

/** One tool on one connection. */
function toolOf(service, token) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  return {
    async call(method, path, body) {
      const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
      const outgoing = request(`${service}${path}`, { agent, method, headers });
      outgoing.end(body);
      const [response] = await once(outgoing, 'response');
      return { status: response.statusCode, answer: JSON.parse(await text(response)) };
    },
  };
}

/** Reads one path again and again until it is stopped. */
function readAllTheTime(tool, path) {
  const taken = [];
  const unexpected = new Map();
  const state = { isOver: false };
  const reading = (async () => {
    while (!state.isOver) {
      const startedAt = performance.now();
      const what = await tool.call('GET', path).then(
        ({ status }) => (status === 200 ? undefined : `was answered with ${status}`),
        (error) => `failed: ${error.code ?? error.message}`,
      );
      taken.push(performance.now() - startedAt);
      if (what !== undefined) unexpected.set(what, (unexpected.get(what) ?? 0) + 1);
      await pause(10);
    }
  })();
  const ms = (part) => taken.toSorted((a, b) => a - b)[Math.floor(part * (taken.length - 1))];
  return {
    unexpected,
    ms,
    figures: () => [taken.length, ms(0.5).toFixed(0), ms(0.99).toFixed(0), ms(1).toFixed(0)].join(', '),
    stop() {
      state.isOver = true;
      return reading;
    },
  };
}
