import { AppError } from '../../contract/errors';
import { sentence } from '../../contract/sentence';
import type { ChangePortion, ComparedField, FieldChange, FieldContents } from '../../contract/reviewing';
import type { ContentRequestStore } from '../requests/content-request-store';
import type { FieldPairStore } from '../requests/field-pair-store';
import type { VersionStore } from '../requests/version-store';
import { toReviewField } from './review-service';
import type { FieldPair, VersionPairs } from './version-pairs';
import { requestGone } from '../requests/missing-request';

/** Size of one portion, which takes about two milliseconds. */
const portionFields = 500;
const portionBytes = 2 * 1024 * 1024;
/** Size of one answer: more would block the bridge and the frame that renders it. */
const windowBytes = 4 * 1024 * 1024;

export interface VersionRange {
  readonly key: number;
  readonly from: number;
  readonly to: number;
}

interface Stores {
  readonly requests: ContentRequestStore;
  readonly versions: VersionStore;
  readonly fieldPairs: FieldPairStore;
}

/** Compares two versions of a request. Changed words are computed where they are shown. */
export class ComparisonService {
  readonly #stores: Stores;
  readonly #pairs: VersionPairs;

  constructor(stores: Stores, pairs: VersionPairs) {
    this.#stores = stores;
    this.#pairs = pairs;
  }

  /**
   * Returns the changed fields from an offset on; one call compares a limited portion. @throws AppError
   * NOT_FOUND
   */
  overview(range: VersionRange, offset: number): ChangePortion {
    const pairs = this.#pairsOf(range);
    const fields: FieldChange[] = [];
    let bytes = 0;
    for (const pair of pairs.slice(offset, offset + portionFields)) {
      const { change, bytes: read } = this.#change(range, pair);
      fields.push(change);
      bytes += read;
      if (bytes > portionBytes) break;
    }
    return { total: pairs.length, offset, fields };
  }

  /** Returns as many of these rows as fit into 4 MiB, at least one. @throws AppError NOT_FOUND */
  fields(range: VersionRange, rows: readonly number[]): readonly ComparedField[] {
    const pairs = this.#pairsOf(range);
    const fields: ComparedField[] = [];
    let size = 0;
    for (const row of rows) {
      const pair = pairs[row];
      if (pair === undefined) continue;
      const before = this.#contents(range.key, range.from, pair.before);
      const after = this.#contents(range.key, range.to, pair.after);
      size += sizeOf(before) + sizeOf(after);
      if (fields.length > 0 && size > windowBytes) break;
      fields.push({
        row,
        id: pair.id,
        ...(before === undefined ? {} : { before }),
        ...(after === undefined ? {} : { after }),
      });
    }
    return fields;
  }

  #change({ key, from, to }: VersionRange, pair: FieldPair): { change: FieldChange; bytes: number } {
    const { id, before, after } = pair;
    if (before === undefined || after === undefined) {
      const kind = before === undefined ? 'added' : 'removed';
      return { change: { id, kind, source: true, target: true }, bytes: 0 };
    }
    const { isSame, bytes } = this.#stores.fieldPairs.compare(
      key,
      { version: from, position: before },
      { version: to, position: after },
    );
    if (isSame) return { change: { id, kind: 'same', source: false, target: false }, bytes };
    const [old, now] = [this.#contents(key, from, before), this.#contents(key, to, after)];
    const isUnknown = old?.isSourceUnknown === true || now?.isSourceUnknown === true;
    const source = !isUnknown && old?.source !== now?.source;
    const target = old?.target !== now?.target;
    const isOtherKind =
      old?.data !== now?.data || old?.type !== now?.type || old?.isSourceUnknown !== now?.isSourceUnknown;
    const kind = source || target || isOtherKind ? 'changed' : 'same';
    return { change: { id, kind, source, target }, bytes: 2 * bytes };
  }

  #contents(key: number, version: number, position: number | undefined): FieldContents | undefined {
    if (position === undefined) return undefined;
    const [field] = this.#stores.versions.fieldRange(key, version, { offset: position, limit: 1 });
    if (field === undefined) return undefined;
    const { type, data, source, target, isSourceUnknown } = toReviewField(field, position);
    return {
      type,
      data,
      source,
      ...(target === undefined ? {} : { target }),
      ...(isSourceUnknown === undefined ? {} : { isSourceUnknown }),
    };
  }

  #pairsOf({ key, from, to }: VersionRange): readonly FieldPair[] {
    const request = this.#stores.requests.byKey(key);
    if (request === undefined) throw requestGone();
    const unknown = [from, to].find((version) => version > request.version);
    if (unknown !== undefined) {
      throw new AppError('NOT_FOUND', sentence`Request ${request.id} has no version ${unknown}.`);
    }
    return this.#pairs.of(key, from, to);
  }
}

function sizeOf(contents: FieldContents | undefined): number {
  return (contents?.source.length ?? 0) + (contents?.target?.length ?? 0);
}
