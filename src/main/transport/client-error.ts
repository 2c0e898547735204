import { maxHeaderSize, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { isAnswered } from './body-admission';
import { cutSoon } from './unread-body';

const notHttp = { status: '400 Bad Request', problem: 'request: is not valid HTTP' };
const known: Readonly<Record<string, typeof notHttp>> = {
  HPE_HEADER_OVERFLOW: {
    status: '431 Request Header Fields Too Large',
    problem: `request: its address and headers exceed ${maxHeaderSize} bytes, ask for less at once`,
  },
  ERR_HTTP_REQUEST_TIMEOUT: {
    status: '408 Request Timeout',
    problem: 'request: did not arrive within a minute',
  },
};

/** Answers input that Node refuses before it is a request, with our error body. */
export function answerClientError({ code }: NodeJS.ErrnoException, socket: Socket): void {
  if (code === 'ECONNRESET' || !socket.writable || isAnswered(socket)) return;
  const { status, problem } = known[code ?? ''] ?? notHttp;
  endWith(socket, status, problem);
}

/** Handles requests that Node would answer itself, without a body. */
export function answerWhatNodeRefuses(server: Server): void {
  server.on('checkExpectation', (request: IncomingMessage, response: ServerResponse) => {
    const body = bodyOf(`expect: "${request.headers.expect ?? ''}" can't be met, only 100-continue can`);
    // The announced body may be on its way; it is not read.
    response.writeHead(417, { ...jsonType, 'content-length': Buffer.byteLength(body), connection: 'close' });
    response.end(body);
  });
  server.on('connect', (_request: IncomingMessage, socket: Socket) => {
    socket.on('error', () => undefined);
    endWith(socket, '405 Method Not Allowed', 'method: CONNECT is for proxies, and this is none', [
      'Allow: GET, HEAD, PUT, DELETE',
    ]);
  });
}

function endWith(socket: Socket, status: string, problem: string, headers: readonly string[] = []): void {
  const body = bodyOf(problem);
  const lines = [
    `HTTP/1.1 ${status}`,
    ...headers,
    `Content-Type: ${jsonType['content-type']}`,
    `Content-Length: ${Buffer.byteLength(body)}`,
    'Connection: close',
  ];
  socket.end(`${lines.join('\r\n')}\r\n\r\n${body}`);
  cutSoon(socket);
}

const jsonType = { 'content-type': 'application/json; charset=utf-8' };

function bodyOf(problem: string): string {
  return JSON.stringify({ errors: [problem] });
}
