import { canonicalLanguageTag } from '../content/language-tag';

/**
 * The rules for an order, checked in the window as it is typed and before it is sent. The service enforces
 * the same rules.
 */

export const longestOrderTitle = 500;

export interface OrderText {
  readonly id: string;
  readonly data: string;
  readonly value: string;
}

export interface WrittenOrder {
  readonly title: string;
  readonly source: string;
  readonly targets: readonly string[];
  readonly fields: readonly OrderText[];
}

export type LanguageFault = 'missing' | 'malformed';

export interface FieldFaults {
  readonly id?: 'missing' | 'repeated';
  /** `empty`: nothing would be translated. */
  readonly value?: 'empty' | 'long';
}

export interface OrderFaults {
  readonly title?: 'missing' | 'long';
  readonly source?: LanguageFault;
  readonly targets?: LanguageFault | 'repeated';
  /** Undefined at the place of a field without a fault. */
  readonly fields: readonly (FieldFaults | undefined)[];
}

/**
 * Finds the faults that keep an order from being sent. `longestValueBytes` is the service's limit for a
 * value; undefined while it is not known.
 */
export function orderFaults(order: WrittenOrder, longestValueBytes: number | undefined): OrderFaults {
  const title =
    order.title.trim() === '' ? 'missing' : order.title.length > longestOrderTitle ? 'long' : undefined;
  const source = languageFault(order.source);
  const targets = targetsFault(order.targets);
  const counts = Map.groupBy(order.fields, ({ id }) => id);
  return {
    ...(title === undefined ? {} : { title }),
    ...(source === undefined ? {} : { source }),
    ...(targets === undefined ? {} : { targets }),
    fields: order.fields.map(({ id, value }) => {
      const idFault = id === '' ? 'missing' : (counts.get(id)?.length ?? 0) > 1 ? 'repeated' : undefined;
      const valueFault =
        value.trim() === '' ? 'empty' : isLonger(value, longestValueBytes) ? 'long' : undefined;
      if (idFault === undefined && valueFault === undefined) return undefined;
      return {
        ...(idFault === undefined ? {} : { id: idFault }),
        ...(valueFault === undefined ? {} : { value: valueFault }),
      };
    }),
  };
}

export function hasFaults({ title, source, targets, fields }: OrderFaults): boolean {
  const named = [title, source, targets].some((fault) => fault !== undefined);
  return named || fields.length === 0 || fields.some((fault) => fault !== undefined);
}

export function languageFault(tag: string): LanguageFault | undefined {
  if (tag === '') return 'missing';
  return canonicalLanguageTag(tag) === undefined ? 'malformed' : undefined;
}

function targetsFault(targets: readonly string[]): OrderFaults['targets'] {
  if (targets.length === 0) return 'missing';
  if (targets.some((tag) => languageFault(tag) !== undefined)) return 'malformed';
  const different = new Set(targets.map((tag) => canonicalLanguageTag(tag)));
  return different.size < targets.length ? 'repeated' : undefined;
}

/** A UTF-16 unit takes at most three bytes, so that most texts need no counting. */
function isLonger(text: string, most: number | undefined): boolean {
  if (most === undefined || text.length * 3 <= most) return false;
  return new TextEncoder().encode(text).length > most;
}

/** Where a sentence of the service belongs in the form: `fields[2].id: must be unique` is of field 2. */
export type OrderPlace =
  | { readonly kind: 'title' | 'source' | 'targets' | 'order' }
  | { readonly kind: 'field'; readonly index: number; readonly part: 'id' | 'value' };

/** The place that a problem of the service names, and its sentence. */
export function placeOfProblem(problem: string): { readonly place: OrderPlace; readonly text: string } {
  const named = /^(?:language\.)?(title|source|target): (.*)$/s.exec(problem);
  if (named !== null) {
    const [, name = '', text = ''] = named;
    return { place: { kind: name === 'target' ? 'targets' : name === 'title' ? 'title' : 'source' }, text };
  }
  const field = /^fields\[(\d{1,9})\]\.?(\w*): (.*)$/s.exec(problem);
  if (field === null) return { place: { kind: 'order' }, text: problem };
  const [, index = '', part = '', text = ''] = field;
  return { place: { kind: 'field', index: Number(index), part: part === 'id' ? 'id' : 'value' }, text };
}
