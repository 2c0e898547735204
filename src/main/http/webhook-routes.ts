import type { FastifyInstance } from 'fastify';
import type { WebhookService } from '../services/webhook-service';

/** `/v1/webhook` (interface document 4.6, 4.7; `DELETE` is our addition: decisions, section 7). */
export function webhookRoutes(app: FastifyInstance, webhook: WebhookService): void {
  app.get('/webhook', async () => webhook.read());

  app.put('/webhook', { config: { invalidState: true } }, async (request) => webhook.register(request.body));

  app.delete('/webhook', async (_request, reply) => {
    webhook.remove();
    return reply.status(204).send();
  });
}
