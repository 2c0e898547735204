import type { EvidenceRequest } from './evidence';

/** A failed import as a line of JSON Lines, with its line feed; the members of `EvidenceRequest`. */
export function evidenceLine(request: EvidenceRequest): string {
  return `${JSON.stringify(request)}\n`;
}
