// Lines between two programs: a TCP line that can be cut, slowed down and reset, and a courier of webhook
// calls that can lose answers, and delay and repeat calls.
import { once } from 'node:events';
import { createServer, request } from 'node:http';
import { connect, createServer as createTcpServer } from 'node:net';

/**
 * A line to a port of this machine. Modes: `open`; `cut` resets open connections and lets nothing through;
 * `slow` delays everything by `slowMs` each way; `flaky`, each connection is reset after a random number of
 * bytes.
 *
 * @param {() => number} portOf its target, called for each connection
 * @param {{ next: () => number }} random
 */
export async function tcpLine(portOf, random) {
  const line = { mode: 'open', cuts: 0, resets: 0, url: '', set, close };
  const slowMs = 40;
  const open = new Set();
  const server = createTcpServer((near) => {
    near.on('error', () => undefined);
    if (line.mode === 'cut') return void near.resetAndDestroy();
    const far = connect(portOf(), '127.0.0.1');
    far.on('error', () => near.resetAndDestroy());
    open.add(near);
    near.once('close', () => {
      open.delete(near);
      far.destroy();
    });
    far.once('close', () => near.destroy());
    let left = line.mode === 'flaky' ? Math.floor(random.next() * 4000) : Number.POSITIVE_INFINITY;
    const pass = (from, to) =>
      from.on('data', (chunk) => {
        left -= chunk.length;
        if (left < 0) {
          line.resets += 1;
          near.resetAndDestroy();
          return;
        }
        if (line.mode === 'slow') setTimeout(() => to.writable && to.write(chunk), slowMs);
        else to.write(chunk);
      });
    pass(near, far);
    pass(far, near);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  // A trial that failed must end.
  server.unref();
  line.url = `http://127.0.0.1:${server.address().port}`;
  return line;

  function set(mode) {
    if (mode === 'cut' && line.mode !== 'cut') {
      line.cuts += 1;
      for (const socket of open) socket.resetAndDestroy();
    }
    line.mode = mode;
  }

  function close() {
    for (const socket of open) socket.destroy();
    server.close();
  }
}

/**
 * A courier of webhook calls. Modes: `open`; `cut`; `forgetful`, the call arrives and its answer is lost;
 * `keeping`, the call is kept, answered with 503, and arrives when `release` is called.
 *
 * @param {() => number} portOf
 */
export async function courier(portOf) {
  const kept = [];
  const seen = [];
  const line = {
    mode: 'open',
    cuts: 0,
    forgotten: 0,
    keptBack: 0,
    replayed: 0,
    url: '',
    set,
    release,
    replay,
    close,
  };
  const forward = (call) =>
    new Promise((resolve) => {
      const headers = { ...call.headers, connection: 'close' };
      const sent = request({
        host: '127.0.0.1',
        port: portOf(),
        path: call.path,
        method: call.method,
        headers,
      });
      sent.once('error', () => resolve(502));
      sent.once('response', (response) => {
        response.resume();
        response.once('end', () => resolve(response.statusCode));
        response.once('error', () => resolve(502));
      });
      sent.end(call.body);
    });
  const carry = async (incoming, response) => {
    const chunks = [];
    incoming.on('error', () => undefined);
    response.on('error', () => undefined);
    if (line.mode === 'cut') return void incoming.socket.resetAndDestroy();
    try {
      for await (const chunk of incoming) chunks.push(chunk);
    } catch {
      return;
    }
    const { method, url: path, headers } = incoming;
    const call = { method, path, headers, body: Buffer.concat(chunks) };
    if (seen.length < 5000) seen.push(call);
    if (line.mode === 'keeping') {
      line.keptBack += 1;
      kept.push(call);
      return void response.writeHead(503).end();
    }
    const status = await forward(call);
    if (line.mode === 'forgetful') {
      line.forgotten += 1;
      return void incoming.socket.resetAndDestroy();
    }
    response.writeHead(status).end();
  };
  const server = createServer((incoming, response) => void carry(incoming, response));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  // A trial that failed must end.
  server.unref();
  line.url = `http://127.0.0.1:${server.address().port}`;
  return line;

  function set(mode) {
    if (mode === 'cut' && line.mode !== 'cut') line.cuts += 1;
    line.mode = mode;
  }

  /** Delivers delayed calls now, in an order that `random` chooses. */
  async function release(random) {
    const calls = kept.splice(0).map((call) => ({ call, at: random.next() }));
    for (const { call } of calls.toSorted((a, b) => a.at - b.at)) await forward(call);
  }

  /** Delivers one of all earlier calls again. */
  async function replay(random) {
    const call = random.one(seen);
    if (call === undefined) return;
    line.replayed += 1;
    await forward(call);
  }

  function close() {
    server.closeAllConnections();
    server.close();
  }
}
