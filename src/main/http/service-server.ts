import type { FastifyInstance } from 'fastify';
import type { ContentQueryService } from '../services/content-query-service';
import type { ContentRequestService } from '../services/content-request-service';
import type { ImportMarkService } from '../services/import-mark-service';
import type { QueryLimitService } from '../services/query-limit-service';
import type { TokenService } from '../services/token-service';
import type { WebhookService } from '../services/webhook-service';
import { requireToken } from './authentication';
import { createBaseServer, pathNotFound, type BaseServerOptions } from './base-server';
import { contentRoutes } from './content-routes';
import { watchRoutes } from './other-methods';
import { webhookRoutes } from './webhook-routes';

export interface ServiceServerServices {
  readonly contentRequests: ContentRequestService;
  readonly contentQueries: ContentQueryService;
  readonly queryLimits: QueryLimitService;
  readonly importMarks: ImportMarkService;
  readonly tokens: TokenService;
  readonly webhook: WebhookService;
}

/** The embedded `/v1` service, ready to listen or to inject into. */
export function createServiceServer(
  services: ServiceServerServices,
  options: BaseServerOptions,
): FastifyInstance {
  const app = createBaseServer(options);
  void app.register(
    async (v1) => {
      requireToken(v1, services.tokens);
      v1.setNotFoundHandler(async (request) => {
        throw pathNotFound(request.method, request.url);
      });
      const refuseOtherMethods = watchRoutes(v1);
      contentRoutes(v1, services);
      webhookRoutes(v1, services.webhook);
      refuseOtherMethods();
    },
    { prefix: '/v1' },
  );
  return app;
}
