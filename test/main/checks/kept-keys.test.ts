import { expect, it } from 'vitest';
import { checkLines } from '../../../src/main/checks/line-checks';

/** The fields of a request in Japanese that are said to be left as they are in the source. */
function leftIn(...texts: readonly (string | readonly [string, string])[]): readonly string[] {
  const fields = texts.map((text, at) => {
    const [value, target] = typeof text === 'string' ? [text, text] : text;
    return { id: `f${at}`, value, target, data: 'text' };
  });
  const [answer] = checkLines([{ language: { source: 'en', target: 'ja' }, fields }]);
  return (answer?.problems ?? []).flatMap(({ check, field }) =>
    check === 'target-equals-source' ? [field] : [],
  );
}

it('the name of a key stays as keyboards have it, where the request keeps others', () => {
  expect(leftIn('Backspace', 'Home', 'End', ['Next image', '次の画像'])).toEqual([]);
});

it('a label is left where keys are translated, or where there are none', () => {
  expect(leftIn('Home', ['Next image', '次の画像'])).toEqual(['f0']);
  expect(leftIn(['Backspace', 'バックスペース'], 'Home')).toEqual(['f1']);
  expect(leftIn('Backspace', 'Close', ['Next image', '次の画像'])).toEqual(['f1']);
});
