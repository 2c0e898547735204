import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CreatedToken } from '../../../src/contract/ui-types';
import { type InProcessHost, startInProcess } from './in-process-host';

const usual = ['service.queryInterval=0', 'service.testResultDelay=0'];

interface UpstreamOptions {
  readonly settings?: readonly string[];
  /** With a live token nothing is completed by itself. */
  readonly kind?: 'live' | 'test';
}

/** A second Locdesk as the upstream service of the program under test. */
export class Upstream {
  readonly #folder: string;
  readonly token: string;
  readonly #tokenId: string;
  readonly #settings: readonly string[];
  #host: InProcessHost;

  private constructor(
    { folder, settings }: { readonly folder: string; readonly settings: readonly string[] },
    host: InProcessHost,
    { id, token }: CreatedToken,
  ) {
    this.#folder = folder;
    this.#settings = settings;
    this.#host = host;
    this.token = token;
    this.#tokenId = id;
  }

  static async start({ settings: own = [], kind = 'test' }: UpstreamOptions = {}): Promise<Upstream> {
    const folder = await mkdtemp(join(tmpdir(), 'upstream-'));
    const settings = [...usual, ...own];
    const host = await startInProcess({ dataFolder: folder, settings });
    return new Upstream({ folder, settings }, host, await host.core().tokens.create('desk', kind));
  }

  /** The base URL; `again` keeps it. */
  get url(): string {
    return this.#host.service;
  }

  /** Submits one request, which is completed at once with a made-up result. */
  async submit(title: string): Promise<string> {
    const field = { type: 'localizable', data: 'html' };
    return this.submitContent({
      language: { source: 'en', target: 'de-CH' },
      fields: [
        { ...field, id: 'title', value: title },
        { ...field, id: 'body', value: '<p>Press <b>Start</b>.</p>' },
      ],
    });
  }

  /** Submits a request as it is given; answers its id. */
  async submitContent(body: object): Promise<string> {
    const { id } = await this.#call('PUT', '/v1/content', body);
    return id;
  }

  async read(
    id: string,
  ): Promise<{ readonly state: string; readonly importResponse?: { importState: string } }> {
    return this.#call('GET', `/v1/content/request/${id}`);
  }

  async mark(id: string, importState: 'success' | 'fail'): Promise<void> {
    await this.#call('PUT', `/v1/content/${id}/import`, { importState });
  }

  async revokeToken(): Promise<void> {
    await this.#host.core().tokens.revoke(this.#tokenId);
  }

  /** Stops the service; it can be started again. */
  async stop(): Promise<void> {
    await this.#host.stop();
  }

  async again(): Promise<void> {
    const port = Number(new URL(this.url).port);
    this.#host = await startInProcess({ dataFolder: this.#folder, settings: this.#settings, port });
  }

  async end(): Promise<void> {
    await this.#host.stop();
    await rm(this.#folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
  }

  get #headers() {
    return { authorization: `Bearer ${this.token}`, 'content-type': 'application/json' };
  }

  // A test states what it expects of an answer.
  // oxlint-disable-next-line typescript/no-explicit-any
  async #call(method: 'GET' | 'PUT', path: string, body?: unknown): Promise<any> {
    const response = await fetch(`${this.url}${path}`, {
      method,
      headers: this.#headers,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
    return response.json();
  }
}
