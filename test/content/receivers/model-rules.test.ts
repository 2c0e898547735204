import { expect, it } from 'vitest';
import { profileOfModel } from '../../../src/content/receivers/content-models/profile-of-model';
import { rehearseField } from '../../../src/content/receivers/rehearse';

function refused(model: unknown, id: string, target: string): readonly string[] {
  const profile = profileOfModel(model) ?? expect.fail('this is no content model');
  const field = { id, type: '', data: 'text', position: 0, source: target, target };
  return rehearseField(profile, field).findings.map(({ variant, detail }) =>
    [variant, detail['form']].filter((part) => part !== undefined).join(' '),
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
  expect(refused(values, 'a', 'links')).toEqual(['form left, right (new)']);
  const least = contentful({ validations: [{ size: { min: 3, max: null } }] });
  expect(refused(least, 'a', '日本語')).toEqual([]);
  expect(refused(least, 'a', '日本')).toEqual(['form at least 3 characters']);
  const without = contentful({ validations: [{ prohibitRegexp: { pattern: '[!?]', flags: null } }] });
  expect(refused(without, 'a', 'a')).toEqual([]);
  expect(refused(without, 'a', 'a! b')).toEqual(['form not [!?]']);
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
  expect(profileOfModel(contentful({ required: true, omitted: true }))?.rules).toEqual([]);
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
