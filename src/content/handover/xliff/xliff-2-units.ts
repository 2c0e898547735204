import { namespaceOf, ownChildren } from '../../files/xml/namespaces';
import { attributeOf, childElements, localName, type XmlElement } from '../../files/xml/xml-node';
import { textContent } from '../../files/xml/xml-text';
import { commentsIn, readMarked, xliff2Inline } from '../markup/marked-content';
import type { ReturnedUnit } from '../markup/returned-units';
import { readIdentity } from '../markup/xml-writer';
import type { HandoverFaultRule, Remark, Verdict } from '../returned-document';
import { ownCategory, ownIssues, ownNote } from './own-marks';

export interface ReturnedUnits {
  readonly units: readonly ReturnedUnit[];
  readonly handover: string | undefined;
  readonly desk: string | undefined;
  /** Notes on files and groups that the hand-over did not write. */
  readonly remarks: readonly Remark[];
}

const metadataNamespace = 'urn:oasis:names:tc:xliff:metadata:2.0';
const itsNamespace = 'http://www.w3.org/2005/11/its';

/** Reads the units of XLIFF 2, also where another program has dropped the metadata with identities. */
export function readXliff2Units(text: string, root: XmlElement): ReturnedUnits {
  const units: ReturnedUnit[] = [];
  const remarks: Remark[] = notesOf(text, root);
  let handover: string | undefined;
  let desk: string | undefined;
  const language = attributeOf(root, 'trgLang');
  for (const file of ownChildren(root, 'file')) {
    const metadata = readMetadata(text, file);
    // Text of a program that other files of a hand-over come from is no identity.
    const [, ofId] = /^\d{1,9}\.([\w-]{1,80})$/.exec(attributeOf(file, 'id') ?? '') ?? [];
    const own = metadata.get('handover') ?? ofId;
    handover ??= own;
    desk ??= metadata.get('desk');
    const original = attributeOf(file, 'original');
    const request =
      metadata.get('request') ??
      (own === undefined || original === undefined ? undefined : readIdentity(original));
    const collect = (parent: XmlElement): void => {
      remarks.push(...notesOf(text, parent));
      for (const child of ownChildren(parent)) {
        if (localName(child) === 'group') collect(child);
        else if (localName(child) === 'unit') units.push(readUnit(text, child, { request, language }));
      }
    };
    collect(file);
  }
  return { units, handover, desk, remarks };
}

function readUnit(
  text: string,
  unit: XmlElement,
  { request, language }: Pick<ReturnedUnit, 'request' | 'language'>,
): ReturnedUnit {
  const metadata = readMetadata(text, unit);
  const name = attributeOf(unit, 'name');
  const segments = ownChildren(unit).filter((child) => /^(?:segment|ignorable)$/.test(localName(child)));
  const { target, faults } = readTarget(text, segments);
  const states = segments
    .filter((one) => localName(one) === 'segment')
    .map((one) => attributeOf(one, 'state') ?? 'initial');
  return {
    request,
    field: metadata.get('field') ?? (name === undefined ? undefined : readIdentity(name)),
    sourceHash: metadata.get('sourceHash'),
    targetHash: metadata.get('targetHash'),
    language,
    markedSource: segments
      .flatMap((one) => ownChildren(one, 'source').slice(0, 1))
      .map((one) => readMarked(text, one, xliff2Inline))
      .join(''),
    markedTarget: target,
    verdict: verdictOf(states, metadata.get('state'), otherIssues(unit).length > 0),
    comments: [
      ...commentsOf(text, unit),
      ...segments.flatMap((segment) => ownChildren(segment, 'target').flatMap(commentsIn)),
    ],
    author: undefined,
    offset: unit.start,
    faults,
  };
}

/** Joins the targets of segments, which another program may have split, in the order that they state. */
function readTarget(
  text: string,
  segments: readonly XmlElement[],
): { readonly target: string; readonly faults: readonly HandoverFaultRule[] } {
  const parts = segments.map((segment, index) => {
    const [target] = ownChildren(segment, 'target');
    const [source] = ownChildren(segment, 'source');
    const order = Number(target === undefined ? undefined : attributeOf(target, 'order'));
    // Text between segments stays as in the source where it has no target.
    const isBetween = localName(segment) === 'ignorable';
    const shown = target ?? (isBetween ? source : undefined);
    return {
      order: Number.isInteger(order) ? order : index + 1,
      isSegment: !isBetween,
      text: shown === undefined ? undefined : readMarked(text, shown, xliff2Inline),
    };
  });
  const own = parts.filter(({ isSegment }) => isSegment);
  const missing = own.filter((part) => part.text === undefined).length;
  if (missing === own.length) return { target: '', faults: [] };
  const ordered = parts.toSorted((a, b) => a.order - b.order);
  const target = ordered.map((part) => part.text ?? '').join('');
  return { target, faults: missing === 0 ? [] : ['cut-off'] };
}

/** A state says something when it is another one than was handed out. */
function verdictOf(
  states: readonly string[],
  handedOut: string | undefined,
  hasIssues: boolean,
): Verdict | undefined {
  if (hasIssues) return 'wrong';
  if (states.length === 0) return undefined;
  if (states.every((state) => state === 'final')) return 'fine';
  const isReviewed = states.every((state) => state === 'reviewed' || state === 'final');
  return isReviewed && handedOut !== undefined && handedOut !== 'reviewed' ? 'fine' : undefined;
}

function readMetadata(text: string, element: XmlElement): ReadonlyMap<string, string> {
  const groups = childElements(element, 'metadata')
    .filter((child) => namespaceOf(child) === metadataNamespace)
    .flatMap((child) => childElements(child, 'metaGroup'))
    .filter((group) => attributeOf(group, 'category') === ownCategory);
  return new Map(
    groups
      .flatMap((group) => childElements(group, 'meta'))
      .map((meta) => [attributeOf(meta, 'type') ?? '', readIdentity(textContent(text, meta))]),
  );
}

/** The issues that the reviewer's program added. */
function otherIssues(unit: XmlElement): readonly XmlElement[] {
  return childElements(unit, 'locQualityIssues')
    .filter((child) => namespaceOf(child) === itsNamespace)
    .filter((child) => attributeOf(child, 'xml:id')?.startsWith(ownIssues) !== true)
    .flatMap((child) => childElements(child));
}

function commentsOf(text: string, unit: XmlElement): readonly string[] {
  const notes = notesOf(text, unit).map((note) => note.text);
  const issues = otherIssues(unit).flatMap((issue) => attributeOf(issue, 'locQualityIssueComment') ?? []);
  return [...notes, ...issues];
}

/** Notes that the hand-over did not write. */
function notesOf(text: string, holder: XmlElement): Remark[] {
  return ownChildren(holder, 'notes')
    .flatMap((child) => ownChildren(child))
    .filter((note) => !isOwnNote(note))
    .map((note) => ({ text: textContent(text, note) }));
}

function isOwnNote(note: XmlElement): boolean {
  return (
    attributeOf(note, 'category')?.startsWith(`${ownCategory}:`) === true ||
    attributeOf(note, 'id')?.startsWith(ownNote(0).slice(0, -1)) === true
  );
}
