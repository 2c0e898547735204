import type { NumberedLine } from '../../checks/check-line';
import { readFileOrPipe } from '../../files/disk-files';
import { UsageError } from '../output';
import type { SecretInput } from '../secret-input';

/**
 * Reads the lines of a file, or of standard input for `-`, without empty ones.
 *
 * @throws UsageError, AppError
 */
export async function readJsonLines(file: string, input: SecretInput): Promise<readonly NumberedLine[]> {
  if (file === '-' && input.isTerminal) {
    throw new UsageError(
      'this command reads JSON Lines from a file or from standard input, and there is neither',
    );
  }
  return linesOf(file === '-' ? await input.bytes() : await readFileOrPipe(file));
}

const lineFeed = 0x0a;
const utf8 = new TextDecoder('utf-8', { fatal: true });

function linesOf(bytes: Uint8Array): readonly NumberedLine[] {
  const lines: NumberedLine[] = [];
  for (let from = 0, number = 1; from < bytes.length; number += 1) {
    const end = bytes.indexOf(lineFeed, from);
    const to = end === -1 ? bytes.length : end;
    const text = decoded(bytes.subarray(from, to));
    if (text?.trim() !== '') lines.push({ number, text });
    from = to + 1;
  }
  return lines;
}

function decoded(bytes: Uint8Array): string | undefined {
  try {
    return utf8.decode(bytes);
  } catch {
    return undefined;
  }
}
