import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SuggestionList } from '../../../src/renderer/requests/suggestion-list';

test('what a completion types is read from left to right, also in an Arabic window', () => {
  const item = { text: 'target:', detail: 'اللغة الهدف', isPartial: true };
  expect(
    renderToStaticMarkup(<SuggestionList items={[item]} active={0} onAccept={() => undefined} />),
  ).toContain('<code dir="ltr">target:</code>');
});
