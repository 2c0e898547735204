// npm run bench:terms [-- LANGUAGE=FILE…]: how fast terms are recognized, 5,000 terms in 1,000 fields, as ms
// and beside a search for each term as it is written. With files, how well: each line is {"s": sentence,
// "w": [[from, to, [base forms], 1 if it may be another kind of word, [words it is made from]], …]}; base
// forms that occur are sought as terms. Uses the dictionaries of the build (npm run build). Writes nothing
// into the repository.
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

const root = resolve(import.meta.dirname, '../..');
const { termMatcher, vocabularies } = await loaded();

if (positionals.length === 0) for (const language of ['en', 'de', 'fi', 'ja']) printSpeed(language);
for (const one of positionals) {
  const [language, file] = one.split('=');
  printQuality(language, file);
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
function printSpeed(language) {
  let seed = 7;
  const random = (below) => (seed = (seed * 48_271) % 2_147_483_647) % below;
  const words = wordsOf(language);
  const some = (count) =>
    Array.from({ length: count }, () => words[Math.floor(words.length * (random(10_000) / 10_000) ** 2)]);
  const joint = language === 'ja' ? '' : ' ';
  const terms = Array.from({ length: 5000 }, () => ({ text: some(1 + random(3)).join(joint) }));
  const fields = Array.from({ length: 1000 }, () => some(12).join(joint === '' ? 'の' : joint));
  const lemmas = vocabularies.lemmasOf(language);
  const began = performance.now();
  const matcher = termMatcher(terms, language, lemmas);
  const built = performance.now() - began;
  const run = () => {
    const start = performance.now();
    let found = 0;
    for (const field of fields) found += matcher.find(field).length;
    return { ms: performance.now() - start, found };
  };
  const cold = run();
  const warm = Math.min(...[1, 2, 3, 4, 5].map(() => run().ms));
  const start = performance.now();
  let plain = 0;
  for (const field of fields.slice(0, 50)) for (const { text } of terms) if (field.includes(text)) plain += 1;
  const naive = (performance.now() - start) * 20;
  const line = `${language}: built in ${built.toFixed(0)} ms; first ${cold.ms.toFixed(0)} ms, then ${warm.toFixed(0)} ms`;
  console.log(
    `${line} (${cold.found} found); a search for each term as written ${naive.toFixed(0)} ms, ${(naive / warm).toFixed(1)} times (${plain})`,
  );
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
  const hashed = new Map(known.map((text) => [text, createHash('md5').update(text).digest('hex')]));
  const inOrder = known
    .filter((text) => !AUXILIARY.has(low(text)))
    .toSorted((a, b) => (hashed.get(a) < hashed.get(b) ? -1 : 1));
  const chosen = inOrder.slice(0, Number(options.terms));
  const sought = new Set(chosen.map(low));
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
      if (!sure(word) || !sought.has(low(word[2][0]))) continue;
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
      if (lemmas.some((lemma) => low(lemma) === low(term.text))) counts.right += 1;
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

/** A share with Wilson's interval at 95 %. */
function share(part, whole) {
  const [p, z] = [part / whole, 1.96];
  const middle = p + (z * z) / (2 * whole);
  const spread = z * Math.sqrt((p * (1 - p)) / whole + (z * z) / (4 * whole * whole));
  const [low, high] = [-spread, spread].map((one) => (100 * (middle + one)) / (1 + (z * z) / whole));
  return `${(100 * p).toFixed(1)} % (${part} of ${whole}; ${low.toFixed(1)}–${high.toFixed(1)})`;
}
