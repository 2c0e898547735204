import type { ExportLineOf } from './export-lines';
import { overLimitProblems, type ContentLimits } from '../platform/settings/content-limits';

type RequestLimits = Pick<ContentLimits, 'maxFields' | 'maxFieldValueBytes'>;

/** Limits for the requests of an import. */
export class ImportLimits {
  #limits: RequestLimits;

  constructor(limits: RequestLimits) {
    this.#limits = limits;
  }

  /** A setting of the file raises the limit for its own requests, because they were made under it. */
  raise({ key, value }: ExportLineOf<'setting'>): void {
    if (typeof value !== 'number') return;
    const { maxFields, maxFieldValueBytes } = this.#limits;
    if (key === 'service.maxFields') {
      this.#limits = { maxFieldValueBytes, maxFields: Math.max(maxFields, value) };
    }
    if (key === 'service.maxFieldValue') {
      this.#limits = { maxFields, maxFieldValueBytes: Math.max(maxFieldValueBytes, value) };
    }
  }

  /** Returns why a request exceeds the limits, with the first place; undefined when it doesn't. */
  problem({ versions }: ExportLineOf<'request'>): string | undefined {
    for (const [index, { content }] of versions.entries()) {
      const [first] = overLimitProblems(content.fields, this.#limits);
      if (first !== undefined) return `versions[${index}].content.${first}`;
    }
    return undefined;
  }
}
