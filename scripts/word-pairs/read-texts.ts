// node scripts/word-pairs/read-texts.ts FOLDER [LEFT-OUT…]: reads texts and their translations into
// `FOLDER/texts/LANGUAGE.tsv`, one pair a line, for `count-pairs.ts`. Expects unpacked Debian packages in
// `FOLDER/x/PACKAGE`, and apt's descriptions of packages in `FOLDER/descriptions/LANGUAGE`. Catalogues whose
// names are in the files LEFT-OUT are not read: those that the checks are measured on.

import { createWriteStream, existsSync, globSync, mkdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

type Pair = readonly [source: string, target: string];

const [folder = '.', ...left] = process.argv.slice(2);
const leftOut = new Set(left.flatMap((file) => readFileSync(file, 'utf8').split(/\s+/)));

/** The languages, with their names in paths. */
const languages: Readonly<Record<string, readonly string[]>> = {
  cs: ['cs'],
  de: ['de'],
  es: ['es'],
  fr: ['fr'],
  it: ['it'],
  ja: ['ja'],
  ko: ['ko'],
  nl: ['nl'],
  pl: ['pl'],
  pt: ['pt_BR', 'pt-BR', 'pt-br', 'pt'],
  ru: ['ru'],
  sv: ['sv'],
  tr: ['tr'],
  uk: ['uk'],
  zh: ['zh_CN', 'zh-CN', 'zh-cn'],
  'zh-Hant': ['zh_TW', 'zh-TW', 'zh-tw'],
};

mkdirSync(join(folder, 'texts'), { recursive: true });
for (const [language, names] of Object.entries(languages)) {
  const out = createWriteStream(join(folder, 'texts', `${language}.tsv`));
  const known = new Set<string>();
  for (const [source, target] of names.flatMap(textsOf))
    for (const [from, to] of parts(plain(source), plain(target))) {
      const pair = `${from}\t${to}`;
      if (from === to || !/[a-z]{2}/.test(from) || to === '' || known.has(pair)) continue;
      known.add(pair);
      out.write(`${pair}\n`);
    }
  out.end();
  console.log(language, known.size);
}

/** The messages, pages of help and descriptions of a language. */
function textsOf(name: string): readonly Pair[] {
  const catalogues = globSync(`${folder}/x/*/usr/**/{locale*,resource}/${name}/LC_MESSAGES/*.mo`).filter(
    (file) => !leftOut.has(basename(file, '.mo')),
  );
  const [office, gimp] = ['usr/share/libreoffice/help', 'usr/share/gimp/2.0/help'];
  return [
    ...catalogues.flatMap((file) => messagesIn(readFileSync(file))),
    ...pagesIn(`x/libreoffice-help-${name}/${office}`, `x/libreoffice-help-en-us/${office}`),
    ...pagesIn(`x/gimp-help-${name}/${gimp}`, `x/gimp-help-en/${gimp}`),
    ...descriptionsIn(name),
  ];
}

/** Divides a paragraph where both sides have as many sentences. */
function parts(source: string, target: string): readonly Pair[] {
  const [before, after] = [sentences(source), sentences(target)];
  if (before.length !== after.length) return [[source, target]];
  return before.map((one, at) => [one, after[at] ?? '']);
}

function sentences(text: string): readonly string[] {
  return text.split(/(?<=[.!?]["”»)]?)\s+(?=[^\p{Ll}\s])|(?<=[。！？])\s*/u).filter((one) => one !== '');
}

/** Without tags, placeholders and the signs of access keys. */
function plain(text: string): string {
  return text
    .replaceAll(/<[^<>]{0,300}>|%[-\d$.lzu]*[a-z]|\$\{?\w+\}?|\{\w*\}/gi, ' ')
    .replaceAll(/&(?:nbsp|#160);/g, ' ')
    .replaceAll(/&(?:lt|gt|quot|amp|#\d+);/g, ' ')
    .replaceAll(/[&_~](?=\p{L})|\([&_]\p{L}\)/gu, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** The messages of a catalogue of gettext. */
function messagesIn(bytes: Buffer): readonly Pair[] {
  if (bytes.length < 28) return [];
  const isBig = bytes.readUInt32LE(0) !== 0x950412de;
  const number = (at: number): number => (isBig ? bytes.readUInt32BE(at) : bytes.readUInt32LE(at));
  const [count, originals, translations] = [number(8), number(12), number(16)];
  let decoder = new TextDecoder();
  const read = (table: number, index: number): Buffer => {
    const [length, at] = [number(table + index * 8), number(table + index * 8 + 4)];
    return bytes.subarray(at, at + length);
  };
  const found: Pair[] = [];
  for (let index = 0; index < count; index += 1) {
    const source = read(originals, index).toString();
    const target = decoder.decode(read(translations, index));
    if (source === '') {
      const charset = /charset=([\w-]+)/.exec(target)?.[1] ?? 'utf-8';
      try {
        decoder = new TextDecoder(charset);
      } catch {
        return [];
      }
    } else
      found.push([
        source.slice(source.indexOf('\u0004') + 1).split('\0')[0] ?? '',
        target.split('\0')[0] ?? '',
      ]);
  }
  return found;
}

/** The blocks of HTML pages that have as many of them on both sides. */
function pagesIn(own: string, other: string): readonly Pair[] {
  const [translated, original] = [join(folder, own), join(folder, other)];
  if (!existsSync(translated)) return [];
  return globSync('**/*.html', { cwd: translated }).flatMap((page): readonly Pair[] => {
    // The first folder of a page may be its language.
    const below = page.split('/').slice(1);
    const source = [page, join('en', ...below), join('en-US', ...below)].find((one) =>
      existsSync(join(original, one)),
    );
    if (source === undefined) return [];
    const from = blocksIn(readFileSync(join(original, source), 'utf8'));
    const to = blocksIn(readFileSync(join(translated, page), 'utf8'));
    return from.length === to.length ? from.map((block, at) => [block, to[at] ?? '']) : [];
  });
}

function blocksIn(html: string): readonly string[] {
  const blocks = html.matchAll(
    /<(p|h[1-6]|td|li|dt|dd|pre)\b[^>]*>([\s\S]*?)(?=<\/?(?:p|h[1-6]|td|li|dt|dd|pre|ul|ol|table)\b)/g,
  );
  return [...blocks].flatMap(([, name, text = '']) => (name === 'pre' ? [] : [text]));
}

/** The descriptions of packages, by paragraph. */
function descriptionsIn(name: string): readonly Pair[] {
  const own = join(folder, 'descriptions', name);
  if (!existsSync(own)) return [];
  const known = recordsOf(join(folder, 'descriptions', 'en'));
  return [...recordsOf(own)].flatMap(([key, paragraphs]): readonly Pair[] => {
    const from = known.get(key) ?? [];
    return from.length === paragraphs.length ? from.map((text, at) => [text, paragraphs[at] ?? '']) : [];
  });
}

/** The paragraphs of descriptions, by their checksums. Those of the Apache server are measured on. */
function recordsOf(file: string): ReadonlyMap<string, readonly string[]> {
  const records = new Map<string, readonly string[]>();
  for (const record of readFileSync(file, 'utf8').split('\n\n')) {
    const key = /^Description-md5: (\S+)/m.exec(record)?.[1];
    const text = /^Description-\w+: ([\s\S]*)/m.exec(record.replace(/^Description-md5.*$/m, ''))?.[1];
    if (key === undefined || text === undefined || /^Package: apache/m.test(record)) continue;
    const [title = '', ...lines] = text.split('\n');
    records.set(key, [title, ...lines.join('\n').split(/\n \.\n|\n (?=\s*[-*] )/)]);
  }
  return records;
}
