import type { FileText } from '../../files/file-text';
import { attributeOf, childElements, localName, type XmlElement } from '../../files/xml/xml-node';
import { sentence } from '../../sentence';
import { readBilingualFile } from '../../handover/markup/cut-off-file';
import { EntryCollector, type FoundTerm } from '../entry-collector';
import type { ReadTermFile } from '../term-file';
import { mostEntries } from '../term-limits';
import {
  isCaseSensitiveNote,
  isUntranslatableNote,
  partOfSpeechOfWord,
  statusOfWord,
  truthOfWord,
} from '../term-words';
import { tidyLanguage } from '../tidy-entry';
import { categoryOf, isTbxEntry, languageOf, leveled, roleOf, tbxText } from './tbx-elements';
import { readXmlId } from './xml-id';

/**
 * Reads TBX 3 in both styles, and TBX 2 and TBX-Min leniently. Of a file whose end is missing, the concepts
 * that are whole are read. @throws FileError for a file that is no TBX, or damaged.
 */
export function readTbx(name: string, bytes: Uint8Array): ReadTermFile {
  const { file, root, cutAt } = readBilingualFile(name, bytes);
  const kind = localName(root);
  if (!/^(?:tbx|martif)$/i.test(kind)) {
    file.fail(
      'format',
      root.start,
      sentence`This is no TBX, its first element is <${kind.slice(0, 60)}>; choose another file.`,
    );
  }
  const reader = new TbxReader(file);
  reader.readBody(root);
  if (cutAt !== undefined) reader.collector.notices.add('cut-off', '', () => file.positionAt(cutAt).line);
  const { entries, notices } = reader.collector;
  const isDct = attributeOf(root, 'style') === 'dct';
  return {
    format: kind === 'martif' ? 'tbx-2' : isDct ? 'tbx-dct' : 'tbx',
    entries,
    notices: notices.list(),
  };
}

export function isTbx(head: string): boolean {
  return /<(?:tbx|martif|TBX)[\s>]/.test(head);
}

/** Categories that are looked for at each level. Others are counted as not kept. */
interface FoundTexts {
  subject?: string;
  definition?: string;
  isUntranslatable?: boolean;
  readonly notes: string[];
}

class TbxReader {
  readonly collector = new EntryCollector();
  readonly #file: FileText;
  readonly #text: string;
  #count = 0;

  constructor(file: FileText) {
    this.#file = file;
    this.#text = file.text;
  }

  readBody(element: XmlElement): void {
    for (const child of childElements(element)) {
      if (isTbxEntry(child)) this.#readEntry(child);
      else if (/^(?:text|body)$/.test(localName(child))) this.readBody(child);
    }
  }

