import type { FastifyDynamicSwaggerOptions } from '@fastify/swagger';
import { webhookCalls } from './webhook-call-description';

const description = `
The embedded content request service of Locdesk: the \`/v1\` interface, offline and on this machine. A client can be
generated from [\`/openapi.json\`](/openapi.json).

**Token.** Every operation wants \`Authorization: Bearer <token>\`. Tokens are made in the app or with
\`locdesk token create\`. A request submitted with a test token is completed by the service itself. One submitted with a token that *forwards* goes to an upstream service, which completes it:
the answer comes at once, also offline, and the id of this service holds for reading, querying, the webhook and import marks.
It stays \`pending\` until upstream has completed it.

**Source.** The queries find requests of every \`source\`: those of tools (\`api\`), of imported files (\`file\`) and written in the
application (\`order\`). The criterion \`source\` narrows them down; the webhook is called for all of them.

**Refusals** have the body \`{"errors": ["…"]}\`; each entry names the place and the problem, and all problems are listed.
Checks come in this order: token (403), path and method (404, 405 with \`Allow\`), rate limit (429), media type (415) and size
(413), JSON syntax, content (400).

**JSON** is UTF-8 and strict: a duplicate key, a byte order mark, a NUL character, half a surrogate pair, a number that would
lose digits (or, \`-0\`, its sign), a \`__proto__\` key and more than 64 levels are a 400 that names the place. What is accepted is kept exactly;
properties the schemas don't name are kept and returned.

**Timestamps** out are UTC with milliseconds; in, any RFC 3339 date-time with an offset.

**Before an operation is reached** a request that is not HTTP is a 400, one whose address and headers exceed 16 KiB a 431, one
that does not arrive within a minute a 408, an \`Expect\` other than \`100-continue\` a 417 and CONNECT a 405, all with the
same body. Behind the token, a body in a transfer coding other than \`chunked\` is a 501. The rest of a refused body is read
for five seconds; then the connection is closed. A \`Host\`, or an address as it is sent to a proxy, that is not this service is a 403.

**Web pages** may call from the origins of the setting \`service.allowedOrigins\` (exact origins, none by default).
`.trim();

/** The parts of `/openapi.json` beside the routes. */
export const apiDescription: NonNullable<FastifyDynamicSwaggerOptions['openapi']> = {
  openapi: '3.1.0',
  info: { title: 'Locdesk content request service', version: '1.0.0', description },
  servers: [{ url: '/', description: 'This service' }],
  tags: [
    { name: 'Content requests', description: 'Submit, read, query and mark.' },
    { name: 'Webhook', description: 'The address that is notified of modified requests.' },
  ],
  webhooks: webhookCalls,
  components: {
    securitySchemes: {
      bearerAuth: { type: 'http', scheme: 'bearer', description: 'A token of the app, live or test.' },
    },
  },
  security: [{ bearerAuth: [] }],
};
