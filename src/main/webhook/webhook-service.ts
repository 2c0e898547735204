import { Type } from 'typebox';
import type { DeliveryHold } from '../../contract/webhook/deliveries';
import { invalidInput, requireSchema, schemaProblems } from '../platform/json/validation';
import { longestWebhookUrl, webhookUrlProblems } from '../../contract/webhook/webhook-url';
import type { CommitQueue } from '../database/commit-queue';
import type { OutboxStore } from '../outbox/outbox-store';
import type { WebhookStore } from './webhook-store';
import type { Changes } from '../platform/changes';
import { machineUs, type Environment } from '../platform/environment';
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
  /** The address as registered; null before any registration and after its removal. */
  readonly url: string | null;
}

interface Parts {
  readonly commits: CommitQueue;
  readonly webhook: WebhookStore;
  readonly outboxStore: OutboxStore;
  readonly secrets: WebhookSecretService;
  readonly environment: Environment;
  readonly changes: Changes;
}

/** The registration of the webhook (decisions, section 7). */
export class WebhookService {
  readonly #parts: Parts;
  /** Cached, because every modification of a request reads it. */
  #cached: WebhookRegistration | undefined;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  read(): WebhookRegistration {
    return (this.#cached ??= { url: this.#parts.webhook.url() ?? null });
  }

  /** Returns why no deliveries are sent at all; undefined when they are. */
  hold(): Exclude<DeliveryHold, 'earlier-delivery'> | undefined {
    if (this.read().url === null) return 'no-url';
    return this.#parts.secrets.problem() === undefined ? undefined : 'secret-unreadable';
  }

  /**
   * Registers an address; waiting deliveries are sent to it at once, with a fresh schedule. @throws AppError
   * INVALID_INPUT with every problem.
   */
  async register(body: unknown): Promise<WebhookRegistration> {
    if (body === undefined) throw invalidInput(['body: is missing, send {"url": "https://…"}']);
    const problems = [...schemaProblems(WebhookBody, body), ...problemsOfUrlIn(body)];
    if (problems.length > 0) throw invalidInput(problems);
    const { url } = requireSchema(WebhookBody, body);
    await this.#parts.commits.durable(() => {
      const before = this.#parts.webhook.url();
      this.#parts.webhook.setUrl(url, machineUs(this.#parts.environment));
      if (url !== before) this.#parts.outboxStore.newRound('webhook');
    });
    this.#notify();
    return this.read();
  }

  /** Removes the address; unsent deliveries wait for the next one. */
  async remove(): Promise<void> {
    await this.#parts.commits.durable(() => this.#parts.webhook.remove());
    this.#notify();
  }

  /** Drops the cached registration, because another process may have changed it. */
  forgetCached(): void {
    this.#cached = undefined;
  }

  #notify(): void {
    this.forgetCached();
    this.#parts.changes.notify({ name: 'webhook.changed', payload: {} });
    this.#parts.changes.notify({ name: 'deliveries.changed', payload: {} });
  }
}

/** Absent, empty or non-text values are reported by the schema. */
function problemsOfUrlIn(body: unknown): readonly string[] {
  const url: unknown = typeof body === 'object' && body !== null && 'url' in body ? body.url : undefined;
  return typeof url === 'string' && url !== '' ? webhookUrlProblems(url) : [];
}
