// npm run bench:receivers -- FILE… [--title title] [--show]: what the rules of receivers find in a file of
// real requests (one JSON per line: language, fields with value and target), and how many planted breaches
// each rule finds. Fields take the names that the rules know: the title as a title, the others as a body.
// `--show` prints 25 findings of each rule to be judged. Writes nothing into the repository.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { build } from 'vite';

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: { title: { type: 'string', default: 'title' }, show: { type: 'boolean' } },
});
if (positionals.length === 0) throw new Error('name a file: npm run bench:receivers -- FILE');

const root = resolve(import.meta.dirname, '../..');
const folder = mkdtempSync(join(tmpdir(), 'locdesk-bench-receivers-'));
await build({
  root,
  configFile: false,
  logLevel: 'error',
  build: {
    outDir: folder,
    emptyOutDir: true,
    ssr: true,
    rolldownOptions: {
      input: {
        profiles: join(root, 'src/content/receivers/built-in/built-in-profiles.ts'),
        rehearse: join(root, 'src/content/receivers/rehearse.ts'),
        values: join(root, 'test/content/receivers/rule-values.ts'),
      },
      output: { entryFileNames: '[name].mjs' },
    },
  },
  ssr: { noExternal: true, target: 'node' },
});
const load = (name) => import(pathToFileURL(join(folder, `${name}.mjs`)).href);
const { builtInProfiles } = await load('profiles');
const { rehearseField } = await load('rehearse');
const { ruleValues } = await load('values');
rmSync(folder, { recursive: true, force: true });

const fields = positionals
  .flatMap((file) => readFileSync(file, 'utf8').split('\n'))
  .filter((line) => line !== '')
  .flatMap((line) => JSON.parse(line).fields)
  .filter(({ target }) => target !== undefined)
  .map((field, position) => ({ ...field, position, source: field.value }));

/** The IDs by which each profile knows a title and a body. */
const names = {
  wordpress: ['title', 'content'],
  drupal: ['title', 'body'],
  contentful: ['title', 'richText'],
  storyblok: ['title', 'intro_richtext'],
  shopify: ['title', 'body_html'],
  aem: ['jcr:title', 'text'],
  'android-strings': ['title', 'body'],
  'google-play': ['title', 'full_description'],
  'apple-strings': ['title', 'body'],
  'app-store': ['name', 'description'],
  email: ['subject', 'html'],
};
/** The findings of each rule in the real content. */
const found = Map.groupBy(
  builtInProfiles.flatMap(({ id, rules }) => {
    const [title, body] = names[id];
    return fields.flatMap((field) =>
      rehearseField({ rules }, { ...field, id: field.id === options.title ? title : body }).findings.map(
        (finding) => ({ ...finding, field }),
      ),
    );
  }),
  ({ rule }) => rule.id,
);
if (options.show) {
  for (const [rule, findings] of found) {
    console.log(`\n${rule}`);
    for (const { field, variant, detail, places } of spread(findings, 25)) {
      const [{ from, to } = { from: 0, to: 60 }] = places;
      const text = field.target.slice(Math.max(0, from - 30), Math.max(to, from + 30) + 20);
      console.log(`  ${variant} ${JSON.stringify(detail)} ${JSON.stringify(text)}`);
    }
  }
}

/** At most so many of a list, evenly taken. */
function spread(list, most) {
  if (list.length <= most) return list;
  return Array.from({ length: most }, (_none, at) => list[Math.floor((at * list.length) / most)]);
}

/** Kinds whose breach is put into a real text; of the others the broken value stands for the whole field. */
const embedded = new Set(['tags', 'attributes', 'styles', 'schemes', 'references', 'escape-sequences']);
const bodies = fields.filter(({ id }) => id !== options.title);
const recall = builtInProfiles.flatMap(({ rules }) =>
  ruleValues.flatMap((values) => {
    const rule = rules.find(({ id }) => id === values.rule);
    if (rule === undefined) return [];
    const right = bodies.filter((body) => findsPlanted(rule, values, body)).length;
    return [{ rule: rule.id, planted: bodies.length, right }];
  }),
);
const all = recall.reduce((sum, { planted }) => sum + planted, 0);
const some = recall.reduce((sum, one) => sum + one.right, 0);
console.log(`\n${fields.length} fields; planted breaches found: ${some} of ${all}`);
console.log('| rule | planted, found | findings | fields |\n| --- | --- | --- | --- |');
for (const { rule, planted, right } of recall) {
  const findings = found.get(rule) ?? [];
  const places = new Set(findings.map(({ field }) => field.position)).size;
  console.log(`| \`${rule}\` | ${right} of ${planted} | ${findings.length} | ${places} |`);
}

function findsPlanted(rule, values, body) {
  const isEmbedded = embedded.has(rule.kind);
  const at = body.target.search(/<\/(?:p|li|dd)>|$/);
  const target = isEmbedded
    ? `${body.target.slice(0, at)} ${values.broken} ${body.target.slice(at)}`
    : values.broken;
  const { id, data = 'html' } = values;
  const source = isEmbedded ? body.source : (values.source ?? body.source);
  const { findings } = rehearseField({ rules: [rule] }, { ...body, id, data, source, target });
  // A breach inside a text counts only where it was planted.
  const isThere = ({ places }) =>
    places.some(({ from, to }) => to > at && from < at + values.broken.length + 2);
  return isEmbedded ? findings.some(isThere) : findings.length > 0;
}
