import { once } from 'node:events';
import { createServer, request } from 'node:http';

/** A relay in front of a service that can lose the answers of submissions. */
export interface LossyRelay {
  readonly url: string;
  /** While set, submissions reach the service, and their answers are lost. */
  losesAnswers: boolean;
  end(): void;
}

/** Passes calls on to a service on this machine. */
export async function lossyRelay(serviceUrl: string): Promise<LossyRelay> {
  // The service answers to its own name only.
  const { host } = new URL(serviceUrl);
  const server = createServer((incoming, outgoing) => {
    const { method, url, headers } = incoming;
    const passed = request(
      new URL(url ?? '/', serviceUrl),
      { method, headers: { ...headers, host } },
      (answer) => {
        if (relay.losesAnswers && method === 'PUT') {
          answer.resume().once('end', () => incoming.socket.destroy());
          return;
        }
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
      },
    );
    passed.once('error', () => incoming.socket.destroy());
    incoming.pipe(passed);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const relay: LossyRelay = {
    url: `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`,
    losesAnswers: false,
    end() {
      server.closeAllConnections();
      server.close();
    },
  };
  return relay;
}
