import { attributeOf, childElements, localName, type XmlElement } from '../../xml/xml-node';
import { namespaceOf } from '../../xml/namespaces';

export type Side = 'source' | 'target';

/** An inline element of a source or target. */
export interface InlineCode {
  readonly element: XmlElement;
  /** Its name without prefix: `pc`. */
  readonly name: string;
  readonly id: string | undefined;
  readonly startRef: string | undefined;
  readonly side: Side;
  /** Index of its segment in the unit. */
  readonly segment: number;
  /** Its place among all codes of its side. */
  readonly order: number;
}

/** A `<segment>` or `<ignorable>`; a translation candidate counts as one. */
export interface SegmentContent {
  readonly element: XmlElement;
  readonly source: XmlElement | undefined;
  readonly target: XmlElement | undefined;
}

/** A unit, or a translation candidate: segments and original data, whose codes refer to each other. */
export interface UnitContent {
  readonly element: XmlElement;
  readonly segments: readonly SegmentContent[];
  readonly codes: readonly InlineCode[];
  /** Codes by their id or startRef. */
  readonly index: CodeIndex;
  /** Ids of `<data>`. */
  readonly data: ReadonlySet<string>;
}

/** Finds codes of a side by what they are named or refer to, because a unit may have thousands. */
export class CodeIndex {
  readonly #byId: ReadonlyMap<string, readonly InlineCode[]>;
  readonly #byStart: ReadonlyMap<string, readonly InlineCode[]>;

  constructor(codes: readonly InlineCode[]) {
    this.#byId = Map.groupBy(codes, ({ side, id }) => `${side} ${id ?? ''}`);
    this.#byStart = Map.groupBy(codes, ({ side, startRef }) => `${side} ${startRef ?? ''}`);
  }

  withId(side: Side, id: string | undefined): readonly InlineCode[] {
    return id === undefined ? [] : (this.#byId.get(`${side} ${id}`) ?? []);
  }

  withStart(side: Side, startRef: string | undefined): readonly InlineCode[] {
    return startRef === undefined ? [] : (this.#byStart.get(`${side} ${startRef}`) ?? []);
  }
}

/** Reads the inline elements of a unit, or of a `<mtc:match>`, which has one source and target itself. */
export function readUnit(element: XmlElement, core: string, isMatch: boolean): UnitContent {
  const own = coreChildren(element, core);
  const holders = isMatch ? [element] : own.filter(({ name }) => /(?:^|:)(?:segment|ignorable)$/.test(name));
  const segments = holders.map((holder) => {
    const children = coreChildren(holder, core);
    const find = (name: string): XmlElement | undefined =>
      children.find((child) => localName(child) === name);
    return { element: holder, source: find('source'), target: find('target') };
  });
  const data = own
    .filter((child) => localName(child) === 'originalData')
    .flatMap((originalData) => coreChildren(originalData, core))
    .flatMap((one) => attributeOf(one, 'id') ?? []);
  const codes: InlineCode[] = [];
  for (const side of ['source', 'target'] as const) {
    let order = 0;
    const collect = (parent: XmlElement, segment: number): void => {
      for (const child of coreChildren(parent, core)) {
        codes.push({
          element: child,
          name: localName(child),
          id: attributeOf(child, 'id'),
          startRef: attributeOf(child, 'startRef'),
          side,
          segment,
          order,
        });
        order += 1;
        collect(child, segment);
      }
    };
    for (const [segment, parts] of segments.entries()) {
      const part = parts[side];
      if (part !== undefined) collect(part, segment);
    }
  }
  return { element, segments, codes, index: new CodeIndex(codes), data: new Set(data) };
}

/** Returns the children in the namespace of the core. */
export function coreChildren(element: XmlElement, core: string): readonly XmlElement[] {
  return childElements(element).filter((child) => namespaceOf(child) === core);
}

/** Whether two codes can be the same one in source and target: a span may be written in two ways. */
export function isSameKind(a: string, b: string): boolean {
  return kindOf(a) === kindOf(b);
}

function kindOf(name: string): string {
  if (name === 'pc' || name === 'sc' || name === 'ec') return 'span';
  return name === 'mrk' || name === 'sm' ? 'mark' : name;
}
