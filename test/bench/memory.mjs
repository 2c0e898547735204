// npm run bench:memory -- FILE… [--size 1000000] [--folder F]: concordance and fuzzy matches over so many
// segments. Each line of a file is JSON: `language` and `pairs`, each a source and its translation. Their
// texts are varied, words replaced or two halves joined, until there are enough. With --folder the memory is
// kept.
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import SQLite from 'better-sqlite3';
import { bundled } from './bundled.mjs';

const { values: options, positionals: files } = parseArgs({
  allowPositionals: true,
  options: { size: { type: 'string', default: '1000000' }, folder: { type: 'string' } },
});
const parts = await bundled('test/bench/memory-parts.mjs');
const folder = options.folder ?? mkdtempSync(join(tmpdir(), 'locdesk-bench-memory-'));
mkdirSync(folder, { recursive: true });
const path = join(folder, 'memory.db');
const base = files.flatMap((file) =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .flatMap((line) => {
      const { language, pairs } = JSON.parse(line);
      return pairs
        .filter(([, target]) => target !== null)
        .map(([source, target]) => ({ language, source, target }));
    }),
);
let seed = 1;
const random = (below) => {
  seed = (Math.imul(seed, 1_103_515_245) + 12_345) >>> 0;
  return Math.floor((seed / 2 ** 32) * below);
};
try {
  if (!existsSync(path)) fill(Number(options.size));
  const db = new SQLite(path, { readonly: true });
  const store = new parts.MemorySearchStore(db);
  const { units } = db.prepare('SELECT count(*) AS units FROM memory_units').get();
  console.log(`${units} units, ${Math.round(statSync(path).size / 2 ** 20)} MiB`);
  const word = ({ source }) => words(source)[random(words(source).length)] ?? source;
  const some = (text, count) => {
    const all = words(text);
    const at = random(Math.max(1, all.length - count));
    return all.slice(at, at + count).join(' ');
  };
  const any = () => base[random(base.length)];
  const find = (text, side, languages) => () => {
    const { keys } = parts.findText(store, { text, side, languages }, 500);
    return store.units(keys.slice(0, 100)).length;
  };
  const similar = (text, languages) => () => parts.findSimilar(store, text, languages, 5).length;
  const german = base.filter(({ language }) => language.target === 'de');
  const japanese = base.filter(({ language }) => language.target === 'ja');
  const rows = {};
  const kinds = {
    'a word of any text': () => find(word(any()), 'both', undefined),
    'a word, one language pair': () => ((one) => find(word(one), 'both', one.language))(any()),
    'the most frequent word': () => find('the', 'source', undefined),
    'three words': () => ((one) => find(some(one.source, 3), 'source', one.language))(any()),
    'frequent words that rarely meet': () => find('of the and', 'source', undefined),
    'two letters': () => ((one) => find(word(one).slice(0, 2), 'both', one.language))(any()),
    'one letter': () => ((one) => find(word(one).slice(0, 1), 'both', one.language))(any()),
    'Japanese, two characters': () =>
      ((one) => find(one.target.slice(3, 5), 'target', one.language))(
        japanese[random(japanese.length)] ?? any(),
      ),
    'Japanese, one character': () =>
      ((one) => find(one.target.slice(3, 4), 'target', one.language))(
        japanese[random(japanese.length)] ?? any(),
      ),
    'a target word of German': () =>
      ((one) => find(word({ source: one.target }), 'target', one.language))(
        german[random(german.length)] ?? any(),
      ),
  };
  for (const [name, make] of Object.entries(kinds)) rows[name] = measure(make, 60);
  console.table(rows);
  const fuzzy = {
    'fuzzy, a text that is there': () => ((one) => similar(one.source, one.language))(any()),
    'fuzzy, one word changed': () => ((one) => similar(changed(one.source), one.language))(any()),
    'fuzzy, short': () => ((one) => similar(some(one.source, 3), one.language))(any()),
    'fuzzy, frequent words': () => similar('This is the name of the file.', { source: 'en', target: 'de' }),
  };
  const times = {};
  for (const [name, make] of Object.entries(fuzzy)) times[name] = measure(make, 60);
  console.table(times);
  // The recall of fuzzy matches: a text with one word changed finds its own text, or one as similar.
  let found = 0;
  const turns = 200;
  for (let turn = 0; turn < turns; turn++) {
    const one = any();
    const text = changed(one.source);
    const [best] = parts.findSimilar(store, text, one.language, 5);
    const wanted = words(one.source).length;
    if (wanted < 4 || (best !== undefined && best.score >= 70)) found += 1;
  }
  console.log(`one word changed: ${found} of ${turns} have a match of 70 % or more`);
  // A scan of the same texts with LIKE is what the index is compared with.
  const scan = db.prepare("SELECT key FROM memory_units WHERE source LIKE '%zzqq%' LIMIT 100");
  const at = performance.now();
  scan.all();
  console.log(`a scan with LIKE takes ${Math.round(performance.now() - at)} ms`);
  db.close();
} finally {
  if (options.folder === undefined) rmSync(folder, { recursive: true, force: true });
}

function words(text) {
  return text.split(/\s+/).filter((word) => /\p{L}/u.test(word));
}

function measure(make, turns) {
  const times = [];
  let found = 0;
  for (let turn = 0; turn < turns; turn++) {
    const work = make();
    const at = performance.now();
    found += work();
    times.push(performance.now() - at);
  }
  times.sort((a, b) => a - b);
  const share = (part) => Number(times[Math.ceil(times.length * part) - 1].toFixed(1));
  return {
    'found on average': Math.round(found / turns),
    'median (ms)': share(0.5),
    'p95 (ms)': share(0.95),
    'most (ms)': share(1),
  };
}

function changed(text) {
  const all = text.split(' ');
  all[random(all.length)] = 'quuxly';
  return all.join(' ');
}

function fill(size) {
  const db = new SQLite(path);
  db.pragma('journal_mode = OFF');
  db.pragma('cache_size = -300000');
  db.pragma('synchronous = OFF');
  db.exec(parts.memorySchema + parts.memoryPlacesSchema);
  const store = new parts.MemoryStore(db);
  const startedAt = performance.now();
  for (let from = 0; from < size; from += 10_000) {
    store.together(() => {
      for (let done = from; done < Math.min(size, from + 10_000); done++) {
        const one = base[done % base.length];
        const other = base[random(base.length)];
        const pair = done < base.length ? one : varied(one, other);
        const { source, target } = one.language;
        store.unitKey(store.pairKey(source, target), parts.storedUnit(pair, one.language));
      }
    });
  }
  console.log(`filled at ${Math.round((1000 * size) / (performance.now() - startedAt))} units/s`);
  db.close();
}

function varied(one, other) {
  return {
    source: mix(one.source, other.source),
    target: mix(one.target, other.language.target === one.language.target ? other.target : one.target),
  };
}

function mix(a, b) {
  const [own, others] = [a.split(' '), b.split(' ')];
  if (random(3) === 0)
    return [...own.slice(0, Math.ceil(own.length / 2)), ...others.slice(Math.floor(others.length / 2))].join(
      ' ',
    );
  own[random(own.length)] = others[random(others.length)] ?? '';
  own[random(own.length)] = others[random(others.length)] ?? '';
  return own.join(' ');
}
