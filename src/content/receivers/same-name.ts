import { fold } from '../search/fold';

/** Whether two names of profiles look the same to a reader. */
export function isSameName(a: string, b: string): boolean {
  return foldedName(a) === foldedName(b);
}

/** Equal for names of profiles that look the same to a reader. */
export function foldedName(name: string): string {
  return fold(name).replaceAll(/\s+/g, ' ').trim();
}
