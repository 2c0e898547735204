import { sentence } from '../../sentence';
import type { TextRange } from '../../html/tokenize';
import type { Segment } from '../content-file';
import type { Edit, Scan, ScanOptions, TextFormat, Translation, Unit } from '../file-format';
import type { FileText } from '../file-text';
import { markupKind } from '../markup-kind';
import { joinKey } from '../segment-key';
import { lineEndOf } from '../xml/xml-text';
import { baseOf, readPlurals, usualPlurals, type PoPlurals } from './po-plurals';
import { writePoString } from './po-string';
import { readPo, type PoEntry } from './read-po';

/** Gettext's PO files and their templates (POT). */
export const poFormat: TextFormat = {
  kind: 'text',
  name: 'po',
  title: 'PO',
  extensions: ['po', 'pot'],
  isBilingual: true,
  placeholders: ['printf', 'braces', 'ruby', 'dollar'],
  detect: (head, extension) =>
    /(?:^|\n)msgid[ \t]{1,99}"/.test(head) ||
    (/^po|^pot/.test(extension) && /^\s{0,99}(?:#|msg|$)/.test(head)),
  readEncoding: (head) => {
    const charset = /charset=([\w-]{1,40})/.exec(head)?.[1]?.toLowerCase();
    return charset === undefined || isUnset(charset) ? undefined : charset;
  },
  scan: (file, options) => new PoScanner(file, options).scan(),
};

/** A template has the placeholder CHARSET, or ASCII while it has no other text; both are read as UTF-8. */
function isUnset(charset: string): boolean {
  return ['charset', 'ascii', 'us-ascii', 'iso-ascii', 'utf-8', 'utf8'].includes(charset);
}

class PoScanner {
  readonly #file: FileText;
  readonly #lineEnd: string;
  readonly #header: PoEntry | undefined;
  readonly #entries: readonly PoEntry[];
  readonly #language: string | undefined;
  readonly #plurals: PoPlurals;
  readonly #finishers: ((translation: Translation) => readonly Edit[])[] = [];

  constructor(file: FileText, { targetLanguage }: ScanOptions) {
    this.#file = file;
    this.#lineEnd = lineEndOf(file.text);
    const entries = readPo(file);
    this.#header = entries.find(({ source, context }) => source.value === '' && context === undefined);
    this.#entries = entries.filter((entry) => entry.source.value !== '');
    const language = this.#headerValue('Language').replaceAll('_', '-');
    this.#language = language === '' ? undefined : language;
    const wanted = targetLanguage ?? this.#language;
    const own = readPlurals(this.#headerValue('Plural-Forms'), wanted);
    const fits =
      targetLanguage === undefined ||
      this.#language === undefined ||
      baseOf(this.#language) === baseOf(targetLanguage);
    this.#plurals = fits && own !== undefined ? own : usualPlurals(wanted ?? 'en');
  }

  scan(): Scan {
    this.#refuseDuplicates();
    const units = this.#entries.flatMap((entry) => this.#unitsOf(entry));
    return {
      units,
      ...(this.#language === undefined ? {} : { languages: { target: this.#language } }),
      finish: (translation) => [
        ...this.#headerEdits(translation.targetLanguage),
        ...this.#finishers.flatMap((finisher) => finisher(translation)),
      ],
    };
  }

  #headerValue(name: string): string {
    const lines = this.#header?.targets.get(0)?.value.split('\n') ?? [];
    const line = lines.find((one) => one.startsWith(`${name}:`)) ?? '';
    return line.slice(name.length + 1).trim();
  }

  #refuseDuplicates(): void {
    const seen = new Set<string>();
    for (const entry of this.#entries) {
      const key = keyOf(entry);
      if (seen.has(key)) {
        this.#file.addProblem(
          'duplicate-key',
          entry.start,
          sentence`An entry with the msgid “${entry.source.value.slice(0, 60)}” and this context stands twice; remove one of them or give it a msgctxt.`,
        );
      }
      seen.add(key);
    }
  }

  #unitsOf(entry: PoEntry): readonly Unit[] {
    const { pluralSource } = entry;
    const units =
      pluralSource === undefined ? [this.#unit(entry)] : this.#pluralUnits(entry, pluralSource.value);
    if (entry.fuzzyRange !== undefined) {
      const ranges: readonly TextRange[] = [entry.fuzzyRange, ...entry.previousRanges];
      this.#finishers.push(({ targetOf }) =>
        units.every(({ segment }) => targetOf(segment.id) !== undefined)
          ? ranges.map(({ start, end }) => ({ start, end, text: '' }))
          : [],
      );
    }
    return units;
  }

  #unit(entry: PoEntry): Unit {
    const target = entry.targets.get(0);
    const place = target?.place ?? { start: entry.end, end: entry.end };
    const segment = this.#segment(entry, keyOf(entry), entry.source.value, target?.value, place);
    const isLong = Math.max(entry.source.lineCount, target?.lineCount ?? 0) > 1;
    return { segment, edits: (text) => [{ ...place, text: writePoString(text, isLong, this.#lineEnd) }] };
  }

  #pluralUnits(entry: PoEntry, pluralSource: string): readonly Unit[] {
    const isLong = (entry.pluralSource?.lineCount ?? 1) > 1;
    const { categories } = this.#plurals;
    const added = new Map<number, string>();
    const units = categories.map((category, index): Unit => {
      const present = entry.targets.get(index);
      const value = category === 'one' && categories.length > 1 ? entry.source.value : pluralSource;
      const isUnique = category !== undefined && categories.indexOf(category) === index;
      const id = `${keyOf(entry)}${isUnique ? `#${category}` : `[${index}]`}`;
      const place = present?.place ?? { start: entry.end, end: entry.end };
      const base = this.#segment(entry, id, value, present?.value, place);
      const segment = category === undefined ? base : { ...base, plural: category };
      if (present === undefined) added.set(index, id);
      const edits = (text: string): readonly Edit[] =>
        present === undefined ? [] : [{ ...place, text: writePoString(text, isLong, this.#lineEnd) }];
      return { segment, edits };
    });
    if (added.size > 0)
      this.#finishers.push((translation) => this.#addForms(entry, added, isLong, translation));
    return units;
  }

  /**
   * Adds missing plural forms of a template. Gettext requires all of them, so forms without a target stay
   * empty.
   */
  #addForms(
    entry: PoEntry,
    added: ReadonlyMap<number, string>,
    isLong: boolean,
    translation: Translation,
  ): readonly Edit[] {
    const lines = Array.from(added, ([index, id]) => {
      const target = translation.targetOf(id) ?? '';
      return `${this.#lineEnd}msgstr[${index}] ${writePoString(target, isLong && target !== '', this.#lineEnd)}`;
    });
    return [{ start: entry.end, end: entry.end, text: lines.join('') }];
  }

  #segment(
    entry: PoEntry,
    id: string,
    value: string,
    existing: string | undefined,
    place: TextRange,
  ): Segment {
    const maxLength = entry.flags.map((flag) => /^max-length:\s?(\d{1,6})$/.exec(flag)?.[1]).find(Boolean);
    return {
      id,
      data: markupKind(value),
      value,
      places: [place],
      ...(entry.comments.length === 0 ? {} : { comment: entry.comments.join('\n') }),
      ...(entry.context === undefined ? {} : { context: entry.context.value }),
      ...(maxLength === undefined ? {} : { maxLength: Number(maxLength) }),
      ...(existing === undefined || existing === '' ? {} : { existing }),
      ...(entry.fuzzyRange !== undefined && existing !== undefined && existing !== ''
        ? { isFuzzy: true as const }
        : {}),
    };
  }

  /** Updates language, plural forms and charset in the header where they don't fit the targets. */
  #headerEdits(targetLanguage: string): readonly Edit[] {
    const place = this.#header?.targets.get(0)?.place;
    if (place === undefined) return [];
    const edits: Edit[] = [];
    const raw = this.#file.text.slice(place.start, place.end);
    const set = (name: string, value: string): void => {
      const starts = [`"${name}:`, `\\n${name}:`].map((start) => ({ start, at: raw.indexOf(start) }));
      const found = starts.find(({ at }) => at !== -1);
      if (found === undefined) return;
      const from = found.at + found.start.length;
      const length = raw.slice(from).search(/["\\]/);
      const start = place.start + from;
      edits.push({ start, end: start + Math.max(length, 0), text: ` ${value}` });
    };
    if (this.#language?.toLowerCase() !== targetLanguage.toLowerCase())
      set('Language', targetLanguage.replaceAll('-', '_'));
    if (this.#headerValue('Plural-Forms') !== this.#plurals.text) set('Plural-Forms', this.#plurals.text);
    const charset = /charset=([\w-]*)/.exec(raw);
    const name = charset?.[1]?.toLowerCase() ?? 'utf-8';
    if (charset !== null && isUnset(name) && !name.startsWith('utf')) {
      const end = place.start + charset.index + charset[0].length;
      edits.push({ start: end - name.length, end, text: 'UTF-8' });
    }
    return edits;
  }
}

function keyOf({ context, source }: PoEntry): string {
  return joinKey(context === undefined ? [source.value] : [context.value, source.value], '|');
}
