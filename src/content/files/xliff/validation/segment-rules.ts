import { attributeOf, type XmlElement } from '../../xml/xml-node';
import { quoted, type Report } from './report';
import type { UnitContent } from './unit-content';

/** Values that elements inherit from those around them: their language, and what white space means. */
export interface Inherited {
  readonly language: string | undefined;
  readonly space: string;
}

/** Returns what the children of an element inherit. */
export function inherit({ language, space }: Inherited, element: XmlElement): Inherited {
  return {
    language: attributeOf(element, 'xml:lang') ?? language,
    space: attributeOf(element, 'xml:space') ?? space,
  };
}

export interface Languages {
  readonly srcLang: string | undefined;
  readonly trgLang: string | undefined;
}

/** Checks the segments of a unit: languages, states, and the order of targets. */
export function checkSegments(
  { element: unit, segments }: UnitContent,
  around: Inherited,
  { srcLang, trgLang }: Languages,
  version: string,
  report: Report,
): void {
  const inherited = inherit(around, unit);
  for (const { element, source, target } of segments) {
    checkState(element, target, version, report);
    if (source !== undefined) checkLanguage('source', source, inherited, srcLang, report);
    if (target === undefined) continue;
    if (source !== undefined) checkSpace(source, target, inherited, report);
    if (trgLang === undefined) {
      report.add('trgLang', target.start, 'The file has targets, so that <xliff> needs trgLang; add it.');
    } else checkLanguage('target', target, inherited, trgLang, report);
  }
  checkOrder(segments, report);
}

function checkState(
  segment: XmlElement,
  target: XmlElement | undefined,
  version: string,
  report: Report,
): void {
  const [state, subState] = [attributeOf(segment, 'state'), attributeOf(segment, 'subState')];
  if (subState !== undefined && state === undefined) {
    report.add('subState', segment.start, 'subState needs a state beside it; add it.');
  }
  if (subState !== undefined && !/^(?!xlf:)[^\s:]+:.+$/s.test(subState)) {
    report.add(
      'subState',
      segment.start,
      `subState is ${quoted(subState)}, and needs a prefix other than xlf, a colon and a value.`,
    );
  }
  const isBeyond = state === 'translated' || state === 'reviewed' || state === 'final';
  if (isBeyond && target === undefined && version !== '2.0') {
    report.add(
      'state',
      segment.start,
      `The segment is ${state} but has no <target>; add it, or set the state initial.`,
    );
  }
}

/** White space means the same in a target as in its source. */
function checkSpace(source: XmlElement, target: XmlElement, around: Inherited, report: Report): void {
  const [first, second] = [source, target].map((side) => attributeOf(side, 'xml:space') ?? around.space);
  if (first === second) return;
  report.add(
    'xml:space',
    target.start,
    `xml:space of <target> is ${quoted(second ?? '')}, and must be that of its <source>, ${quoted(first ?? '')}.`,
  );
}

function checkLanguage(
  side: 'source' | 'target',
  element: XmlElement,
  inherited: Inherited,
  language: string | undefined,
  report: Report,
): void {
  const own = attributeOf(element, 'xml:lang') ?? inherited.language;
  if (own === undefined || language === undefined || own.toLowerCase() === language.toLowerCase()) return;
  const name = side === 'source' ? 'srcLang' : 'trgLang';
  report.add(
    'xml:lang',
    element.start,
    `The language of <${element.name}> is ${quoted(own)}, and must be that of ${name}, ${quoted(language)}.`,
  );
}

/** Every target that stands elsewhere leaves its own place to another one. */
function checkOrder(segments: UnitContent['segments'], report: Report): void {
  const owners = new Map<number, XmlElement>();
  const places: { readonly target: XmlElement; readonly place: number }[] = [];
  for (const [index, { target }] of segments.entries()) {
    const order = target === undefined ? undefined : attributeOf(target, 'order');
    if (target === undefined || order === undefined) continue;
    const place = Number(order);
    if (place > segments.length) {
      report.add(
        'order',
        target.start,
        `order is ${order}, but the unit has ${segments.length} segments; correct it.`,
      );
    } else if (owners.has(place)) {
      report.add(
        'order',
        target.start,
        `Two targets of the unit have the order ${order}; change one of them.`,
      );
    }
    owners.set(place, target);
    places.push({ target, place: index + 1 });
  }
  for (const { target, place } of places) {
    if (owners.has(place)) continue;
    report.add(
      'order',
      target.start,
      `No target of the unit has the order ${place}, the place that this one left.`,
    );
  }
}
