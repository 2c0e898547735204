import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';

const root = resolve(import.meta.dirname, '../..');

/** The checks as a program gets them: bundled, in plain JavaScript. */
export async function bundled() {
  const folder = mkdtempSync(join(tmpdir(), 'locdesk-bench-checks-'));
  try {
    // The library that reads dictionaries finds its own files only where it is installed.
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
            field: join(root, 'src/content/checks/check-field.ts'),
            pair: join(root, 'src/content/checks/parsed/parsed-pair.ts'),
            problem: join(root, 'src/content/checks/problem.ts'),
            untranslated: join(root, 'src/content/checks/text/untranslated-fields.ts'),
            words: join(root, 'src/content/checks/spelling/spelled-words.ts'),
            spelling: join(root, 'src/content/checks/spelling/words-of-others.ts'),
            lists: join(root, 'src/main/checks/word-lists.ts'),
            vocabularies: join(root, 'src/main/spelling/vocabularies.ts'),
          },
          external: ['hunspell-wasm'],
          output: { entryFileNames: '[name].mjs' },
        },
      },
      ssr: { noExternal: true, external: ['hunspell-wasm'], target: 'node' },
    });
    const load = (name) => import(pathToFileURL(join(folder, `${name}.mjs`)).href);
    const names = ['field', 'pair', 'problem', 'untranslated', 'words', 'spelling', 'lists', 'vocabularies'];
    return Object.assign({}, ...(await Promise.all(names.map(load))));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * The checks of a field with spelling and pairs of words, by what the build has, as in `locdesk check`. Each
 * field is a request of its own, so that a word which is frequent in a request counts as rare; only for a
 * field that is left as it is in the source `others` of its request are asked.
 */
export async function checksWithSpelling() {
  const all = await bundled();
  const { checkIds, checkPair, spelledWords, placedSentences, wordProblems, wordLists } = all;
  const { fieldWords, untranslatedFields } = all;
  const vocabularies = await all.openVocabularies(join(root, 'out', 'dictionaries'));
  if (vocabularies.of('de') === undefined)
    throw new Error('there are no dictionaries in out/dictionaries: npm run build');
  const parse = (field, languages) => all.parsePair(field, languages, vocabularies.wordPairsOf(languages));
  const only = new Set(checkIds);
  const known = new WeakMap();
  const wordsOf = (field, languages) => {
    if (!known.has(field)) known.set(field, fieldWords(parse(field, languages), []));
    return known.get(field);
  };
  return {
    ...all,
    checkField(field, languages, others = []) {
      const pair = parse(field, languages);
      const problems = checkPair(pair);
      const own = fieldWords(pair, problems);
      if (own.unchanged !== undefined) {
        const words = others.map((other) => wordsOf(other, languages));
        problems.push(
          ...untranslatedFields([own, ...words])
            .values()
            .take(1),
        );
      }
      const lists = wordLists(languages, only, vocabularies);
      if (lists === undefined) return problems;
      const words = spelledWords(pair, problems);
      const counts = new Map(words.map(({ word, places }) => [word, places.length]));
      const sentences = placedSentences(pair);
      return [...problems, ...wordProblems(words, sentences, lists, counts, () => false)];
    },
  };
}
