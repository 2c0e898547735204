import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Static } from 'typebox';
import { AppError } from '../../contract/errors';
import { invalidInput, requireSchema } from '../platform/json/validation';
import type { ContentQueryService, ResultPage } from '../requests/query/content-query-service';
import type { ContentRequestService } from '../requests/content-request-service';
import { idempotencyKeyIn, type Idempotency } from '../requests/idempotency-key';
import type { ImportMarkService } from '../requests/import-mark-service';
import type { QueryLimitService } from '../requests/query/query-limit-service';
import { callerOf } from './authentication';
import { markSchema, readSchema, submitSchema } from './content-route-schemas';
import {
  isCriteriaBased,
  parseCriteriaParameters,
  parseSimpleParameters,
  type QueryParameters,
} from './query-parameters';
import { querySchema } from './query-route-schema';
import { ImportBody } from './schema-components';

interface IdParams {
  readonly id: string;
}

export interface ContentServices {
  readonly contentRequests: ContentRequestService;
  readonly contentQueries: ContentQueryService;
  readonly queryLimits: QueryLimitService;
  readonly importMarks: ImportMarkService;
}

/** `/v1/content` (interface document 4.1 to 4.5). Transport only: the rules are the services'. */
export function contentRoutes(app: FastifyInstance, services: ContentServices): void {
  app.put('/content', { schema: submitSchema, config: { invalidState: true } }, async (request) =>
    services.contentRequests.submit(request.body, callerOf(request), idempotencyOf(request)),
  );

  app.get<{ Querystring: QueryParameters }>('/content', { schema: querySchema }, async (request, reply) => {
    if (!isCriteriaBased(request.query)) {
      return sendable(services.contentQueries.simpleQuery(parseSimpleParameters(request.query)));
    }
    // A HEAD query would use up the query limit without returning anything.
    if (request.method === 'HEAD') {
      void reply.header('allow', 'GET, PUT');
      throw new AppError('METHOD_NOT_ALLOWED', 'method: with a query this path accepts GET, PUT');
    }
    const caller = callerOf(request);
    // Checked before the query is parsed (order of checks: decisions, section 3); an invalid query does not
    // use up the limit.
    await services.queryLimits.require(caller.tokenId);
    const { query, page } = parseCriteriaParameters(request.query);
    return sendable(await services.contentQueries.criteriaQuery(query, page, caller));
  });

  // Not async, because it is the most frequent call and awaits nothing.
  app.get<{ Params: IdParams }>('/content/request/:id', { schema: readSchema }, (request, reply) => {
    void reply.send(services.contentRequests.read(request.params.id));
  });

  const mark = async (id: string, request: FastifyRequest): Promise<string> => {
    const { importState, importReasons } = markOf(request.body);
    return services.importMarks.markByTool(id, importState, callerOf(request), importReasons);
  };
  app.put<{ Params: IdParams }>('/content/:id/import', { schema: markSchema }, async (request) =>
    mark(request.params.id, request),
  );

  // Ids are opaque, so one may be `request`; the path of its mark would match the single read's route.
  const same = { schema: { hide: true }, config: { isAlias: true } };
  app.put('/content/request/import', same, async (request) => mark('request', request));
}

/** Sends a large page in pieces, as fast as the client reads. */
function sendable(page: ResultPage): string | Readable {
  return typeof page === 'string' ? page : Readable.from(page);
}

function markOf(body: unknown): Static<typeof ImportBody> {
  if (body === undefined) throw invalidInput(['body: is missing, send {"importState": "success" or "fail"}']);
  const mark = requireSchema(ImportBody, body);
  if (mark.importState !== 'fail' && mark.importReasons !== undefined)
    throw invalidInput(['importReasons: only an import that failed has reasons']);
  return mark;
}

/** Returns every value as sent, because Node joins repeated headers into one text. */
function headerValues(rawHeaders: readonly string[], name: string): readonly string[] {
  return rawHeaders.filter((_, index) => index % 2 === 1 && rawHeaders[index - 1]?.toLowerCase() === name);
}

function idempotencyOf({ raw, rawBody = Buffer.alloc(0) }: FastifyRequest): Idempotency | undefined {
  const key = idempotencyKeyIn(headerValues(raw.rawHeaders, 'idempotency-key'));
  return key === undefined ? undefined : { key, rawBody };
}
