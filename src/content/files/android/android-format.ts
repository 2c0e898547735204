import { sentence } from '../../sentence';
import type { Edit, Scan, ScanOptions, TextFormat, Translation, Unit } from '../file-format';
import type { FileText } from '../file-text';
import { isPluralCategory } from '../plural-forms';
import { scanPluralGroup, type PresentForm } from '../plural-group';
import { joinKey } from '../segment-key';
import { parseXml } from '../xml/parse-xml';
import { readXmlEncoding } from '../xml/xml-encoding';
import { attributeOf, childElements, type XmlElement } from '../xml/xml-node';
import { contentEdit, encodeXmlAttribute, escapeXmlCharacter } from '../xml/xml-text';
import { readAndroidValue } from './android-value';

/** Android string resources: strings, plurals and arrays. */
export const androidFormat: TextFormat = {
  kind: 'text',
  name: 'android',
  title: 'Android strings.xml',
  extensions: ['xml'],
  isBilingual: false,
  placeholders: ['printf', 'braces'],
  detect: (head) => /<resources[\s>/]/.test(head),
  readEncoding: readXmlEncoding,
  scan: (file, options) => new ResourceScanner(file, options).scan(),
  escapeCharacter: escapeXmlCharacter,
};

class ResourceScanner {
  readonly #file: FileText;
  readonly #options: ScanOptions;
  readonly #units: Unit[] = [];
  readonly #finishers: ((translation: Translation) => readonly Edit[])[] = [];

  constructor(file: FileText, options: ScanOptions) {
    this.#file = file;
    this.#options = options;
  }

  scan(): Scan {
    const root = parseXml(this.#file);
    if (root.name !== 'resources') {
      this.#file.fail(
        'format',
        root.start,
        sentence`The root of Android’s resources is <resources>, not <${root.name.slice(0, 60)}>; choose another format.`,
      );
    }
    let comment: string | undefined;
    const names = new Set<string>();
    for (const child of root.children) {
      if (child.kind === 'comment') comment = this.#file.text.slice(child.start, child.end).trim();
      if (child.kind !== 'element') continue;
      this.#addResource(child, comment === '' ? undefined : comment, names);
      comment = undefined;
    }
    const locale = root.attributes.find(({ name }) => name === 'tools:locale');
    const finish = (translation: Translation): readonly Edit[] => [
      ...(locale === undefined
        ? []
        : [{ ...locale.valueRange, text: encodeXmlAttribute(translation.targetLanguage) }]),
      ...this.#finishers.flatMap((finisher) => finisher(translation)),
    ];
    return {
      units: this.#units,
      finish,
      ...(locale === undefined ? {} : { languages: { source: locale.value } }),
    };
  }

  #addResource(element: XmlElement, comment: string | undefined, names: Set<string>): void {
    const name = attributeOf(element, 'name');
    const product = attributeOf(element, 'product');
    if (!['string', 'plurals', 'string-array', 'array'].includes(element.name)) return;
    if (name === undefined) {
      this.#file.fail(
        'syntax',
        element.start,
        sentence`A <${element.name}> has no name; add the attribute name.`,
      );
    }
    const full = `${element.name} ${name} ${product ?? ''}`;
    if (names.has(full)) {
      this.#file.addProblem(
        'duplicate-key',
        element.start,
        sentence`The name “${name.slice(0, 100)}” is used by two <${element.name}>; rename or remove one of them.`,
      );
    }
    names.add(full);
    if (attributeOf(element, 'translatable') === 'false') return;
    const id = joinKey([product === undefined ? name : `${name} (${product})`]);
    if (element.name === 'string') this.#add(id, element, comment);
    else if (element.name === 'plurals') this.#addPlurals(id, element, comment);
    else this.#addArray(id, element, comment);
  }

  #add(id: string, element: XmlElement, comment: string | undefined): void {
    const unit = this.#unitOf(id, element, comment);
    if (unit !== undefined) this.#units.push(unit);
  }

  #addArray(id: string, element: XmlElement, comment: string | undefined): void {
    for (const [index, item] of childElements(element, 'item').entries()) {
      this.#add(`${id}[${index}]`, item, comment);
    }
  }

  #addPlurals(id: string, element: XmlElement, comment: string | undefined): void {
    const items = childElements(element, 'item');
    const seen = new Set<string>();
    const forms = items.map((item): PresentForm => {
      const category = attributeOf(item, 'quantity') ?? '';
      if (!isPluralCategory(category)) {
        this.#file.fail(
          'syntax',
          item.start,
          sentence`The quantity “${category.slice(0, 40)}” does not exist; it is one of zero, one, two, few, many, other.`,
        );
      }
      if (seen.has(category)) {
        this.#file.addProblem(
          'duplicate-key',
          item.start,
          sentence`The quantity “${category}” stands twice in one <plurals>; remove one of them.`,
        );
      }
      seen.add(category);
      const unit = this.#valueUnit(`${id}#${category}`, item, comment);
      return { category, segment: { ...unit.segment, plural: category }, edits: unit.edits };
    });
    const last = items.at(-1);
    if (last === undefined || forms.every(({ segment }) => segment.value.trim() === '')) return;
    const group = scanPluralGroup(
      {
        forms,
        addedAt: last.end,
        idOf: (category) => `${id}#${category}`,
        write: (added) =>
          added.map(({ category, target }) => this.#itemLike(last, category, target)).join(''),
      },
      this.#options.targetLanguage,
    );
    this.#units.push(...group.units);
    this.#finishers.push(group.finish);
  }

  /** Writes an item after `model`, on its own line if `model` is. */
  #itemLike(model: XmlElement, category: string, target: string): string {
    const { text } = this.#file;
    let from = model.start;
    while (' \t\r\n'.includes(text[from - 1] ?? '-')) from -= 1;
    const { place, encode } = readAndroidValue(text, model);
    const space = text.slice(from, model.start);
    if (model.isSelfClosing) return `${space}<item quantity="${category}">${encode(target)}</item>`;
    const quantity = model.attributes.find(({ name }) => name === 'quantity')?.valueRange ?? model.content;
    const before = `${text.slice(model.start, quantity.start)}${category}${text.slice(quantity.end, place.start)}`;
    return `${space}${before}${encode(target)}${text.slice(place.end, model.end)}`;
  }

  /** Undefined for an element without text of its own: empty, or only a reference to another resource. */
  #unitOf(id: string, element: XmlElement, comment: string | undefined): Unit | undefined {
    const unit = this.#valueUnit(id, element, comment);
    const raw = this.#file.text.slice(element.content.start, element.content.end).trim();
    const isReference = raw.length < 400 && /^[@?][\w+*.]*[:/][\w.:/]+$/.test(raw);
    return unit.segment.value.trim() === '' || isReference ? undefined : unit;
  }

  #valueUnit(id: string, element: XmlElement, comment: string | undefined): Unit {
    const { data, value, place, encode } = readAndroidValue(this.#file.text, element);
    const comments = comment === undefined ? {} : { comment };
    return {
      segment: { id, data, value, places: [place], ...comments },
      edits: (target) => {
        const text = encode(target);
        return [element.isSelfClosing ? contentEdit(element, text) : { ...place, text }];
      },
    };
  }
}
