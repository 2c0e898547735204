import { expect, it } from 'vitest';
import type { FieldRule } from '../../../src/content/receivers/receiver-profile';
import { rehearseField } from '../../../src/content/receivers/rehearse';

const of = { id: 'a', says: 'A rule.', source: { title: 'Handbook' } } as const;

function asked(rule: FieldRule, target: string, source = target) {
  const field = { id: 'a', type: '', data: 'text', position: 0, source, target };
  const { findings, stored } = rehearseField({ rules: [rule] }, field);
  return [findings.length, stored];
}

it('white space in quotation marks is kept only where the rule says so', () => {
  const rule = { ...of, kind: 'white-space', level: 'changed', trims: true, collapses: true } as const;
  expect(asked(rule, '"a  b"')).toEqual([1, '"a b"']);
  expect(asked({ ...rule, unlessQuoted: true }, '"a  b"')).toEqual([0, '"a  b"']);
});

it('quotation marks around a value need a backslash unless the rule says that they quote', () => {
  const rule = { ...of, kind: 'escapes', level: 'changed', characters: '"' } as const;
  expect(asked(rule, '"a"')).toEqual([1, 'a']);
  expect(asked({ ...rule, unlessQuoted: true }, '"a"')).toEqual([0, '"a"']);
});

it('other characters need none in quotation marks where the rule says so', () => {
  const rule = { ...of, kind: 'escapes', level: 'refused', characters: "'", unlessQuoted: true } as const;
  expect(asked(rule, `"it's"`)[0]).toBe(0);
  expect(asked(rule, "it's")[0]).toBe(1);
});

it('a pattern that must not be found is marked where it is, and a long value is not tested', () => {
  const rule = { ...of, kind: 'without-pattern', level: 'refused', pattern: '[!?]' } as const;
  expect(asked(rule, 'a! b?')[0]).toBe(1);
  expect(asked(rule, `${'a'.repeat(10_001)}!`)[0]).toBe(0);
  expect(asked(rule, '')[0]).toBe(0);
});

it('one of a list is taken as it is written, and an empty value is a matter of another rule', () => {
  const rule: FieldRule = { ...of, kind: 'values', level: 'refused', values: ['left', 'right'] };
  expect([asked(rule, 'left')[0], asked(rule, 'Left')[0], asked(rule, '')[0]]).toEqual([0, 1, 0]);
});

it('of a long list, the first values are shown, each shortened', () => {
  const values = Array.from({ length: 500 }, (_none, at) => String(at).padEnd(1900, 'x'));
  const rule = { ...of, kind: 'values', level: 'refused', values } as const;
  const field = { id: 'a', type: '', data: 'text', position: 0, source: 'b', target: 'b' };
  const [found] = rehearseField({ rules: [rule] }, field).findings;
  expect(found?.detail['values']).toMatch(/^0x+…, 1x+…, .{1,1600}, 19x+… …$/);
});

it('the least length counts code points, and an empty value is a matter of another rule', () => {
  const rule = { ...of, kind: 'min-length', level: 'refused', min: 3 } as const;
  const counts = ['', 'ab', 'abc', '😀😀', '😀😀😀'].map((value) => asked(rule, value)[0]);
  expect(counts).toEqual([0, 1, 0, 1, 0]);
});

it('tags are compared by their beginnings, whatever stands between them', () => {
  const rule = { ...of, kind: 'same-tags', level: 'refused' } as const;
  expect(asked(rule, '<b>a</b> and <i>b</i> c', '<b>a</b><i>b</i>')[0]).toBe(0);
  expect(asked(rule, '<p>a', '<p>a</p>')[0]).toBe(0);
  expect(asked(rule, '<b>a</b><b>b</b>', '<b>a</b>')[0]).toBe(1);
});
