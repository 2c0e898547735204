import { attributeOf } from '../../xml/xml-node';
import { quoted, type Report } from './report';
import type { InlineCode, Side, UnitContent } from './unit-content';

/** A `<sc>` whose end has not come yet. */
interface OpenCode {
  readonly code: InlineCode;
  isClosed: boolean;
}

/**
 * Checks that no span with `canOverlap="no"` has a start without its end in it, or an end without its start.
 * A `<pc>` may have one: the standard has an example of it, with this value, in its text about the attribute.
 */
export function checkOverlaps(unit: UnitContent, report: Report): void {
  if (unit.codes.every((code) => !isExclusive(code))) return;
  for (const side of ['source', 'target'] as const) checkSide(unit, side, report);
}

function checkSide({ codes }: UnitContent, side: Side, report: Report): void {
  const byId = new Map<string, OpenCode>();
  const open: OpenCode[] = [];
  // Those of the open ones that must not overlap; each is reported once, so that this takes linear time.
  const exclusive: OpenCode[] = [];
  for (const code of codes) {
    if (code.side !== side) continue;
    if (code.name === 'sc') {
      const started = { code, isClosed: false };
      open.push(started);
      if (isExclusive(code)) exclusive.push(started);
      if (code.id !== undefined) byId.set(code.id, started);
    } else if (code.name === 'ec') {
      const started = code.startRef === undefined ? undefined : byId.get(code.startRef);
      const begin = started?.code.order ?? -1;
      // Each span that began after it and goes on has its end alone.
      let last = exclusive.at(-1);
      while (last !== undefined && last.code.order > begin) {
        say(last.code, report);
        exclusive.pop();
        last = exclusive.at(-1);
      }
      if (started === undefined) continue;
      started.isClosed = true;
      const isInner = open.at(-1) === started;
      while (open.at(-1)?.isClosed === true) open.pop();
      if (last !== started) continue;
      exclusive.pop();
      if (!isInner) say(code, report);
    }
  }
}

function say({ id, startRef, element }: InlineCode, report: Report): void {
  report.add(
    'canOverlap',
    element.start,
    `The code ${quoted(id ?? startRef ?? '')} has canOverlap="no", but encloses only one end of another code; move that, or remove canOverlap.`,
  );
}

function isExclusive({ name, element }: InlineCode): boolean {
  return name === 'sc' && attributeOf(element, 'canOverlap') === 'no';
}
