import { sentence } from '../sentence';
import { readHead } from './decode-bytes';
import type { FileFormat } from './file-format';
import { FileText } from './file-text';
import { fileFormats } from './formats';

/**
 * Returns the requested format, or else the one that extension and content agree on. @throws FileError for an
 * unknown format, and where extension and content contradict each other.
 */
export function findFormat(name: string, bytes: Uint8Array, wanted: string | undefined): FileFormat {
  const file = new FileText(name, '');
  const names = fileFormats.map((format) => format.name).join(', ');
  if (wanted !== undefined) {
    const format = fileFormats.find((one) => one.name === wanted);
    return (
      format ??
      file.fail('format', 0, sentence`There is no format “${wanted.slice(0, 40)}”; choose one of ${names}.`)
    );
  }
  const extension = extensionOf(name);
  const head = readHead(bytes);
  const named = fileFormats.filter(({ extensions }) => extensions.includes(extension));
  const found = named.find((format) => format.detect(head, extension));
  if (found !== undefined) return found;
  if (bytes.length === 0) return file.fail('format', 0, 'The file is empty; check that it was saved.');
  const [expected] = named;
  const detected = fileFormats.find((format) => format.detect(head, ''));
  if (expected === undefined && detected !== undefined) return detected;
  if (expected === undefined) {
    return file.fail(
      'format',
      0,
      sentence`The format can't be told from the name and the content; choose one of ${names}.`,
    );
  }
  return file.fail(
    'format',
    0,
    detected === undefined
      ? sentence`The file is named like ${expected.title} but does not look like it; check it, or choose its format.`
      : sentence`The file is named like ${expected.title} but looks like ${detected.title}; check it, or choose its format.`,
  );
}

function extensionOf(name: string): string {
  const dot = name.lastIndexOf('.');
  return dot === -1 ? '' : name.slice(dot + 1).toLowerCase();
}
