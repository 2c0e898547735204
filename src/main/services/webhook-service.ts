import { Type } from 'typebox';
import { invalidInput, requireSchema, schemaProblems } from '../../shared/validation';
import { longestWebhookUrl, webhookUrlProblems } from '../../shared/webhook-url';
import type { WebhookStore } from '../store/webhook-store';
import type { Environment } from './environment';

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
  readonly #store: WebhookStore;
  readonly #environment: Environment;

  constructor(store: WebhookStore, environment: Environment) {
    this.#store = store;
    this.#environment = environment;
  }

  read(): WebhookRegistration {
    return { url: this.#store.url() ?? null };
  }

  /** @throws AppError INVALID_INPUT with every problem. */
  register(body: unknown): WebhookRegistration {
    if (body === undefined) throw invalidInput(['body: is missing, send {"url": "https://…"}']);
    const problems = [...schemaProblems(WebhookBody, body), ...problemsOfUrlIn(body)];
    if (problems.length > 0) throw invalidInput(problems);
    const { url } = requireSchema(WebhookBody, body);
    this.#store.setUrl(url, Math.trunc(this.#environment.now()) * 1000);
    return this.read();
  }

  remove(): void {
    this.#store.remove();
  }
}

/** Absent, empty or not a text: the schema has said so. */
function problemsOfUrlIn(body: unknown): readonly string[] {
  const url: unknown = typeof body === 'object' && body !== null && 'url' in body ? body.url : undefined;
  return typeof url === 'string' && url !== '' ? webhookUrlProblems(url) : [];
}
