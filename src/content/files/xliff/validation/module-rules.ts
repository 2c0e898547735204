import { xmlNamespace, xmlnsNamespace } from '../../xml/namespace-scope';
import { attributeNamespace } from '../../xml/namespaces';
import {
  attributeOf,
  childElements,
  localName,
  type XmlAttribute,
  type XmlElement,
} from '../../xml/xml-node';
import { checkReference } from './annotations';
import { schemaInstance } from './check-structure';
import { isInside, readFragment, selectorOf, type UnitIds } from './fragment-identifiers';
import { IdScope } from './document-ids';
import { quoted, type Report } from './report';
import type { Languages } from './segment-rules';
import { ownValue } from '../../../own-value';

/** The document around an element, as far as rules of modules need it. */
export interface ModuleContext {
  /** Version of the document, such as `2.0`. */
  readonly version: string;
  readonly languages: Languages;
  /** Name of the element that contains the module: `file`, `group` or `unit`. */
  readonly holder: 'file' | 'group' | 'unit';
  /** Ids of the segments of the unit, and of what is in them. */
  readonly spans: ReadonlySet<string>;
  /** The ids of the unit, or of the file alone outside of units. */
  readonly ids: UnitIds;
  /** Ids of the `<res:resourceItem>` elements of the file itself, if it has resources. */
  readonly resources: ReadonlySet<string> | undefined;
  readonly report: Report;
}

/** Checks what the elements of modules require beyond their structure. `name` is that of the schema. */
export function checkModule(name: string, element: XmlElement, context: ModuleContext): void {
  ownValue(moduleRules, name)?.(element, context);
}

type Rule = (element: XmlElement, context: ModuleContext) => void;

const moduleRules: Readonly<Record<string, Rule>> = {
  'mtc:matches': (matches, context) => {
    new IdScope('in the candidates', context.report).addAll(childElements(matches, 'match'));
    for (const match of childElements(matches, 'match')) {
      checkSpan(match, context);
      checkMatchLanguages(match, context);
      if (attributeOf(match, 'xml:lang') !== undefined)
        context.report.add('match', match.start, 'A <match> has no xml:lang; remove it.');
      if (attributeOf(match, 'subType') === undefined || attributeOf(match, 'type') !== undefined) continue;
      context.report.add('subType', match.start, 'subType needs a type beside it; add it.');
    }
  },
  'gls:glossary': (glossary, context) => {
    const ids = new IdScope('in the glossary', context.report);
    for (const entry of childElements(glossary, 'glossEntry')) {
      const translations = childElements(entry, 'translation');
      ids.addAll([entry, ...translations]);
      for (const one of [entry, ...translations])
        if (attributeOf(one, 'ref') !== undefined) checkSpan(one, context);
      if (translations.length > 0 || childElements(entry, 'definition').length > 0) continue;
      context.report.add(
        'glossEntry',
        entry.start,
        'A <glossEntry> needs a translation or a definition; add one.',
      );
    }
  },
  'mda:metadata': (metadata, { report }) => {
    const ids = new IdScope('in the metadata', report);
    ids.add(metadata);
    const visit = (parent: XmlElement): void => {
      for (const group of childElements(parent, 'metaGroup')) {
        ids.add(group);
        visit(group);
      }
    };
    visit(metadata);
  },
  'res:resourceData': checkResources,
  'val:validation': (validation, context) => {
    for (const rule of childElements(validation, 'rule')) checkValidationRule(rule, context);
  },
  'slr:profiles': () => undefined,
};

/** A candidate or term refers to a span of text in its unit. */
function checkSpan(element: XmlElement, { spans, ids, report }: ModuleContext): void {
  const ref = attributeOf(element, 'ref');
  if (ref === undefined) return;
  // The test suite of the standard has a valid glossary that spells a reference to a target so.
  const isSwapped = ref.startsWith('t=#') && localName(element) === 'translation';
  const reference = isSwapped ? `#t=${ref.slice('t=#'.length)}` : ref;
  const fragment = readFragment(reference);
  checkReference(element, report);
  if ('problem' in fragment && ref.startsWith('#')) return;
  const isHere = 'selectors' in fragment && isInside(fragment, ids);
  const id = isHere ? (selectorOf(fragment, '') ?? selectorOf(fragment, 't')) : undefined;
  if (reference.startsWith('#') && id !== undefined && spans.has(id)) return;
  report.add(
    'ref',
    element.start,
    `${quoted(ref)} is no segment or span of the unit, such as #m1; correct the reference.`,
  );
}

/** A candidate has the languages of the document; one that is only for reference may have another target. */
function checkMatchLanguages(match: XmlElement, { languages, report }: ModuleContext): void {
  for (const side of childElements(match)) {
    const name = localName(side);
    const isReference = name === 'target' && attributeOf(match, 'reference') === 'yes';
    if (!isReference) checkSideLanguage(side, languages, report);
  }
}

