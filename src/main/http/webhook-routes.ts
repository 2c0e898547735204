import type { FastifyInstance } from 'fastify';
import type { WebhookService } from '../webhook/webhook-service';
import { readWebhookSchema, registerWebhookSchema, removeWebhookSchema } from './webhook-route-schemas';

export interface WebhookServices {
  readonly webhook: WebhookService;
}

/** `/v1/webhook` (interface document 4.6, 4.7; `DELETE` is our addition: decisions, section 7). */
export function webhookRoutes(app: FastifyInstance, { webhook }: WebhookServices): void {
  app.get('/webhook', { schema: readWebhookSchema }, async () => webhook.read());

  app.put('/webhook', { schema: registerWebhookSchema, config: { invalidState: true } }, async (request) =>
    webhook.register(request.body),
  );

  app.delete('/webhook', { schema: removeWebhookSchema }, async (_request, reply) => {
    await webhook.remove();
    return reply.status(204).send();
  });
}
