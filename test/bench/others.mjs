// npm run bench:others -- --tools FOLDER: measures the service beside mock servers that people use instead,
// in one run. They are no dependencies; docs/development.md says how they get into FOLDER. Of the three only
// json-server stores submitted data, in memory until its file is written; Locdesk has it on disk before it
// answers. Prints a table.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { setTimeout as wait } from 'node:timers/promises';
import { requestsPerSecond } from './load.mjs';
import { createToken, startService } from './programs.mjs';

const { values } = parseArgs({ options: { tools: { type: 'string' } } });
if (values.tools === undefined) {
  console.error('--tools FOLDER: where json-server, Prism and Mockoon are installed (README, Commands).');
  process.exit(2);
}
const bin = resolve(values.tools, 'node_modules/.bin');
const folder = mkdtempSync(join(tmpdir(), 'locdesk-others-'));
const submission = {
  language: { source: 'en', target: 'de-CH' },
  fields: [
    { id: 'title', type: 'localizable', data: 'html', value: 'Hello' },
    { id: 'body', type: 'localizable', data: 'html', value: '<p>Press <b>Start</b>, {name}.</p>' },
  ],
};
const body = JSON.stringify(submission);
const turns = 4;

try {
  const data = join(folder, 'data');
  const token = createToken(data);
  const service = await startService(data);
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
  const submitted = await fetch(`${service.service}/v1/content`, { method: 'PUT', headers, body });
  const { id } = await submitted.json();
  const get = await (await fetch(`${service.service}/v1/content/request/${id}`, { headers })).json();
  const openapi = await (await fetch(`${service.service}/openapi.json`)).json();
  await service.stop();

  const programs = {
    Locdesk: () => startService(data),
    'json-server': () => startJsonServer(get),
    Prism: () => startPrism(openapi),
    Mockoon: () => startMockoon(get),
  };
  const calls = {
    GET: { connections: 16 },
    'PUT, 16 clients': { put: true, connections: 16 },
    'PUT, 64 clients': { put: true, connections: 64 },
  };
  const rates = Object.fromEntries(Object.keys(programs).map((name) => [name, {}]));
  // One program at a time has the machine to itself, and turns distribute other load over all of them.
  for (let turn = 0; turn < turns; turn++) {
    for (const [name, startIt] of Object.entries(programs)) {
      const program = await startIt();
      const paths = { get: `/v1/content/request/${id}`, put: '/v1/content', method: 'PUT', ...program.paths };
      for (const [call, { put, connections }] of Object.entries(calls)) {
        const request = put ? { method: paths.method, body } : {};
        const url = program.service + (put ? paths.put : paths.get);
        (rates[name][call] ??= []).push(await requestsPerSecond(url, { ...request, token, connections }));
      }
      await program.stop();
    }
  }
  report(rates, Object.keys(calls));
} finally {
  rmSync(folder, { recursive: true, force: true });
}

function report(rates, calls) {
  const of = (name, call) => rates[name][call].toSorted((a, b) => a - b)[Math.floor(turns / 2)];
  const others = Object.keys(rates).filter((name) => name !== 'Locdesk');
  console.table(
    Object.fromEntries(
      calls.map((call) => [
        call,
        {
          ...Object.fromEntries(Object.keys(rates).map((name) => [name, Math.round(of(name, call))])),
          [`× the fastest (≥ ${call === 'GET' ? 5 : 3})`]: (
            of('Locdesk', call) / Math.max(...others.map((name) => of(name, call)))
          ).toFixed(2),
        },
      ]),
    ),
  );
}

async function startJsonServer(request) {
  const file = join(folder, 'db.json');
  writeFileSync(file, JSON.stringify({ requests: [request] }));
  const paths = { get: `/requests/${request.id}`, put: '/requests', method: 'POST' };
  return startTool('json-server', (port) => ['--quiet', '--port', port, '--host', '127.0.0.1', file], paths);
}

async function startPrism(openapi) {
  const file = join(folder, 'openapi.json');
  writeFileSync(file, JSON.stringify(openapi));
  return startTool('prism', (port) => ['mock', '--verboseLevel', 'silent', '--port', port, file]);
}

async function startMockoon(request) {
  const port = await freePort();
  const file = join(folder, 'mockoon.json');
  const route = (method, endpoint) => ({
    uuid: `${method} ${endpoint}`,
    type: 'http',
    documentation: '',
    method,
    endpoint,
    responses: [mockoonAnswer(`${method} answer`, JSON.stringify(request))],
    responseMode: null,
    streamingMode: null,
    streamingInterval: 0,
  });
  const routes = [route('get', 'v1/content/request/:id'), route('put', 'v1/content')];
  writeFileSync(
    file,
    JSON.stringify({
      uuid: 'bench',
      lastMigration: 33,
      name: 'bench',
      port: Number(port),
      hostname: '127.0.0.1',
      endpointPrefix: '',
      latency: 0,
      routes,
      rootChildren: routes.map(({ uuid }) => ({ type: 'route', uuid })),
      folders: [],
      proxyMode: false,
      proxyHost: '',
      proxyRemovePrefix: false,
      tlsOptions: { enabled: false },
      cors: false,
      headers: [],
      proxyReqHeaders: [],
      proxyResHeaders: [],
      data: [],
      callbacks: [],
    }),
  );
  return startTool('mockoon-cli', () => ['start', '--data', file, '--disable-log-to-file'], {}, port);
}

function mockoonAnswer(uuid, text) {
  return {
    uuid,
    body: text,
    latency: 0,
    statusCode: 200,
    label: '',
    headers: [{ key: 'content-type', value: 'application/json' }],
    bodyType: 'INLINE',
    filePath: '',
    databucketID: '',
    sendFileAsBody: false,
    rules: [],
    rulesOperator: 'OR',
    disableTemplating: true,
    fallbackTo404: false,
    default: true,
    crudKey: 'id',
    callbacks: [],
  };
}

/** A tool is ready when its port takes a connection and answers. */
async function startTool(name, args, paths = {}, port) {
  const chosen = port ?? (await freePort());
  const child = spawn(process.execPath, [join(bin, name), ...args(chosen)], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const service = `http://127.0.0.1:${chosen}`;
  for (let tries = 0; ; tries++) {
    const answered = await fetch(service).then(
      () => true,
      () => false,
    );
    if (answered) break;
    if (child.exitCode !== null || tries > 300) throw new Error(`${name} did not start`);
    await wait(100);
  }
  return {
    service,
    paths,
    async stop() {
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
  };
}

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  return String(port);
}
