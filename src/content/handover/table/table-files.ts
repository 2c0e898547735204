import { FileError } from '../../files/content-file';
import type { HandoverFault, HandoverFaultRule } from '../returned-document';

const faultRules: Readonly<Partial<Record<string, HandoverFaultRule>>> = {
  syntax: 'syntax',
  encoding: 'encoding',
  doctype: 'entity',
  entity: 'entity',
  'too-large': 'too-large',
};

/** The fault of a file that can't be read, for what the readers of files throw. */
export function faultOf(error: unknown): HandoverFault {
  if (!(error instanceof FileError)) throw error;
  const [{ rule, line, message }] = error.problems;
  return {
    rule: faultRules[rule] ?? 'damaged-file',
    detail: { reason: message },
    place: { unit: 'line', number: line },
  };
}
