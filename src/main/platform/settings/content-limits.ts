/** Limits of a request, whether it is submitted here, mirrored or imported (decisions, section 10). */
export interface ContentLimits {
  readonly maxFields: number;
  readonly maxFieldValueBytes: number;
  /** Size of a mirrored request's JSON. */
  readonly maxRequestBytes: number;
  /** Size of a single text in that JSON, with escapes. */
  readonly maxTextBytes: number;
  /** Members and entries in the JSON of a mirrored request, nested ones included. */
  readonly maxParts: number;
}

/** A result holds both sides, and pseudo-localized text takes almost three times the bytes of its source. */
const requestsABody = 4;
/** `\u0041` is the longest notation of a one-byte letter. */
const bytesAnEscapedByte = 6;
/** A field has five members; the rest is for further properties of unknown services. */
const partsAField = 200;

type LimitKey = 'service.maxFields' | 'service.maxFieldValue' | 'service.bodyLimit';

/** Returns the limits by the current settings. */
export function contentLimits(settings: { readonly get: (key: LimitKey) => number }): ContentLimits {
  const maxFields = settings.get('service.maxFields');
  const maxFieldValueBytes = settings.get('service.maxFieldValue');
  return {
    maxFields,
    maxFieldValueBytes,
    maxRequestBytes: settings.get('service.bodyLimit') * requestsABody,
    maxTextBytes: maxFieldValueBytes * bytesAnEscapedByte,
    maxParts: maxFields * partsAField,
  };
}

/** Returns problems of fields that exceed a limit, each with its place. */
export function overLimitProblems(
  fields: readonly { readonly value: string; readonly originalValue?: string | null | undefined }[],
  limits: Pick<ContentLimits, 'maxFields' | 'maxFieldValueBytes'>,
): readonly string[] {
  const { maxFields, maxFieldValueBytes } = limits;
  if (fields.length > maxFields) return [tooManyFields(fields.length, maxFields)];
  return fields.flatMap((field, index) =>
    (['value', 'originalValue'] as const).flatMap((side) => {
      const bytes = bytesOver(field[side] ?? '', maxFieldValueBytes);
      return bytes === undefined
        ? []
        : [
            `fields[${index}].${side}: has ${bytes} bytes, at most ${maxFieldValueBytes} are accepted (setting service.maxFieldValue)`,
          ];
    }),
  );
}

export function tooManyFields(count: number, maxFields: number): string {
  return `fields: has ${count} entries, at most ${maxFields} are accepted (setting service.maxFields)`;
}

/** Returns the size of a text in UTF-8 if it exceeds the limit. A UTF-16 unit takes at most three bytes. */
function bytesOver(text: string, most: number): number | undefined {
  if (text.length * 3 <= most) return undefined;
  const bytes = Buffer.byteLength(text);
  return bytes > most ? bytes : undefined;
}