  #readEntry(entry: XmlElement): void {
    this.#count += 1;
    if (this.#count > mostEntries) {
      this.#file.fail(
        'too-large',
        entry.start,
        sentence`The file has more than ${mostEntries} concepts; split it.`,
      );
    }
    const found: FoundTexts = { notes: [] };
    const definitions: Record<string, string> = {};
    const terms: Record<string, FoundTerm[]> = {};
    for (const child of leveled(entry)) {
      if (roleOf(child) === 'language') this.#readLanguage(child, terms, definitions);
      else this.#readText(child, found);
    }
    const { notes, ...rest } = found;
    this.collector.add(
      {
        id: readXmlId(attributeOf(entry, 'id') ?? attributeOf(entry, 'xml:id') ?? ''),
        ...rest,
        ...(notes.length === 0 ? {} : { note: notes.join('\n') }),
        definitions,
        terms,
      },
      this.#lineOf(entry),
    );
  }

  /** Reads a category that a concept or a language can have. */
  #readText(element: XmlElement, found: FoundTexts): void {
    const category = categoryOf(element);
    const text = tbxText(this.#text, element);
    if (text === '') return;
    switch (category.toLowerCase()) {
      case 'subjectfield':
        found.subject = found.subject === undefined ? text : `${found.subject}, ${text}`;
        return;
      case 'definition':
        found.definition = found.definition === undefined ? text : `${found.definition}\n${text}`;
        return;
      case 'note':
      case 'notevalue':
        if (isUntranslatableNote(text)) found.isUntranslatable = true;
        else found.notes.push(text);
        return;
      // The name that Translate Toolkit and Weblate write.
      case 'translation needed':
        if (truthOfWord(text) === false) found.isUntranslatable = true;
        return;
      default:
        this.#skip(element);
    }
  }

  #readLanguage(
    section: XmlElement,
    terms: Record<string, FoundTerm[]>,
    definitions: Record<string, string>,
  ): void {
    const named = languageOf(section) ?? '';
    const language = tidyLanguage(named);
    if (language === undefined || named === '') {
      this.collector.notices.add('language', named, this.#lineOf(section));
      return;
    }
    const found: FoundTexts = { notes: [] };
    const own = (terms[language] ??= []);
    for (const child of leveled(section)) {
      if (roleOf(child) === 'term') own.push(...this.#readTerm(child, found));
      else this.#readText(child, found);
    }
    // A language has no note or subject of its own here: its note goes to its first term.
    const [first, ...others] = own;
    if (found.notes.length > 0 && first !== undefined) {
      const notes = first.note === undefined ? found.notes : [first.note, ...found.notes];
      terms[language] = [{ ...first, note: notes.join('\n') }, ...others];
    }
    if (found.subject !== undefined)
      this.collector.notices.add('category', 'subjectField', this.#lineOf(section));
    if (found.definition !== undefined && own.length > 0) definitions[language] = found.definition;
  }

  #readTerm(element: XmlElement, ofLanguage: FoundTexts): readonly FoundTerm[] {
    let written = '';
    let status: FoundTerm['status'];
    let partOfSpeech: FoundTerm['partOfSpeech'];
    let isCaseSensitive = false;
    const notes: string[] = [];
    for (const child of leveled(element)) {
      const category = categoryOf(child);
      const text = tbxText(this.#text, child);
      switch (category.toLowerCase()) {
        case 'term':
          written = text;
          break;
        case 'administrativestatus':
        case 'normativeauthorization':
        case 'termstatus':
        case 'usagestatus':
          status = this.#statusOf(text, child) ?? status;
          break;
        case 'partofspeech':
          partOfSpeech = this.#partOfSpeechOf(text, child);
          break;
        case 'definition':
          ofLanguage.definition ??= text;
          break;
        case 'note':
        case 'notevalue':
          if (isCaseSensitiveNote(text)) isCaseSensitive = true;
          else if (text !== '') notes.push(text);
          break;
        case 'casesensitive':
        case 'case-sensitive':
          isCaseSensitive = truthOfWord(text) ?? false;
          break;
        default:
          this.#skip(child);
      }
    }
    if (written === '') return [];
    return [
      {
        text: written,
        status,
        ...(partOfSpeech === undefined ? {} : { partOfSpeech }),
        ...(isCaseSensitive ? { isCaseSensitive } : {}),
        ...(notes.length === 0 ? {} : { note: notes.join('\n') }),
      },
    ];
  }

  #statusOf(text: string, element: XmlElement): FoundTerm['status'] {
    const status = statusOfWord(text);
    if (status === undefined && text !== '') {
      this.collector.notices.add('status', text, this.#lineOf(element));
      return 'admitted';
    }
    return status;
  }

  #partOfSpeechOf(text: string, element: XmlElement): FoundTerm['partOfSpeech'] {
    const known = partOfSpeechOfWord(text);
    if (known !== undefined || text === '') return known;
    this.collector.notices.add('part-of-speech', text, this.#lineOf(element));
    return /noun$/i.test(text) ? 'noun' : 'other';
  }

  /** Counts a category that is not kept. */
  #skip(element: XmlElement): void {
    this.collector.notices.add('category', categoryOf(element), this.#lineOf(element));
  }

  #lineOf({ start }: XmlElement): () => number {
    return () => this.#file.positionAt(start).line;
  }
}
