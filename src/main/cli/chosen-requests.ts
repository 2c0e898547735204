import { parseFilter } from '../../content/filter/parse-filter';
import { AppError } from '../../contract/errors';
import { mostHandedOut } from '../../contract/handovers';
import { viewIds, type SavedView, type ViewId } from '../../contract/views';
import type { Core } from '../core';
import { openQueryEngine } from '../lists/query-engine';
import { counted, UsageError } from './output';

/** Rows of the list in one read. */
const rowsAtOnce = 500;

/** Requests of a command: by their ids or that of their order, or as a list of the window would have them. */
export interface RequestChoice {
  readonly ids: readonly string[];
  /** The name of a saved view, or the id of a built-in one. */
  readonly view: string | undefined;
  readonly filter: string | undefined;
}

/** Reads the choice from a command's arguments. @throws UsageError where it is none, or one of both kinds */
export function parseRequestChoice(
  command: string,
  ids: readonly string[],
  { view, filter }: { readonly view?: string | undefined; readonly filter?: string | undefined },
): RequestChoice {
  const isListed = view !== undefined || filter !== undefined;
  if (isListed === ids.length > 0)
    throw new UsageError(`${command} needs either ids of requests, or --view or --filter`);
  return { ids, view, filter };
}

interface ChoiceOptions {
  readonly warn: (line: string) => void;
  /** Leaves out requests of a list whose import did not fail, with a warning. Ids are taken in any state. */
  readonly isFailedOnly?: boolean;
}

/**
 * Returns the keys of the chosen requests, and calls `warn` where some may be missing because they are not
 * checked yet. @throws UsageError for an unknown view or filter; AppError NOT_FOUND for an unknown id,
 * TOO_LARGE, and UNAVAILABLE while the search does not know all requests, or the checks none.
 */
export function chosenRequests(
  core: Core,
  dataFolder: string,
  choice: RequestChoice,
  options: ChoiceOptions,
): readonly number[] {
  return choice.ids.length > 0 ? keysOf(core, choice.ids) : listedKeys(core, dataFolder, choice, options);
}

/** An id is that of a request, or of an order with all of its requests. */
function keysOf({ review, orders }: Core, ids: readonly string[]): readonly number[] {
  const keys = ids.flatMap((id) => {
    const place = review.placeOf(id, undefined);
    const found = place === undefined ? orders.requestKeysOf(id) : [place.key];
    if (found === undefined) throw new AppError('NOT_FOUND', `There is no request "${id}", and no order.`);
    return found;
  });
  return [...new Set(keys)];
}

function listedKeys(
  core: Core,
  dataFolder: string,
  { view: name, filter: text }: RequestChoice,
  { warn, isFailedOnly = false }: ChoiceOptions,
): readonly number[] {
  const { view, filter } = viewOf(name, core.savedViews.list());
  refuseFaulty(text);
  const terms = [filter, text].filter((part) => part !== undefined && part !== '').join(' ');
  const unchecked = asksChecks(view, terms) ? core.problems.countUnchecked() : 0;
  const engine = openQueryEngine(dataFolder, () => Date.now());
  const rowsOf = (wanted: string, offset: number, limit: number) =>
    engine.handlers['requests.window']({
      view,
      ...(wanted === '' ? {} : { filter: wanted }),
      sort: 'created',
      descending: false,
      offset,
      limit,
    });
  try {
    const { total: listed, unindexed = 0 } = rowsOf(terms, 0, 1);
    if (unindexed > 0 && asksSearch(terms)) {
      throw new AppError(
        'UNAVAILABLE',
        `The search does not know ${unindexed} requests yet. Let Locdesk run until it does, then try again.`,
      );
    }
    if (listed === 0 && unchecked > 0) {
      throw new AppError(
        'UNAVAILABLE',
        `No request is in this view and filter, but ${notChecked(unchecked)}. Let Locdesk run until it has checked everything, then try again.`,
      );
    }
    if (listed === 0) throw new AppError('NOT_FOUND', 'No request is in this view and filter.');
    if (unchecked > 0) warn(`${notChecked(unchecked)}: this view and filter may lack some of them.`);
    // A condition of the filter can't widen a negated one, nor a quote that is left open swallow it in front.
    const wanted = isFailedOnly ? `-mark:success,none ${terms}`.trim() : terms;
    const keys = new Set<number>();
    for (let offset = 0; ; offset += rowsAtOnce) {
      const { total, rows } = rowsOf(wanted, offset, rowsAtOnce);
      if (total > mostHandedOut) {
        throw new AppError(
          'TOO_LARGE',
          `These are ${total} requests, and at most ${mostHandedOut} are taken at once. Narrow them with --filter.`,
        );
      }
      if (isFailedOnly && total === 0)
        throw new AppError('NOT_FOUND', 'No import of this view and filter has failed.');
      for (const { key } of rows) keys.add(key);
      if (rows.length > 0 && offset + rows.length < total) continue;
      if (listed > total) warn(leftOut(listed - total));
      return [...keys];
    }
  } finally {
    engine.close();
  }
}

function leftOut(requests: number): string {
  return `${counted(requests, 'request')} left out: ${requests === 1 ? 'its' : 'their'} import has not failed.`;
}

/** Says how many requests are not checked yet. */
export function notChecked(requests: number): string {
  return `${counted(requests, 'request')} ${requests === 1 ? 'is' : 'are'} not checked yet`;
}

/** @throws UsageError where a part of the filter is not understood, which the list would leave out */
export function refuseFaulty(filter = ''): void {
  const [trouble] = parseFilter(filter).troubles;
  if (trouble === undefined) return;
  // The value alone does not say which key it is wrong for: `to:de` means "until", not a language.
  const { kind, name, value, start, end } = trouble;
  const sign = filter[filter.lastIndexOf(`${name}:`, start) - 1] === '-' ? '-' : '';
  const part = kind === 'bad-value' ? `${sign}${name}:${value}` : filter.slice(start, end).trim();
  throw new UsageError(`--filter: ${part} is not understood`);
}

/** Whether requests are chosen by what the checks found. */
function asksChecks(view: ViewId, filter: string): boolean {
  return (
    view === 'with-problems' ||
    parseFilter(filter).terms.some(
      (term) =>
        term.kind === 'condition' &&
        (term.key === 'problem' ||
          (term.key === 'has' && term.values.some((value) => value === 'problem' || value === 'refusal'))),
    )
  );
}

/** Whether a filter is answered by the search: words, and how many of them, and ids of fields. */
function asksSearch(filter: string): boolean {
  return parseFilter(filter).terms.some(
    (term) => term.kind !== 'condition' || ['field', 'words', 'job'].includes(term.key),
  );
}

/** Returns a saved or built-in view by its name; all requests without one. @throws UsageError */
export function viewOf(
  name: string | undefined,
  saved: readonly Pick<SavedView, 'name' | 'view' | 'filter'>[],
): { readonly view: ViewId; readonly filter: string | undefined } {
  if (name === undefined) return { view: 'all', filter: undefined };
  const own = saved.find((view) => view.name.toLowerCase() === name.toLowerCase());
  if (own !== undefined) return own;
  const view = viewIds.find((id) => id === name);
  if (view !== undefined) return { view, filter: undefined };
  const known = [...saved.map((one) => one.name), ...viewIds];
  throw new UsageError(`--view ${name}: is not one of ${known.join(', ')}`);
}
