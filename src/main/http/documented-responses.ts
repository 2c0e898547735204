import type { JsonObject } from '../../content/content-request';
import { refTo, type ComponentName } from './schema-components';

/** A response or a body in the form of @fastify/swagger. */
export type Documented = Readonly<Record<string, unknown>>;
export type DocumentedExamples = Readonly<Record<string, JsonObject>>;

const requestIdHeader = {
  'x-request-id': { type: 'string', description: 'Names this call; a fault is found in the log under it.' },
};
const retryAfterHeader = (description: string) => ({ 'retry-after': { type: 'integer', description } });

export function answer(
  description: string,
  schema: ComponentName | readonly [ComponentName, ComponentName],
  examples: DocumentedExamples,
  headers: object = {},
): Documented {
  return {
    description,
    headers,
    content: {
      'application/json': {
        schema: typeof schema === 'string' ? refTo(schema) : { anyOf: schema.map(refTo) },
        examples: named(examples),
      },
    },
  };
}

/**
 * Returns a request body with examples. The plugin drops properties beside a `$ref`, so the reference is
 * wrapped in `allOf`.
 */
export function jsonBody(schema: ComponentName, examples: DocumentedExamples): Documented {
  return { allOf: [refTo(schema)], 'x-examples': named(examples) };
}

export const noContent = (description: string): Documented => ({
  description,
  type: 'null',
});

type Problems = Readonly<Record<string, readonly string[]>>;

/** A refusal; each example is one body's list of problems. */
export function refusal(description: string, problems: Problems, headers?: object): Documented {
  return answer(description, 'ErrorBody', mapValues(problems, toErrorBody), {
    ...requestIdHeader,
    ...headers,
  });
}

/** A 400 with `state: "invalid"` (interface document 4.1, 4.6). */
export function invalid(description: string, problems: Problems): Documented {
  return answer(
    description,
    'InvalidBody',
    mapValues(problems, (errors) => ({ ...toErrorBody(errors), state: 'invalid' })),
    requestIdHeader,
  );
}

export const rateLimited = refusal(
  'The token asked less than the query interval ago (setting `service.queryInterval`, 300 s).',
  {
    tooEarly: [
      'query: one criteria-based query every 300 s is accepted, the next in 299 s at 2026-11-20T09:35:00.123Z',
    ],
  },
  retryAfterHeader('Seconds until the next query is accepted, rounded up.'),
);

const unavailable = {
  diskFull: ['The disk is full: nothing was stored. Free some space and send it again.'],
  stopping: ['The service is stopping: nothing was stored. Send it again when it runs.'],
} as const;

/** Responses that every operation may give. */
export const always = {
  403: refusal(
    'The token is missing, not of the form `Bearer <token>`, unknown, revoked or expired; or the ' +
      '`Host` is not ours.',
    {
      noToken: ['authorization: is missing, send "Authorization: Bearer <token>"'],
      wrongForm: ['authorization: must have the form "Bearer <token>"'],
      unknownToken: ['authorization: the token is unknown, revoked or expired'],
      foreignHost: ['host: this service answers only under its own address'],
    },
  ),
  500: refusal('A fault of the service. Its log has the details under the request id, the body never does.', {
    fault: ['The service failed on this request. Its log tells why under x-request-id 4Ctq0lUZ3mYx.'],
  }),
  503: refusal('Nothing was stored; the same call is worth repeating.', unavailable),
} as const;

/** Responses of every operation with a body, except its own 400. */
export const alwaysWithBody = {
  ...always,
  413: refusal('The body is larger than the limit (setting `service.bodyLimit`, 10 MiB).', {
    tooLarge: ['body: is larger than 10485760 bytes (setting service.bodyLimit)'],
  }),
  415: refusal('The body is not `application/json` in UTF-8.', {
    mediaType: ['content-type: must be application/json'],
    charset: ['content-type: charset must be utf-8, not latin1'],
    compressed: ['content-encoding: must be identity, not gzip; send the body as it is'],
  }),
  503: refusal(
    'Nothing was stored; the same call is worth repeating.',
    {
      ...unavailable,
      busy: ['body: too many large bodies are being received, send it again in a moment'],
    },
    retryAfterHeader('Seconds to wait, where they are known.'),
  ),
} as const;

export const unknownId = refusal('There is no request with this id.', {
  unknown: ['id: there is no request "none"'],
});

export const invalidPath = ['path: has an invalid percent-encoding'] as const;

function toErrorBody(errors: readonly string[]): JsonObject {
  return { errors };
}

function mapValues<A, B>(record: Readonly<Record<string, A>>, change: (value: A) => B): Record<string, B> {
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, change(value)]));
}

function named(examples: DocumentedExamples) {
  return Object.fromEntries(
    Object.entries(examples).map(([name, value]) => [name, { summary: inWords(name), value }]),
  );
}

/** Converts `unknownToken` to "unknown token". */
function inWords(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}
