import type { FileProblem } from '../../content-file';
import type { FileText } from '../../file-text';
import { namespaceOf } from '../../xml/namespaces';
import { attributeOf, childElements, localName, type XmlElement } from '../../xml/xml-node';
import { checkAnnotations, checkNoteReference, checkReference } from './annotations';
import { checkChangeTrack } from './change-tracking';
import { checkStructure, schemaName } from './check-structure';
import { checkExtensionIds, IdScope } from './document-ids';
import { checkEditingHints } from './editing-hints';
import type { UnitIds } from './fragment-identifiers';
import { checkInlineIds } from './inline-ids';
import { checkInlinePairs } from './inline-pairs';
import { checkInlineReferences } from './inline-references';
import { checkItsPlaces } from './its-places';
import { checkIts, checkItsElement, itsNamespace, outsideIts, type ItsContext } from './its-rules';
import { readSwitch, type Switch } from './message-variants';
import { checkModuleAttributes, switchOf, type AttributeContext } from './module-attributes';
import { checkModule, resourceIds, type ModuleContext } from './module-rules';
import { checkOverlaps } from './overlapping-codes';
import { quoted, Report } from './report';
import type { Schema } from './schema';
import { checkSegments, inherit, type Inherited, type Languages } from './segment-rules';
import { sizeDataIds, type SizeProfiles } from './size-restriction';
import { coreChildren, readUnit, type UnitContent } from './unit-content';
import { versionsOf, xliff22Namespace } from './xliff-2-schema';

/** Validates a document of XLIFF 2.0, 2.1 or 2.2 against its schema. */
export function validateXliff2(file: FileText, root: XmlElement, schema: Schema): readonly FileProblem[] {
  const report = new Report(file, schema.title);
  checkStructure(file.text, root, schema, report);
  new DocumentCheck(root, schema, report).check();
  return report.finish();
}

/** Facts about a file that the checks of its elements need. */
interface FileContext {
  readonly id: string | undefined;
  readonly units: ReadonlySet<string>;
  readonly groupIds: IdScope;
  readonly unitIds: IdScope;
  readonly profiles: SizeProfiles;
  /** Ids of the resources of the file itself, if it has any. */
  readonly resources: ReadonlySet<string> | undefined;
}

/** Facts that an element inherits from those around it. */
interface Around {
  readonly inherited: Inherited;
  readonly its: ItsContext;
  readonly switch: Switch | undefined;
  /** Ids in the `<slr:data>` around. */
  readonly sizeData: ReadonlySet<string>;
}

const noProfiles: SizeProfiles = { general: undefined, storage: undefined };

class DocumentCheck {
  readonly #root: XmlElement;
  readonly #schema: Schema;
  readonly #report: Report;
  readonly #core: string;
  readonly #version: string;
  readonly #languages: Languages;

  constructor(root: XmlElement, schema: Schema, report: Report) {
    this.#root = root;
    this.#schema = schema;
    this.#report = report;
    this.#core = namespaceOf(root) ?? '';
    this.#version = attributeOf(root, 'version') ?? '';
    this.#languages = { srcLang: attributeOf(root, 'srcLang'), trgLang: attributeOf(root, 'trgLang') };
  }

