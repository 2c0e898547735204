import type { XmlAttribute } from '../../xml/xml-node';
import { quoted, type Report } from './report';

/** The selectors of a `pgs:switch`, without their variables: `plural` of `plural:count`. */
export type Switch = readonly string[];

const selectors = ['plural', 'ordinal', 'gender', 'select'] as const;
const pluralValue = /^(?:zero|one|two|few|many|other|-?\d{1,15}(?:\.\d{1,15})?)$/;

/** Checks `pgs:switch`, and returns its selectors. */
export function readSwitch(attribute: XmlAttribute, report: Report): Switch {
  const items = splitBy(attribute.value, spacesOrCommas);
  const wrong = items.find((item) => !selectors.some((selector) => isOf(item, selector)));
  if (wrong !== undefined || items.length === 0) {
    report.add(
      'switch',
      attribute.valueRange.start,
      `${quoted(wrong ?? attribute.value)} is no selector; write one of ${selectors.join(', ')}, a colon and the name of the variable.`,
    );
  }
  return items.map((item) => item.slice(0, item.indexOf(':')));
}

function isOf(item: string, selector: string): boolean {
  return item.startsWith(`${selector}:`) && item.length > selector.length + 1;
}

/** Checks that `pgs:case` has a value for each variable of the switch around it. */
export function checkCase(attribute: XmlAttribute, around: Switch | undefined, report: Report): void {
  const values = separatorsOf(attribute.value)
    .map((separator) => splitBy(attribute.value, separator))
    .find(({ length }) => length === around?.length);
  if (around === undefined || values === undefined) {
    report.add(
      'case',
      attribute.start,
      `The case ${quoted(attribute.value)} needs a value for each variable of the switch around it; correct them.`,
    );
    return;
  }
  for (const [index, value] of values.entries()) {
    const selector = around[index] ?? '';
    if ((selector !== 'plural' && selector !== 'ordinal') || pluralValue.test(value)) continue;
    report.add(
      'case',
      attribute.valueRange.start,
      `${quoted(value)} is no case of ${selector}; write a number, zero, one, two, few, many or other.`,
    );
  }
}

/**
 * XLIFF 2.2 speaks of lists that are separated by spaces and counts items that are separated by commas. The
 * values of a selection may have commas themselves.
 */
const [spaces, commas, spacesOrCommas] = [/\s+/, /,/, /[\s,]+/] as const;

/** Returns the separators that a case may have, the likeliest first: a comma before a space is no value. */
function separatorsOf(list: string): readonly RegExp[] {
  if (!list.includes(',')) return [spaces];
  return /,\s/.test(list) ? [commas, spaces, spacesOrCommas] : [spaces, commas, spacesOrCommas];
}

function splitBy(list: string, separator: RegExp): readonly string[] {
  const items = list.split(separator).map((item) => item.trim());
  return items.filter(Boolean);
}
