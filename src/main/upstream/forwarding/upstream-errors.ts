import type { UpstreamError } from '../../../contract/upstream/forwarding';

const mostErrors = 100;
const longestError = 1000;

/** The texts of an error body (interface document 2.6), or undefined where the body is none. */
export function errorTexts(body: Uint8Array): readonly string[] | undefined {
  let value: unknown;
  try {
    value = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(body));
  } catch {
    return undefined;
  }
  if (typeof value !== 'object' || value === null || !('errors' in value) || !Array.isArray(value.errors)) {
    return undefined;
  }
  const errors: readonly unknown[] = value.errors;
  const texts = errors.filter((error): error is string => typeof error === 'string' && error !== '');
  return texts.length === 0
    ? undefined
    : texts.slice(0, mostErrors).map((text) => text.slice(0, longestError));
}

/** Upstream's words with the field that they name: `fields[2].value: …` is about the third one. */
export function toUpstreamErrors(
  texts: readonly string[],
  fieldIds: readonly string[],
): readonly UpstreamError[] {
  return texts.map((text) => {
    const place = /^fields\[(\d{1,6})\](?:\.(\w{1,40}))?/.exec(text);
    const fieldId = place?.[1] === undefined ? undefined : fieldIds[Number(place[1])];
    const property = place?.[2];
    return {
      text,
      ...(fieldId === undefined ? {} : { fieldId, ...(property === undefined ? {} : { property }) }),
    };
  });
}
