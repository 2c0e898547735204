import { expect, it } from 'vitest';
import { builtInProfiles } from '../../../src/content/receivers/built-in/built-in-profiles';
import { modelTexts } from '../../../src/content/receivers/content-models/model-sentences';
import { ruleTexts as ar } from '../../../src/content/receivers/rule-texts/ar';
import { ruleTexts as de } from '../../../src/content/receivers/rule-texts/de';
import { ruleTexts as es } from '../../../src/content/receivers/rule-texts/es';
import { ruleTexts as fr } from '../../../src/content/receivers/rule-texts/fr';
import { ruleTexts as ja } from '../../../src/content/receivers/rule-texts/ja';

const english = {
  ...Object.fromEntries(
    builtInProfiles.flatMap(({ id, about = '', rules }) => [
      [`about.${id}`, about],
      ...rules.map((rule) => [rule.id, rule.says] as const),
    ]),
  ),
  ...modelTexts,
};

/**
 * Numbers of two or more digits, without the marks between thousands, and code: the same in every language.
 * Japanese writes small numbers in digits.
 */
function facts(text: string): readonly string[] {
  const plain = text.replaceAll(/(?<=\d)[.,\u{A0}\u{202F} ](?=\d{3})/gu, '');
  const found =
    plain.match(/\d{2,}|&[a-z]+;|[@%:][a-z]+\b|[A-Z][A-Z_]{3,}|\{\{.*?\}\}|\*\|[A-Z]+\|\*/g) ?? [];
  return found.filter((one) => one !== '16').toSorted();
}

it.each([
  ['ar', ar],
  ['de', de],
  ['es', es],
  ['fr', fr],
  ['ja', ja],
])(
  'each built-in rule and profile, and each kind of rule of a content model, has its sentence in %s, with the numbers and code of the English one',
  (_language, texts) => {
    expect(Object.keys(texts)).toEqual(Object.keys(english));
    const found = Object.entries(texts).map(([id, text]) => [id, ...facts(text)]);
    expect(found).toEqual(Object.entries(english).map(([id, text]) => [id, ...facts(text)]));
  },
);
