import { sentence } from '../../sentence';
import type { Edit, Scan, Translation, Unit } from '../file-format';
import type { FileText } from '../file-text';
import type { FileProblem, Segment } from '../content-file';
import { KeylessIds } from '../keyless-ids';
import { joinKey } from '../segment-key';
import { applyEdits } from '../apply-edits';
import { inlineEdit, readInline, readInlinePair } from '../xml/inline-markup';
import { ownChildren } from '../xml/namespaces';
import { attributeOf, localName, type XmlElement } from '../xml/xml-node';
import { textContent } from '../xml/xml-text';
import { bilingualUnit, insertTarget } from './bilingual-unit';
import { languageEdits } from './language-edits';

const languageNames = { source: 'source-language', target: 'target-language' };

/** Scans XLIFF 1.2: one unit for each `<trans-unit>`, or for each of its segments (`<mrk mtype="seg">`). */
export function scanXliff1(file: FileText, root: XmlElement, lineEnd: string): Scan {
  const files = ownChildren(root, 'file');
  const scanner = new Xliff1Scanner(file, lineEnd);
  const names = fileNames(files);
  for (const [index, one] of files.entries()) {
    scanner.addAll(one, files.length > 1 ? [names[index] ?? ''] : []);
  }
  const [first] = files;
  const source = first && attributeOf(first, languageNames.source);
  const target = first && attributeOf(first, languageNames.target);
  return {
    units: scanner.units,
    problems: scanner.notices(),
    languages: { ...(source === undefined ? {} : { source }), ...(target === undefined ? {} : { target }) },
    finish: (translation) => [
      ...files.flatMap((one) => languageEdits(one, languageNames, translation.targetLanguage)),
      ...scanner.finishers.flatMap((finisher) => finisher(translation)),
    ],
  };
}

/** Returns a name for each file: its original's, with its number where another file before has that too. */
function fileNames(files: readonly XmlElement[]): readonly string[] {
  const seen = new Set<string>();
  return files.map((file, index) => {
    const original = attributeOf(file, 'original') ?? String(index + 1);
    const name = seen.has(original) ? `${original}#${index + 1}` : original;
    seen.add(original);
    return name;
  });
}

class Xliff1Scanner {
  readonly units: Unit[] = [];
  readonly finishers: ((translation: Translation) => readonly Edit[])[] = [];
  readonly #file: FileText;
  readonly #lineEnd: string;
  readonly #keyless = new KeylessIds();
  readonly #withoutId: XmlElement[] = [];

  constructor(file: FileText, lineEnd: string) {
    this.#file = file;
    this.#lineEnd = lineEnd;
  }

  /**
   * Adds the units in an element. `isKept` says that those stay untranslated that don't say otherwise: the
   * attribute `translate` of a unit overrides its groups'.
   */
  addAll(parent: XmlElement, path: readonly string[], isKept = false): void {
    for (const child of ownChildren(parent)) {
      const translate = attributeOf(child, 'translate');
      const isChildKept = translate === undefined ? isKept : translate === 'no';
      const name = localName(child);
      if (name === 'trans-unit' && !isChildKept) this.#addUnit(child, path);
      else if (name === 'body' || name === 'group' || name === 'bin-unit') {
        this.addAll(child, path, isChildKept);
      }
    }
  }

  #addUnit(unit: XmlElement, path: readonly string[]): void {
    const source = ownChildren(unit, 'source')[0];
    if (source === undefined) {
      this.#file.fail('syntax', unit.start, sentence`The <trans-unit> has no ${'<source>'}; add it.`);
    }
    const id = attributeOf(unit, 'id') ?? this.#idOf(unit, source);
    const target = ownChildren(unit, 'target')[0];
    const notes = this.#notesOf(unit);
    const segmented = ownChildren(unit, 'seg-source')[0];
    const marks = segmented === undefined ? [] : segmentsOf(segmented);
    if (segmented !== undefined && marks.length > 0) {
      this.#addSegments({ path: [...path, id], segmented, source, marks, target, notes });
      return;
    }
    const after = segmented ?? source;
    const own = { id: joinKey([...path, id], '|'), source, target, after, notes, stateful: target };
    const made = bilingualUnit(this.#file.text, own, this.#lineEnd);
    if (made !== undefined) this.units.push(made);
  }

