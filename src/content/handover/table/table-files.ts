import { FileError } from '../../files/content-file';
import type { HandoverFault, HandoverFaultRule } from '../returned-document';

const faultRules: Readonly<Partial<Record<string, HandoverFaultRule>>> = {
  syntax: 'syntax',
  encoding: 'encoding',
  doctype: 'entity',
  entity: 'unknown-entity',
  'too-large': 'too-large',
};

/** The parser names the entity in its sentence. */
function namedEntity(message: string): string {
  return /&[\w.-]{1,40};/.exec(message)?.[0] ?? '';
}

/** The fault of a file that can't be read, for what the readers of files throw. */
export function faultOf(error: unknown): HandoverFault {
  if (!(error instanceof FileError)) throw error;
  const [{ rule, line, message }] = error.problems;
  return {
    rule: faultRules[rule] ?? 'damaged-file',
    detail: { reason: message, ...(rule === 'entity' ? { entity: namedEntity(message) } : {}) },
    place: { unit: 'line', number: line },
  };
}
