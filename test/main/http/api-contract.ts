import { Check, Errors } from 'typebox/schema';
import type { Answer, TestBackend } from '../../support/test-backend';

type Json = Readonly<Record<string, unknown>>;

export interface DocumentedResponse {
  readonly description: string;
  readonly headers?: Readonly<Record<string, { readonly schema: Json }>>;
  readonly content?: {
    readonly 'application/json': {
      readonly schema: Json;
      readonly examples: Readonly<Record<string, { readonly summary: string; readonly value: unknown }>>;
    };
  };
}

export interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly description: string;
  readonly schema?: Json;
}

export interface Operation {
  readonly operationId: string;
  readonly summary: string;
  readonly description: string;
  readonly tags: readonly string[];
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: DocumentedResponse;
  readonly responses: Readonly<Record<string, DocumentedResponse>>;
}

export interface ApiDocument {
  readonly openapi: string;
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly webhooks: ApiDocument['paths'];
  readonly components: { readonly schemas: Json; readonly securitySchemes: Json };
  readonly security: unknown;
}

let sameContract: Promise<ApiContract> | undefined;

/**
 * `/openapi.json` as a judge: which operation a call is, and whether its answer is one of those documented.
 */
export class ApiContract {
  readonly document: ApiDocument;
  readonly operations: readonly (Operation & { readonly method: string; readonly path: string })[];
  readonly #closed: ApiContract['document']['components'];

  constructor(document: ApiDocument) {
    this.document = document;
    this.#closed = closed(document.components) as ApiDocument['components'];
    this.operations = Object.entries(document.paths).flatMap(([path, item]) =>
      Object.entries(item).map(([method, operation]) => ({
        ...operation,
        method: method.toUpperCase(),
        path,
      })),
    );
  }

  static async of(backend: TestBackend): Promise<ApiContract> {
    const { status, body } = await backend.request('GET', '/openapi.json', { token: null });
    if (status !== 200) throw new Error(`/openapi.json is ${status}`);
    return new ApiContract(body as ApiDocument);
  }

  /** Reads the document of the first backend only, because every backend has the same one. */
  static same(backend: TestBackend): Promise<ApiContract> {
    return (sameContract ??= ApiContract.of(backend));
  }

  operationOf(method: string, url: string): Operation | undefined {
    const path = url.split('?')[0] ?? '';
    return this.operations.find(
      (operation) =>
        operation.method === method &&
        new RegExp(`^${operation.path.replaceAll(/\{\w+\}/g, '[^/]+')}$`).test(path),
    );
  }

  /** Returns the problems of a value; with `strict`, properties beyond the schema's are problems too. */
  problems(schema: Json, value: unknown, strict = false): readonly string[] {
    const components = strict ? this.#closed : this.document.components;
    const whole = { ...(strict ? (closed(schema) as Json) : schema), components };
    if (Check(whole, value)) return [];
    return Errors(whole, value)[1].map((error) => `${error.instancePath}: ${error.message}`);
  }

  /** Returns how an answer deviates from the documented ones; empty when it doesn't. */
  deviations(method: string, url: string, answer: Answer, strict = false): readonly string[] {
    const call = `${method} ${url} ${answer.status}`;
    const operation = this.operationOf(method, url);
    if (operation === undefined) {
      // The general refusals of paths that are no operation.
      if (![400, 403, 404, 405].includes(answer.status)) return [`${call}: is no general refusal`];
      return this.problems({ $ref: '#/components/schemas/ErrorBody' }, answer.body, strict);
    }
    const response = operation.responses[answer.status];
    if (response === undefined) return [`${call}: is not documented for ${operation.operationId}`];
    // `Retry-After` always comes with a 429 and with a 503 only where it is known.
    const promised = Object.keys(response.headers ?? {}).filter(
      (name) => name !== 'retry-after' || answer.status === 429,
    );
    const missing = promised.filter((name) => answer.headers[name] === undefined);
    const media = response.content?.['application/json'];
    if (media === undefined) return answer.body === undefined ? [] : [`${call}: has a body`];
    const type = String(answer.headers['content-type']);
    return [
      ...missing.map((name) => `${call}: has no header ${name}`),
      ...(type === 'application/json; charset=utf-8' ? [] : [`${call}: is ${type}`]),
      ...this.problems(media.schema, answer.body, strict).map((problem) => `${call}: ${problem}`),
    ];
  }
}

/** Returns the schema with every object closed, so that unnamed properties are problems. */
function closed(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(closed);
  if (typeof schema !== 'object' || schema === null) return schema;
  const entries = Object.entries(schema).map(([key, value]) => [key, closed(value)] as const);
  const isObject = 'properties' in schema && !('additionalProperties' in schema);
  return { ...Object.fromEntries(entries), ...(isObject ? { additionalProperties: false } : {}) };
}
