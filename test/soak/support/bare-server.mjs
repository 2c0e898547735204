import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

const code = `require('node:http')
  .createServer((request, response) => response.end('{}'))
  .listen(0, '127.0.0.1', function () { console.log(this.address().port); })`;

/**
 * Starts a server process that answers every call with an empty object, to measure the machine's own share.
 */
export async function bareServer() {
  const child = spawn(process.execPath, ['-e', code], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [port] = await once(createInterface({ input: child.stdout }), 'line');
  return { url: `http://127.0.0.1:${port}`, end: () => child.kill() };
}
