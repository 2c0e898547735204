import { checkContentFile, readContentFile } from '../../content/files/content-files';
import { longestPreviewValue, mostPreviewed, type FilePreview } from '../../contract/orders';
import { mostFileBytes, type FileReading } from './content-segments';

/** What an import of a file would begin with. Never throws for a file that can't be read: its problems say why. */
export function previewFile(bytes: Uint8Array, reading: FileReading): FilePreview {
  const options = { ...reading, mostBytes: mostFileBytes };
  const { valid, format, problems } = checkContentFile(bytes, options);
  if (!valid) return { valid, format: format ?? null, total: 0, segments: [], problems };
  const { segments, encoding, sourceLanguage, targetLanguage } = readContentFile(bytes, options);
  return {
    valid,
    format: format ?? null,
    encoding: encoding.name,
    ...(sourceLanguage === undefined ? {} : { sourceLanguage }),
    ...(targetLanguage === undefined ? {} : { targetLanguage }),
    total: segments.length,
    segments: segments
      .slice(0, mostPreviewed)
      .map(({ id, data, value }) => ({ id, data, value: value.slice(0, longestPreviewValue) })),
    problems,
  };
}
