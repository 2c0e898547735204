import { hash, timingSafeEqual } from 'node:crypto';
import type { TokenKind } from '../../content/content-request';
import { nameProblems } from '../../contract/upstream/connection-input';
import { AppError } from '../../contract/errors';
import { sentence } from '../../contract/sentence';
import { formatInstant } from '../../content/timestamp';
import type { CreatedToken, TokenSummary } from '../../contract/ui-types';
import { invalidInput } from '../platform/json/validation';
import type { StoredToken, TokenStore } from './token-store';
import type { Changes } from '../platform/changes';
import type { CommitQueue } from '../database/commit-queue';
import { machineUs, type Environment } from '../platform/environment';
import type { QueryLimitService } from './query/query-limit-service';

export interface Caller {
  readonly tokenId: string;
  readonly kind: TokenKind;
  /** The connection that requests are sent to which are submitted with it. */
  readonly forwardTo?: number;
}

const tokenPattern = /^ld_(?:live|test)_([0-9a-f]{12})_[A-Za-z0-9_-]{43}$/;
const unknownHash = Buffer.alloc(32);

/** A token as sent. */
export interface GivenToken {
  readonly token: string;
  /** SHA-256 in hexadecimal, as text, because a buffer per call would cost more than the hash itself. */
  readonly digest: string;
}

export function givenToken(token: string): GivenToken {
  return { token, digest: hash('sha256', token, 'hex') };
}

/** The connections that a token may forward to. */
export interface ForwardTargets {
  byKey(key: number): unknown;
  /** Also of a removed one. */
  nameOf(key: number): string | undefined;
}

interface Parts {
  readonly commits: CommitQueue;
  readonly store: TokenStore;
  readonly connections: ForwardTargets;
  readonly environment: Environment;
  readonly changes: Changes;
  readonly queryLimits: QueryLimitService;
}

/**
 * Access tokens: `ld_<kind>_<id>_<secret>` with 256 random bits. Only the SHA-256 is stored: the secret is as
 * strong as the hash, so a slow password hash would add nothing but time to every call.
 */
export class TokenService {
  readonly #parts: Parts;
  /** Last uses not yet written: a write per read call would cost a disk flush each. */
  readonly #used = new Map<string, number>();
  /** Rows of tokens in use, by id. */
  readonly #cache = new Map<string, StoredToken>();
  /**
   * Tokens that were presented, by the SHA-256 of their text, because every call looks one up. The lookup is
   * not constant in time, but it reveals only the hash, which can't be steered towards a token's.
   */
  readonly #proven = new Map<string, StoredToken>();

  #hasLooked = false;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /** Creates a token, whose text only this answer contains. */
  async create(name: string, kind: TokenKind, forwardTo?: number): Promise<CreatedToken> {
    const trimmed = name.trim();
    const problems = [...nameProblems(trimmed), ...this.#forwardProblems(kind, forwardTo)];
    if (problems.length > 0) throw invalidInput(problems);
    const id = this.#parts.environment.randomBytes(6).toString('hex');
    const token = `ld_${kind}_${id}_${this.#parts.environment.randomBytes(32).toString('base64url')}`;
    const createdUs = machineUs(this.#parts.environment);
    const hashed = sha256(token);
    await this.#parts.commits.durable(() =>
      this.#parts.store.insert({
        id,
        name: trimmed,
        kind,
        hash: hashed,
        createdUs,
        forwardTo: forwardTo ?? null,
      }),
    );
    this.#notify();
    return { ...this.#summary(this.#require(id)), token };
  }

  async list(): Promise<readonly TokenSummary[]> {
    await this.#parts.queryLimits.followClock();
    return this.#parts.store.list().map((token) => this.#summary(token));
  }

