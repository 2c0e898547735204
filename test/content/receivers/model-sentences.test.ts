import { expect, it } from 'vitest';
import { modelSentence } from '../../../src/content/receivers/content-models/model-sentences';
import { profileOfModel } from '../../../src/content/receivers/content-models/profile-of-model';
import { ruleTexts as ar } from '../../../src/content/receivers/rule-texts/ar';
import { ruleTexts as de } from '../../../src/content/receivers/rule-texts/de';
import { ruleTexts as es } from '../../../src/content/receivers/rule-texts/es';
import { ruleTexts as fr } from '../../../src/content/receivers/rule-texts/fr';
import { ruleTexts as ja } from '../../../src/content/receivers/rule-texts/ja';

/** One field for each demand that a model can make. */
const model = {
  contentTypes: [
    {
      sys: { id: 'post' },
      fields: [
        { id: 'title', type: 'Symbol', required: true, validations: [{ size: { min: 3, max: 40 } }] },
        { id: 'slug', type: 'Text', validations: [{ regexp: { pattern: '^[a-z]+$' } }] },
        { id: 'kind', type: 'Text', validations: [{ in: ['left', 'right'] }] },
        { id: 'intro', type: 'Text', validations: [{ prohibitRegexp: { pattern: 'TODO' } }] },
        { id: 'body', type: 'RichText', validations: [{ enabledNodeTypes: [] }, { enabledMarks: ['bold'] }] },
      ],
    },
  ],
  locales: [{ code: 'en', default: true }, { code: 'pt-BR' }],
};
const rules = (profileOfModel(model) ?? expect.fail('this is no content model')).profile.rules;

it('says every rule of a content model by what it asks', () => {
  expect(rules.map((rule) => modelSentence(rule, de)?.says)).toEqual([
    'title ist ein Pflichtfeld.',
    'title hat höchstens 40 Zeichen.',
    'title hat mindestens 3 Zeichen.',
    'slug hat die Form ^[a-z]+$.',
    'kind ist einer dieser Texte: left, right',
    'intro enthält nichts von der Form TODO.',
    'body behält nur p, br, b, strong.',
    'Der Space hat die Locales en, pt-BR.',
    'title ist eine einzige Zeile.',
  ]);
  expect(rules.map((rule) => modelSentence(rule, de)?.title)).toEqual(
    rules.map(() => 'Inhaltsmodell Ihres Space in Contentful'),
  );
});

it.each([
  ['ar', ar],
  ['de', de],
  ['es', es],
  ['fr', fr],
  ['ja', ja],
])('says no rule of a content model in English in %s', (_language, messages) => {
  for (const rule of rules) {
    const said = modelSentence(rule, messages) ?? expect.fail(`no sentence for ${rule.id}`);
    expect(said.says).not.toBe(rule.says);
    expect(said.says).not.toContain('{{');
    expect(said.title).not.toBe(rule.source.title);
  }
});

it('leaves the words of a rule that were changed in its document, and those of other documents', () => {
  for (const rule of rules) {
    expect(modelSentence({ ...rule, says: 'Ask the editors first.' }, de)).toBeUndefined();
    expect(modelSentence({ ...rule, source: { ...rule.source, title: 'Our handbook' } }, de)).toBeUndefined();
  }
});
