import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { builtInProfiles } from '../../../src/content/receivers/built-in/built-in-profiles';
import { commandLine } from '../../support/command-line';
import { tempFolder } from '../../support/temp-folder';

const line = (fields: readonly object[], target = 'de') =>
  JSON.stringify({ language: { source: 'en', target }, fields });
const heading = { id: 'title', data: 'html', value: '<h1>News</h1>', target: '<h1>Neues</h1>' };

async function check(receivers: readonly string[], stdin: string) {
  const named = receivers.flatMap((name) => ['--receiver', name]);
  const ran = await commandLine(['check', ...named], { stdin });
  return { ...ran, answers: ran.out.split('\n').map((one): unknown => JSON.parse(one)) };
}

describe('locdesk check --receiver', () => {
  it('has what the receiver changes among the problems, and the field as it would store it', async () => {
    const { code, answers } = await check(['wordpress'], line([heading]));
    expect(code).toBe(0);
    expect(answers).toEqual([
      {
        index: 0,
        problems: [
          {
            field: 'title',
            check: 'stored-differently',
            rule: 'wordpress.title-tags',
            level: 'warning',
            certainty: 'sure',
            message: 'WordPress does not keep <h1>.',
            cause: 'single 1',
            places: [
              { side: 'target', from: 0, to: 4 },
              { side: 'target', from: 9, to: 14 },
            ],
          },
        ],
        stored: { wordpress: { title: 'Neues' } },
      },
    ]);
  });

  it('counts a refusal as an error, by which it ends with 1', async () => {
    const tooLong = { id: 'title', data: 'text', value: 'News '.repeat(50), target: 'Neues '.repeat(50) };
    const { code, answers, error } = await check(['drupal'], line([tooLong]));
    expect(code).toBe(1);
    expect(error).toContain('1 request: 1 error, ');
    const refusal = { check: 'refused', rule: 'drupal.title-length', level: 'error' };
    expect(answers).toMatchObject([
      { problems: expect.arrayContaining([expect.objectContaining(refusal)]) as unknown },
    ]);
  });

  it('takes several receivers, and says for each how it would store a field', async () => {
    const { answers } = await check(['WordPress', 'drupal'], line([heading]));
    expect(answers).toMatchObject([
      { stored: { wordpress: { title: 'Neues' }, drupal: { title: '&lt;h1&gt;Neues&lt;/h1&gt;' } } },
    ]);
  });

  it('names no rule and stores nothing without a receiver', async () => {
    const { answers } = await check([], line([heading]));
    expect(answers).toMatchObject([{ problems: [] }]);
    expect(JSON.stringify(answers)).not.toMatch(/"rule"|"stored"/);
  });

  it('shows a profile as a document, which works as a profile of its own', async () => {
    const shown = await commandLine(['receiver', 'show', 'wordpress']);
    const file = join(tempFolder(), 'own.json');
    writeFileSync(file, shown.out);
    const { answers } = await check([file], line([heading]));
    expect(answers).toMatchObject([{ problems: [{ rule: 'wordpress.title-tags' }] }]);
    writeFileSync(file, shown.out.replace('"id": "wordpress"', '"id": "ours"'));
    const both = await commandLine(['check', '--receiver', 'wordpress', '--receiver', file], { stdin: '' });
    expect(both).toMatchObject({ code: 2, error: expect.stringContaining('two receivers are "WordPress"') });
    const { answers: once } = await check([file, file, 'drupal', 'drupal'], line([heading]));
    expect(once).toMatchObject([
      { problems: [{ rule: 'wordpress.title-tags' }, { rule: 'drupal.title-tags' }] },
    ]);
  });

  it('says what is wrong with a profile, with its place', async () => {
    const file = join(tempFolder(), 'own.json');
    const source = { title: 'Our handbook' };
    const rules = [
      { id: 'a', kind: 'length', level: 'refused', says: 'Short.', source, max: 'ten', unit: 'words' },
      { id: 'a', kind: 'pattern', level: 'refused', says: 'Form.', source, pattern: '(a+)+', form: 'a' },
    ];
    const document = { format: 'locdesk-receiver', version: 1, id: 'own', name: 'Own', rules };
    writeFileSync(file, JSON.stringify(document));
    const ran = await commandLine(['check', '--receiver', file], { stdin: line([heading]) });
    expect(ran.error).toContain('rules[0].max: must be an integer');
    writeFileSync(file, JSON.stringify({ ...document, rules: [{ ...rules[0], max: 1 }, rules[1]] }));
    const deeper = await commandLine(['check', '--receiver', file], { stdin: line([heading]) });
    expect(deeper.error).toContain('rules[1].id: "a" is the ID of another rule, too');
    expect(deeper.error).toContain('rules[1].pattern: must not repeat a part that has a repetition');
  });

  it('says what a content model asks that its profile does not have, beside the document', async () => {
    const file = join(tempFolder(), 'model.json');
    const validations = [{ regexp: { pattern: '(a+)+', flags: null } }, { size: { max: 20 } }];
    const fields = [{ id: 'title', name: 'Title', type: 'Symbol', validations }];
    writeFileSync(file, JSON.stringify({ contentTypes: [{ sys: { id: 'page' }, name: 'Page', fields }] }));
    const shown = await commandLine(['receiver', 'show', file]);
    expect(shown.error).toBe('locdesk: not in Contentful, our model: page: title: (a+)+');
    expect(JSON.parse(shown.out)).toMatchObject({ rules: [{ kind: 'length', max: 20 }, {}] });
    const ran = await commandLine(['check', '--receiver', file, '--receiver', file], {
      stdin: line([heading]),
    });
    expect(ran.error).toBe(shown.error);
  });

  it('lists the profiles with the number of their rules', async () => {
    const { out } = await commandLine(['receiver', 'list']);
    expect(out.split('\n')).toHaveLength(builtInProfiles.length);
    expect(out).toContain('wordpress  WordPress, ');
  });

  it('names a profile that it does not know', async () => {
    const { code, error } = await commandLine(['check', '--receiver', 'typo'], { stdin: '' });
    expect(code).toBe(2);
    expect(error).toContain('there is no profile "typo"');
  });
});
