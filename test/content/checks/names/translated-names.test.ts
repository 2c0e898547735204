import { expect, test } from 'vitest';
import { checkField } from '../../../../src/content/checks/check-field';
import { readWordPairs } from '../../../../src/content/checks/words/word-pairs';

const pairs = readWordPairs(
  'sound 90 klang ton\nmovie 90 film\npost 90 nach\n\nklang 90\nfilm 90\nnach 90\n',
);

/** The variant of the problem of one piece of code that became another, beside one that is kept. */
function variantsOf(was: string, is: string, kept = 'it'): readonly string[] {
  const beside = `<code>${kept}</code>`;
  const [source, target] = [
    `<p>The <code>${was}</code> of ${beside}.</p>`,
    `<p>Das <code>${is}</code> von ${beside}.</p>`,
  ];
  const field = { type: 'localizable', data: 'html', source, target };
  return checkField(field, { source: 'en', target: 'de' }, new Set(['code']), pairs).map(
    ({ variant }) => variant,
  );
}

test.each([
  ['with a number', 'a/soundTitle15', 'a/klangBezeichnung15', ['changed-style']],
  ['with another number', 'a/soundTitle15', 'a/klangBezeichnung16', ['changed']],
  ['whose words are translated', 'soundTitle', 'klangBezeichnung', ['changed-style']],
  ['behind an option', '-info name=MovieTitle', '-info name=FilmBezeichnung', ['changed-style']],
  ['of which one word is translated', 'soundTitle', 'klangTitle', ['changed']],
  ['that is another one', 'soundTitle', 'KeepAlive', ['changed']],
  ['that is another one of the same kind', 'PostSession', 'PreSession', ['changed']],
  ['with a slip', 'soundTitle', 'suondTitle', ['changed']],
  ['that became one word', 'soundTitle', 'Klangbezeichnung', ['changed']],
])('a name %s: %s, %s', (_why, was, is, expected) => {
  expect(variantsOf(was, is)).toEqual(expected);
});

test('a name whose words another name keeps is code', () => {
  expect(variantsOf('soundTitle', 'klangBezeichnung', 'setSoundName')).toEqual(['changed']);
  expect(variantsOf('soundTitle', 'klangBezeichnung', 'getElement')).toEqual(['changed-style']);
});
