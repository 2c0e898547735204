import type { ServerResponse } from 'node:http';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { Type } from 'typebox';
import { mostPortionBytes } from '../../contract/commands/inputs';
import { uiApiPaths, withBytes } from '../../contract/ui-api-paths';
import { AppError } from '../../contract/errors';
import { failure, success } from '../../contract/result';
import { requireSchema } from '../platform/json/validation';
import type { Changes } from '../platform/changes';
import type { Environment } from '../platform/environment';
import { windowHeaders } from './content-security-policy';
import type { Dispatch } from './dispatch';
import { createEventFeed } from './event-feed';
import { requireOwnOrigin, type UiSessions } from './ui-session';

export interface HttpBridgeParts {
  readonly dispatch: Dispatch;
  readonly changes: Changes;
  readonly environment: Environment;
  /** Windows that have logged in; they outlive a restart of the backend. */
  readonly sessions: UiSessions;
  /** The built renderer. */
  readonly uiFolder: string;
}

const KeyBody = Type.Object({ key: Type.String() });
/** Limit of a body with one key, whose sender is not authenticated yet. */
const mostKeyBodyBytes = 1024;
/** The texts of a large order. */
const mostCommandBytes = 101_000_000;
/** Well under the idle limits of proxies and laptops' network stacks. */
const heartbeatMs = 15_000;
const mostUnreadBytes = 256 * 1024;

/** The browser host's transport: the window's files, its commands over HTTP, its events as a stream. */
export function attachHttpBridge(app: FastifyInstance, parts: HttpBridgeParts): void {
  const { sessions } = parts;

  void app.register(fastifyStatic, {
    root: parts.uiFolder,
    // One route per file: a wildcard would also answer below /v1, before the token is checked.
    wildcard: false,
    cacheControl: false,
    setHeaders: (reply, path) => {
      void reply.headers(windowHeaders);
      // Every file except the page has a hash in its name.
      void reply.header(
        'cache-control',
        path.endsWith('.html') ? 'no-store' : 'public, max-age=31536000, immutable',
      );
    },
  });

  void app.register(async (ui) => {
    ui.setErrorHandler((error, _request, reply) => {
      const known =
        error instanceof AppError ? error : new AppError('INVALID_INPUT', 'The request is not valid.');
      void reply.status(known.code === 'FORBIDDEN' ? 403 : 400).send(failure(known));
    });

    ui.post(uiApiPaths.session, { bodyLimit: mostKeyBodyBytes }, async (request, reply) => {
      requireOwnOrigin(request);
      if (!sessions.open(requireSchema(KeyBody, request.body).key, request, reply)) {
        throw new AppError(
          'FORBIDDEN',
          'This link was used before, or is older than a minute. Run "locdesk open" for a new one.',
        );
      }
      return success({});
    });

    // The page of a key (window-keys.ts) is a local file and has no origin of ours: the key alone proves who
    // sends it.
    void ui.register(async (entrance) => {
      entrance.addContentTypeParser<string>(
        'application/x-www-form-urlencoded',
        { parseAs: 'string', bodyLimit: mostKeyBodyBytes },
        (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(body))),
      );
      entrance.post(uiApiPaths.enter, async (request, reply) => {
        // An expired key leads to the window too, which explains how to get another one.
        sessions.open(requireSchema(KeyBody, request.body).key, request, reply);
        return reply.headers(windowHeaders).redirect('/', 303);
      });
    });

    void ui.register(async (guarded) => {
      guarded.addHook('onRequest', async (request) => {
        sessions.require(request);
        request.keepConnection();
      });
      guarded.addContentTypeParser(
        'application/octet-stream',
        { parseAs: 'buffer', bodyLimit: mostPortionBytes },
        (_request, body, done) => done(null, body),
      );
      guarded.post<{ Params: { readonly name: string }; Querystring: { readonly [withBytes]?: string } }>(
        uiApiPaths.command(':name'),
        { bodyLimit: mostCommandBytes },
        async ({ params, query, body }, reply) => {
          void reply.header('cache-control', 'no-store');
          const input = Buffer.isBuffer(body) ? inputWithBytes(query[withBytes], body) : body;
          return parts.dispatch(params.name, input, goneSignal(reply.raw));
        },
      );
      const streams = new Set<ServerResponse>();
      guarded.get(uiApiPaths.events, (request, reply) => {
        reply.raw.on('close', sessions.hold(request));
        streamEvents(reply, parts, streams);
      });
      // An open stream would delay the server's end for ever.
      guarded.addHook('preClose', async () => {
        for (const stream of streams) stream.end();
      });
    });
  });
}

/** The input of a command whose bytes are the body, and the rest of which is in the address. */
function inputWithBytes(rest: string | undefined, content: Buffer): unknown {
  const input: unknown = JSON.parse(rest ?? '{}');
  return typeof input === 'object' ? { ...input, content } : input;
}

/** Is aborted when the connection ends before the whole answer was sent, as when its page is closed. */
function goneSignal(response: ServerResponse): AbortSignal {
  const gone = new AbortController();
  response.on('close', () => {
    if (!response.writableFinished) gone.abort();
  });
  return gone.signal;
}

function streamEvents(
  reply: FastifyReply,
  { changes, environment }: HttpBridgeParts,
  streams: Set<ServerResponse>,
): void {
  reply.hijack();
  const stream = reply.raw;
  streams.add(stream);
  stream.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
  stream.write(': connected\n\n');
  const end = createEventFeed(changes, environment, (message) => {
    // A window that stopped reading reconnects, and reads everything again.
    if (stream.writableLength > mostUnreadBytes) stream.destroy();
    else stream.write(`data: ${JSON.stringify(message)}\n\n`);
  });
  const heartbeat = setInterval(() => stream.write(': alive\n\n'), heartbeatMs);
  heartbeat.unref();
  stream.on('close', () => {
    clearInterval(heartbeat);
    streams.delete(stream);
    end();
  });
}
