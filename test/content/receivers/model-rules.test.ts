import { expect, it } from 'vitest';
import {
  profileOfModel,
  withoutRoomLine,
} from '../../../src/content/receivers/content-models/profile-of-model';
import { readProfileOrModel } from '../../../src/main/receivers/read-profile';
import { rehearseField } from '../../../src/content/receivers/rehearse';

function refused(model: unknown, id: string, target: string): readonly string[] {
  const { profile } = profileOfModel(model) ?? expect.fail('this is no content model');
  const field = { id, type: '', data: 'text', position: 0, source: target, target };
  return rehearseField(profile, field).findings.map(({ variant, detail }) =>
    [variant, detail['form'], detail['values'], detail['min'], detail['pattern']]
      .filter((part) => part !== undefined)
      .join(' '),
  );
}

/** A part of the components of a published site, with the empty limits that Storyblok's editor writes. */
const components = [
  {
    name: 'background_video',
    schema: {
      video: { type: 'text', max_length: '', regex: String.raw`^https:\/\/` },
      color: { type: 'text', regex: String.raw`^rgb\(\d+,\s*\d+\,\s*\d+\)$` },
      title: { type: 'text', regex: '' },
    },
  },
  { name: 'page', schema: { title: { type: 'text' } } },
  { name: 'article', schema: { title: { type: 'text', required: true, max_length: 10 } } },
];

it('an empty limit of Storyblok is none', () => {
  expect(refused(components, 'background_video.video', 'https://a.example/b')).toEqual([]);
});

it('a pattern of a model is found anywhere, unless it says where', () => {
  expect(refused(components, 'video', 'see https://a.example/b')).toEqual([String.raw`form ^https:\/\/`]);
  expect(refused(components, 'color', 'rgb(1, 2, 3)')).toEqual([]);
  expect(refused(components, 'color', 'rgb(1, 2)')).toHaveLength(1);
  const either = [{ name: 'a', schema: { b: { type: 'text', regex: '^x|y$' } } }];
  expect(refused(either, 'b', 'x and more')).toEqual([]);
  expect(refused(either, 'b', 'more and y')).toEqual([]);
  expect(refused(either, 'b', 'y and x')).toHaveLength(1);
});

it('limits that only one component has are asked where the ID of the field names it', () => {
  for (const id of ['title', 'page.title', '8a6e38d3-e1b8:page:title', 'page.title__i18n__de'])
    expect(refused(components, id, '')).toEqual([]);
  for (const id of ['article.title', '8a6e38d3-e1b8:article:title', 'content/article/title'])
    expect(refused(components, id, '')).toEqual(['required']);
  expect(refused(components, '8a6e38d3-e1b8:article:title__i18n__de', 'more than ten')).toEqual([
    'too-long-characters',
  ]);
});

it('a rule that all components have is asked once, and names that look alike have their own', () => {
  const lines = refused(components, 'page.title', 'a\nb');
  expect(lines).toEqual(['line-breaks']);
  const long = 'a'.repeat(40);
  const alike = [1, 2].map((max) => ({
    name: `${long}${max}`,
    schema: { b: { type: 'text', max_length: max } },
  }));
  expect(refused(alike, `${long}1.b`, 'abc')).toEqual(['too-long-characters']);
  expect(refused(alike, `${long}2.b`, 'abc')).toEqual(['too-long-characters']);
});

it('a field without text, or without a type, has no rules', () => {
  const schema = { count: { type: 'number', required: true }, other: { required: true } };
  expect(profileOfModel([{ name: 'page', schema }])?.profile.rules).toEqual([]);
});

it('one component as the API answers it is a model', () => {
  expect(refused({ component: components[2] }, 'title', '')).toEqual(['required']);
});

function contentful(field: object, locales: readonly object[] = []) {
  const fields = [{ id: 'a', type: 'Symbol', validations: [], ...field }];
  return { contentTypes: [{ sys: { id: 'post' }, fields }], locales };
}

