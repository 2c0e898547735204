import type { FileProblem } from '../../content-file';
import type { FileText } from '../../file-text';
import { namespaceOf } from '../../xml/namespaces';
import { attributeOf, childElement, childElements, localName, type XmlElement } from '../../xml/xml-node';
import { checkStructure } from './check-structure';
import { IdScope } from './document-ids';
import { quoted, Report } from './report';
import { checkCopies, checkSequence, codesOf } from './xliff-1-copies';
import { makeXliff1Schema, oldNamespaces, xliff1Namespace } from './xliff-1-schema';
import { ownValue } from '../../../own-value';

export { xliff1Namespace } from './xliff-1-schema';

/** Validates a document of XLIFF 1.2, and of 1.1 and 1.0 as far as they agree with it. */
export function validateXliff1(file: FileText, root: XmlElement): readonly FileProblem[] {
  const namespace = namespaceOf(root) ?? '';
  const version = attributeOf(root, 'version');
  const isOld = version !== '1.2' && oldNamespaces.includes(namespace);
  const report = new Report(file, 'XLIFF 1.2');
  if (namespace !== xliff1Namespace && !isOld) {
    report.add(
      'xliff',
      root.start,
      `<xliff version="1.2"> needs xmlns="${xliff1Namespace}", and has ${namespace === '' ? 'none' : quoted(namespace)}; correct it.`,
    );
  }
  checkStructure(file.text, root, makeXliff1Schema(namespace), report);
  for (const one of childElements(root, 'file'))
    if (namespaceOf(one) === namespace) new FileCheck(one, report).check();
  return report.finish();
}

/** Elements whose phase is one of the file; the schema leaves that of candidates and binary units open. */
const ofPhases = new Set(['count', 'trans-unit', 'target']);

/** References inside a `<file>`: the keys of its schema. */
class FileCheck {
  readonly #file: XmlElement;
  readonly #report: Report;
  readonly #namespace: string | undefined;
  readonly #phases: ReadonlySet<string>;
  readonly #tools: ReadonlySet<string>;
  readonly #units: IdScope;
  readonly #groups: IdScope;
  /** Names that are unique in the file, by their elements, with their attribute. */
  readonly #names: Readonly<Record<string, readonly [string, IdScope]>>;