  /** MateCat and others write units without the id that the standard requires. Their source stands for it. */
  #idOf(unit: XmlElement, source: XmlElement): string {
    this.#withoutId.push(unit);
    return this.#keyless.add('#', textContent(this.#file.text, source));
  }

  /** Says of units without id how they are recognized in the next version of the file. */
  notices(): readonly FileProblem[] {
    const [first] = this.#withoutId;
    if (first === undefined) return [];
    const message = sentence`Units without the id that the standard requires: ${this.#withoutId.length}. Their sources tell them apart, so that one whose source changes counts as a new text.`;
    return [this.#file.problemAt('XLIFF 1.2: id', first.start, message)];
  }

  #addSegments(parts: SegmentedParts): void {
    const { path, segmented, source, marks, target, notes } = parts;
    const { text } = this.#file;
    const marksOfTarget = target === undefined ? [] : segmentsOf(target);
    const targetMarks = new Map(marksOfTarget.map((mark) => [attributeOf(mark, 'mid') ?? '', mark]));
    const missing: { readonly id: string; readonly mark: XmlElement }[] = [];
    for (const mark of marks) {
      const mid = attributeOf(mark, 'mid') ?? '';
      const id = joinKey([...path, mid], '|');
      const own = targetMarks.get(mid);
      const { model, existing } = readInlinePair(text, mark, own, this.#lineEnd);
      if (model.value.trim() === '') continue;
      if (own === undefined) missing.push({ id, mark });
      const at = target?.content.end ?? segmented.end;
      const segment: Segment = {
        id,
        data: model.data,
        value: model.value,
        places: [own?.content ?? { start: at, end: at }],
        ...notes,
        ...(existing === '' ? {} : { existing }),
      };
      const edits = (translation: string): readonly Edit[] =>
        own === undefined ? [] : [inlineEdit(own, model, translation)];
      this.units.push({ segment, edits });
    }
    if (missing.length === 0) return;
    this.finishers.push((translation) => this.#addMarks(missing, { segmented, source, target }, translation));
  }

  /**
   * Adds missing segment marks at the end of the target; a missing target is created from the segmented
   * source.
   */
  #addMarks(
    missing: readonly { readonly id: string; readonly mark: XmlElement }[],
    { segmented, source, target }: Pick<SegmentedParts, 'segmented' | 'source' | 'target'>,
    { targetOf }: Translation,
  ): readonly Edit[] {
    const { text } = this.#file;
    if (missing.every(({ id }) => (targetOf(id) ?? '') === '')) return [];
    const written = missing.map(({ id, mark }) => {
      const translation = targetOf(id) ?? '';
      const edit = inlineEdit(mark, readInline(text, mark, this.#lineEnd), translation);
      return { mark, edit };
    });
    if (target === undefined) {
      const { start } = segmented.content;
      const edits = written.map(({ edit }) => ({
        ...edit,
        start: edit.start - start,
        end: edit.end - start,
      }));
      const content = applyEdits(text.slice(start, segmented.content.end), edits);
      return [insertTarget(text, source, segmented, content)];
    }
    const marks = written.map(({ mark, edit }) => {
      const local = { ...edit, start: edit.start - mark.start, end: edit.end - mark.start };
      return applyEdits(text.slice(mark.start, mark.end), [local]);
    });
    if (target.isSelfClosing) {
      return [{ start: target.end - 2, end: target.end, text: `>${marks.join('')}</${target.name}>` }];
    }
    return [{ start: target.content.end, end: target.content.end, text: marks.join('') }];
  }

  #notesOf(unit: XmlElement): Pick<Segment, 'comment' | 'context' | 'maxLength'> {
    const { text } = this.#file;
    const comment = ownChildren(unit, 'note')
      .map((note) => textContent(text, note).trim())
      .filter(Boolean)
      .join('\n');
    const context = ownChildren(unit, 'context-group')
      .flatMap((group) => ownChildren(group, 'context'))
      .map((one) => textContent(text, one).trim())
      .filter(Boolean)
      .join(', ');
    const width = Number(attributeOf(unit, 'maxwidth'));
    const isInCharacters = attributeOf(unit, 'size-unit') === 'char' && Number.isInteger(width) && width > 0;
    return {
      ...(comment === '' ? {} : { comment }),
      ...(context === '' ? {} : { context }),
      ...(isInCharacters ? { maxLength: width } : {}),
    };
  }
}

interface SegmentedParts {
  readonly path: readonly string[];
  readonly segmented: XmlElement;
  readonly source: XmlElement;
  readonly marks: readonly XmlElement[];
  readonly target: XmlElement | undefined;
  readonly notes: Pick<Segment, 'comment' | 'context' | 'maxLength'>;
}

function segmentsOf(element: XmlElement): readonly XmlElement[] {
  return ownChildren(element, 'mrk').filter((mark) => attributeOf(mark, 'mtype') === 'seg');
}
