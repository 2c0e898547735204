import { FileError } from '../../files/content-file';
import { FileText } from '../../files/file-text';
import { parseXml, parseXmlBeginning } from '../../files/xml/parse-xml';
import { attributeOf, childElement, childElements, type XmlElement } from '../../files/xml/xml-node';
import { canonicalLanguageTag } from '../../language-tag';
import { hasLetters, longestSide, type MemoryUnit } from '../field-units';
import { TmxNotices, type TmxNotice, type TmxNoticeKind } from './tmx-notices';
import { readSegment, type TmxSegment } from './tmx-segment';
import { readTmxDate } from './tmx-date';
import { longestPiece, TmxSplitter, type TmxPiece } from './tmx-splitter';

/** A text with its translation in one language pair. */
export interface TmxTranslation {
  readonly languages: { readonly source: string; readonly target: string };
  readonly unit: MemoryUnit;
  /** When the translation was changed last, in RFC 3339, if the file says so. */
  readonly changed?: string;
}

/** Facts of the header. */
export interface TmxHeader {
  /** The program that made the file, with its version; empty where the file does not say it. */
  readonly tool: string;
  /** The canonical tag of the source language; undefined where units have any (`*all*`), or none is named. */
  readonly source: string | undefined;
  readonly isHtml: boolean;
}

interface Variant extends TmxSegment {
  readonly language: string;
  readonly changed: string | undefined;
}

const noHeader: TmxHeader = { tool: '', source: undefined, isHtml: false };
/** Texts of one unit. */
const mostVariants = 200;

/**
 * Reads a TMX file, versions 1.1 to 1.4, whose text comes in portions. A unit with a mistake is left out and
 * said, and the others are read. Entities are never loaded nor replaced.
 */
export class TmxReader {
  readonly #splitter = new TmxSplitter();
  readonly #notices = new TmxNotices();
  #header = noHeader;

  /** Valid after the first unit. */
  get header(): TmxHeader {
    return this.#header;
  }

  get notices(): readonly TmxNotice[] {
    return this.#notices.list;
  }

  /** @throws FileError for a text that is no TMX file. */
  push(text: string): readonly TmxTranslation[] {
    return this.#splitter.push(text).flatMap((piece) => this.#read(piece));
  }

  /** @throws FileError for a text that is no TMX file. */
  end(): readonly TmxTranslation[] {
    const translations = this.#splitter.end().flatMap((piece) => this.#read(piece));
    if (!this.#splitter.isEnded) this.#notices.add('cut-off', this.#splitter.lastLine);
    return translations;
  }

  #read(piece: TmxPiece): readonly TmxTranslation[] {
    const { text, line } = piece;
    if (piece.kind === 'head') {
      this.#readHead(text);
      return [];
    }
    if (text.length > longestPiece) {
      this.#notices.add('too-long', line);
      return [];
    }
    try {
      return this.#readUnit(text, parseXml(new FileText('', text)), line);
    } catch (error) {
      if (!(error instanceof FileError)) throw error;
      const [{ rule, line: within }] = error.problems;
      const at = line + within - 1;
      if (rule === 'entity') this.#notices.add('entity', at, /&[^;]{1,40};/.exec(error.message)?.[0]);
      else this.#notices.add(piece.isCut === true ? 'cut-off' : 'syntax', piece.isCut === true ? line : at);
      return [];
    }
  }

