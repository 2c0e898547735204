import { sentence } from '../../sentence';
import type { Segment } from '../content-file';
import type { Edit, Scan, ScanOptions, TextFormat, Translation, Unit } from '../file-format';
import type { FileText } from '../file-text';
import { markupKind } from '../markup-kind';
import { isPluralCategory } from '../plural-forms';
import { scanPluralGroup, type PresentForm } from '../plural-group';
import { joinKey } from '../segment-key';
import { parseXml } from '../xml/parse-xml';
import { readXmlEncoding } from '../xml/xml-encoding';
import { childElements, type XmlElement } from '../xml/xml-node';
import { contentEdit, encodeXml, escapeXmlCharacter, lineEndOf, textContent } from '../xml/xml-text';

/** Apple's `.stringsdict`: plurals and texts of several widths in a property list. */
export const stringsdictFormat: TextFormat = {
  kind: 'text',
  name: 'stringsdict',
  title: 'Apple stringsdict',
  extensions: ['stringsdict'],
  isBilingual: false,
  placeholders: ['printf'],
  detect: (head, extension) =>
    /<plist[\s>]/.test(head) && (extension === 'stringsdict' || head.includes('NSString')),
  readEncoding: readXmlEncoding,
  scan: (file, options) => new StringsdictScanner(file, options).scan(),
  escapeCharacter: escapeXmlCharacter,
};

interface PlistEntry {
  readonly key: string;
  readonly keyElement: XmlElement;
  readonly value: XmlElement;
}

class StringsdictScanner {
  readonly #file: FileText;
  readonly #lineEnd: string;
  readonly #options: ScanOptions;
  readonly #units: Unit[] = [];
  readonly #finishers: ((translation: Translation) => readonly Edit[])[] = [];

  constructor(file: FileText, options: ScanOptions) {
    this.#file = file;
    this.#lineEnd = lineEndOf(file.text);
    this.#options = options;
  }

  scan(): Scan {
    const root = parseXml(this.#file);
    const [dict] = childElements(root);
    if (root.name !== 'plist' || dict?.name !== 'dict') {
      this.#file.fail(
        'format',
        root.start,
        'A stringsdict is a property list with a dictionary; choose another format.',
      );
    }
    for (const { key, value } of this.#entriesOf(dict)) if (value.name === 'dict') this.#addEntry(key, value);
    return {
      units: this.#units,
      finish: (translation) => this.#finishers.flatMap((finisher) => finisher(translation)),
    };
  }

  #addEntry(key: string, dict: XmlElement): void {
    for (const { key: name, value } of this.#entriesOf(dict)) {
      if (name === 'NSStringLocalizedFormatKey') this.#addFormat(key, value);
      else if (name === 'NSStringVariableWidthRuleType' && value.name === 'dict') this.#addWidths(key, value);
      else if (value.name === 'dict') this.#addPlural(joinKey([key, name], '|'), value);
    }
  }

  /** `%#@files@ in %#@folders@` contains words of its own; `%#@files@` alone does not. */
  #addFormat(key: string, value: XmlElement): void {
    const text = textContent(this.#file.text, value);
    if (/\p{L}/u.test(text.replaceAll(/%(?:\d{1,3}\$)?#@[^@]{1,200}@/g, '')))
      this.#units.push(this.#unit(joinKey([key], '|'), value));
  }

  #addWidths(key: string, dict: XmlElement): void {
    for (const { key: width, value } of this.#entriesOf(dict)) {
      if (value.name === 'string') this.#units.push(this.#unit(joinKey([key, width], '|'), value));
    }
  }

  #addPlural(id: string, dict: XmlElement): void {
    const entries = this.#entriesOf(dict);
    const forms = entries.flatMap(({ key, value }): readonly PresentForm[] => {
      if (!isPluralCategory(key) || value.name !== 'string') return [];
      const unit = this.#unit(`${id}#${key}`, value);
      return [{ category: key, segment: { ...unit.segment, plural: key }, edits: unit.edits }];
    });
    const last = entries.findLast(({ key }) => isPluralCategory(key));
    if (last === undefined || forms.every(({ segment }) => segment.value.trim() === '')) return;
    const group = scanPluralGroup(
      {
        forms,
        addedAt: last.value.end,
        idOf: (category) => `${id}#${category}`,
        write: (added) =>
          added.map(({ category, target }) => this.#entryLike(last, category, target)).join(''),
      },
      this.#options.targetLanguage,
    );
    this.#units.push(...group.units);
    this.#finishers.push(group.finish);
  }

  /** Writes a key and its string with the spacing of `model`. */
  #entryLike({ keyElement, value }: PlistEntry, category: string, target: string): string {
    const { text } = this.#file;
    let from = keyElement.start;
    while (' \t\r\n'.includes(text[from - 1] ?? '-')) from -= 1;
    const before = text.slice(from, keyElement.start);
    const between = text.slice(keyElement.end, value.start);
    return `${before}<key>${category}</key>${between}<string>${encodeXml(target, this.#lineEnd)}</string>`;
  }

  #unit(id: string, element: XmlElement): Unit {
    const value = textContent(this.#file.text, element);
    const segment: Segment = { id, data: markupKind(value), value, places: [element.content] };
    return { segment, edits: (target) => [contentEdit(element, encodeXml(target, this.#lineEnd))] };
  }

  #entriesOf(dict: XmlElement): readonly PlistEntry[] {
    const children = childElements(dict);
    const seen = new Set<string>();
    const entries: PlistEntry[] = [];
    for (let index = 0; index < children.length; index += 2) {
      const [keyElement, value] = [children[index], children[index + 1]];
      if (keyElement?.name !== 'key' || value === undefined) {
        return this.#file.fail(
          'syntax',
          keyElement?.start ?? dict.start,
          'Keys and values take turns in a dictionary; add the missing <key> or its value.',
        );
      }
      const key = textContent(this.#file.text, keyElement);
      if (seen.has(key)) {
        this.#file.addProblem(
          'duplicate-key',
          keyElement.start,
          sentence`The key “${key.slice(0, 100)}” stands twice in one dictionary; rename or remove one of them.`,
        );
      }
      seen.add(key);
      entries.push({ key, keyElement, value });
    }
    return entries;
  }
}
