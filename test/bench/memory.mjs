// npm run bench:memory [-- FILE… --size 1000000 --folder F]: concordance and fuzzy matches over so many
// segments (100,000), in requests of 50, of which a third was imported, as the window asks for them. Each
// line of a file is JSON: `language` and `pairs`, each a source and its translation. Their texts are varied,
// words replaced or two halves joined, until there are enough. Without a file, texts are made of the words of
// the dictionaries (npm run build). With --folder the data is kept, and making it goes on where an earlier
// run ended.
import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { bundled } from './bundled.mjs';

const { values: options, positionals: files } = parseArgs({
  allowPositionals: true,
  options: { size: { type: 'string', default: '100000' }, folder: { type: 'string' } },
});
const parts = await bundled('test/bench/memory-parts.mjs');
const folder = options.folder ?? mkdtempSync(join(tmpdir(), 'locdesk-bench-memory-'));
mkdirSync(folder, { recursive: true });
const path = join(folder, 'derived.db');
/** Segments of a request. */
const ofRequest = 50;
const dayUs = 86_400_000_000;
/** The first request was completed then, and the others in the three years that follow. */
const firstUs = Date.parse('2023-11-24T00:00:00Z') * 1000;
const given = files.flatMap((file) =>
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
const base = files.length === 0 ? [...madeTexts('de'), ...madeTexts('ja')] : given;
try {
  fill(Number(options.size));
  const engine = parts.openQueryEngine(folder, Date.now);
  const asked = (name, input) => {
    let longest = 0;
    for (;;) {
      const before = processorMs();
      const answer = engine.handlers[name](input);
      longest = Math.max(longest, processorMs() - before);
      if (answer.isUnfinished !== true) return { answer, longest };
    }
  };
  const { units } = asked('memory.find', { text: 'zzqq', side: 'both', limit: 1 }).answer;
  console.log(`${units} units, ${Math.round(statSync(path).size / 2 ** 20)} MiB`);
  const word = ({ source }) => words(source)[random(words(source).length)] ?? source;
  const some = (text, count) => {
    const all = words(text);
    const at = random(Math.max(1, all.length - count));
    return all.slice(at, at + count).join(' ');
  };
  const any = () => base[random(base.length)];
  const find = (text, side, languages, limits) => () => {
    const { answer, longest } = asked('memory.find', {
      text: text === '' ? 'a' : text,
      side,
      limit: 100,
      ...(languages === undefined ? {} : { languages }),
      ...limits,
    });
    return { found: answer.hits.length, longest };
  };
  const similar = (text, languages) => () => {
    const { answer, longest } = asked('memory.matches', { text, languages, limit: 5 });
    return { found: answer.matches.length, longest };
  };
  const german = base.filter(({ language }) => language.target === 'de');
  const japanese = base.filter(({ language }) => language.target === 'ja');
  const rows = {};
  const kinds = {
    'a word of any text': () => find(word(any()), 'both', undefined),
    'a word, one language pair': () => ((one) => find(word(one), 'both', one.language))(any()),
    'the most frequent word': () => find('the', 'source', undefined),
    'three words': () => ((one) => find(some(one.source, 3), 'source', one.language))(any()),
    'frequent words that rarely meet': () => find('of the and', 'source', undefined),
    'the same, on any side': () => find('of the and', 'both', undefined),
    'two words, on any side': () => ((one) => find(some(one.source, 2), 'both', one.language))(any()),
    'five words': () => ((one) => find(some(one.source, 5), 'source', one.language))(any()),
    'words in another order': () =>
      ((one) => find(words(one.source).slice(0, 3).toReversed().join(' '), 'source', one.language))(any()),
    'a word, in one month': () =>
      ((one) =>
        find(word(one), 'both', one.language, {
          since: dayOf(200),
          until: dayOf(230),
        }))(any()),
    'a word, in one connection of ten': () =>
      ((one) => find(word(one), 'both', one.language, { connection: 1 + random(9) }))(any()),
    'a frequent word, in a month without any': () =>
      find('the', 'source', undefined, { since: '2020-01-01T00:00:00Z', until: '2020-02-01T00:00:00Z' }),
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
    'a text that is there': () => ((one) => similar(one.source, one.language))(any()),
    'one word changed': () => ((one) => similar(changed(one.source), one.language))(any()),
    'three words': () => ((one) => similar(some(one.source, 3), one.language))(any()),
    'frequent words': () => similar('This is the name of the file.', { source: 'en', target: 'de' }),
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
    const [best] = asked('memory.matches', { text, languages: one.language, limit: 5 }).answer.matches;
    const wanted = words(one.source).length;
    if (wanted < 4 || (best !== undefined && best.score >= 70)) found += 1;
  }
  console.log(`one word changed: ${found} of ${turns} have a match of 70 % or more`);
  engine.close();
} finally {
  if (options.folder === undefined) rmSync(folder, { recursive: true, force: true });
}

/** The first ones often, the last ones seldom. */
function drawn(all) {
  return all[Math.floor(all.length * (random(10_000) / 10_000) ** 3)];
}

/** Sentences of words of the dictionaries, of which the first ones are frequent, as in a language. */
function madeTexts(target) {
  const english = dictionary('en-US');
  const other = target === 'ja' ? madeJapanese() : dictionary(target);
  const frequent = ['the', 'of', 'and', 'is', 'a', 'to', 'in', 'this', 'name', 'file'];
  return Array.from({ length: 4000 }, () => {
    const count = 4 + random(14);
    const source = Array.from({ length: count }, () => drawn(random(3) === 0 ? frequent : english));
    const translation = Array.from({ length: count }, () => drawn(other));
    return {
      language: { source: 'en', target },
      source: `${source.join(' ')}.`,
      target: translation.join(target === 'ja' ? 'の' : ' '),
    };
  });
}

function dictionary(name) {
  return readFileSync(new URL(`../../out/dictionaries/${name}.dic`, import.meta.url), 'utf8')
    .split('\n')
    .map((line) => line.split('/')[0])
    .filter((text) => /^\p{L}{3,14}$/u.test(text))
    .filter((_, at) => at % 11 === 0);
}

/** Words of 1,000 characters, about as many as texts have; with few of them, each is in every sentence. */
function madeJapanese() {
  const signs = Array.from({ length: 1000 }, (_, at) => String.fromCharCode(0x4e00 + at * 7));
  return Array.from({ length: 2000 }, () =>
    Array.from({ length: 2 + random(4) }, () => drawn(signs)).join(''),
  );
}

function words(text) {
  return text.split(/\s+/).filter((word) => /\p{L}/u.test(word));
}

/** Processor time of this thread, in ms: other programs change it little. */
function processorMs() {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

function share(times, part) {
  return Number(times[Math.ceil(times.length * part) - 1].toFixed(1));
}

function measure(make, turns) {
  const processor = [];
  const passed = [];
  let found = 0;
  let longest = 0;
  for (let turn = 0; turn < turns; turn++) {
    const work = make();
    const at = performance.now();
    const before = processorMs();
    const answer = work();
    processor.push(processorMs() - before);
    passed.push(performance.now() - at);
    found += answer.found;
    longest = Math.max(longest, answer.longest);
  }
  for (const times of [processor, passed]) times.sort((a, b) => a - b);
  return {
    'found on average': Math.round(found / turns),
    'median (ms)': share(processor, 0.5),
    'p95 (ms)': share(processor, 0.95),
    'most (ms)': share(processor, 1),
    'longest call (ms)': Number(longest.toFixed(1)),
    'p95 of the clock (ms)': share(passed, 0.95),
  };
}

/** The start of the day with that number, in RFC 3339. */
function dayOf(number) {
  return new Date((firstUs + number * dayUs) / 1000).toISOString();
}

function changed(text) {
  const all = text.split(' ');
  all[random(all.length)] = 'quuxly';
  return all.join(' ');
}

function fill(size) {
  const { db } = parts.openDatabase(folder, '2026-11-24T00:00:00Z');
  const requests = Math.ceil(size / ofRequest);
  const made = db.prepare("SELECT count(*) FROM requests WHERE id LIKE 'id-%'").pluck().get();
  if (made >= requests) {
    db.close();
    return;
  }
  db.pragma('synchronous = OFF');
  db.pragma('foreign_keys = OFF');
  const derived = parts.openDerivedDatabase(folder, new parts.SearchSessionStore(db));
  derived.pragma('synchronous = OFF');
  derived.pragma('cache_size = -300000');
  const learner = new parts.MemoryLearner({
    memory: new parts.MemoryStore(derived),
    places: new parts.MemoryPlaceStore(derived),
  });
  // The texts of one language after another, again and again.
  const byLanguage = Object.values(
    Object.groupBy(base, ({ language }) => `${language.source} ${language.target}`),
  );
  const used = byLanguage.map((_, at) => {
    const turns = Math.ceil(Math.max(0, made - at) / byLanguage.length);
    return turns * ofRequest;
  });
  const copies = requestCopies(db, (language) =>
    parts.addRequest(db, {
      ...language,
      fields: Array.from({ length: ofRequest }, (_, number) => [`Text ${number}`, `Text, ${number}`]),
      createdUs: firstUs,
    }),
  );
  let learnMs = 0;
  for (let number = made; number < requests; number++) {
    if (number % 500 === 0 || number === made)
      for (const one of [derived, db]) one.exec(number === made ? 'BEGIN' : 'COMMIT; BEGIN');
    const own = byLanguage[number % byLanguage.length];
    const { language } = own[0];
    const units = Array.from({ length: ofRequest }, () => {
      const at = used[number % byLanguage.length]++;
      const one = own[at % own.length];
      return at < own.length ? one : varied(one, own[random(own.length)]);
    });
    const key = copies(language, {
      id: `id-${number}`,
      us: firstUs + Math.floor((number / requests) * 1095) * dayUs,
      origin: random(10),
      mark: random(3) === 0 ? 'success' : null,
    });
    const at = performance.now();
    learner.learn(
      key,
      1,
      language,
      units.map((unit, position) => ({ position, unit })),
    );
    learnMs += performance.now() - at;
  }
  for (const one of [derived, db]) one.exec('COMMIT');
  console.log(
    `the memory took ${(learnMs / (requests - made)).toFixed(1)} ms for a request of ${ofRequest} segments`,
  );
  derived.close();
  db.close();
}

/** Copies a first request of each language; the texts of its fields are not read. */
function requestCopies(db, addFirst) {
  const columnsOf = (table) => db.prepare(`SELECT name FROM pragma_table_info('${table}')`).pluck().all();
  const copyOf = (table, other, where) => {
    const columns = columnsOf(table).filter((name) => name !== 'key');
    const values = columns.map((name) => other[name] ?? name);
    return db.prepare(
      `INSERT INTO ${table} (${columns.join(', ')}) SELECT ${values.join(', ')} FROM ${table} WHERE ${where} = @first`,
    );
  };
  const request = copyOf(
    'requests',
    {
      id: '@id',
      origin: '@origin',
      created_us: '@us',
      completed_us: '@us',
      completed_text: "strftime('%Y-%m-%dT%H:%M:%SZ', @us / 1000000, 'unixepoch')",
      import_state: '@mark',
      import_time_us: 'CASE WHEN @mark IS NULL THEN NULL ELSE @us END',
      import_time_text: "CASE WHEN @mark IS NULL THEN NULL ELSE 'then' END",
    },
    'key',
  );
  const fields = copyOf('fields', { request_key: '@key' }, 'request_key');
  const firsts = new Map(
    db.prepare('SELECT language_target, min(key) FROM requests GROUP BY language_target').raw().all(),
  );
  return (language, values) => {
    const name = language.target;
    if (!firsts.has(name)) firsts.set(name, addFirst(language));
    const first = firsts.get(name);
    const key = Number(request.run({ ...values, first }).lastInsertRowid);
    fields.run({ key, first });
    return key;
  };
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