  /** Revokes a token for good. Revoking twice changes nothing. */
  async revoke(id: string): Promise<TokenSummary> {
    await this.#parts.commits.durable(() => {
      this.#require(id);
      this.#parts.store.revoke(id, machineUs(this.#parts.environment));
    });
    this.forgetCached();
    this.#notify();
    return this.#summary(this.#require(id));
  }

  /**
   * Detects tokens that the command line has revoked. Once for all calls whose headers have arrived: a call
   * sent after the revocation arrives after this check, so the revocation applies to it.
   */
  #lookForRevoked(): void {
    if (this.#hasLooked) return;
    this.#hasLooked = true;
    this.#parts.environment.defer(() => (this.#hasLooked = false));
    if (this.#parts.store.mayBeChanged()) this.forgetCached();
  }

  /**
   * Returns the caller, or undefined for a token that is unknown, revoked or expired (decisions, section 3).
   */
  authenticate({ token, digest }: GivenToken): Caller | undefined {
    this.#lookForRevoked();
    const stored = this.#proven.get(digest) ?? this.#prove(token, digest);
    if (stored === undefined || stored.revoked_us !== null) return undefined;
    const nowUs = machineUs(this.#parts.environment);
    if (stored.expires_us !== null && stored.expires_us <= nowUs) return undefined;
    this.#used.set(stored.id, nowUs);
    const { id: tokenId, kind, forward_to: forwardTo } = stored;
    return forwardTo === null ? { tokenId, kind } : { tokenId, kind, forwardTo };
  }

  /** Returns the name, also of a revoked token. */
  nameOf(id: string): string | undefined {
    return this.#known(id)?.name;
  }

  /** Call this when another process may have changed tokens. */
  forgetCached(): void {
    this.#cache.clear();
    this.#proven.clear();
  }

  /**
   * Writes the last uses gathered since the last time. A loss of power may take them back: they are a hint
   * for the list of tokens.
   */
  async flushLastUsed(): Promise<void> {
    if (this.#used.size === 0) return;
    const used = [...this.#used];
    await this.#parts.commits.relaxed(() => {
      for (const [id, usedUs] of used) this.#parts.store.setLastUsed(id, usedUs);
    });
    for (const [id, usedUs] of used) if (this.#used.get(id) === usedUs) this.#used.delete(id);
    this.#notify();
  }

  #forwardProblems(kind: TokenKind, forwardTo: number | undefined): readonly string[] {
    if (forwardTo === undefined) return [];
    if (this.#parts.connections.byKey(forwardTo) === undefined) {
      return ['forwardTo: this connection is no longer there'];
    }
    return kind === 'test' ? ['forwardTo: requests of a test token stay here, choose a live token'] : [];
  }

  #prove(token: string, digest: string): StoredToken | undefined {
    const id = tokenPattern.exec(token)?.[1];
    const stored = id === undefined ? undefined : this.#known(id);
    // Compared even without a stored hash, so that the time does not reveal which ids exist.
    const matches = timingSafeEqual(Buffer.from(digest, 'hex'), stored?.hash ?? unknownHash);
    if (stored === undefined || !matches) return undefined;
    this.#proven.set(digest, stored);
    return stored;
  }

  #known(id: string): StoredToken | undefined {
    const cached = this.#cache.get(id) ?? this.#parts.store.byId(id);
    if (cached !== undefined) this.#cache.set(id, cached);
    return cached;
  }

  #require(id: string): StoredToken {
    const token = this.#parts.store.byId(id);
    if (token === undefined) {
      throw new AppError(
        'NOT_FOUND',
        sentence`There is no token with the id "${id}". "locdesk token list" shows them.`,
      );
    }
    return token;
  }

  #summary(token: StoredToken): TokenSummary {
    const lastUsedUs = this.#used.get(token.id) ?? token.last_used_us;
    const nextQueryUs =
      token.revoked_us === null ? this.#parts.queryLimits.nextAllowedUs(token.id) : undefined;
    const waits = nextQueryUs !== undefined && nextQueryUs > machineUs(this.#parts.environment);
    return {
      id: token.id,
      name: token.name,
      kind: token.kind,
      created: formatInstant(token.created_us),
      ...(lastUsedUs === null ? {} : { lastUsed: formatInstant(lastUsedUs) }),
      ...(waits ? { nextQuery: formatInstant(nextQueryUs) } : {}),
      ...(token.forward_to === null
        ? {}
        : { forwardsTo: this.#parts.connections.nameOf(token.forward_to) ?? '' }),
      ...(token.revoked_us === null ? {} : { revoked: formatInstant(token.revoked_us) }),
    };
  }

  #notify(): void {
    this.#parts.changes.notify({ name: 'tokens.changed', payload: {} });
  }
}

function sha256(text: string): Buffer {
  return hash('sha256', text, 'buffer');
}
