import { attributeOf, type XmlElement } from '../../xml/xml-node';
import { quoted, type Report } from './report';
import { isSameKind, type InlineCode, type UnitContent } from './unit-content';

const dataReferences = ['dataRef', 'dataRefStart', 'dataRefEnd'] as const;
/** Attributes of `<pc>` that are used together (the rules of XLIFF 2.1). */
const pairs = [
  ['dataRefStart', 'dataRefEnd'],
  ['equivStart', 'equivEnd'],
  ['subFlowsStart', 'subFlowsEnd'],
] as const;
/** Values of `subType` that the specification defines, by the `type` that they belong to. */
const subTypes: Readonly<Record<string, string>> = {
  'xlf:b': 'fmt',
  'xlf:i': 'fmt',
  'xlf:u': 'fmt',
  'xlf:lb': 'fmt',
  'xlf:pb': 'fmt',
  'xlf:var': 'ui',
};

/** Checks what the attributes of inline codes refer to, and which of them belong together. */
export function checkInlineReferences(unit: UnitContent, version: string, report: Report): void {
  for (const code of unit.codes) {
    if (report.isFull) return;
    const { element } = code;
    for (const name of dataReferences) {
      const data = attributeOf(element, name);
      if (data === undefined || unit.data.has(data)) continue;
      report.add(
        name,
        element.start,
        `${name} is ${quoted(data)}, but no <data> here has this id; correct it.`,
      );
    }
    checkSubType(element, report);
    checkCopy(unit, code, report);
    if (version === '2.0') continue;
    for (const [start, end] of pairs) {
      const missing = attributeOf(element, start) === undefined ? start : end;
      const present = missing === start ? end : start;
      if (attributeOf(element, missing) !== undefined || attributeOf(element, present) === undefined)
        continue;
      report.add(present, element.start, `<pc> has ${present} and needs ${missing} too; add it.`);
    }
  }
}

function checkSubType(element: XmlElement, report: Report): void {
  const subType = attributeOf(element, 'subType');
  if (subType === undefined) return;
  const type = attributeOf(element, 'type');
  if (type === undefined) {
    report.add('subType', element.start, 'subType needs a type beside it; add it.');
  } else if (subType.startsWith('xlf:') && subTypes[subType] !== type) {
    report.add(
      'subType',
      element.start,
      `${quoted(subType)} is no subType of ${quoted(type)} that the specification defines; correct one of them.`,
    );
  }
}

function checkCopy({ index }: UnitContent, { element, name: kind, id }: InlineCode, report: Report): void {
  const copyOf = attributeOf(element, 'copyOf');
  if (copyOf === undefined) return;
  const say = (message: string): void => report.add('copyOf', element.start, message);
  if (dataReferences.some((name) => attributeOf(element, name) !== undefined)) {
    say('A code with original data is no copy; remove copyOf or the reference to the data.');
  }
  const bases = [...index.withId('source', copyOf), ...index.withId('target', copyOf)];
  if (bases.length === 0) {
    say(`copyOf is ${quoted(copyOf)}, but no code of the unit has this id; correct it.`);
  } else if (copyOf === id) {
    say('A code is no copy of itself; remove copyOf, or give the copy an id of its own.');
  } else if (!bases.some((base) => isSameKind(base.name, kind))) {
    say(`copyOf is ${quoted(copyOf)}, which is no code like <${kind}>; correct it.`);
  } else if (bases.some((base) => attributeOf(base.element, 'canCopy') === 'no')) {
    say(`The code ${quoted(copyOf)} has canCopy="no", so that it can’t be copied; remove the copy.`);
  } else if (
    bases.some((base) => dataReferences.some((name) => attributeOf(base.element, name) !== undefined))
  ) {
    say(`The code ${quoted(copyOf)} has original data; refer to its data instead of copyOf.`);
  }
}
