/** Facts from the first bytes of an image. Only headers are read here; nothing is decoded. */
export interface ImageFacts {
  readonly type: 'PNG' | 'JPEG' | 'GIF' | 'WebP';
  readonly width: number;
  readonly height: number;
}

/** Limit in pixels. Decoding a larger picture would take hundreds of megabytes of memory. */
const mostPixels = 40_000_000;

/**
 * Returns the facts of an image with inline data (`data:image/…;base64,…`); undefined for others and
 * unsupported ones.
 */
export function imageFacts(address: string): ImageFacts | undefined {
  const base64 = /^data:image\/(?:png|jpeg|gif|webp);base64,([a-z0-9+/=\s]+)$/i.exec(address)?.[1];
  const bytes = base64 === undefined ? undefined : decode(base64);
  const facts = bytes && (png(bytes) ?? gif(bytes) ?? webp(bytes) ?? jpeg(bytes));
  if (facts === undefined) return undefined;
  const pixels = facts.width * facts.height;
  return pixels > 0 && pixels <= mostPixels ? facts : undefined;
}

function decode(base64: string): DataView | undefined {
  try {
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
    return bytes.length < 30 ? undefined : new DataView(bytes.buffer);
  } catch {
    return undefined;
  }
}

function isText(view: DataView, at: number, text: string): boolean {
  return Array.from(text).every((character, index) => view.getUint8(at + index) === character.charCodeAt(0));
}

function png(view: DataView): ImageFacts | undefined {
  if (!isText(view, 1, 'PNG\r\n') || !isText(view, 12, 'IHDR')) return undefined;
  return { type: 'PNG', width: view.getUint32(16), height: view.getUint32(20) };
}

function gif(view: DataView): ImageFacts | undefined {
  if (!isText(view, 0, 'GIF8')) return undefined;
  return { type: 'GIF', width: view.getUint16(6, true), height: view.getUint16(8, true) };
}

/** Reads the three forms of the RIFF container: lossy, lossless, extended. */
function webp(view: DataView): ImageFacts | undefined {
  if (!isText(view, 0, 'RIFF') || !isText(view, 8, 'WEBPVP8')) return undefined;
  const uint24 = (at: number): number => view.getUint16(at, true) | (view.getUint8(at + 2) << 16);
  switch (view.getUint8(15)) {
    case 0x20:
      return {
        type: 'WebP',
        width: view.getUint16(26, true) & 0x3fff,
        height: view.getUint16(28, true) & 0x3fff,
      };
    case 0x4c: {
      const bits = view.getUint32(21, true);
      return { type: 'WebP', width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
    }
    case 0x58:
      return { type: 'WebP', width: uint24(24) + 1, height: uint24(27) + 1 };
    default:
      return undefined;
  }
}

/** Reads the size from the frame header (SOF), which follows segments of any length. */
function jpeg(view: DataView): ImageFacts | undefined {
  if (view.getUint16(0) !== 0xffd8) return undefined;
  for (let at = 2; at + 9 <= view.byteLength;) {
    if (view.getUint8(at) !== 0xff) return undefined;
    const marker = view.getUint8(at + 1);
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return { type: 'JPEG', width: view.getUint16(at + 7), height: view.getUint16(at + 5) };
    // Skips padding between segments.
    at += marker === 0xff ? 1 : 2 + view.getUint16(at + 2);
  }
  return undefined;
}
