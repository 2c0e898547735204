import type { FastifyInstance } from 'fastify';
import { AppError } from '../../contract/errors';
import { sentence } from '../../contract/sentence';

/**
 * Listens on a port, `option` of the command line, and answers its address.
 *
 * @throws AppError UNAVAILABLE when that can't be, with what to do about it.
 */
export async function listen(
  app: FastifyInstance,
  host: string,
  port: number,
  option: string,
): Promise<string> {
  try {
    await app.listen({ host, port });
  } catch (error) {
    throw explainListenFailure(error, host, port, option);
  }
  const address = app.server.address();
  if (address === null || typeof address === 'string') throw new Error('a listening server has no address');
  const name = address.family === 'IPv6' ? `[${address.address}]` : address.address;
  return `http://${name}:${address.port}`;
}

function explainListenFailure(error: unknown, host: string, port: number, option: string): unknown {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  switch (code) {
    case 'EADDRINUSE':
      return new AppError(
        'UNAVAILABLE',
        sentence`Port ${String(port)} on ${host} is taken by another program. Close that one, or choose another port with ${option} (0 picks a free one).`,
        { cause: error },
      );
    case 'EACCES':
      return new AppError(
        'UNAVAILABLE',
        sentence`Port ${String(port)} needs more rights. Choose one from 1024 with ${option}.`,
        {
          cause: error,
        },
      );
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return new AppError(
        'UNAVAILABLE',
        sentence`${host} is not an address of this machine. Choose another with --host.`,
        {
          cause: error,
        },
      );
    default:
      return error;
  }
}