  check(): void {
    const root = this.#root;
    const versions = versionsOf.get(this.#core) ?? [];
    const version = root.attributes.find(({ name }) => name === 'version');
    if (version !== undefined && !versions.includes(version.value)) {
      this.#report.add(
        'version',
        version.valueRange.start,
        `The version ${quoted(version.value)} has another namespace than ${this.#core}; correct one of them.`,
      );
    }
    const around: Around = {
      inherited: inherit({ language: undefined, space: 'default' }, root),
      its: this.#checkIts(root, outsideIts),
      switch: undefined,
      sizeData: new Set(),
    };
    checkModuleAttributes(root, this.#attributeContext(noProfiles, around), this.#report);
    const files = coreChildren(root, this.#core).filter((child) => localName(child) === 'file');
    new IdScope('in the document', this.#report).addAll(files);
    this.#checkNotes(root, {}, this.#attributeContext(noProfiles, around));
    for (const file of files) {
      this.#checkSkeleton(file);
      this.#checkContainer(file, this.#fileContext(file), around);
    }
  }

  #fileContext(file: XmlElement): FileContext {
    const units = new Set<string>();
    const visit = (element: XmlElement): void => {
      for (const child of childElements(element)) {
        const name = schemaName(this.#schema, child);
        if (name === 'group' || name === 'unit') visit(child);
        const id = attributeOf(child, 'id');
        if (name === 'unit' && id !== undefined) units.add(id);
      }
    };
    visit(file);
    const children = childElements(file);
    const profiles = children.find((child) => schemaName(this.#schema, child) === 'slr:profiles');
    const resources = children.filter((child) => schemaName(this.#schema, child) === 'res:resourceData');
    return {
      id: attributeOf(file, 'id'),
      units,
      groupIds: new IdScope('by groups of the file', this.#report),
      unitIds: new IdScope('by units of the file', this.#report),
      profiles: {
        general: profiles && attributeOf(profiles, 'generalProfile'),
        storage: profiles && attributeOf(profiles, 'storageProfile'),
      },
      resources: resources.length === 0 ? undefined : new Set(resources.flatMap(resourceIds)),
    };
  }

  #checkSkeleton(file: XmlElement): void {
    const skeleton = coreChildren(file, this.#core).find((child) => localName(child) === 'skeleton');
    if (skeleton === undefined) return;
    const hasHref = attributeOf(skeleton, 'href') !== undefined;
    if (hasHref === (skeleton.children.length === 0)) return;
    this.#report.add(
      'skeleton',
      skeleton.start,
      hasHref
        ? 'A <skeleton> with href is empty; remove its content or href.'
        : 'An empty <skeleton> needs href; add it.',
    );
  }

  /** Checks a file, group or unit, and what it contains. */
  #checkContainer(element: XmlElement, file: FileContext, outer: Around): void {
    const name = localName(element);
    const around: Around = {
      inherited: inherit(outer.inherited, element),
      its: this.#checkIts(element, outer.its),
      switch: this.#switchOf(element) ?? outer.switch,
      sizeData: this.#sizeDataOf(element, outer.sizeData),
    };
    const attributes = this.#attributeContext(file.profiles, { ...around, switch: outer.switch });
    checkModuleAttributes(element, attributes, this.#report);
    checkExtensionIds(element, this.#schema, this.#report);
    const unit = name === 'unit' ? readUnit(element, this.#core, false) : undefined;
    this.#checkNotes(element, { unit, file }, attributes);
    this.#checkModules(element, unit, file, around);
    if (unit !== undefined) {
      this.#checkUnit(unit, file, { ...around, inherited: outer.inherited });
      return;
    }
    for (const child of coreChildren(element, this.#core)) {
      const kind = localName(child);
      if (kind !== 'group' && kind !== 'unit') continue;
      (kind === 'group' ? file.groupIds : file.unitIds).add(child);
      this.#checkContainer(child, file, around);
    }
  }

  /** Checks the ITS attributes of an element, where ITS is a module; returns what its children inherit. */
  #checkIts(element: XmlElement, around: ItsContext): ItsContext {
    if (!this.#hasIts) return around;
    checkItsPlaces(element, this.#report);
    return checkIts(element, around, this.#report);
  }

  get #hasIts(): boolean {
    return this.#schema.prefixes.has(itsNamespace);
  }

  get #hasMessages(): boolean {
    return this.#core === xliff22Namespace;
  }

  #attributeContext(profiles: SizeProfiles, { sizeData, switch: around }: Around): AttributeContext {
    return { profiles, sizeData, messages: { areKnown: this.#hasMessages, switch: around } };
  }

  #switchOf(element: XmlElement): Switch | undefined {
    const attribute = this.#hasMessages ? switchOf(element) : undefined;
    return attribute === undefined ? undefined : readSwitch(attribute, this.#report);
  }

  #sizeDataOf(element: XmlElement, outer: ReadonlySet<string>): ReadonlySet<string> {
    const own = childElements(element).filter((child) => schemaName(this.#schema, child) === 'slr:data');
    return own.length === 0 ? outer : new Set([...outer, ...own.flatMap(sizeDataIds)]);
  }

  #checkUnit(unit: UnitContent, file: FileContext, around: Around): void {
    if (unit.segments.every(({ element }) => localName(element) !== 'segment') && unit.segments.length > 0) {
      this.#report.add('unit', unit.element.start, 'A unit needs at least one <segment>; add it.');
    }
    checkSegments(unit, around.inherited, this.#languages, this.#version, this.#report);
    const attributes = this.#attributeContext(file.profiles, around);
    for (const { element } of unit.segments) checkModuleAttributes(element, attributes, this.#report);
    this.#checkContent(unit, file, around);
    checkAnnotations(unit, idsOf(unit, file), this.#core, this.#report);
    for (const { element } of unit.codes) {
      for (const { name, value, start } of element.attributes) {
        if (!name.startsWith('subFlows')) continue;
        const missing = value
          .trim()
          .split(/\s+/)
          .find((id) => !file.units.has(id));
        if (missing === undefined) continue;
        this.#report.add(
          name,
          start,
          `${name} has ${quoted(missing)}, but no unit of the file has this id; correct it.`,
        );
      }
    }
  }

  /** Checks what a unit and a translation candidate have in common. */
  #checkContent(unit: UnitContent, file: FileContext, around: Around): void {
    const original = coreChildren(unit.element, this.#core).filter(
      (child) => localName(child) === 'originalData',
    );
    for (const data of original) {
      new IdScope('in the original data', this.#report).addAll(coreChildren(data, this.#core));
    }
    checkInlineIds(unit, this.#report);
    checkInlinePairs(unit, this.#report);
    checkOverlaps(unit, this.#report);
    checkInlineReferences(unit, this.#version, this.#report);
    checkEditingHints(unit, this.#report);
    for (const { element } of unit.codes) {
      checkModuleAttributes(element, this.#attributeContext(file.profiles, around), this.#report);
      this.#checkIts(element, around.its);
    }
  }

  #checkModules(holder: XmlElement, unit: UnitContent | undefined, file: FileContext, around: Around): void {
    const spans = spansOf(unit);
    const kind = localName(holder);
    const context: ModuleContext = {
      version: this.#version,
      languages: this.#languages,
      holder: kind === 'file' || kind === 'group' ? kind : 'unit',
      spans,
      ids: idsOf(unit, file),
      resources: file.resources,
      report: this.#report,
    };
    const standoff = new IdScope(`by ITS in <${holder.name}>`, this.#report);
    for (const module of childElements(holder)) {
      const name = schemaName(this.#schema, module);
      if (name === undefined || !name.includes(':')) continue;
      checkModule(name, module, context);
      if (name.startsWith('its:')) {
        standoff.add(module, 'xml:id');
        checkItsElement(name, module, this.#report);
      } else if (name === 'ctr:changeTrack') {
        checkChangeTrack(module, holder, this.#schema, this.#core, this.#report);
      } else if (name === 'mtc:matches') {
        for (const match of childElements(module, 'match')) {
          const its = this.#checkIts(match, around.its);
          this.#checkContent(readUnit(match, this.#core, true), file, { ...around, its });
        }
      }
    }
  }

  #checkNotes(
    holder: XmlElement,
    { unit, file }: { readonly unit?: UnitContent | undefined; readonly file?: FileContext },
    context: AttributeContext,
  ): void {
    for (const notes of coreChildren(holder, this.#core)) {
      if (localName(notes) !== 'notes') continue;
      const all = coreChildren(notes, this.#core);
      new IdScope('by the notes', this.#report).addAll(all);
      for (const note of all) {
        checkReference(note, this.#report);
        if (this.#hasIts) checkItsPlaces(note, this.#report);
        checkModuleAttributes(note, context, this.#report);
        if (unit !== undefined && this.#core === xliff22Namespace) {
          const own = { spans: spansOf(unit), ids: idsOf(unit, file) };
          checkNoteReference(note, own, this.#report);
        }
      }
    }
  }
}

function idsOf(unit: UnitContent | undefined, file: FileContext | undefined): UnitIds {
  return { file: file?.id, unit: unit && attributeOf(unit.element, 'id') };
}

/** Returns the ids of the segments of a unit, and of what is in them. */
function spansOf(unit: UnitContent | undefined): ReadonlySet<string> {
  const spans = new Set<string>();
  for (const { element } of unit?.segments ?? []) {
    const id = attributeOf(element, 'id');
    if (id !== undefined && localName(element) === 'segment') spans.add(id);
  }
  for (const { id } of unit?.codes ?? []) if (id !== undefined) spans.add(id);
  return spans;
}
