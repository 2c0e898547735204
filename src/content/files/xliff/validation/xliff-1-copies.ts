import { attributeOf, childElement, childElements, localName, type XmlElement } from '../../xml/xml-node';
import { quoted, type Report } from './report';

/** All codes of a source or target, in the order of the text. */
export function codesOf(content: XmlElement | undefined): readonly XmlElement[] {
  const children = content === undefined ? [] : childElements(content);
  return children.flatMap((child) => [child, ...codesOf(child)]);
}

const keyOf = (code: XmlElement): string => `${localName(code)} ${attributeOf(code, 'id')}`;

/** Reports codes of a target that may not be copied and that it has more often than the source. */
export function checkCopies(unit: XmlElement, report: Report): void {
  const [source, target] = ['source', 'target'].map((name) => codesOf(childElement(unit, name)));
  const all = [...(source ?? []), ...(target ?? [])];
  const single = new Set(all.filter((code) => attributeOf(code, 'clone') === 'no').map(keyOf));
  const left = new Map<string, number>();
  for (const code of source ?? []) left.set(keyOf(code), (left.get(keyOf(code)) ?? 0) + 1);
  for (const code of target ?? []) {
    const rest = (left.get(keyOf(code)) ?? 1) - 1;
    left.set(keyOf(code), rest);
    if (rest >= 0 || !single.has(keyOf(code))) continue;
    report.add(
      'clone',
      code.start,
      `<${localName(code)}> with the id ${quoted(attributeOf(code, 'id') ?? '')} has clone="no", but the target has it more often than the source; remove the copy.`,
    );
  }
}

/** Returns the names of a code, with its attribute: an end refers to its start by the first one. */
const keysOf = (code: XmlElement): readonly string[] =>
  ['rid', 'id'].flatMap((name) => {
    const value = attributeOf(code, name);
    return value === undefined ? [] : [`${name} ${value}`];
  });

/** Reports ends of a sequence that stand before all of the starts which they belong to. */
export function checkSequence(
  codes: readonly XmlElement[],
  [start, end]: readonly [string, string],
  report: Report,
): void {
  const begun = new Set<string>();
  const known = new Set(codes.filter((code) => localName(code) === start).flatMap(keysOf));
  for (const code of codes) {
    if (localName(code) === start) for (const key of keysOf(code)) begun.add(key);
    const [key] = keysOf(code);
    if (localName(code) !== end || key === undefined || begun.has(key) || !known.has(key)) continue;
    report.add(end, code.start, `<${end}> stands before its <${start}>; exchange them.`);
  }
}
