/** A version of Locdesk that is newer than the running one, and the page that has it. */
export interface NewerVersion {
  readonly version: string;
  readonly url: string;
}

/** Whether `one` is newer than `other`; both are three numbers with dots between them. */
export function isNewer(one: string, other: string): boolean {
  const [left, right] = [one, other].map((version) => version.split('.').map(Number));
  const at = [0, 1, 2].find((index) => left?.[index] !== right?.[index]);
  return at !== undefined && (left?.[at] ?? 0) > (right?.[at] ?? 0);
}
