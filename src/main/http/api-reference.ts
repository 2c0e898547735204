import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { apiDescription } from './api-description';
import { pathNotFound } from '../transport/body-admission';
import { referencePageStyle } from './reference-page-style';
import { schemaComponents } from './schema-components';

/**
 * Scripts, styles and calls only from this origin. Two images are inlined in the page's own style sheet and
 * script (`data:`).
 */
const referencePagePolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "font-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** Runs in the reference page: swagger-ui has dark colours, and leaves it to the page when to show them. */
const followSystemTheme = `
const dark = matchMedia('(prefers-color-scheme: dark)');
const follow = () => document.documentElement.classList.toggle('dark-mode', dark.matches);
dark.addEventListener('change', follow);
follow();
`;

/**
 * `/openapi.json` and the reference page at `/docs`, without a token and without anything from elsewhere.
 * Documents the routes that have tags; call before any route is added.
 */
export function serveApiReference(app: FastifyInstance): void {
  for (const [name, schema] of Object.entries(schemaComponents)) app.addSchema({ ...schema, $id: name });
  void app.register(swagger, {
    openapi: apiDescription,
    hideUntagged: true,
    convertConstToEnum: false,
    refResolver: {
      buildLocalReference: ({ $id }, _baseUri, _fragment, index) =>
        typeof $id === 'string' ? $id : `unnamed-${index}`,
    },
  });
  void app.register(async (docs) => {
    docs.addHook<FileRoute>('onRequest', (request, reply, done) => {
      void reply.header('x-frame-options', 'DENY');
      done(isUnservable(request) ? pathNotFound(request) : undefined);
    });
    await docs.register(swaggerUi, {
      routePrefix: '/docs',
      staticCSP: referencePagePolicy,
      theme: {
        title: 'Locdesk content request service',
        css: [{ filename: 'locdesk.css', content: referencePageStyle }],
        js: [{ filename: 'follow-system-theme.js', content: followSystemTheme }],
      },
      // Hides the bar for loading other documents, which the policy refuses anyway.
      uiConfig: { layout: 'BaseLayout', docExpansion: 'list', defaultModelsExpandDepth: 0 },
    });
  });
  // Cached, because routes don't change after the first call.
  let text: string | undefined;
  app.get('/openapi.json', async (_request, reply) => {
    text ??= JSON.stringify(app.swagger());
    return reply.type('application/json; charset=utf-8').header('cache-control', 'no-cache').send(text);
  });
}

interface FileRoute {
  readonly Params: { readonly '*'?: string };
}

/**
 * The static file plugin throws on paths that leave its folder or have empty parts, and swagger-ui redirects
 * its `index.html` to itself. The page's files all lie in one folder.
 */
function isUnservable({ params: { '*': file }, routeOptions }: FastifyRequest<FileRoute>): boolean {
  return routeOptions.url === '/docs/static/index.html' || (file !== undefined && !/^\w[\w.-]*$/.test(file));
}

/**
 * Makes the routes' schemas documentation only: the services validate, reporting every problem with its
 * place, before Fastify could refuse with the first one, and responses keep properties that a schema doesn't
 * name, which Fastify's serializer would drop.
 */
export function documentOnly(app: FastifyInstance): void {
  app.setValidatorCompiler(() => () => true);
  app.setSerializerCompiler(() => JSON.stringify);
}
