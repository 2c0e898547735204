import type { FileError } from '../files/content-file';
import type { HandoverFault } from './returned-document';

/** A sheet, or another part of a file, that can't be read while others can. */
export interface LeftOut {
  /** The name of the sheet, or of the part. */
  readonly part: string;
  readonly error: FileError;
}

/** As many are said one by one; of more, their number. */
const mostNamed = 20;

/** The faults of a file of which parts were left out. */
export function leftOut(lost: readonly LeftOut[]): readonly HandoverFault[] {
  const named = lost.slice(0, mostNamed).map(({ part, error }) => fault(part, error));
  const more = lost.length - mostNamed;
  return more <= 0 ? named : [...named, { rule: 'more-left-out', detail: { count: `${more}` } }];
}

function fault(part: string, { problems: [{ message }] }: FileError): HandoverFault {
  return { rule: 'part-left-out', detail: { part: part.slice(0, 100), reason: message } };
}