  constructor(file: XmlElement, report: Report) {
    this.#file = file;
    this.#report = report;
    this.#namespace = namespaceOf(file);
    const header = childElement(file, 'header');
    const phases =
      header === undefined ? [] : childElements(header, 'phase-group').flatMap((one) => childElements(one));
    const tools = header === undefined ? [] : childElements(header, 'tool');
    this.#phases = this.#keys(phases, 'phase-name', 'by phases of the file');
    this.#tools = this.#keys(tools, 'tool-id', 'by tools of the file');
    this.#units = new IdScope('by units of the file', report);
    this.#groups = new IdScope('by groups of the file', report);
    this.#names = {
      'count-group': ['name', new IdScope('by count groups of the file', report)],
      'context-group': ['name', new IdScope('by context groups of the file', report)],
      'external-file': ['uid', new IdScope('by external files of the file', report)],
    };
  }

  check(): void {
    this.#checkTool(this.#file);
    this.#visit(this.#file);
  }

  #keys(elements: readonly XmlElement[], attribute: string, title: string): ReadonlySet<string> {
    new IdScope(title, this.#report).addAll(elements, attribute);
    return new Set(elements.flatMap((element) => attributeOf(element, attribute) ?? []));
  }

  #visit(parent: XmlElement): void {
    for (const element of childElements(parent)) {
      if (namespaceOf(element) !== this.#namespace) continue;
      const name = localName(element);
      if (name === 'trans-unit' || name === 'bin-unit') this.#units.add(element);
      else if (name === 'group') this.#groups.add(element);
      const [attribute, scope] = ownValue(this.#names, name) ?? [];
      scope?.add(element, attribute);
      this.#checkPhase(element, name);
      if (name === 'phase' || name === 'alt-trans') this.#checkTool(element);
      if (name === 'trans-unit' || name === 'alt-trans') this.#checkSegments(element);
      if (name === 'trans-unit') checkCopies(element, this.#report);
      if (name === 'source' || name === 'target' || name === 'seg-source') this.#checkCodes(element);
      this.#visit(element);
    }
  }

  #checkPhase(element: XmlElement, name: string): void {
    const phase = attributeOf(element, 'phase-name');
    if (phase === undefined || !ofPhases.has(name) || this.#phases.has(phase)) return;
    this.#report.add(
      'phase-name',
      element.start,
      `No <phase> in the header of the file has the name ${quoted(phase)}; add it or correct phase-name.`,
    );
  }

  #checkTool(element: XmlElement): void {
    const tool = attributeOf(element, 'tool-id');
    if (tool === undefined || this.#tools.has(tool)) return;
    this.#report.add(
      'tool-id',
      element.start,
      `No <tool> in the header of the file has the id ${quoted(tool)}; add it or correct tool-id.`,
    );
  }

  /** Segments of a target, and candidates, refer to those of the segmented source. */
  #checkSegments(unit: XmlElement): void {
    const segmented = childElement(unit, 'seg-source');
    const marks = segmented === undefined ? [] : childElements(segmented, 'mrk');
    const mids = this.#keys(marks, 'mid', 'by marks of the segmented source');
    const target = childElement(unit, 'target');
    const refer = [
      ...(target === undefined ? [] : childElements(target, 'mrk')),
      ...childElements(unit, 'alt-trans'),
    ];
    for (const element of refer) {
      const mid = attributeOf(element, 'mid');
      if (mid === undefined || mids.has(mid)) continue;
      this.#report.add(
        'mid',
        element.start,
        `No mark of <seg-source> has the mid ${quoted(mid)}; correct it.`,
      );
    }
  }

  /** Ends refer to starts by `rid`, inside of one source or target; those without one by their ids. */
  #checkCodes(content: XmlElement): void {
    const codes = codesOf(content);
    for (const [start, end] of paired) {
      const rids = this.#keys(
        codes.filter((one) => localName(one) === start),
        'rid',
        `by <${start}> here`,
      );
      for (const code of codes) {
        const rid = localName(code) === end ? attributeOf(code, 'rid') : undefined;
        if (rid === undefined || rids.has(rid)) continue;
        this.#report.add('rid', code.start, `No <${start}> here has the rid ${quoted(rid)}; correct it.`);
      }
    }
    for (const [start, end] of paired) {
      this.#checkPartners(codes, start, end);
      this.#checkPartners(codes, end, start);
      checkSequence(codes, [start, end], this.#report);
    }
  }

  /** Each start has its end, and each end its start (section 2.2 of the specification: bpt, ept, bx, ex). */
  #checkPartners(codes: readonly XmlElement[], name: string, partner: string): void {
    const partners = codes.filter((one) => localName(one) === partner);
    const keys = new Set(partners.flatMap((one) => [attributeOf(one, 'rid'), attributeOf(one, 'id')]));
    for (const code of codes) {
      if (localName(code) !== name) continue;
      const own = [attributeOf(code, 'rid'), attributeOf(code, 'id')];
      // An end whose rid is wrong was reported with it.
      if (own[0] !== undefined && ends.has(name)) continue;
      if (own[1] === undefined || own.some((key) => key !== undefined && keys.has(key))) continue;
      this.#report.add(
        name,
        code.start,
        `<${name}> has no <${partner}> here with the id ${quoted(own[0] ?? own[1])}; correct the id or add rid.`,
      );
    }
  }
}

/** The elements of codes that begin and end a sequence. */
const paired = [
  ['bpt', 'ept'],
  ['bx', 'ex'],
] as const;
const ends: ReadonlySet<string> = new Set(paired.map(([, end]) => end));
