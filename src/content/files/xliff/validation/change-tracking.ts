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
  for (const revisions of childElements(track, 'revisions')) {
    const name = attributeOf(revisions, 'appliesTo') ?? '';
    checkInstance(revisions, name, instancesOf(holder, name, core), report);
    const known = schema.elements.get(name)?.attributes;
    const versions = childElements(revisions, 'revision');
    const current = attributeOf(revisions, 'currentVersion');
    if (current !== undefined && versions.every((one) => attributeOf(one, 'version') !== current)) {
      report.add(
        'currentVersion',
        revisions.start,
        `No revision has the version ${quoted(current)}; correct it.`,
      );
    }
    for (const item of versions.flatMap((one) => childElements(one, 'item'))) {
      const property = attributeOf(item, 'property') ?? '';
      if (property === 'content' || known === undefined || known.has(property)) continue;
      report.add(
        'property',
        item.start,
        `property is ${quoted(property)}, and must be content or the name of an attribute of <${name}>.`,
      );
    }
  }
}

function instancesOf(holder: XmlElement, name: string, core: string): readonly XmlElement[] {
  return coreChildren(holder, core)
    .flatMap((child) => [
      child,
      ...(/(?:^|:)(?:group|unit)$/.test(child.name) ? [] : coreChildren(child, core)),
    ])
    .filter((element) => localName(element) === name);
}

function checkInstance(
  revisions: XmlElement,
  name: string,
  instances: readonly XmlElement[],
  report: Report,
): void {
  const ref = attributeOf(revisions, 'ref');
  const ids = instances.flatMap((element) => attributeOf(element, 'id') ?? []);
  if (ref === undefined) {
    if (instances.length < 2 || ids.length < instances.length) return;
    report.add('ref', revisions.start, `There are ${ids.length} <${name}> here; name one by ref.`);
  } else if (!ids.includes(ref)) {
    report.add('ref', revisions.start, `No <${name}> here has the id ${quoted(ref)}; correct ref.`);
  }
}