it('a list of values, a least length and what must not occur are rules of Contentful', () => {
  const values = contentful({ validations: [{ in: ['left', 'right (new)'] }] });
  expect(refused(values, 'a', 'right (new)')).toEqual([]);
  expect(refused(values, 'a', 'links')).toEqual(['values left, right (new)']);
  const least = contentful({ validations: [{ size: { min: 3, max: null } }] });
  expect(refused(least, 'a', '日本語')).toEqual([]);
  expect(refused(least, 'a', '日本')).toEqual(['too-short 3']);
  const without = contentful({ validations: [{ prohibitRegexp: { pattern: '[!?]', flags: null } }] });
  expect(refused(without, 'a', 'a')).toEqual([]);
  expect(refused(without, 'a', 'a! b')).toEqual(['forbidden-form [!?]']);
});

const withFlags = (flags: string) =>
  contentful({ validations: [{ regexp: { pattern: '^[a-z]+$', flags } }] });

const german = (optional: boolean) => [
  { code: 'en', default: true },
  { code: 'de', optional },
];

it('a pattern with flags is left out, because it means something else', () => {
  expect(refused(withFlags('i'), 'a', 'ABC')).toEqual([]);
  expect(refused(withFlags(''), 'a', 'ABC')).toHaveLength(1);
});

it('a required field may be empty where all other locales allow it, and a field that is left out has no rules', () => {
  expect(refused(contentful({ required: true }, german(true)), 'a', '')).toEqual([]);
  expect(refused(contentful({ required: true }, german(false)), 'a', '')).toEqual(['required']);
  expect(profileOfModel(contentful({ required: true, omitted: true }))?.profile.rules).toEqual([]);
});

it('a type of Contentful without sys is named by its own ID', () => {
  const fields = [{ id: 'headerText', name: 'Header Text', type: 'Symbol', required: true }];
  const model = {
    contentTypes: [
      { id: 'homePage', name: 'Home Page', fields },
      { id: 'page', fields: [{ ...fields[0], required: false }] },
    ],
  };
  expect(refused(model, 'homePage.headerText', '')).toEqual(['required']);
  expect(refused(model, 'page.headerText', '')).toEqual([]);
});

/** The types `t0` to `t69` and `plain` with a title, which is required in all but the last. */
const many = {
  contentTypes: [...Array.from({ length: 70 }, (_none, at) => `t${at}`), 'plain'].map((id) => ({
    sys: { id },
    fields: [{ id: 'title', type: 'Symbol', required: id !== 'plain' }],
  })),
};

it('each of many types has its rules, whose source names it', () => {
  for (const type of ['t0', 't10', 't61', 't62', 't69'])
    expect(refused(many, `${type}.title`, '')).toEqual(['required']);
  expect(refused(many, 'plain.title', '')).toEqual([]);
  const { profile } = profileOfModel(many) ?? expect.fail('this is no content model');
  const field = { id: 't65.title', type: '', data: 'text', position: 0, source: 'a', target: '' };
  const [found] = rehearseField(profile, field).findings;
  expect(found?.rule.id).toBe('contentful-model.title.required-2');
  expect(found?.rule.source.section).toContain('t65');
});

const twoLimits = ['hero', 'page'].map((name, at) => ({
  name,
  schema: { title: { type: 'text', max_length: 60 + at * 20 } },
}));

it('a field that does not name its type is asked for the limit of the type that allows the most', () => {
  for (const id of ['title', 'abc.title', 'fields.title', 'title__i18n__de']) {
    expect(refused(twoLimits, id, 'a'.repeat(70))).toEqual([]);
    expect(refused(twoLimits, id, 'a'.repeat(81))).toEqual(['too-long-characters']);
  }
  expect(refused(twoLimits, 'hero.title', 'a'.repeat(81))).toEqual(['too-long-characters']);
  expect(refused(twoLimits, '8a6e38d3:hero:title__i18n__de', 'a'.repeat(61))).toEqual([
    'too-long-characters',
  ]);
  const unlimited = [...twoLimits, { name: 'free', schema: { title: { type: 'text' } } }];
  expect(refused(unlimited, 'title', 'a'.repeat(300))).toEqual([]);
});

