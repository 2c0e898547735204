// node test/bench/alignment.mjs FILE… [--judge N] [--read N]: how right the alignment of sentences is. Each
// line of a file is a paragraph whose borders are known, as JSON: `language` and `pairs`, each a source and
// its translation, or null where it was left out. The paragraphs are joined, aligned, and compared with the
// known borders: a pair is right when it has the same known pairs on both sides, and begins and ends on both
// sides at a border of them or on both sides inside. Prints N wrong pairs, or N pairs of all, to be read.
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { bundled } from './bundled.mjs';

const { values: options, positionals: files } = parseArgs({
  allowPositionals: true,
  options: { judge: { type: 'string', default: '0' }, read: { type: 'string', default: '0' } },
});
const { sentencePairs } = await bundled('src/content/memory/sentence-pairs.ts');
/** Languages that are written without spaces between sentences. */
const unspaced = /^(ja|zh|th)/;
const rows = {};
for (const file of files) {
  const lines = readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '');
  const pairs = [];
  let known = 0;
  let exact = 0;
  let single = 0;
  const startedAt = performance.now();
  let language;
  for (const line of lines) {
    const paragraph = JSON.parse(line);
    language = paragraph.language;
    const source = joined(
      paragraph.pairs.map(([text]) => text),
      language.source,
    );
    const target = joined(
      paragraph.pairs.map(([, text]) => text),
      language.target,
    );
    const found = sentencePairs(source.text, target.text, language);
    known += paragraph.pairs.filter(([, text]) => text !== null).length;
    for (const pair of found) {
      const [own, other] = [source.unitsOf(pair.source), target.unitsOf(pair.target)];
      const missing = (unit) => paragraph.pairs[unit]?.[1] === null;
      // A source that was left out may be at either end of a pair that was joined.
      let [from, to] = [own.from, own.to];
      while (from < to && missing(from)) from += 1;
      while (to > from && missing(to)) to -= 1;
      const isSame = from === other.from && to === other.to;
      const isRight = isSame && own.isStart === other.isStart && own.isEnd === other.isEnd;
      const isExact = isRight && own.isStart && own.isEnd;
      if (isExact) exact += 1;
      pairs.push({
        isRight,
        isExact,
        source: source.text.slice(pair.source.start, pair.source.end),
        target: target.text.slice(pair.target.start, pair.target.end),
      });
      if (isExact && from === to) single += 1;
    }
  }
  const ms = performance.now() - startedAt;
  const right = pairs.filter(({ isRight }) => isRight).length;
  rows[`${language.source} → ${language.target}`] = {
    paragraphs: lines.length,
    'known pairs': known,
    'pairs found': pairs.length,
    'right (%)': round((100 * right) / pairs.length),
    'from (%)': round(100 * lowest(right, pairs.length)),
    'at known borders (%)': round((100 * exact) / pairs.length),
    'known pairs alone (%)': round((100 * single) / known),
    'µs a paragraph': Math.round((1000 * ms) / lines.length),
  };
  const wrong = pairs.filter(({ isRight }) => !isRight);
  const step = Math.max(1, Math.floor(wrong.length / (Number(options.judge) || 1)));
  if (options.judge !== '0')
    for (const one of wrong.filter((_, i) => i % step === 0))
      console.log(`WRONG\n  ${one.source}\n  ${one.target}`);
  const every = Math.max(1, Math.floor(pairs.length / (Number(options.read) || 1)));
  if (options.read !== '0')
    for (const { isExact, isRight, source, target } of pairs.filter((_, i) => i % every === 0))
      console.log(JSON.stringify({ gold: isExact ? 'exact' : isRight ? 'inside' : 'wrong', source, target }));
}
console.table(rows);

function joined(texts, language) {
  const space = unspaced.test(language) ? '' : ' ';
  const units = [];
  let text = '';
  for (const [unit, part] of texts.entries()) {
    if (part === null) continue;
    if (text !== '') text += space;
    units.push({ unit, start: text.length, end: text.length + part.length });
    text += part;
  }
  return {
    text,
    unitsOf({ start, end }) {
      const touched = units.filter((one) => one.start < end && one.end > start);
      const [first, last] = [touched[0], touched.at(-1)];
      return {
        from: first?.unit ?? -1,
        to: last?.unit ?? -1,
        isStart: first?.start === start,
        isEnd: last?.end === end,
      };
    },
  };
}

/** The lower end of Wilson's interval at 95 %. */
function lowest(right, all) {
  const z = 1.96;
  const share = right / all;
  const middle = share + (z * z) / (2 * all);
  const spread = z * Math.sqrt((share * (1 - share)) / all + (z * z) / (4 * all * all));
  return (middle - spread) / (1 + (z * z) / all);
}

function round(number) {
  return Math.round(number * 10) / 10;
}
