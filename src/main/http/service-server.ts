import type { FastifyInstance } from 'fastify';
import type { ContentQueryService } from '../requests/query/content-query-service';
import type { ContentRequestService } from '../requests/content-request-service';
import type { ImportMarkService } from '../requests/import-mark-service';
import type { QueryLimitService } from '../requests/query/query-limit-service';
import type { RequestLogService } from '../request-log/request-log-service';
import type { SettingsService } from '../platform/settings/settings-service';
import type { TokenService } from '../requests/token-service';
import type { WebhookService } from '../webhook/webhook-service';
import { documentOnly, serveApiReference } from './api-reference';
import { identify, requireToken } from './authentication';
import { createBaseServer, type BaseServerOptions } from '../transport/base-server';
import { refuseUnknownPath } from '../transport/body-admission';
import { recordCalls, recordUnrouted } from './call-recorder';
import { contentRoutes } from './content-routes';
import { allowOrigins } from './cross-origin';
import { watchRoutes } from '../transport/method-not-allowed';
import { isServiceTarget } from '../transport/request-url';
import { webhookRoutes } from './webhook-routes';

export interface ServiceServerServices {
  readonly contentRequests: ContentRequestService;
  readonly contentQueries: ContentQueryService;
  readonly queryLimits: QueryLimitService;
  readonly importMarks: ImportMarkService;
  readonly tokens: TokenService;
  readonly webhook: WebhookService;
  readonly requestLog: RequestLogService;
  readonly settings: Pick<SettingsService, 'get'>;
}

/** The embedded `/v1` service with its reference, ready to listen or to inject into. */
export function createServiceServer(
  services: ServiceServerServices,
  options: BaseServerOptions,
): FastifyInstance {
  const { requestLog } = services;
  const app = createBaseServer({
    ...options,
    refuseUnrouted: (request) =>
      isServiceTarget(request.url) ? identify(request, services.tokens) : undefined,
    onUnroutedRefusal: (request, reply, error) => recordUnrouted(requestLog, request, reply, error),
  });
  serveApiReference(app);
  void app.register(
    async (v1) => {
      documentOnly(v1);
      recordCalls(v1, requestLog);
      allowOrigins(v1, () => services.settings.get('service.allowedOrigins'));
      requireToken(v1, services.tokens);
      // The services return JSON texts, which need no serialization.
      v1.addHook('onRequest', (_request, reply, done) => {
        void reply.type('application/json; charset=utf-8');
        done();
      });
      // An unknown path below /v1 requires a token too.
      v1.setNotFoundHandler(refuseUnknownPath);
      const refuseOtherMethods = watchRoutes(v1);
      contentRoutes(v1, services);
      webhookRoutes(v1, services);
      refuseOtherMethods();
    },
    { prefix: '/v1' },
  );
  return app;
}
