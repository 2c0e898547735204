/** Reasons why a part of a TMX file is not kept as it stands there. */
export const tmxNoticeKinds = [
  /** A unit is not well-formed XML, and is left out. */
  'syntax',
  /** A unit refers to an entity that only the file could define, and is left out; `detail` is its name. */
  'entity',
  /** The document type defines entities or elements, which are not read. */
  'doctype',
  /** The file ends in the middle; what comes before is read. */
  'cut-off',
  /** A unit has bytes that its encoding does not have, and is left out; `detail` is the encoding. */
  'encoding',
  /** A text without a language, or with one that is no language tag (`detail`), is left out. */
  'language',
  /** A unit has no text in the source language; its first text is the source. */
  'no-source',
  /** A unit without a translation is left out. */
  'no-translation',
  /** A unit or a text is too long, and is left out. */
  'too-long',
  /** Inline codes that don't pair are left out of a text. */
  'codes',
] as const;
export type TmxNoticeKind = (typeof tmxNoticeKinds)[number];

export interface TmxNotice {
  readonly kind: TmxNoticeKind;
  readonly detail: string;
  /** How often this happened. */
  readonly count: number;
  /** The line of the first place. */
  readonly line: number;
}

const longestDetail = 40;
/** Further details of a kind are counted as one, without a detail. */
const mostDetails = 10;

/** Counts what is not kept by kind and detail, with the first line of each. */
export class TmxNotices {
  readonly #notices = new Map<string, TmxNotice>();
  readonly #details = new Map<TmxNoticeKind, number>();

  get list(): readonly TmxNotice[] {
    return [...this.#notices.values()];
  }

  add(kind: TmxNoticeKind, line: number, given = ''): void {
    const detail = given.length > longestDetail ? `${given.slice(0, longestDetail)}…` : given;
    const isKnown = this.#notices.has(`${kind} ${detail}`);
    const isShown = isKnown || detail === '' || (this.#details.get(kind) ?? 0) < mostDetails;
    const name = isShown ? `${kind} ${detail}` : `${kind} `;
    if (!isKnown && isShown) this.#details.set(kind, (this.#details.get(kind) ?? 0) + 1);
    const known = this.#notices.get(name) ?? { kind, detail: isShown ? detail : '', count: 0, line };
    this.#notices.set(name, { ...known, count: known.count + 1 });
  }
}
