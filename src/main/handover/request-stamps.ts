import type { Environment } from '../platform/environment';
import type { LocalFieldStores } from './local-fields';

/** A file that waits. Keys of closed ones are given again. */
interface StampedFile {
  readonly key: number;
  readonly opened_us: number;
}

interface Stamps {
  readonly openedUs: number;
  readonly ofRequests: Map<number, string>;
}

type Stores = Pick<LocalFieldStores, 'requests' | 'drafts' | 'corrections'>;

/** Requests, and characters of their stamps, after which other work of the main thread gets its turn. */
const requestsAtOnce = 10;
const charactersAtOnce = 64 * 1024;

/** Tells cheaply whether the texts of requests are others than when they were last compared with files. */
export class RequestStamps {
  readonly #stores: Stores;
  readonly #environment: Pick<Environment, 'defer'>;
  readonly #ofFiles = new Map<number, Stamps>();

  constructor(stores: Stores, environment: Pick<Environment, 'defer'>) {
    this.#stores = stores;
    this.#environment = environment;
  }

  /** The keys of the files that requests were compared with. */
  get files(): readonly number[] {
    return [...this.#ofFiles.keys()];
  }

  /**
   * Begins to look through the requests of a file. The answer says which requests changed since the last
   * time, and must be asked before their fields are compared.
   */
  changesOf({
    key,
    opened_us: openedUs,
  }: StampedFile): (requests: ReadonlySet<number>) => Promise<ReadonlySet<number>> {
    const before = this.#ofFiles.get(key);
    const known = before?.openedUs === openedUs ? before.ofRequests : new Map<number, string>();
    this.#ofFiles.set(key, { openedUs, ofRequests: known });
    const looked = new Set<number>();
    const changed = new Set<number>();
    return async (requests) => {
      const asked = [...requests].filter((request) => !looked.has(request));
      let [count, characters] = [requestsAtOnce, 0];
      for (const request of asked) {
        if (count >= requestsAtOnce || characters >= charactersAtOnce) {
          await new Promise<void>((resolve) => this.#environment.defer(resolve));
          [count, characters] = [0, 0];
        }
        const stamp = this.#stampOf(request);
        count += 1;
        characters += stamp.length;
        if (known.get(request) !== stamp) changed.add(request);
        known.set(request, stamp);
        looked.add(request);
      }
      return changed;
    };
  }

  forget(file: number): void {
    this.#ofFiles.delete(file);
  }

  /** Lets requests count as changed the next time: a text that changed and changed back has its old stamp. */
  forgetRequests(keys: readonly number[]): void {
    for (const { ofRequests } of this.#ofFiles.values()) for (const key of keys) ofRequests.delete(key);
  }

  #stampOf(requestKey: number): string {
    const { requests, drafts, corrections } = this.#stores;
    return JSON.stringify([
      requests.byKey(requestKey)?.version,
      drafts.stamp(requestKey),
      corrections.stamp(requestKey),
    ]);
  }
}
