import type { ContentLimits } from '../../platform/settings/content-limits';
import { ResultPageScanner, type ScannedPage } from './result-page-scanner';

export type ScannedRequest =
  | { readonly ok: true; readonly text: string }
  | Extract<ScannedPage, { readonly ok: false }>;

/**
 * Scans a body with one request like a page of one: a request over the limits is found while its bytes
 * arrive, before parsing it would block the process.
 */
export class OneRequestScanner {
  readonly #page: ResultPageScanner;
  readonly #start: number;

  constructor(limits: ContentLimits) {
    this.#page = new ResultPageScanner(limits);
    this.#page.feed(Buffer.from('{"requests":['));
    this.#start = this.#page.sizeBytes;
  }

  feed(chunk: Uint8Array): void {
    this.#page.feed(chunk);
  }

  /** Returns the text of the request for parsing, or why it must not be parsed. */
  end(): ScannedRequest {
    if (this.#page.sizeBytes === this.#start) return failed('cut', 'it is empty');
    this.#page.feed(Buffer.from(']}'));
    const scanned = this.#page.end();
    if (!scanned.ok) return scanned;
    if (scanned.count !== 1) return failed('not-json', 'it is not one request');
    const oversized = this.#page.oversized(0);
    if (oversized !== undefined) return failed('too-large', `the request ${oversized.problem}`);
    try {
      return { ok: true, text: this.#page.entryText(0) };
    } catch {
      return failed('not-json', 'it is not UTF-8');
    }
  }
}

function failed(problem: 'cut' | 'not-json' | 'too-large', text: string): ScannedRequest {
  return { ok: false, problem, text };
}
