// npm run bench:receivers -- FILE… [--title title] [--show [--of RULE]]: what the rules of receivers find in
// files of real requests (one JSON per line: language, fields with value and target), and how many breaches
// that are planted into these fields each rule finds. A line with `profile` has fields named as that profile
// names them; fields of other lines take the names that the rules of every profile know, the title as a title
// and the others as bodies. Rules that none of them has, such as those of slugs, are asked about the titles
// under a name of their own (`*`): there only what is planted counts. `--show` prints 25 findings of each
// rule to be judged. Writes nothing into the repository.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { build } from 'vite';

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    title: { type: 'string', default: 'title' },
    show: { type: 'boolean' },
    of: { type: 'string' },
  },
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
        selector: join(root, 'src/content/receivers/field-selector.ts'),
        rehearse: join(root, 'src/content/receivers/rehearse.ts'),
        plant: join(root, 'test/content/receivers/plant-breach.ts'),
        plantRequest: join(root, 'test/content/receivers/plant-request.ts'),
        values: join(root, 'test/content/receivers/rule-values.ts'),
      },
      output: { entryFileNames: '[name].mjs' },
    },
  },
  ssr: { noExternal: true, target: 'node' },
});
const load = (name) => import(pathToFileURL(join(folder, `${name}.mjs`)).href);
const { builtInProfiles } = await load('profiles');
const { isFieldRule, selects } = await load('selector');
const { rehearseField, rehearseRequest } = await load('rehearse');
const { plantBreaches } = await load('plant');
const { plantRequests } = await load('plantRequest');
const { ruleValues } = await load('values');
rmSync(folder, { recursive: true, force: true });

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
/** The fields as each profile is asked about them. */
const fieldsOf = Map.groupBy(
  positionals
    .flatMap((file) => readFileSync(file, 'utf8').split('\n'))
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line))
    .flatMap(({ profile, origin, fields }) =>
      fields
        .filter(({ target }) => target !== undefined)
        .flatMap(({ value: source, ...field }, position) =>
          profile === undefined
            ? Object.entries(names).map(([own, [title, body]]) => ({
                ...field,
                profile: own,
                id: field.id === options.title ? title : body,
                source,
                position,
                origin,
              }))
            : [{ ...field, profile, source, position, origin }],
        ),
    ),
  ({ profile }) => profile,
);

/** A field of few characters is planted into where a text is too long for the rule. */
const firstWord = (text) => /\p{L}{4,}/u.exec(text.replaceAll(/<[^>]*>/g, ' '))?.[0] ?? '';
const mostPlanted = 200;

const rows = builtInProfiles.flatMap(({ id, rules }) =>
  rules.filter(isFieldRule).map((rule) => {
    const own = (fieldsOf.get(id) ?? []).filter((field) => selects(rule.fields, field));
    const asked = own.length > 0 ? own : titlesFor(id, rule);
    const found = asked.flatMap((field) => {
      const { findings } = rehearseField({ rules: [rule] }, field);
      return findings.map((finding) => ({ ...finding, field }));
    });
    return { rule, asked, found, isBorrowed: own.length === 0, ...plantInto(rule, asked) };
  }),
);
if (options.show) {
  for (const { rule, found } of rows) {
    if (found.length === 0 || (options.of ?? rule.id) !== rule.id) continue;
    console.log(`\n${rule.id}`);
    for (const { field, variant, detail, places } of spread(found, 25)) {
      const [{ from, to } = { from: 0, to: 60 }] = places;
      const text = field.target.slice(Math.max(0, from - 30), Math.max(to, from + 30) + 20);
      console.log(`  ${field.origin ?? ''} ${variant} ${JSON.stringify(detail)} ${JSON.stringify(text)}`);
    }
  }
}
console.log('| rule | planted, found | findings | fields with one, of |\n| --- | --- | --- | --- |');
for (const { rule, asked, found, isBorrowed, planted, right } of rows) {
  const places = new Set(found.map(({ field }) => field)).size;
  const judged = isBorrowed ? '* | *' : `${found.length} | ${places} of ${asked.length}`;
  console.log(`| \`${rule.id}\` | ${right} of ${planted} | ${judged} |`);
}
for (const { rule, asked, found, planted, right } of requestRows())
  console.log(`| \`${rule.id}\` | ${right} of ${planted} | ${found} | ${found} of ${asked} requests |`);
