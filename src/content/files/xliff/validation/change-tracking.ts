import { attributeOf, childElements, localName, type XmlElement } from '../../xml/xml-node';
import { quoted, type Report } from './report';
import type { Schema } from './schema';
import { coreChildren } from './unit-content';

/** Checks the revisions of elements beside a `<ctr:changeTrack>`. */
export function checkChangeTrack(
  track: XmlElement,
  holder: XmlElement,
  schema: Schema,
  core: string,
  report: Report,
): void {
  const instances = Map.groupBy(instancesIn(holder, core), (element) => localName(element));
  const ids = new Map(
    Array.from(instances, ([name, all]) => [
      name,
      new Set(all.flatMap((one) => attributeOf(one, 'id') ?? [])),
    ]),
  );
  const all = new Set(Array.from(ids.values(), (one) => [...one]).flat());
  for (const revisions of childElements(track, 'revisions')) {
    const name = attributeOf(revisions, 'appliesTo') ?? '';
    if (name !== '' && !instances.has(name)) {
      report.add(
        'appliesTo',
        revisions.start,
        `appliesTo is ${quoted(name)}, and must be the name of an element beside the <ctr:changeTrack> or in one of them.`,
      );
      continue;
    }
    checkInstance(revisions, name, instances.get(name)?.length ?? 0, ids.get(name) ?? new Set(), all, report);
    const ref = attributeOf(revisions, 'ref');
    const referred = instances.get(name)?.find((one) => ref !== undefined && attributeOf(one, 'id') === ref);
    const known = schema.elements.get(name)?.attributes;
    const versions = childElements(revisions, 'revision');
    const current = attributeOf(revisions, 'currentVersion');
    const ofCurrent = versions.filter((one) => attributeOf(one, 'version') === current).length;
    if (current !== undefined && ofCurrent !== 1) {
      report.add(
        'currentVersion',
        revisions.start,
        ofCurrent === 0
          ? `No revision has the version ${quoted(current)}; correct it.`
          : `${ofCurrent} revisions have the version ${quoted(current)}, and only one is the current one; correct their versions.`,
      );
    }
    for (const one of versions) checkRepeated(one, report);
    for (const item of versions.flatMap((one) => childElements(one, 'item'))) {
      const property = attributeOf(item, 'property') ?? '';
      const isOfInstance = referred === undefined || attributeOf(referred, property) !== undefined;
      if (property === 'content' || known === undefined || (known.has(property) && isOfInstance)) continue;
      report.add(
        'property',
        item.start,
        `property is ${quoted(property)}, and must be content or the name of an attribute of the <${name}>.`,
      );
    }
  }
}

/** A revision has one value of each property. */
function checkRepeated(revision: XmlElement, report: Report): void {
  const seen = new Set<string>();
  for (const item of childElements(revision, 'item')) {
    const property = attributeOf(item, 'property') ?? '';
    if (seen.has(property))
      report.add(
        'property',
        item.start,
        `The revision has two values of ${quoted(property)}; remove one or give it a revision of its own.`,
      );
    seen.add(property);
  }
}

/** Returns the elements beside a change track, and their children. */
function instancesIn(holder: XmlElement, core: string): readonly XmlElement[] {
  return coreChildren(holder, core).flatMap((child) => [
    child,
    ...(/(?:^|:)(?:group|unit)$/.test(child.name) ? [] : coreChildren(child, core)),
  ]);
}

/**
 * Checks which instance revisions are about. Sources and targets have no ids, so that theirs may name another
 * element here: the standard is silent, and its test suite has a valid file with a note's id.
 */
function checkInstance(
  revisions: XmlElement,
  name: string,
  count: number,
  ids: ReadonlySet<string>,
  all: ReadonlySet<string>,
  report: Report,
): void {
  const ref = attributeOf(revisions, 'ref');
  if (ref === undefined) {
    if (count < 2 || ids.size < count) return;
    report.add('ref', revisions.start, `There are ${count} <${name}> here; name one by ref.`);
  } else if (!(ids.size === 0 ? all : ids).has(ref)) {
    report.add('ref', revisions.start, `No <${name}> here has the id ${quoted(ref)}; correct ref.`);
  }
}
