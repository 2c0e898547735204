import type { CommittedLog } from '../../../src/main/database/log/log-flush';

/** A disk whose flush lasts until the test ends it. */
export class HeldLog implements CommittedLog {
  readonly flushes: { readonly kind: 'flush' | 'repair'; readonly end: (error?: Error) => void }[] = [];
  hasChanges = true;
  #isLetGo = false;
  #changesSoFar = 0;
  readonly changes = (): number => (this.hasChanges ? (this.#changesSoFar += 1) : this.#changesSoFar);
  readonly flush = (): Promise<void> => this.#begin('flush');
  readonly repair = (): Promise<void> => this.#begin('repair');

  /** Lets every further flush end at once. */
  letGo(): void {
    this.#isLetGo = true;
    for (const { end } of this.flushes) end();
  }

  #begin(kind: 'flush' | 'repair'): Promise<void> {
    if (this.#isLetGo) return Promise.resolve();
    return new Promise((resolve, reject) => {
      this.flushes.push({ kind, end: (error) => (error === undefined ? resolve() : reject(error)) });
    });
  }
}
