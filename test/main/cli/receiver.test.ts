import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { builtInProfiles } from '../../../src/content/receivers/built-in/built-in-profiles';
import { commandLine } from '../../support/command-line';
import { tempFolder } from '../../support/temp-folder';

const line = (fields: readonly object[], target = 'de') =>
  JSON.stringify({ language: { source: 'en', target }, fields });
const heading = { id: 'title', data: 'html', value: '<em>News</em>', target: '<h1>Neues</h1>' };

async function check(profile: string, stdin: string) {
  const ran = await commandLine(['receiver', 'check', '--profile', profile], { stdin });
  return { ...ran, answers: ran.out.split('\n').map((one): unknown => JSON.parse(one)) };
}

describe('locdesk receiver', () => {
  it('answers each request with what the receiver changes, and the field as it would store it', async () => {
    const { code, answers } = await check('wordpress', line([heading]));
    expect(code).toBe(0);
    expect(answers).toEqual([
      {
        index: 0,
        findings: [
          {
            field: 'title',
            profile: 'wordpress',
            rule: 'wordpress.title-tags',
            kind: 'changed',
            message: 'WordPress does not keep <h1>.',
            places: [
              { from: 0, to: 4 },
              { from: 9, to: 14 },
            ],
          },
        ],
        stored: { title: 'Neues' },
      },
    ]);
  });

  it('ends with 1 when something is refused, and says how much', async () => {
    const { code, error } = await check(
      'drupal',
      line([{ id: 'title', data: 'text', value: 'News', target: 'ä'.repeat(256) }]),
    );
    expect(code).toBe(1);
    expect(error).toContain('1 request: 1 refused, 0 changed.');
  });

  it('says of a line that can not be read why', async () => {
    const { code, answers } = await check('drupal', '{"language":{}}');
    expect(code).toBe(1);
    expect(answers).toMatchObject([{ findings: [], errors: expect.arrayContaining(['fields: is missing']) }]);
  });

  it('shows a profile as a document, which works as a profile of its own', async () => {
    const shown = await commandLine(['receiver', 'show', 'wordpress']);
    const file = join(tempFolder(), 'own.json');
    writeFileSync(file, shown.out);
    const { answers } = await check(file, line([heading]));
    expect(answers).toMatchObject([{ findings: [{ rule: 'wordpress.title-tags' }] }]);
  });

  it('says what is wrong with a profile, with its place', async () => {
    const file = join(tempFolder(), 'own.json');
    const source = { document: 'Our handbook' };
    const rules = [
      { id: 'a', kind: 'length', effect: 'refused', says: 'Short.', source, max: 'ten', unit: 'words' },
      { id: 'a', kind: 'pattern', effect: 'refused', says: 'Form.', source, pattern: '(a+)+', form: 'a' },
    ];
    const document = { format: 'locdesk-receiver', version: 1, id: 'own', name: 'Own', rules };
    writeFileSync(file, JSON.stringify(document));
    const ran = await commandLine(['receiver', 'check', '--profile', file], { stdin: line([heading]) });
    expect(ran.error).toContain('rules[0].max: must be an integer');
    writeFileSync(file, JSON.stringify({ ...document, rules: [{ ...rules[0], max: 1 }, rules[1]] }));
    const deeper = await commandLine(['receiver', 'check', '--profile', file], { stdin: line([heading]) });
    expect(deeper.error).toContain('rules[1].id: "a" is the ID of another rule, too');
    expect(deeper.error).toContain('rules[1].pattern: must not repeat a part that has a repetition');
  });

  it('lists the profiles with the number of their rules', async () => {
    const { out } = await commandLine(['receiver', 'list']);
    expect(out.split('\n')).toHaveLength(builtInProfiles.length);
    expect(out).toContain('wordpress  WordPress, ');
  });

  it('names a profile that it does not know', async () => {
    const { code, error } = await commandLine(['receiver', 'check', '--profile', 'typo'], { stdin: '' });
    expect(code).toBe(2);
    expect(error).toContain('there is no profile "typo"');
  });
});
