import { heldBytes, type PassedCall } from './log-entry';

type Texts = readonly string[];
type Body = PassedCall['requestBody'];

/**
 * The newest calls that are not stored yet, oldest first. Adding a call allocates no object: numbers go into
 * columns, and values equal to the previous call's (a tool's headers, a request read repeatedly) are shared.
 * With a list of objects, the garbage collector would take a tenth of a read's time to move them.
 * The first call allocates the columns, since many runs of a command log none.
 */
export class CallBuffer {
  readonly #capacity: number;
  #ended = new Float64Array(0);
  #duration = new Float64Array(0);
  #status = new Uint16Array(0);
  #held = new Float64Array(0);
  readonly #method: string[] = [];
  readonly #path: string[] = [];
  readonly #tokenId: (string | undefined)[] = [];
  readonly #headers: Texts[] = [];
  readonly #requestBody: Body[] = [];
  readonly #responseBody: Body[] = [];
  #oldest = 0;
  #length = 0;
  #bytes = 0;
  #lastPath = '';
  #lastHeaders: Texts = [];
  #lastBody: Body = undefined;

  /** @param capacity Number of calls kept; older ones are dropped. */
  constructor(capacity: number) {
    this.#capacity = capacity;
  }

  get length(): number {
    return this.#length;
  }

  /**
   * Size of the calls in memory, and roughly the cost of writing them. Shared values count as if they were
   * not shared.
   */
  get bytes(): number {
    return this.#bytes;
  }

  push(call: PassedCall): void {
    if (this.#ended.length === 0) this.#allocate();
    if (this.#length === this.#capacity) this.#drop();
    const at = (this.#oldest + this.#length) % this.#capacity;
    this.#ended[at] = call.endedMs;
    this.#duration[at] = call.durationMs;
    this.#status[at] = call.status;
    this.#method[at] = call.method;
    if (call.path !== this.#lastPath) this.#lastPath = call.path;
    this.#path[at] = this.#lastPath;
    this.#tokenId[at] = call.tokenId;
    if (!isEqual(call.rawHeaders, this.#lastHeaders)) this.#lastHeaders = call.rawHeaders;
    this.#headers[at] = this.#lastHeaders;
    this.#requestBody[at] = call.requestBody;
    if (call.responseBody !== this.#lastBody) this.#lastBody = call.responseBody;
    this.#responseBody[at] = this.#lastBody;
    this.#length += 1;
    const held = heldBytes(call);
    this.#held[at] = held;
    this.#bytes += held;
  }

  /** Removes and returns the oldest calls: at most `most`, and no more once their total is `mostBytes`. */
  take(most: number, mostBytes: number): readonly PassedCall[] {
    const taken: PassedCall[] = [];
    let bytes = 0;
    while (taken.length < most && bytes < mostBytes && this.#length > 0) {
      bytes += this.#held[this.#oldest] ?? 0;
      taken.push(this.#at(this.#oldest));
      this.#drop();
    }
    return taken;
  }

  clear(): void {
    while (this.#length > 0) this.#drop();
  }

  #allocate(): void {
    this.#ended = new Float64Array(this.#capacity);
    this.#duration = new Float64Array(this.#capacity);
    this.#status = new Uint16Array(this.#capacity);
    this.#held = new Float64Array(this.#capacity);
  }

  #at(at: number): PassedCall {
    return {
      endedMs: this.#ended[at] ?? 0,
      durationMs: this.#duration[at] ?? 0,
      status: this.#status[at] ?? 0,
      method: this.#method[at] ?? '',
      path: this.#path[at] ?? '',
      tokenId: this.#tokenId[at],
      rawHeaders: this.#headers[at] ?? [],
      requestBody: this.#requestBody[at],
      responseBody: this.#responseBody[at],
    };
  }

  #drop(): void {
    const at = this.#oldest;
    this.#bytes -= this.#held[at] ?? 0;
    // Only bodies are long enough to be worth freeing.
    this.#requestBody[at] = undefined;
    this.#responseBody[at] = undefined;
    this.#oldest = (at + 1) % this.#capacity;
    this.#length -= 1;
  }
}

function isEqual(one: Texts, other: Texts): boolean {
  if (one.length !== other.length) return false;
  for (let at = 0; at < one.length; at += 1) if (one[at] !== other[at]) return false;
  return true;
}
