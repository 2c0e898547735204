import { attributeNamespace } from '../../xml/namespaces';
import { localName, type XmlAttribute, type XmlElement } from '../../xml/xml-node';
import { checkFormatStyle } from './format-style';
import { checkCase, type Switch } from './message-variants';
import type { Report } from './report';
import { checkSizes, type SizeProfiles } from './size-restriction';

const styleNamespace = 'urn:oasis:names:tc:xliff:fs:2.0';
const sizeNamespace = 'urn:oasis:names:tc:xliff:sizerestriction:2.0';
const messageNamespace = 'urn:oasis:names:tc:xliff:pgs:1.0';

/** The surroundings of an element that its attributes of modules refer to. */
export interface AttributeContext {
  readonly profiles: SizeProfiles;
  /** Ids in the `<slr:data>` of the elements around. */
  readonly sizeData: ReadonlySet<string>;
  /** The innermost `pgs:switch` around; the module is one of XLIFF 2.2 only. */
  readonly messages: { readonly areKnown: boolean; readonly switch: Switch | undefined };
}

const texts = new Set('file group unit mrk sm pc sc'.split(' '));
const sized = new Set('file group unit pc sc ec ph'.split(' '));
const styled = new Set('file group unit note pc sc ec ph mrk sm'.split(' '));
/** The elements of the core that may have an attribute of a module. */
const places: readonly (readonly [namespace: string, name: string, elements: ReadonlySet<string>])[] = [
  [styleNamespace, 'fs', styled],
  [styleNamespace, 'subFs', styled],
  [sizeNamespace, 'sizeRestriction', texts],
  [sizeNamespace, 'storageRestriction', texts],
  [sizeNamespace, 'equivStorage', new Set('pc sc ec ph'.split(' '))],
  [sizeNamespace, 'sizeInfo', sized],
  [sizeNamespace, 'sizeInfoRef', sized],
];
/** Drafts of XLIFF 2.2 had the switch on a group and the cases on its units. */
const messagePlaces: typeof places = [
  [messageNamespace, 'switch', new Set(['group', 'unit'])],
  [messageNamespace, 'case', new Set(['unit', 'segment'])],
];

/** Checks attributes of Format Style, Size and Length Restriction, and Plural, Gender and Select. */
export function checkModuleAttributes(element: XmlElement, context: AttributeContext, report: Report): void {
  if (element.attributes.every(({ name }) => !name.includes(':'))) return;
  const find = (namespace: string, name: string): XmlAttribute | undefined =>
    findAttribute(element, namespace, name);
  const { areKnown, switch: around } = context.messages;
  for (const [namespace, name, elements] of areKnown ? [...places, ...messagePlaces] : places) {
    const attribute = find(namespace, name);
    if (attribute === undefined || elements.has(localName(element))) continue;
    report.add(name, attribute.start, `<${element.name}> has no attribute ${attribute.name}; remove it.`);
  }
  checkFormatStyle(element, find(styleNamespace, 'fs'), find(styleNamespace, 'subFs'), report);
  const sizes = {
    sizeRestriction: find(sizeNamespace, 'sizeRestriction'),
    storageRestriction: find(sizeNamespace, 'storageRestriction'),
    sizeInfo: find(sizeNamespace, 'sizeInfo'),
    sizeInfoRef: find(sizeNamespace, 'sizeInfoRef'),
    equivStorage: find(sizeNamespace, 'equivStorage'),
  };
  checkSizes(element, sizes, { profiles: context.profiles, data: context.sizeData }, report);
  const value = areKnown ? find(messageNamespace, 'case') : undefined;
  if (value !== undefined) checkCase(value, around, report);
}

/** Returns the `pgs:switch` of an element. */
export function switchOf(element: XmlElement): XmlAttribute | undefined {
  return findAttribute(element, messageNamespace, 'switch');
}

function findAttribute(element: XmlElement, namespace: string, name: string): XmlAttribute | undefined {
  return element.attributes.find(
    (one) => one.name.endsWith(`:${name}`) && attributeNamespace(element, one) === namespace,
  );
}
