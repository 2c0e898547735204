import type { FastifyInstance } from 'fastify';
import { Type } from 'typebox';
import { importStates, type ImportState } from '../../shared/content-request';
import { AppError } from '../../shared/errors';
import { invalidInput, requireSchema } from '../../shared/validation';
import type { ContentQueryService } from '../services/content-query-service';
import type { ContentRequestService, Idempotency } from '../services/content-request-service';
import type { ImportMarkService } from '../services/import-mark-service';
import type { QueryLimitService } from '../services/query-limit-service';
import { callerOf } from './authentication';
import {
  isCriteriaBased,
  parseCriteriaParameters,
  parseSimpleParameters,
  type QueryParameters,
} from './query-parameters';

const ImportBody = Type.Object({ importState: Type.Enum([...importStates]) });

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
  app.put('/content', { config: { invalidState: true } }, async (request) =>
    services.contentRequests.submit(
      request.body,
      callerOf(request),
      idempotencyOf(request.headers['idempotency-key'], request.rawBody),
    ),
  );

  app.get<{ Querystring: QueryParameters }>('/content', async (request) => {
    if (!isCriteriaBased(request.query)) {
      return services.contentQueries.simpleQuery(parseSimpleParameters(request.query));
    }
    const caller = callerOf(request);
    // Before the query is looked at (order of checks: decisions, section 3); an invalid one does not use it up.
    services.queryLimits.require(caller.tokenId);
    const { query, page } = parseCriteriaParameters(request.query);
    return services.contentQueries.criteriaQuery(query, page, caller);
  });

  app.get<{ Params: IdParams }>('/content/request/:id', async (request) =>
    services.contentRequests.read(request.params.id),
  );

  app.put<{ Params: IdParams }>('/content/:id/import', async (request) =>
    services.importMarks.markByTool(request.params.id, importStateOf(request.body), callerOf(request)),
  );
}

function importStateOf(body: unknown): ImportState {
  if (body === undefined) throw invalidInput(['body: is missing, send {"importState": "success" or "fail"}']);
  return requireSchema(ImportBody, body).importState;
}

/** Decisions, section 5: 1 to 255 printable characters. */
function idempotencyOf(
  header: string | readonly string[] | undefined,
  rawBody: Buffer | undefined,
): Idempotency | undefined {
  if (header === undefined) return undefined;
  if (typeof header !== 'string' || !/^[\x20-\x7e]{1,255}$/.test(header)) {
    throw new AppError(
      'INVALID_INPUT',
      'Idempotency-Key: must have 1 to 255 printable ASCII characters, given once',
    );
  }
  return { key: header, rawBody: rawBody ?? Buffer.alloc(0) };
}
