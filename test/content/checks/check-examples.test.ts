import { expect, it } from 'vitest';
import { checkExamples, type CheckExample } from '../../../src/content/checks/guides/check-examples';
import type { CheckGuides } from '../../../src/content/checks/guides/check-guide';
import { checkIds } from '../../../src/content/checks/problem';
import { builtInProfiles } from '../../../src/content/receivers/built-in/built-in-profiles';
import { termIndex } from '../../../src/content/terms/check/term-index';
import type { TermEntry } from '../../../src/content/terms/termbase';
import { checkLines } from '../../../src/main/checks/line-checks';
import { vocabularies } from '../../support/content/vocabularies';

type CheckLine = Parameters<typeof checkLines>[0][number];

const basket: TermEntry = {
  id: 'basket',
  terms: {
    en: [{ text: 'basket', status: 'preferred' }],
    de: [
      { text: 'Warenkorb', status: 'preferred' },
      { text: 'Korb', status: 'admitted' },
      { text: 'Einkaufswagen', status: 'forbidden' },
    ],
  },
};
const receivers = builtInProfiles.filter(({ id }) => id === 'email' || id === 'wordpress');

/** The request of an example with three texts that it is compared with, or with three other languages. */
function linesOf({ source: value, target, language, isText, beside }: CheckExample): readonly CheckLine[] {
  const data = isText === true ? 'text' : 'html';
  const line = (to: string, ...fields: CheckLine['fields']): CheckLine => ({
    language: { source: 'en', target: to },
    fields,
  });
  const example = { id: beside?.where === 'receiver' ? 'subject' : 'body', data, value, target };
  const { where, source, target: other = '' } = beside ?? {};
  if (where === 'languages')
    return [language, 'fr', 'es', 'nl'].map((to) =>
      line(to, { ...example, target: to === language ? target : other }),
    );
  const others = ['a', 'b', 'c'].map((id) => ({ id, data, value: source ?? '', target: other }));
  // Some checks compare fields of a request, others requests.
  return where === 'elsewhere'
    ? [line(language, example, ...others), line(language, ...others)]
    : [line(language, example)];
}

it.each(checkIds)('the example of %s is one that it reports', (check) => {
  const [answer] = checkLines(linesOf(checkExamples[check]), {
    vocabularies,
    receivers,
    indexTerms: (languages, lemmasOf) => termIndex([basket], languages, lemmasOf),
  });
  expect(answer?.problems.map((problem) => problem.check)).toContain(check);
});

const guides = import.meta.glob<CheckGuides>('../../../src/content/checks/guides/{en,de,fr,es,ja,ar}.ts', {
  eager: true,
  import: 'guides',
});

it.each(Object.entries(guides))('every check is explained in %s', (_file, texts) => {
  expect(checkIds.filter((check) => texts[check] === undefined)).toEqual([]);
});
