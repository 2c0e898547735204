import { attributeOf } from '../../xml/xml-node';
import { quoted, type Report } from './report';
import type { InlineCode, UnitContent } from './unit-content';

const section = 'Editing Hints';

/** Checks what editors may do with codes: delete them, copy them, and bring them into another order. */
export function checkEditingHints(unit: UnitContent, report: Report): void {
  for (const { element } of unit.codes) {
    const reorder = attributeOf(element, 'canReorder') ?? 'yes';
    if (reorder === 'yes') continue;
    for (const name of ['canCopy', 'canDelete'] as const) {
      if (attributeOf(element, name) === 'no') continue;
      report.add(section, element.start, `canReorder is ${reorder}, so that ${name} must be "no"; add it.`);
    }
  }
  for (const side of ['source', 'target'] as const) {
    checkSequences(
      unit.codes.filter((code) => code.side === side && isCode(code)),
      report,
    );
  }
  // A code may have moved to another segment, but for one whose target is final.
  const ofUnit = unit.codes.filter((code) => code.side === 'target' && isCode(code));
  for (const [index, { element, target }] of unit.segments.entries()) {
    if (target === undefined) continue;
    const own = unit.codes.filter(({ segment }) => segment === index).filter(isCode);
    const sources = own.filter(({ side }) => side === 'source');
    const targets = own.filter(({ side }) => side === 'target');
    const isFinal = attributeOf(element, 'state') === 'final';
    checkDeleted(sources, isFinal ? targets : ofUnit, target.start, report);
    checkOrder(sources, targets, report);
  }
}

function isCode({ name }: InlineCode): boolean {
  return name === 'pc' || name === 'sc' || name === 'ec' || name === 'ph';
}

/** A sequence that can't be reordered begins with `firstNo` and goes on with `no`. */
function checkSequences(codes: readonly InlineCode[], report: Report): void {
  let isInside = false;
  for (const { element } of codes) {
    const reorder = attributeOf(element, 'canReorder') ?? 'yes';
    if (reorder === 'no' && !isInside) {
      report.add(
        'canReorder',
        element.start,
        'canReorder is no, but the code before this one is not firstNo or no; begin the sequence with firstNo.',
      );
    }
    isInside = reorder !== 'yes';
  }
}

function checkDeleted(
  sources: readonly InlineCode[],
  targets: readonly InlineCode[],
  offset: number,
  report: Report,
): void {
  const kept = new Set(targets.map((code) => keyOf(code)));
  for (const code of sources) {
    if (attributeOf(code.element, 'canDelete') !== 'no' || kept.has(keyOf(code))) continue;
    report.add(
      section,
      offset,
      `The target lacks the code ${quoted(nameOf(code))}, which can’t be deleted; add it.`,
    );
  }
}

function checkOrder(sources: readonly InlineCode[], targets: readonly InlineCode[], report: Report): void {
  const places = new Map(targets.map((code, index) => [keyOf(code) + endOf(code), index]));
  const split = new Set([...sources, ...targets].filter(({ name }) => name === 'sc').map(keyOf));
  const spans = { source: fixedSpans(sources), target: fixedSpans(targets) };
  for (const [index, code] of sources.entries()) {
    const before = sources[index - 1];
    if (attributeOf(code.element, 'canReorder') !== 'no' || before === undefined) continue;
    const at = places.get(keyOf(code) + endOf(code));
    const other = at === undefined ? undefined : targets[at];
    if (at === undefined || other === undefined) continue;
    const around = [spans.source.get(code), spans.target.get(other)].flatMap((span) =>
      // A span that is written as two codes has its end among them.
      span === undefined || split.has(keyOf(span)) ? [] : keyOf(span),
    );
    const isBehind = places.get(keyOf(before) + endOf(before)) === at - 1;
    if (isBehind && (around.length === 0 || around[0] === around[1])) continue;
    report.add(
      'canReorder',
      other.element.start,
      `The code ${quoted(nameOf(code))} follows another code than in the source, and can’t be reordered; put it back.`,
    );
  }
}

/** The innermost `<pc>` around each code that can't be reordered: its end is a part of the sequence. */
function fixedSpans(codes: readonly InlineCode[]): ReadonlyMap<InlineCode, InlineCode> {
  const spans = new Map<InlineCode, InlineCode>();
  const open: InlineCode[] = [];
  for (const code of codes) {
    while ((open.at(-1)?.element.end ?? Infinity) <= code.element.start) open.pop();
    const around = open.at(-1);
    if (around !== undefined) spans.set(code, around);
    if (code.name === 'pc' && (attributeOf(code.element, 'canReorder') ?? 'yes') !== 'yes') open.push(code);
  }
  return spans;
}

function nameOf({ id, startRef }: InlineCode): string {
  return id ?? startRef ?? '';
}

/** Identifies a code in source and target, where a span may be one element or two. */
function keyOf(code: InlineCode): string {
  return `${code.name === 'ph' ? 'ph' : 'span'} ${nameOf(code)}`;
}

function endOf({ name }: InlineCode): string {
  return name === 'ec' ? ' end' : '';
}
