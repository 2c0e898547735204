import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { startHost, type RunningHost } from './browser-desk';
import { runCommand } from './command';

const settings = ['service.queryInterval=0', 'service.testResultDelay=0'];

/** A second Locdesk: the service that the desk under test is connected to. */
export class Upstream {
  readonly #folder: string;
  readonly token: string;
  #host: RunningHost;

  private constructor(folder: string, host: RunningHost, token: string) {
    this.#folder = folder;
    this.#host = host;
    this.token = token;
  }

  static async start(): Promise<Upstream> {
    const folder = await mkdtemp(join(tmpdir(), 'upstream-'));
    const host = await startHost({ dataFolder: folder, settings });
    const args = ['token', 'create', '--name', 'desk', '--kind', 'test', '--json', '--data', folder];
    const { stdout } = await runCommand(args);
    return new Upstream(folder, host, (JSON.parse(stdout) as { token: string }).token);
  }

  /** Its base URL; the same after `again`. */
  get url(): string {
    return this.#host.service;
  }

  /** Submits one request, which is completed at once with a made-up result. */
  async submit(title: string): Promise<string> {
    const field = { type: 'localizable', data: 'html' };
    const { id } = await this.#call('PUT', '/v1/content', {
      language: { source: 'en', target: 'de-CH' },
      fields: [
        { ...field, id: 'title', value: title },
        { ...field, id: 'body', value: '<p>Press <b>Start</b>.</p>' },
      ],
    });
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
    const { stdout } = await runCommand(['token', 'list', '--json', '--data', this.#folder]);
    const [token] = JSON.parse(stdout) as { id: string }[];
    await runCommand(['token', 'revoke', token?.id ?? '', '--data', this.#folder]);
    // The running program notices what the command line did.
    await expect
      .poll(async () => (await fetch(`${this.url}/v1/webhook`, { headers: this.#headers })).status)
      .toBe(403);
  }

  /** It goes away and can be brought back. */
  async stop(): Promise<void> {
    await this.#host.stop('gracefully');
  }

  async again(): Promise<void> {
    const { port } = new URL(this.url);
    this.#host = await startHost({ dataFolder: this.#folder, settings, port });
  }

  async end(): Promise<void> {
    await this.#host.stop('killed');
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
