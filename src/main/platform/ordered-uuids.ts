import { v7 } from 'uuid';
import type { Environment } from './environment';

const sequenceEnd = 2 ** 32;
const idBytes = 16;
/**
 * Number of ids per fetch of random bytes; fetching them one by one would take a tenth of a submission's
 * time.
 */
const idsAtOnce = 256;

/**
 * UUIDv7s (RFC 9562), each greater than all earlier ones, even within one millisecond and when the clock is
 * set back.
 */
export class OrderedUuids {
  readonly #environment: Pick<Environment, 'now' | 'randomBytes'>;
  #ms: number;
  /** Starts at its end, so that the first id uses a new millisecond. */
  #sequence = sequenceEnd - 1;
  #random: Buffer = Buffer.alloc(0);

  /** `newestMs` is the millisecond of the greatest id used so far, 0 when there is none. */
  constructor(environment: Pick<Environment, 'now' | 'randomBytes'>, newestMs = 0) {
    this.#environment = environment;
    this.#ms = newestMs;
  }

  next(): string {
    const random = this.#takeRandom();
    const now = Math.trunc(this.#environment.now());
    this.#sequence += 1;
    if (now > this.#ms || this.#sequence === sequenceEnd) {
      this.#ms = Math.max(now, this.#ms + 1);
      // The upper half stays free for counting.
      this.#sequence = random.readUInt32BE(6) >>> 1;
    }
    return v7({ msecs: this.#ms, seq: this.#sequence, random });
  }

  /** Returns random bytes, each of which is used once. */
  #takeRandom(): Buffer {
    if (this.#random.length < idBytes) this.#random = this.#environment.randomBytes(idsAtOnce * idBytes);
    const random = this.#random.subarray(0, idBytes);
    this.#random = this.#random.subarray(idBytes);
    return random;
  }
}
