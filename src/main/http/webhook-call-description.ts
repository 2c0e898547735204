import { signatureHeaders } from '../webhook/webhook-signature';
import { examples } from './examples';

const header = (name: string, description: string) => ({
  name,
  in: 'header' as const,
  required: true,
  description,
  schema: { type: 'string' as const },
});

// Interface document 6; decisions, section 7.
const description = `
Called whenever a content request is modified: \`PUT\` to the registered address,
with the request as it was at that moment, never with an \`importResponse\`. A mark is no modification.

Calls are signed by [Standard Webhooks](https://www.standardwebhooks.com): verify \`webhook-signature\` with the secret that
the app shows, over the body as it came. For 24 hours after the secret was rotated there are two signatures.

Success is any 2xx within 15 seconds; redirects are not followed. Anything else is tried again after 5 s, 30 s, 2 min, 10 min,
30 min, 2 h, 6 h, 12 h and 24 h (each ± 10 %), not before \`Retry-After\`, then it stays failed until it is redelivered by hand. Calls of
one request come in order, at most 8 at once. Each comes **at least once**: the same \`webhook-id\` is the same call. Ids of
later modifications are greater.
`.trim();

/** The call that this service makes, as documented in `/openapi.json`. */
export const webhookCalls = {
  contentRequestModified: {
    put: {
      operationId: 'contentRequestModified',
      summary: 'A content request was modified',
      description,
      tags: ['Webhook'],
      security: [],
      parameters: [
        header(signatureHeaders.id, 'Names the call, the same on every attempt: `evt_` and a UUIDv7.'),
        header(signatureHeaders.timestamp, 'When this attempt was signed, seconds since 1970.'),
        header(signatureHeaders.signature, 'One or more `v1,<base64>`, separated by spaces.'),
      ],
      requestBody: {
        required: true,
        content: {
          'application/json': {
            schema: { $ref: '#/components/schemas/WebhookCall' },
            examples: {
              created: { summary: 'created', value: examples.createdCall },
              completed: { summary: 'completed', value: examples.completedCall },
            },
          },
        },
      },
      responses: {
        '2XX': {
          description: 'Received. The body is kept for the coordinator to see, nothing is read from it.',
        },
        default: { description: 'Not received: tried again.' },
      },
    },
  },
};
