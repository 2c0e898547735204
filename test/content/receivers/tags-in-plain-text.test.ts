import { expect, it } from 'vitest';
import { aem } from '../../../src/content/receivers/built-in/aem';
import { email } from '../../../src/content/receivers/built-in/email';
import { rehearseField } from '../../../src/content/receivers/rehearse';
import { growsTooFast } from '../../support/processor-time';

const tagsIn = (target: string, data = 'text'): readonly string[] =>
  rehearseField(
    { rules: [...aem.rules, ...email.rules].filter(({ id }) => /title-tags|subject-tags/.test(id)) },
    { id: data === 'text' ? 'subject' : 'jcr:title', type: '', data, position: 0, source: undefined, target },
  ).findings.map(({ detail }) => String(detail['tag']));

it('words in angle brackets are no tags of a plain text that is shown as it is written', () => {
  const texts = [
    'Mail to <i18n-zh@example.org>',
    'git update-ref <refname> [<eski-değer>]',
    '--force-<option>,…',
    'Help: <http://example.org/>',
    '<code conditionnel invalide>',
    'Since <version>',
  ];
  expect(texts.flatMap((text) => tagsIn(text))).toEqual([]);
});

it('tags with a quoted value, those that embed, and parts of a table are no words', () => {
  const texts = [
    '<img src="a.png" alt>',
    '<iframe src="x">',
    '<input type="text">',
    '<table><tr><td>x',
    "<option value='1' selected>",
  ];
  expect(texts.flatMap((text) => tagsIn(text))).toEqual([
    '<img>',
    '<iframe>',
    '<input>',
    '<table>',
    '<tr>',
    '<td>',
    '<option>',
  ]);
  expect(tagsIn('cp <source> <link>, from <table> in <base>; <input> and <code>')).toEqual([]);
});

it('many tags are looked through in time that is proportional to their number', () => {
  expect(growsTooFast((length) => void tagsIn('<code>'.repeat(length)), 1_500)).toBe(false);
});

it('tags that format a text, and others that are closed, are said in it', () => {
  const texts = [
    '<b>Other:</b>',
    'One<br>two',
    '<h2>New</h2>',
    '<code>x</code>',
    '<p style="color:red">',
    '<b>A',
  ];
  expect(texts.flatMap((text) => tagsIn(text))).toEqual(['<b>', '<br>', '<h2>', '<code>', '<p>', '<b>']);
  expect(tagsIn('<option>', 'html')).toEqual(['<option>']);
});
