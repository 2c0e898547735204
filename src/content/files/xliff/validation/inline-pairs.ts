import { attributeOf } from '../../xml/xml-node';
import { quoted, type Report } from './report';
import type { InlineCode, Side, UnitContent } from './unit-content';
import { ownValue } from '../../../own-value';

/** Attributes that a start and its end have in common, with their default. */
const commonAttributes = ['canCopy', 'canDelete', 'canOverlap', 'canReorder'] as const;
/** Attributes that describe the code, and that may stand at one of its ends only. */
const describingAttributes = ['copyOf', 'subType', 'type'] as const;

/** Checks `<sc>` with `<ec>`, and `<sm>` with `<em>`, which may be in different segments of a unit. */
export function checkInlinePairs(unit: UnitContent, report: Report): void {
  for (const code of unit.codes) {
    if (report.isFull) return;
    if (code.name === 'sc') checkStart(unit, code, report);
    else if (code.name === 'ec') checkEnd(unit, code, report);
    else if (code.name === 'sm' || code.name === 'em') checkMark(unit, code, report);
  }
}

function checkStart(unit: UnitContent, code: InlineCode, report: Report): void {
  const { id, element } = code;
  const ends = partnersOf(unit, code.side, code);
  if (attributeOf(element, 'isolated') === 'yes') {
    if (ends.length === 0) return;
    report.add(
      'isolated',
      element.start,
      `<sc> is isolated, but an <ec> of the unit refers to it; remove isolated.`,
    );
    return;
  }
  const after = ends.filter(({ order }) => order > code.order);
  const [end, second] = after;
  if (end === undefined && isUnfinished(unit, code)) return;
  if (end === undefined || second !== undefined) {
    report.add(
      'isolated',
      element.start,
      `<sc> needs one <ec startRef=${quoted(id ?? '')}> after it in the unit, or isolated="yes".`,
    );
    return;
  }
  for (const name of commonAttributes) {
    const [first, last] = [attributeOf(element, name) ?? 'yes', attributeOf(end.element, name) ?? 'yes'];
    if (last === (first === 'firstNo' ? 'no' : first)) continue;
    report.add(
      name,
      end.element.start,
      `${name} of <ec> must be that of its <sc>; it is ${last}, not ${first}.`,
    );
  }
  for (const name of describingAttributes) {
    const [first, last] = [attributeOf(element, name), attributeOf(end.element, name)];
    if (first === undefined || last === undefined || first === last) continue;
    report.add(
      name,
      end.element.start,
      `${name} of <ec> must be that of its <sc>; it is ${quoted(last)}, not ${quoted(first)}.`,
    );
  }
}

function checkEnd(unit: UnitContent, code: InlineCode, report: Report): void {
  const { element, id, startRef } = code;
  const isIsolated = attributeOf(element, 'isolated') === 'yes';
  if (isIsolated ? id === undefined || startRef !== undefined : id !== undefined || startRef === undefined) {
    const wanted = isIsolated ? 'an id and no startRef' : 'a startRef and no id';
    report.add(
      'ec',
      element.start,
      `<ec> needs ${wanted}, because it is ${isIsolated ? '' : 'not '}isolated.`,
    );
    return;
  }
  if (isIsolated) return;
  if (attributeOf(element, 'dir') !== undefined) {
    report.add('ec', element.start, '<ec> has dir only where it is isolated; remove it.');
  }
  const isStart = (other: InlineCode): boolean =>
    other.order < code.order && attributeOf(other.element, 'isolated') !== 'yes';
  if (partnersOf(unit, code.side, code).some(isStart) || isUnfinished(unit, code)) return;
  report.add(
    'startRef',
    element.start,
    `<ec> refers to ${quoted(startRef ?? '')}, but no <sc> before it in the unit has this id; correct startRef.`,
  );
}

function checkMark(unit: UnitContent, code: InlineCode, report: Report): void {
  const isStart = code.name === 'sm';
  const isFound = partnersOf(unit, code.side, code).some(({ order }) =>
    isStart ? order > code.order : order < code.order,
  );
  if (isFound || isUnfinished(unit, code)) return;
  report.add(
    isStart ? 'sm' : 'startRef',
    code.element.start,
    isStart
      ? `<sm> needs an <em startRef=${quoted(code.id ?? '')}> after it in the unit; add it.`
      : `<em> refers to ${quoted(code.startRef ?? '')}, but no <sm> before it in the unit has this id; correct startRef.`,
  );
}

const partnerNames: Readonly<Record<string, string>> = { sc: 'ec', ec: 'sc', sm: 'em', em: 'sm' };

/** Returns the ends of a start, or the starts of an end, on a side of the unit. */
function partnersOf(
  { index }: UnitContent,
  side: Side,
  { name, id, startRef }: InlineCode,
): readonly InlineCode[] {
  const isStart = name === 'sc' || name === 'sm';
  const found = isStart ? index.withStart(side, id) : index.withId(side, startRef);
  return found.filter((other) => other.name === ownValue(partnerNames, name));
}

/** A code of a target may miss its partner while another segment of the unit has no target yet. */
function isUnfinished(unit: UnitContent, code: InlineCode): boolean {
  if (code.side === 'source') return false;
  return partnersOf(unit, 'source', code).some(({ segment }) => unit.segments[segment]?.target === undefined);
}
