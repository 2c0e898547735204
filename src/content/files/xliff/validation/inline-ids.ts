import { attributeOf } from '../../xml/xml-node';
import { quoted, type Report } from './report';
import { isSameKind, type InlineCode, type UnitContent } from './unit-content';

/**
 * Ids of segments and inline elements are unique in the unit, except that those of a target repeat the ids of
 * the same codes in its source.
 */
export function checkInlineIds({ segments, codes }: UnitContent, report: Report): void {
  const sources = new Map<string, InlineCode | 'segment'>();
  const add = (id: string, owner: InlineCode | 'segment', offset: number): void => {
    if (sources.has(id))
      report.add('id', offset, `The id ${quoted(id)} is used twice in the unit; change one of them.`);
    else sources.set(id, owner);
  };
  for (const { element } of segments) {
    const id = /(?:^|:)match$/.test(element.name) ? undefined : attributeOf(element, 'id');
    if (id !== undefined) add(id, 'segment', element.start);
  }
  for (const code of codes) {
    if (code.side === 'source' && code.id !== undefined) add(code.id, code, code.element.start);
  }
  const targets = new Set<string>();
  for (const code of codes) {
    if (code.side === 'source' || code.id === undefined) continue;
    const partner = sources.get(code.id);
    const isPartner = partner === undefined || (partner !== 'segment' && isSameKind(partner.name, code.name));
    if (!isPartner || targets.has(code.id)) {
      report.add(
        'id',
        code.element.start,
        `The id ${quoted(code.id)} must be that of the same code in a source of the unit, or its own in the unit.`,
      );
    }
    targets.add(code.id);
  }
}