/** Returns the ids of the resources in a `<res:resourceData>`. */
export function resourceIds(data: XmlElement): readonly string[] {
  return childElements(data, 'resourceItem').flatMap((item) => attributeOf(item, 'id') ?? []);
}

function checkResources(data: XmlElement, { languages, resources, report }: ModuleContext): void {
  const ids = new IdScope('in the resource data', report);
  // The text wants a resource of the file; the test suite of the standard has valid ones that stand beside,
  // and valid references in a file that has no resources of its own.
  const known = resources && new Set([...resources, ...resourceIds(data)]);
  for (const item of childElements(data)) {
    ids.add(item);
    if (localName(item) === 'resourceItemRef') {
      const ref = attributeOf(item, 'ref');
      if (ref !== undefined && known?.has(ref) === false)
        report.add(
          'ref',
          item.start,
          `No <resourceItem> of the file has the id ${quoted(ref)}; correct ref.`,
        );
      continue;
    }
    const sides = childElements(item).filter((child) => localName(child) !== 'reference');
    if (childElements(item).length === 0) {
      report.add(
        'resourceItem',
        item.start,
        'A <resourceItem> needs a source, target or reference; add one.',
      );
    }
    if (attributeOf(item, 'mimeType') === undefined && sides.length > 0 && sides.every(isEmpty)) {
      report.add('mimeType', item.start, 'A resource without content in the file needs a mimeType; add it.');
    }
    for (const side of sides) checkResourceSide(side, languages, report);
  }
}

function isEmpty({ children }: XmlElement): boolean {
  return children.length === 0;
}

function checkResourceSide(side: XmlElement, languages: Languages, report: Report): void {
  const hasHref = attributeOf(side, 'href') !== undefined;
  if (hasHref !== isEmpty(side)) {
    report.add(
      'href',
      side.start,
      hasHref
        ? `<${side.name}> has content and href; keep one.`
        : `<${side.name}> is empty and needs href; add it.`,
    );
  }
  // That of a target may be another one in valid documents of the test suite.
  if (localName(side) === 'source') checkSideLanguage(side, languages, report);
}

/** A source or target in a module has the language of the document's. */
function checkSideLanguage(side: XmlElement, { srcLang, trgLang }: Languages, report: Report): void {
  const name = localName(side);
  if (name !== 'source' && name !== 'target') return;
  const own = attributeOf(side, 'xml:lang');
  const language = name === 'source' ? srcLang : trgLang;
  if (own === undefined || language === undefined || own.toLowerCase() === language.toLowerCase()) return;
  report.add(
    'xml:lang',
    side.start,
    `The language ${quoted(own)} must be that of the document, ${quoted(language)}.`,
  );
}

/** Attributes without a namespace are the module's own; those of XML say nothing about a text. */
const namesOfXml: ReadonlySet<string> = new Set(['', xmlNamespace, xmlnsNamespace, schemaInstance]);
const tests = ['isPresent', 'isNotPresent', 'startsWith', 'endsWith'] as const;

function checkValidationRule(rule: XmlElement, { version, holder, report }: ModuleContext): void {
  const say = (name: string, message: string): void => report.add(name, rule.start, message);
  const used = tests.filter((name) => attributeOf(rule, name) !== undefined);
  const own = rule.attributes.filter((attribute) => isCustomTest(rule, attribute));
  if (used.length > 1 || (used.length === 0) !== own.length > 0) {
    const names = [...used, ...own.map(({ name }) => name)];
    say(
      'rule',
      `A <rule> needs exactly one of ${tests.join(', ')} or an attribute of an extension; it has ${names.length === 0 ? 'none' : names.join(' and ')}.`,
    );
  }
  // A valid document of the test suite of 2.0 has it beside isNotPresent; that of 2.2 has it no more.
  const isCounted = used.includes('isPresent') || (version === '2.0' && used.includes('isNotPresent'));
  if (attributeOf(rule, 'occurs') !== undefined && !isCounted) {
    say('occurs', 'occurs is used only with isPresent; remove it.');
  }
  if (
    attributeOf(rule, 'existsInSource') !== undefined &&
    (used.length !== 1 || used.includes('isNotPresent'))
  ) {
    say('existsInSource', 'existsInSource is used only with isPresent, startsWith or endsWith; remove it.');
  }
  if (attributeOf(rule, 'disabled') === 'yes' && holder === 'file') {
    say(
      'disabled',
      'A rule of a file can’t be disabled, because no other rule is above it; remove disabled.',
    );
  }
}

/** Whether an attribute of an extension says what a rule tests, instead of the attributes of the module. */
function isCustomTest(rule: XmlElement, attribute: XmlAttribute): boolean {
  const namespace = attributeNamespace(rule, attribute);
  return namespace !== undefined && !namesOfXml.has(namespace);
}
