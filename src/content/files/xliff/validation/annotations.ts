import { attributeOf, childElements, localName, type XmlElement } from '../../xml/xml-node';
import { isInside, readFragment, selectorOf, type UnitIds } from './fragment-identifiers';
import { quoted, type Report } from './report';
import { coreChildren, type UnitContent } from './unit-content';

/** Checks `<mrk>` and `<sm>`: comments, translation candidates, and what they refer to. */
export function checkAnnotations(unit: UnitContent, ids: UnitIds, core: string, report: Report): void {
  const notes = new Set(
    coreChildren(unit.element, core)
      .filter((child) => localName(child) === 'notes')
      .flatMap((child) => coreChildren(child, core))
      .flatMap((note) => attributeOf(note, 'id') ?? []),
  );
  for (const { name, element } of unit.codes) {
    if (name !== 'mrk' && name !== 'sm') continue;
    const xml = element.attributes.find((attribute) => attribute.name.startsWith('xml:'));
    if (xml !== undefined) {
      report.add(name, xml.start, `<${name}> has no attributes of XML’s own namespace; remove ${xml.name}.`);
    }
    checkReference(element, report);
    const type = attributeOf(element, 'type');
    if (type === 'comment') checkComment(element, { notes, ids }, report);
    else if (type === 'mtc:match' && attributeOf(element, 'ref') !== undefined) {
      report.add(
        'Translation Candidate Annotation',
        element.start,
        'A mark of type mtc:match has no ref; remove it.',
      );
    } else if (hasNoPurpose(element) && !referredTo(unit.element).has(attributeOf(element, 'id') ?? '')) {
      report.add(
        'Translate Annotation',
        element.start,
        `<${name}> without a type marks what is translated or not, and needs translate; add it, or a type.`,
      );
    }
  }
}

/** A mark without a type is one for translation; attributes of a module or extension may be its purpose. */
function hasNoPurpose(element: XmlElement): boolean {
  if ((attributeOf(element, 'type') ?? 'generic') !== 'generic') return false;
  return element.attributes.every(
    ({ name }) => name !== 'translate' && (!name.includes(':') || name.startsWith('xmlns:')),
  );
}

/** Returns the ids that notes and modules of a unit refer to. */
function referredTo(unit: XmlElement): ReadonlySet<string> {
  const ids = new Set<string>();
  const visit = (element: XmlElement): void => {
    const ref = attributeOf(element, 'ref');
    if (ref?.startsWith('#') === true) ids.add(ref.slice(Math.max(ref.lastIndexOf('='), 0) + 1));
    for (const child of childElements(element)) visit(child);
  };
  visit(unit);
  return ids;
}

/** Checks the form of a reference into the document. */
export function checkReference(element: XmlElement, report: Report): void {
  const ref = element.attributes.find(({ name }) => name === 'ref');
  if (ref?.value.startsWith('#') !== true) return;
  const fragment = readFragment(ref.value);
  if ('problem' in fragment) {
    report.add(
      fragment.rule,
      ref.valueRange.start,
      `The reference ${quoted(ref.value)} ${fragment.problem}; correct it.`,
    );
  }
}

/** A note of a unit refers to a segment of the unit, or to what is in it. */
export function checkNoteReference(
  note: XmlElement,
  { spans, ids }: { readonly spans: ReadonlySet<string>; readonly ids: UnitIds },
  report: Report,
): void {
  const ref = note.attributes.find(({ name }) => name === 'ref');
  if (ref?.value.startsWith('#') !== true) return;
  const fragment = readFragment(ref.value);
  const id = 'selectors' in fragment ? (selectorOf(fragment, '') ?? selectorOf(fragment, 't')) : undefined;
  if (id === undefined || !('selectors' in fragment)) return;
  if (spans.has(id) && isInside(fragment, ids)) return;
  report.add(
    'ref',
    ref.start,
    `${quoted(ref.value)} is no segment or span of the unit, such as #s1; correct the reference.`,
  );
}

function checkComment(
  element: XmlElement,
  unit: { readonly notes: ReadonlySet<string>; readonly ids: UnitIds },
  report: Report,
): void {
  const [value, ref] = [attributeOf(element, 'value'), attributeOf(element, 'ref')];
  if ((value === undefined) === (ref === undefined)) {
    report.add(
      'Comment Annotation',
      element.start,
      'A comment needs either a value or a ref to a note; keep one.',
    );
    return;
  }
  if (ref === undefined) return;
  const fragment = readFragment(ref);
  const note =
    ref.startsWith('#') && 'selectors' in fragment && isInside(fragment, unit.ids)
      ? selectorOf(fragment, 'n')
      : undefined;
  if (note !== undefined && unit.notes.has(note)) return;
  report.add(
    'Comment Annotation',
    element.start,
    `${quoted(ref)} is no reference to a <note> of the unit, such as #n=1; correct it.`,
  );
}
