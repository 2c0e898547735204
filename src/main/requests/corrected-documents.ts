import type { SettingsService } from '../platform/settings/settings-service';
import type { JsonText } from './content-request-json';
import type { CorrectionStore } from './correction-store';
import type { StoredDocument } from './document-store';

interface Parts {
  readonly settings: Pick<SettingsService, 'get'>;
  readonly corrections: CorrectionStore;
}

/**
 * Puts corrections into the JSON of mirrored requests where the setting `service.corrections` asks for that:
 * `value` is then the corrected text, `deliveredValue` the delivered one (decisions, section 13). A stale
 * correction is left out.
 */
export class CorrectedDocuments {
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** Returns the document of a request, as it is or with its corrections. */
  of({ key, document }: Pick<StoredDocument, 'key' | 'document'>): JsonText {
    const { settings, corrections } = this.#parts;
    if (!settings.get('service.corrections')) return document;
    let corrected = document;
    for (const { field_id: id, value, delivered } of corrections.ofRequest(key)) {
      corrected = withCorrection(corrected, { id, value, delivered });
    }
    return corrected;
  }
}

/**
 * The text is edited in its place, because parsing and writing it again would change numbers. Quotes inside
 * of strings are escaped, so what is searched for is a field of the document.
 */
function withCorrection(
  document: JsonText,
  { id, value, delivered }: { readonly id: string; readonly value: string; readonly delivered: string },
): JsonText {
  const fields = document.indexOf('"fields":[');
  const field = document.indexOf(`{"id":${JSON.stringify(id)},"type":`, fields);
  if (fields === -1 || field === -1) return document;
  const name = '"value":';
  const at = document.indexOf(name, field) + name.length;
  const known = JSON.stringify(delivered);
  const end = at + known.length;
  const isSame = document.startsWith(known, at) && ',}'.includes(document[end] ?? '-');
  if (at < name.length || !isSame) return document;
  return `${document.slice(0, at)}${JSON.stringify(value)},"deliveredValue":${known}${document.slice(end)}`;
}