  #readHead(text: string): void {
    const root = /<tmx(?=[\s>])/.exec(text)?.index;
    if (root === undefined)
      return new FileText('', text).fail(
        'format',
        0,
        'This is no TMX file, since it has no <tmx> element; choose another file.',
      );
    if (text.slice(0, root).includes('[')) this.#notices.add('doctype', 1);
    try {
      const beginning = parseXmlBeginning(new FileText('', text.slice(root)), text.length - root);
      const header = childElement(beginning, 'header');
      if (header !== undefined) this.#header = headerOf(header);
    } catch (error) {
      if (!(error instanceof FileError)) throw error;
      const before = text.slice(0, root).split('\n').length - 1;
      this.#notices.add('syntax', before + error.problems[0].line);
    }
  }

  #readUnit(text: string, unit: XmlElement, line: number): readonly TmxTranslation[] {
    const isHtml = isHtmlType(attributeOf(unit, 'datatype')) ?? this.#header.isHtml;
    const changed = dateOf(unit);
    const read = childElements(unit, 'tuv')
      .slice(0, mostVariants)
      .map((variant) => this.#readVariant(text, variant, { line, isHtml, changed }));
    const variants = read.filter((one) => typeof one === 'object');
    const wanted = languageOf(attributeOf(unit, 'srclang')) ?? this.#header.source;
    const [first] = variants;
    const source = wanted === undefined ? first : (inLanguage(variants, wanted) ?? first);
    const others = variants.filter((one) => one !== source && one.language !== source?.language);
    if (source === undefined || others.length === 0) {
      if (!read.includes('left-out')) this.#notices.add('no-translation', line);
      return [];
    }
    if (wanted !== undefined && baseOf(source.language) !== baseOf(wanted))
      this.#notices.add('no-source', line, wanted);
    // Without a source language, the unit is a translation in both directions.
    return others.flatMap((other) => [
      translation(source, other),
      ...(wanted === undefined ? [translation(other, source)] : []),
    ]);
  }

  /** `left-out`: what was wrong is said; or a text without letters, which is no sentence. */
  #readVariant(
    text: string,
    variant: XmlElement,
    of: { readonly line: number; readonly isHtml: boolean; readonly changed: string | undefined },
  ): Variant | 'left-out' | 'empty' {
    const leftOut = (kind: TmxNoticeKind, detail?: string): 'left-out' => {
      this.#notices.add(kind, of.line + linesBefore(text, variant.start), detail);
      return 'left-out';
    };
    const tag = attributeOf(variant, 'xml:lang') ?? attributeOf(variant, 'lang') ?? '';
    const language = languageOf(tag);
    if (language === undefined) return leftOut('language', tag);
    const segment = childElement(variant, 'seg');
    if (segment === undefined) return 'empty';
    const isHtml = isHtmlType(attributeOf(variant, 'datatype')) ?? of.isHtml;
    const { hasLoneCodes, ...read } = readSegment(text, segment, isHtml);
    if (read.text === '') return 'empty';
    if (read.text.includes('\uFFFD')) return leftOut('encoding');
    if (read.text.length > longestSide) return leftOut('too-long');
    if (!hasLetters(read.text)) return 'left-out';
    if (hasLoneCodes === true) leftOut('codes');
    return { ...read, language, changed: dateOf(variant) ?? of.changed };
  }
}

function translation(source: Variant, target: Variant): TmxTranslation {
  const changed = target.changed ?? source.changed;
  return {
    languages: { source: source.language, target: target.language },
    unit: {
      source: source.text,
      target: target.text,
      ...(source.markup === undefined ? {} : { sourceMarkup: source.markup }),
      ...(target.markup === undefined ? {} : { targetMarkup: target.markup }),
    },
    ...(changed === undefined ? {} : { changed }),
  };
}

function headerOf(header: XmlElement): TmxHeader {
  const tool = ['creationtool', 'creationtoolversion'].map((name) => attributeOf(header, name) ?? '');
  return {
    tool: tool.join(' ').trim(),
    source: languageOf(attributeOf(header, 'srclang')),
    isHtml: isHtmlType(attributeOf(header, 'datatype')) ?? false,
  };
}

/** Undefined where nothing is said. */
function isHtmlType(type: string | undefined): boolean | undefined {
  return type === undefined ? undefined : /^x?html/i.test(type);
}

/** The canonical tag; undefined for none, for `*all*`, and for what is no tag. */
function languageOf(tag: string | undefined): string | undefined {
  return tag === undefined ? undefined : canonicalLanguageTag(tag.trim().replaceAll('_', '-'));
}

function dateOf(element: XmlElement): string | undefined {
  return readTmxDate(attributeOf(element, 'changedate')) ?? readTmxDate(attributeOf(element, 'creationdate'));
}

/** The text in a language, else the one whose language differs only in its region or script. */
function inLanguage(variants: readonly Variant[], language: string): Variant | undefined {
  return (
    variants.find((one) => one.language === language) ??
    variants.find((one) => baseOf(one.language) === baseOf(language))
  );
}

function baseOf(language: string): string {
  return language.split('-', 1)[0]?.toLowerCase() ?? '';
}

function linesBefore(text: string, position: number): number {
  let lines = 0;
  for (let at = text.indexOf('\n'); at !== -1 && at < position; at = text.indexOf('\n', at + 1)) lines += 1;
  return lines;
}
