// npm run bench:terms [-- [--speed] LANGUAGE=FILE…]: how fast terms are recognized, 5,000 terms in 1,000
// fields of twelve words, in 1,000 others, and in the first again, as ms of the processor, and beside a
// search for each term as it is written. Before, the dictionary is opened, the forms of the terms are
// derived, and the terms are read. The words are those of dictionaries, most of which are in terms; with
// --speed those of files that have a sentence a line. With other files, how well: each line is {"s":
// sentence, "w": [[from, to, [base forms], 1 if it may be another kind of word, [words it is made from]],
// …]}; base forms that occur are looked for as terms. Uses the dictionaries of the build (npm run build).
// Writes nothing into the repository.
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { build } from 'vite';

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    half: { type: 'string' },
    speed: { type: 'boolean', default: false },
    samples: { type: 'string', default: '0' },
    terms: { type: 'string', default: '800' },
  },
});
/** Verbs like to be, which are no terms and have forms from other words. */
const AUXILIARY = new Set(
  'sein werden haben können müssen dürfen sollen wollen mögen lassen ser estar haber ir poder deber être avoir aller pouvoir devoir faire być mieć móc olla ei быть мочь imek する ある いる なる れる られる できる'.split(
    ' ',
  ),
);

/** First parts of German verbs where they stand at the end of a clause. */
const PARTICLE_LAST =
  /(?<!\p{L})(?<part>ab|an|auf|aus|bei|bereit|dar|ein|fehl|fest|fort|frei|her|heraus|herunter|hin|hinaus|hinzu|hoch|los|mit|nach|nieder|statt|teil|um|vor|voraus|weg|weiter|wieder|zu|zurück|zusammen)(?=\s*(?:[,.;:!?)»“"(]|$)|\s+(?:und|oder)\s)/gu;

const root = resolve(import.meta.dirname, '../..');
const { termMatcher, vocabularies } = await loaded();

if (positionals.length === 0)
  for (const language of ['en', 'de', 'fi', 'ja']) printSpeed(language, ...fromDictionary(language));
for (const one of positionals) {
  const [language, file] = one.split('=');
  if (options.speed) printSpeed(language, ...fromText(language, file));
  else printQuality(language, file);
}

async function loaded() {
  const folder = mkdtempSync(join(tmpdir(), 'locdesk-bench-terms-'));
  try {
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction');
    await build({
      root,
      configFile: false,
      logLevel: 'error',
      build: {
        outDir: folder,
        emptyOutDir: false,
        ssr: true,
        rolldownOptions: {
          input: {
            matcher: join(root, 'src/content/terms/recognize/term-matcher.ts'),
            vocabularies: join(root, 'src/main/spelling/vocabularies.ts'),
          },
          external: ['hunspell-wasm'],
          output: { entryFileNames: '[name].mjs' },
        },
      },
      ssr: { noExternal: true, external: ['hunspell-wasm'], target: 'node' },
    });
    const load = (name) => import(pathToFileURL(join(folder, `${name}.mjs`)).href);
    const matcher = await load('matcher');
    const { openVocabularies } = await load('vocabularies');
    return { ...matcher, vocabularies: await openVocabularies(join(root, 'out', 'dictionaries')) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Terms of one to three words, and fields of twelve, of words of the bundled dictionaries. */
function fromDictionary(language) {
  let seed = 7;
  const random = (below) => (seed = (seed * 48_271) % 2_147_483_647) % below;
  const words = wordsOf(language);
  const some = (count) =>
    Array.from({ length: count }, () => words[Math.floor(words.length * (random(10_000) / 10_000) ** 2)]);
  const joint = language === 'ja' ? '' : ' ';
  const terms = Array.from({ length: 5000 }, () => some(1 + random(3)).join(joint));
  return [terms, Array.from({ length: 2000 }, () => some(12).join(joint === '' ? 'の' : joint))];
}

/** Terms of one or two words of every other line of a text, and fields of twelve words of the other lines. */
function fromText(language, file) {
  const segmenter = new Intl.Segmenter(language, { granularity: 'word' });
  const isSpaced = !['ja', 'zh', 'th'].includes(language);
  const lines = readFileSync(file, 'utf8').split('\n');
  const wordsOfLine = (line) =>
    isSpaced
      ? line.split(' ')
      : Array.from(segmenter.segment(line)).flatMap(({ isWordLike, segment }) => (isWordLike ? segment : []));
  const own = lines.filter((_, at) => at % 2 === 0).flatMap(wordsOfLine);
  const isTerm = (word) => (isSpaced ? /^\p{L}{4,}$/u : /^\p{L}{2,}$/u).test(word);
  const terms = new Set();
  for (let at = 0; at < own.length && terms.size < 5000; at += 3) {
    const pair = [own[at], own[at + 1]];
    if (at % 2 === 0 && pair.every((word) => word !== undefined && isTerm(word)))
      terms.add(pair.join(isSpaced ? ' ' : ''));
    else if (isTerm(own[at])) terms.add(own[at]);
  }
  const rest = lines.filter((_, at) => at % 2 === 1).flatMap(wordsOfLine);
  const fields = Array.from({ length: 2000 }, (_, at) =>
    rest.slice(at * 12, at * 12 + 12).join(isSpaced ? ' ' : ''),
  );
  return [[...terms], fields];
}

function printSpeed(language, texts, fields) {
  const terms = texts.map((text) => ({ text }));
  const lemmas = vocabularies.lemmasOf(language);
  const [matcher, derived] = timed(() => {
    vocabularies.open(language);
    const made = termMatcher(terms, language, lemmas);
    // As the program prepares them: the first word that is not known makes the forms of all terms.
    made.find('zqxlocdesk');
    for (const text of texts) made.find(text);
    return made;
  });
  const [first, others] = [fields.slice(0, 1000), fields.slice(1000)];
  const run = (some) => timed(() => some.reduce((found, field) => found + matcher.find(field).length, 0));
  const [found, cold] = run(first);
  const [, next] = run(others);
  const warm = Math.min(...[1, 2, 3, 4, 5].map(() => run(first)[1]));
  const [plain, naive] = timed(() =>
    first
      .slice(0, 50)
      .reduce((all, field) => all + terms.filter(({ text }) => field.includes(text)).length, 0),
  );
  console.log(
    `${language}: ${terms.length} terms, prepared in ${ms(derived)}; 1,000 fields ${ms(cold)}, the next ${others.length} ${ms(next)}, the first again ${ms(warm)} (${found} found); a search for each term as written ${ms(naive * 20)}, ${((naive * 20) / warm).toFixed(1)} times (${plain})`,
  );
}

const ms = (time) => `${time.toFixed(0)} ms`;

/** Returns a result and the processor time in ms, which other programs on the machine hardly lengthen. */
function timed(work) {
  const start = process.threadCpuUsage();
  const result = work();
  const { user, system } = process.threadCpuUsage(start);
  return [result, (user + system) / 1000];
}

function wordsOf(language) {
  if (language === 'ja') {
    const kanji = Array.from({ length: 400 }, (_, at) => String.fromCharCode(0x4e00 + at * 7));
    return kanji.flatMap((a) => kanji.slice(0, 12).map((b) => a + b));
  }
  const file = { en: 'en-US', fi: 'nl' }[language] ?? language;
  const lines = readFileSync(join(root, 'out/dictionaries', `${file}.dic`), 'utf8')
    .split('\n')
    .slice(1);
  return lines
    .map((line) => line.split('/')[0])
    .filter((word) => /^\p{L}{4,14}$/u.test(word))
    .filter((_, at) => at % 7 === 0);
}

function halfOf(text) {
  return createHash('sha256').update(text).digest()[0] % 2 === 0 ? 'dev' : 'held';
}

function note(map, text) {
  map.set(text, (map.get(text) ?? 0) + 1);
}

function printQuality(language, file) {
  const all = readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line))
    .filter(({ s }) => options.half === undefined || halfOf(s) === options.half);
  const low = (text) => text.toLocaleLowerCase(language).replaceAll('ß', 'ss');
  const isJapanese = language === 'ja';
  const least = isJapanese ? 2 : 3;
  const sure = ([, , lemmas, isOther]) =>
    lemmas?.length === 1 && isOther !== 1 && lemmas[0].length >= least && /^\p{L}+$/u.test(lemmas[0]);
  const known = [...new Set(all.flatMap(({ w }) => w.filter(sure).map(([, , [lemma]]) => lemma)))];
  if (language === 'de') joinSeparated(all, new Set(known.map(low)), low);
  const hashed = new Map(known.map((text) => [text, createHash('md5').update(text).digest('hex')]));
  const inOrder = known
    .filter((text) => !AUXILIARY.has(low(text)))
    .toSorted((a, b) => (hashed.get(a) < hashed.get(b) ? -1 : 1));
  const chosen = inOrder.slice(0, Number(options.terms));
  const searched = new Set(chosen.map(low));
  const matcher = termMatcher(
    chosen.map((text) => ({ text })),
    language,
    vocabularies.lemmasOf(language),
  );
  const counts = { inflected: 0, found: 0, right: 0, wrong: 0 };
  const [missed, wrong] = [new Map(), new Map()];
  for (const { s, w } of all) {
    const places = matcher.find(s);
    for (const word of w) {
      if (!sure(word) || !searched.has(low(word[2][0]))) continue;
      const [from, to, [lemma]] = word;
      const form = s.slice(from, to);
      if (isJapanese ? form === lemma : low(form) === low(lemma)) continue;
      counts.inflected += 1;
      const isFound = places.some(
        (one) =>
          low(one.term.text) === low(lemma) &&
          (isJapanese ? one.from === from : one.from <= from && one.to >= to),
      );
      if (isFound) counts.found += 1;
      else note(missed, `${form} (${lemma})`);
    }
    for (const { from, to, term } of places) {
      const form = s.slice(from, to);
      const word = w.find(([start, end]) => start === from && (end === to || isJapanese));
      if (word?.[2] === undefined || word[2] === null || low(form) === low(term.text)) continue;
      const lemmas = [...word[2], ...(Array.isArray(word[4]) ? word[4] : [])];
      if (lemmas.length === 0 && word[3] !== 1) continue;
      const isOf = (lemma) =>
        low(lemma) === low(term.text) || (language === 'de' && isUsedAsNoun(lemma, term.text));
      if (lemmas.some(isOf)) counts.right += 1;
      else {
        counts.wrong += 1;
        note(wrong, `${form} as ${term.text} (${lemmas.join(', ')})`);
      }
    }
  }
  console.log(
    `${language}: ${chosen.length} terms; recall on inflected forms ${share(counts.found, counts.inflected)}, precision ${share(counts.right, counts.right + counts.wrong)}`,
  );
  const most = Number(options.samples);
  if (most === 0) return;
  const list = (map) =>
    [...map]
      .toSorted((a, b) => b[1] - a[1])
      .slice(0, most)
      .map(([text, count]) => `${text} ×${count}`)
      .join('; ');
  console.log(`  missed: ${list(missed)}\n  wrong: ${list(wrong)}`);
}

/** `Ungültige`, which the analyser takes as a noun at the beginning of a sentence, is one of `ungültig`. */
function isUsedAsNoun(adjective, term) {
  return /^\p{Ll}/u.test(adjective) && new RegExp(`^${adjective}e[rs]?$`, 'iu').test(term);
}

/**
 * The analyser takes each German word alone, and so `Legt` as one of `legen`, also in `Legt fest`. Where a
 * clause ends with a first part of verbs that makes a base form of the text together with the word's, the
 * word is one of that verb.
 */
function joinSeparated(all, known, low) {
  for (const { s, w } of all)
    for (const word of w) {
      const [clause] = s.slice(word[1]).split(/[.!?;:]\s/, 1);
      const parts = [...clause.matchAll(PARTICLE_LAST)].map(({ groups }) => groups.part);
      const joined = (word[2] ?? []).flatMap((lemma) =>
        parts.map((part) => part + low(lemma)).filter((verb) => known.has(verb)),
      );
      if (joined.length > 0) word[2] = joined;
    }
}

/** A share with Wilson's interval at 95 %. */
function share(part, whole) {
  const [p, z] = [part / whole, 1.96];
  const middle = p + (z * z) / (2 * whole);
  const spread = z * Math.sqrt((p * (1 - p)) / whole + (z * z) / (4 * whole * whole));
  const [low, high] = [-spread, spread].map((one) => (100 * (middle + one)) / (1 + (z * z) / whole));
  return `${(100 * p).toFixed(1)} % (${part} of ${whole}; ${low.toFixed(1)}–${high.toFixed(1)})`;
}