const all = rows.reduce((sum, { planted }) => sum + planted, 0);
const some = rows.reduce((sum, { right }) => sum + right, 0);
console.log(`\nplanted breaches found: ${some} of ${all}`);

/** Counts what each rule on requests finds in the requests as they are, and in those with a breach. */
function requestRows() {
  const lines = positionals
    .flatMap((file) => readFileSync(file, 'utf8').split('\n'))
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line));
  return builtInProfiles.flatMap(({ id, rules }) => {
    const requests = lines
      .filter(({ profile = id }) => profile === id)
      .map(({ profile, language, fields }) => ({
        language: language.target,
        fields: fields
          .filter(({ target }) => target !== undefined)
          .map((field, position) => ({
            ...field,
            ...(profile === undefined ? ownName(id, field) : {}),
            position,
          })),
      }))
      .filter(({ fields }) => fields.length > 0);
    return rules
      .filter((rule) => !isFieldRule(rule))
      .map((rule) => {
        const isFound = (request) => rehearseRequest({ rules: [rule] }, request).length > 0;
        const plants = spread(requests, mostPlanted).flatMap((request) => plantRequests(rule, request));
        const right = plants.filter(isFound).length;
        return {
          rule,
          asked: requests.length,
          found: requests.filter(isFound).length,
          planted: plants.length,
          right,
        };
      });
  });
}

/** The ID by which a profile knows the field: a title or a body. */
function ownName(profile, { id }) {
  const [title, body] = names[profile];
  return { id: id === options.title ? title : body };
}

/** The titles in the kind of field that a rule asks and that no line of the files has. */
function titlesFor(profile, rule) {
  const { id, data = 'html' } = ruleValues.find((one) => one.rule === rule.id) ?? {};
  if (id === undefined) return [];
  const [title] = names[profile];
  return (fieldsOf.get(profile) ?? [])
    .filter((field) => field.id === title || field.target.length < 60)
    .map((field) => ({ ...field, type: 'localizable', id, data }))
    .filter((field) => selects(rule.fields, field));
}

/** At most so many of a list, evenly taken. */
function spread(list, most) {
  if (list.length <= most) return list;
  return Array.from({ length: most }, (_none, at) => list[Math.floor((at * list.length) / most)]);
}

/** Plants breaches of a rule into fields that it is asked about, and counts those that it finds there. */
function plantInto(rule, asked) {
  const findingsOf = (field, texts) => rehearseField({ rules: [rule] }, { ...field, ...texts }).findings;
  const isMadeAnew = ['slug', 'pattern', 'url'].includes(rule.kind);
  const into = spread(asked, mostPlanted).flatMap((field) => [
    { field, source: field.source, target: field.target },
    { field, source: firstWord(field.source), target: firstWord(field.target) },
  ]);
  const plants = into
    .filter(({ target }) => target !== '')
    // A plain text has no character references.
    .filter(({ field }) => rule.kind !== 'references' || field.data === 'html')
    .filter(({ field, ...texts }) => isMadeAnew || findingsOf(field, texts).length === 0)
    .flatMap(({ field, ...texts }) => plantBreaches(rule, texts).map((planted) => ({ field, planted })));
  const missed = plants.filter(({ field, planted: { source, target, at } }) =>
    findingsOf(field, { source, target }).every(
      ({ places }) => at !== undefined && places.every(({ from, to }) => from >= at.to || to < at.from),
    ),
  );
  if (options.show && missed.length > 0) {
    console.log(`\n${rule.id}: not found`);
    for (const { planted } of spread(missed, 5)) console.log(`  ${JSON.stringify(planted).slice(0, 300)}`);
  }
  return { planted: plants.length, right: plants.length - missed.length };
}
