import type { EvidenceFormat } from '../../../content/evidence/evidence';
import { evidencePageEnds } from '../../../content/evidence/evidence-html';
import { evidenceWords } from '../../../content/evidence/texts/evidence-texts';

interface EvidenceFile {
  readonly name: string;
  readonly content: Blob;
}

interface FileOptions {
  readonly format: Exclude<EvidenceFormat, 'text'>;
  readonly language: string;
  /** Time of making, as an ISO string. */
  readonly now: string;
  /** The largest file that the host takes. More evidence makes several files, each complete in itself. */
  readonly mostBytes: number;
}

/** Makes files of evidence. A part is never divided, so a larger one makes a larger file. */
export function evidenceFiles(
  parts: readonly Blob[],
  { format, language, now, mostBytes }: FileOptions,
): readonly EvidenceFile[] {
  const { head, tail } = evidencePageEnds(evidenceWords(language), now);
  const ends = new Blob([head, tail]).size;
  const name = `locdesk-evidence-${now.slice(0, 10)}`;
  const files = divided(parts, mostBytes - ends);
  return files.map((some, index) => ({
    name: `${name}${files.length === 1 ? '' : `-${index + 1}`}.${format}`,
    content:
      format === 'html'
        ? new Blob([head, ...some, tail], { type: 'text/html' })
        : new Blob([...some], { type: 'application/jsonl' }),
  }));
}

function divided(parts: readonly Blob[], mostBytes: number): readonly (readonly Blob[])[] {
  const files: Blob[][] = [[]];
  let size = 0;
  for (const part of parts) {
    if (size > 0 && size + part.size > mostBytes) {
      files.push([]);
      size = 0;
    }
    files.at(-1)?.push(part);
    size += part.size;
  }
  return files;
}
