/** Base64 characters that are decoded at once: about a millisecond of work. */
const sliceLength = 262_144;

/** The bytes of a file as base64, encoded beside the page. */
export function base64Of(file: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => {
      const address = typeof reader.result === 'string' ? reader.result : '';
      resolve(address.slice(address.indexOf(',') + 1));
    });
    reader.addEventListener('error', () => reject(reader.error ?? new Error('The file could not be read.')));
    reader.readAsDataURL(file);
  });
}

/** The other way round, in slices: a large file must not stop the window. */
export async function blobOfBase64(text: string): Promise<Blob> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  for (let at = 0; at < text.length; at += sliceLength) {
    const bytes = atob(text.slice(at, at + sliceLength));
    parts.push(Uint8Array.from(bytes, (character) => character.charCodeAt(0)));
    await new Promise((resolve) => setTimeout(resolve, 0));
  }
  return new Blob(parts);
}
