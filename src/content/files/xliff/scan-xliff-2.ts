import type { Segment } from '../content-file';
import type { Scan, Unit } from '../file-format';
import type { FileText } from '../file-text';
import { joinKey } from '../segment-key';
import { ownChildren } from '../xml/namespaces';
import { attributeOf, localName, type XmlElement } from '../xml/xml-node';
import { textContent } from '../xml/xml-text';
import { bilingualUnit } from './bilingual-unit';
import { languageEdits } from './language-edits';

const languageNames = { source: 'srcLang', target: 'trgLang' };

/** Scans XLIFF 2.0, 2.1 and 2.2: one unit for each `<segment>`. */
export function scanXliff2(file: FileText, root: XmlElement, lineEnd: string): Scan {
  const files = ownChildren(root, 'file');
  const units: Unit[] = [];
  const collect = (parent: XmlElement, path: readonly string[], isParentKept: boolean): void => {
    for (const child of ownChildren(parent)) {
      const translate = attributeOf(child, 'translate');
      const isKept = translate === undefined ? isParentKept : translate === 'no';
      const name = localName(child);
      if (name === 'group') collect(child, path, isKept);
      else if (name === 'unit' && !isKept) units.push(...unitsOf(file, child, path, lineEnd));
    }
  };
  for (const [index, one] of files.entries()) {
    const name = attributeOf(one, 'id') ?? String(index + 1);
    collect(one, files.length > 1 ? [name] : [], attributeOf(one, 'translate') === 'no');
  }
  const source = attributeOf(root, languageNames.source);
  const target = attributeOf(root, languageNames.target);
  return {
    units,
    languages: { ...(source === undefined ? {} : { source }), ...(target === undefined ? {} : { target }) },
    finish: ({ targetLanguage }) => languageEdits(root, languageNames, targetLanguage),
  };
}

function unitsOf(
  file: FileText,
  unit: XmlElement,
  path: readonly string[],
  lineEnd: string,
): readonly Unit[] {
  const unitId = attributeOf(unit, 'id');
  if (unitId === undefined) file.fail('syntax', unit.start, 'The <unit> has no id; add it.');
  const segments = ownChildren(unit, 'segment');
  const notes = notesOf(file.text, unit);
  const ids = new Set(segments.map((segment) => attributeOf(segment, 'id')));
  return segments.flatMap((segment, index) => {
    const source = ownChildren(segment, 'source')[0];
    if (source === undefined) file.fail('syntax', segment.start, 'The <segment> has no <source>; add it.');
    const own =
      attributeOf(segment, 'id') ?? (segments.length > 1 ? numberBeside(index + 1, ids) : undefined);
    const id = joinKey(own === undefined ? [...path, unitId] : [...path, unitId, own], '|');
    const target = ownChildren(segment, 'target')[0];
    const made = bilingualUnit(
      file.text,
      { id, source, target, after: source, notes, stateful: segment },
      lineEnd,
    );
    return made === undefined ? [] : [made];
  });
}

/** Returns the number of a segment without id; `#`, which no id has, tells it from the id of another one. */
function numberBeside(place: number, ids: ReadonlySet<string | undefined>): string {
  return ids.has(String(place)) ? `#${place}` : String(place);
}

function notesOf(text: string, unit: XmlElement): Pick<Segment, 'comment' | 'context' | 'maxLength'> {
  const comment = ownChildren(unit, 'notes')
    .flatMap((notes) => ownChildren(notes, 'note'))
    .map((note) => textContent(text, note).trim())
    .filter(Boolean)
    .join('\n');
  const context = attributeOf(unit, 'name');
  const size = unit.attributes.find(({ name }) => name.endsWith(':sizeRestriction'))?.value ?? '';
  const maxLength = /^(?:\d{1,6},)?(\d{1,6})$/.exec(size)?.[1];
  return {
    ...(comment === '' ? {} : { comment }),
    ...(context === undefined ? {} : { context }),
    ...(maxLength === undefined ? {} : { maxLength: Number(maxLength) }),
  };
}
