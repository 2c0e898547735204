import { fold } from '../search/fold';

/** Whether two names of profiles look the same to a reader. */
export function isSameName(a: string, b: string): boolean {
  return folded(a) === folded(b);
}

function folded(name: string): string {
  return fold(name).replaceAll(/\s+/g, ' ').trim();
}
