import { Type } from 'typebox';
import type { DeliveryHold } from '../../contract/deliveries';
import { invalidInput, requireSchema, schemaProblems } from '../platform/json/validation';
import { longestWebhookUrl, webhookUrlProblems } from '../../contract/webhook-url';
import type { CommitQueue } from '../database/commit-queue';
import type { OutboxStore } from '../outbox/outbox-store';
import type { WebhookStore } from './webhook-store';
import type { Changes } from '../platform/changes';
import type { Environment } from '../platform/environment';
import type { WebhookSecretService } from './webhook-secret-service';

/** The body of `PUT /v1/webhook` (interface document 2.3, 4.6). */
export const WebhookBody = Type.Object(
  {
    url: Type.String({
      minLength: 1,
      description: `Absolute \`http:\` or \`https:\` address with a host and without user name or password, at most ${longestWebhookUrl} characters.`,
    }),
  },
  { additionalProperties: false, description: 'The registration of the webhook.' },
);

export interface WebhookRegistration {
  /** As registered; null before any registration and after its removal. */
  readonly url: string | null;
}

/** The registration of the webhook (decisions, section 7). */
export class WebhookService {
  readonly #commits: Pick<CommitQueue, 'inPlace'>;
  readonly #store: WebhookStore;
  readonly #outbox: OutboxStore;
  readonly #secrets: WebhookSecretService;
  readonly #environment: Environment;
  readonly #changes: Changes;
  /** Asked for at every modification of a request. */
  #cached: WebhookRegistration | undefined;

  constructor(
    commits: Pick<CommitQueue, 'inPlace'>,
    stores: { webhook: WebhookStore; outbox: OutboxStore },
    secrets: WebhookSecretService,
    environment: Environment,
    changes: Changes,
  ) {
    this.#commits = commits;
    this.#store = stores.webhook;
    this.#outbox = stores.outbox;
    this.#secrets = secrets;
    this.#environment = environment;
    this.#changes = changes;
  }

  read(): WebhookRegistration {
    return (this.#cached ??= { url: this.#store.url() ?? null });
  }

  /** Why nothing is sent at all; undefined when calls go out. */
  hold(): Exclude<DeliveryHold, 'earlier-delivery'> | undefined {
    if (this.read().url === null) return 'no-url';
    return this.#secrets.problem() === undefined ? undefined : 'secret-unreadable';
  }

  /** What is owed goes to a new address at once, with a fresh schedule. @throws AppError INVALID_INPUT with every problem. */
  register(body: unknown): WebhookRegistration {
    if (body === undefined) throw invalidInput(['body: is missing, send {"url": "https://…"}']);
    const problems = [...schemaProblems(WebhookBody, body), ...problemsOfUrlIn(body)];
    if (problems.length > 0) throw invalidInput(problems);
    const { url } = requireSchema(WebhookBody, body);
    this.#commits.inPlace(() => {
      const before = this.#store.url();
      this.#store.setUrl(url, Math.trunc(this.#environment.now()) * 1000);
      if (url !== before) this.#outbox.newRound('webhook');
    });
    this.#notify();
    return this.read();
  }

  /** What is owed waits for the next address. */
  remove(): void {
    this.#store.remove();
    this.#notify();
  }

  /** Another process may have changed it. */
  forgetCached(): void {
    this.#cached = undefined;
  }

  #notify(): void {
    this.forgetCached();
    this.#changes.notify({ name: 'webhook.changed', payload: {} });
    this.#changes.notify({ name: 'deliveries.changed', payload: {} });
  }
}

/** Absent, empty or not a text: the schema has said so. */
function problemsOfUrlIn(body: unknown): readonly string[] {
  const url: unknown = typeof body === 'object' && body !== null && 'url' in body ? body.url : undefined;
  return typeof url === 'string' && url !== '' ? webhookUrlProblems(url) : [];
}
