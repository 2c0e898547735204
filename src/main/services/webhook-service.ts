import { Type } from 'typebox';
import { invalidInput, requireSchema } from '../../shared/validation';
import type { WebhookStore } from '../store/webhook-store';
import type { Environment } from './environment';

/** The body of `PUT /v1/webhook` (interface document 2.3, 4.6). */
export const WebhookBody = Type.Object(
  {
    url: Type.String({
      minLength: 1,
      description:
        'Absolute `http:` or `https:` address with a host and without user name or password, at most 2048 characters.',
    }),
  },
  { additionalProperties: false, description: 'The registration of the webhook.' },
);

/** Longer addresses are refused by common servers and proxies. */
const longestUrl = 2048;

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
    const { url } = requireSchema(WebhookBody, body);
    const problems = webhookUrlProblems(url);
    if (problems.length > 0) throw invalidInput(problems);
    this.#store.setUrl(url, Math.trunc(this.#environment.now()) * 1000);
    return this.read();
  }

  remove(): void {
    this.#store.remove();
  }
}

/** What keeps a text from being the address of a webhook: an absolute http(s) URL with a host and without credentials. */
export function webhookUrlProblems(text: string): readonly string[] {
  if (text !== text.trim() || /[\s\p{Cc}]/u.test(text))
    return ['url: must not contain spaces or control characters'];
  // The parser takes `http:host` and `http:/host` for `http://host`; whoever wrote that meant something else.
  if (!/^https?:\/\/[^/?#]/i.test(text))
    return ['url: must be an absolute address that begins with http:// or https:// and a host'];
  if (text.length > longestUrl) return [`url: must have at most ${longestUrl} characters`];
  if (!URL.canParse(text)) return ['url: is not a valid address'];
  const { username, password, host } = new URL(text);
  if (username !== '' || password !== '' || (text.split(/[/?#]/)[2] ?? '').includes('@')) {
    return ['url: must not contain a user name or password'];
  }
  return host === '' ? ['url: has no host'] : [];
}
