import { canonicalLanguageTag } from '../../content/language-tag';
import type { JsonObject } from '../../content/content-request';
import type { MadeRequest, OrderKind, OrderPlace } from '../../contract/orders';
import type { ContentRequestService, PreparedRequest } from '../requests/content-request-service';
import { timestampAt, type Environment } from '../platform/environment';
import type { SettingsService } from '../platform/settings/settings-service';
import { AppError } from '../../contract/errors';
import { sentence, type Sentence } from '../../contract/sentence';
import type { ConnectionStore } from '../upstream/connection-store';
import { invalidInput } from '../platform/json/validation';
import { divideIntoParts } from './order-parts';
import type { OrderStore } from './order-store';

interface Parts {
  readonly stores: { readonly orders: OrderStore; readonly connections: Pick<ConnectionStore, 'byKey'> };
  readonly contentRequests: ContentRequestService;
  readonly settings: SettingsService;
  readonly environment: Environment;
}

export interface OrderedLanguages {
  readonly source: string;
  readonly target: string;
}

/** The requests of one target language, which are checked and not stored yet. */
export interface PreparedLanguage {
  readonly target: string;
  readonly requests: readonly PreparedRequest[];
  /** The connection whose service is to complete them; undefined: this desk. */
  readonly to: number | undefined;
}

export interface MadeOrderRequest extends MadeRequest {
  readonly key: number;
}

/** How orders become requests, for all that makes orders. */
export class OrderRequests {
  readonly #parts: Parts;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  /**
   * Checks the fields of one target language by the rules of a submission and divides them among requests.
   *
   * @throws AppError INVALID_INPUT with all problems; NOT_FOUND for a connection that is not there.
   */
  prepare(
    kind: OrderKind,
    { source, target }: OrderedLanguages,
    fields: readonly JsonObject[],
    to?: OrderPlace,
  ): PreparedLanguage {
    const { settings, contentRequests } = this.#parts;
    if (to !== undefined && to !== 'this' && this.#parts.stores.connections.byKey(to) === undefined) {
      throw new AppError('NOT_FOUND', 'This connection is no longer there. Nothing was ordered.');
    }
    const parts = divideIntoParts(fields, {
      maxFields: settings.get('service.maxFields'),
      maxBytes: settings.get('service.bodyLimit'),
    });
    const requests = parts.map((part) =>
      contentRequests.prepare({ language: { source, target }, fields: part }, kind),
    );
    return { target, requests, to: to === 'this' ? undefined : to };
  }

  /** Inside a transaction. Answers the key of the order. */
  insertOrder(kind: OrderKind, title: string, source: string): { readonly key: number; readonly id: string } {
    const { stores, environment } = this.#parts;
    const id = environment.newRequestId();
    const key = stores.orders.insert({
      id,
      kind,
      title,
      languageSource: source,
      languageSourceCanonical: canonicalLanguageTag(source) ?? source,
      created: timestampAt(environment.now()),
    });
    return { key, id };
  }

  /** Inside a transaction; the change is announced after its commit. */
  insert(
    orderKey: number,
    { target, requests, to }: PreparedLanguage,
    fileVersionKey?: number,
  ): readonly MadeOrderRequest[] {
    return requests.map((prepared, index) => {
      const { key, id } = this.#parts.contentRequests.insert(prepared, undefined, to);
      this.#parts.stores.orders.insertRequest({ requestKey: key, orderKey, fileVersionKey, part: index + 1 });
      return { key, id, target, fields: prepared.submission.fields.length };
    });
  }
}

/**
 * The languages of an order as they were given.
 *
 * @throws AppError INVALID_INPUT for a tag that is not well-formed, no target, or the same target twice.
 */
export function checkLanguages(source: string, targets: readonly string[]): void {
  const problems: Sentence[] = [];
  const seen = new Set<string>();
  for (const [name, tag] of [
    ['source', source],
    ...targets.map((target): [string, string] => ['target', target]),
  ] as const) {
    const canonical = canonicalLanguageTag(tag);
    if (canonical === undefined) {
      problems.push(
        sentence`${name}: "${tag.slice(0, 60)}" is not a well-formed BCP 47 language tag, like de or de-CH`,
      );
    } else if (name === 'target') {
      if (seen.has(canonical)) problems.push(sentence`target: "${tag}" is given twice`);
      seen.add(canonical);
    }
  }
  if (targets.length === 0) problems.push(sentence`target: is missing, give at least one language`);
  if (problems.length > 0) throw invalidInput(problems);
}
