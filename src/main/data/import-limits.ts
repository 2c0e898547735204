import type { ExportLineOf } from './export-lines';
import { overLimitProblems, type ContentLimits } from '../platform/settings/content-limits';

type RequestLimits = Pick<ContentLimits, 'maxFields' | 'maxFieldValueBytes'>;

/** The limits that requests of an import are held to. */
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

  /** Why a request can't be held here, with the first place that is over a limit; undefined when it can. */
  problem({ versions }: ExportLineOf<'request'>): string | undefined {
    for (const [index, { content }] of versions.entries()) {
      const [first] = overLimitProblems(content.fields, this.#limits);
      if (first !== undefined) return `versions[${index}].content.${first}`;
    }
    return undefined;
  }
}