it('a field that does not name its type is asked for the least length of the type that allows the shortest', () => {
  const contentTypes = [5, 3, 8].map((min) => ({
    sys: { id: `type${min}` },
    fields: [{ id: 'a', type: 'Text', validations: [{ size: { min } }] }],
  }));
  expect(refused({ contentTypes }, 'a', 'abc')).toEqual([]);
  expect(refused({ contentTypes }, 'a', 'ab')).toEqual(['too-short 3']);
  expect(refused({ contentTypes }, 'type8.a', 'abc')).toEqual(['too-short 8']);
});

it('a limit of one of very many types is asked once where the type is not named', () => {
  const types = Array.from({ length: 200 }, (_none, at) => ({
    name: `type${at}`,
    schema: { title: { type: 'textarea', max_length: 10 + at } },
  }));
  expect(refused(types, 'title', 'a'.repeat(209))).toEqual([]);
  expect(refused(types, 'fields.title', 'a'.repeat(210))).toEqual(['too-long-characters']);
  expect(refused(types, 'type7.title', 'a'.repeat(300))).toEqual(['too-long-characters']);
});

const slug = (pattern: string) => [{ name: 'page', schema: { slug: { type: 'text', regex: pattern } } }];

it('the usual pattern of a slug is a rule', () => {
  for (const pattern of ['^[a-z0-9]+(?:-[a-z0-9]+)*$', String.raw`^([a-z0-9]+\-)*[a-z0-9]+$`]) {
    expect(refused(slug(pattern), 'page.slug', 'one-two-3')).toEqual([]);
    expect(refused(slug(pattern), 'page.slug', 'One two')).toEqual([`form ${pattern}`]);
  }
});

it('what can not be applied is said with its type and field', () => {
  const asked = { regex: '[a-z', max_length: 5 };
  const { leftOut } = profileOfModel([
    { name: 'page', schema: { a: { type: 'text', ...asked }, b: { type: 'text', regex: '(a+)+' } } },
  ]) ?? { leftOut: [] };
  expect(leftOut).toEqual(['page: a: [a-z', 'page: b: (a+)+']);
  expect(profileOfModel(withFlags('i'))?.leftOut).toEqual(['post: a: /^[a-z]+$/i']);
  const without = contentful({ validations: [{ prohibitRegexp: { pattern: '(a+)+' } }] });
  expect(profileOfModel(without)?.leftOut).toEqual(['post: a: (a+)+']);
  expect(profileOfModel(twoLimits)?.leftOut).toEqual([]);
});

it('a pattern that gets too long as a rule is said, and does not keep the model from being imported', () => {
  const written = String.raw`a\-`.repeat(130);
  expect(readProfileOrModel(JSON.stringify(slug(written)))).toMatchObject({
    leftOut: [expect.stringContaining('page: slug: a')],
  });
});

it('a list that has only an empty value is no rule', () => {
  expect(refused(contentful({ validations: [{ in: [''] }] }), 'a', 'b')).toEqual([]);
});

it('an invalid pattern is no rule, although it would be one with something around it', () => {
  expect(refused(contentful({ validations: [{ regexp: { pattern: '[a-z' } }] }), 'a', '1')).toEqual([]);
  expect(refused(contentful({ validations: [{ prohibitRegexp: { pattern: '[a-z' } }] }), 'a', 'a')).toEqual(
    [],
  );
});

it('rules that a profile has no room for are said', () => {
  const fields = Array.from({ length: 300 }, (_none, at) => ({
    id: `f${at}`,
    type: 'Symbol',
    required: true,
  }));
  const made = profileOfModel({ contentTypes: [{ sys: { id: 'a' }, fields }] }) ?? expect.fail('no model');
  expect(made.profile.rules).toHaveLength(500);
  expect(made.leftOut).toEqual([]);
  expect(made.withoutRoom).toHaveLength(400);
  expect(made.withoutRoom.slice(-1).map((rule) => withoutRoomLine(rule))).toEqual([
    'a: f299: f299 is a single line.',
  ]);
});
