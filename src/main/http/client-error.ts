import { maxHeaderSize } from 'node:http';
import type { Socket } from 'node:net';

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

/** Answers what Node refuses before it is a request, with the body of every refusal. */
export function answerClientError({ code }: NodeJS.ErrnoException, socket: Socket): void {
  if (code === 'ECONNRESET' || !socket.writable) return;
  const { status, problem } = known[code ?? ''] ?? notHttp;
  const body = JSON.stringify({ errors: [problem] });
  socket.end(
    `HTTP/1.1 ${status}\r\nContent-Type: application/json; charset=utf-8\r\n` +
      `Content-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
  );
}
