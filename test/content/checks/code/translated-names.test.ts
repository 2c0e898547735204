import { expect, test } from 'vitest';
import { checkField } from '../../../../src/content/checks/check-field';
import { readWordPairs } from '../../../../src/content/checks/words/word-pairs';

const pairs = readWordPairs(
  'sound 90 klang ton\nmovie 90 film\npost 90 nach\n\nklang 90\nfilm 90\nnach 90\n',
);

/** The variant of the problem of one piece of code that became another. */
function variantsOf(was: string, is: string): readonly string[] {
  const [source, target] = [`<p>The <code>${was}</code> of it.</p>`, `<p>Das <code>${is}</code> davon.</p>`];
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
