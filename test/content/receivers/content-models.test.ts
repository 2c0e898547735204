import { describe, expect, it } from 'vitest';
import { besideOthers, profileOfModel } from '../../../src/content/receivers/content-models/profile-of-model';
import { rehearseField, rehearseRequest } from '../../../src/content/receivers/rehearse';

const contentful = {
  contentTypes: [
    {
      sys: { id: 'blogPost' },
      name: 'Blog post',
      fields: [
        { id: 'title', type: 'Symbol', required: true, validations: [{ size: { max: 60 } }] },
        { id: 'slug', type: 'Symbol', validations: [{ regexp: { pattern: '^[a-z0-9-]+$' } }] },
        {
          id: 'body',
          type: 'RichText',
          validations: [{ enabledMarks: ['bold'] }, { enabledNodeTypes: ['heading-2', 'hyperlink'] }],
        },
        { id: 'date', type: 'Date', required: true },
        { id: 'bad', type: 'Text', validations: [{ regexp: { pattern: '(a+)+' } }] },
      ],
    },
  ],
  locales: [{ code: 'en-US' }, { code: 'de' }],
};

const storyblok = {
  components: [
    {
      name: 'teaser',
      schema: {
        headline: { type: 'text', required: true, max_length: 40 },
        text: { type: 'textarea', max_length: '200', regex: '^[^!]*$' },
        image: { type: 'asset' },
      },
    },
  ],
};

function variantsOf(model: unknown, id: string, target: string): readonly string[] {
  const profile = profileOfModel(model)?.profile;
  if (profile === undefined) throw new Error('this is no content model');
  const field = { id, type: 'localizable', data: 'html', position: 0, source: 'a', target };
  return rehearseField(profile, field).findings.map(({ kind, variant }) => `${kind} ${variant}`);
}

describe('a profile made of a content model of Contentful', () => {
  it('has the lengths, forms and required fields of the model', () => {
    expect(variantsOf(contentful, 'title', 'a'.repeat(60))).toEqual([]);
    expect(variantsOf(contentful, 'blogPost.title', 'a'.repeat(61))).toEqual(['refused too-long-characters']);
    expect(variantsOf(contentful, 'title', '')).toEqual(['refused required']);
    expect(variantsOf(contentful, 'slug', 'Über uns')).toEqual(['refused form']);
    expect(variantsOf(contentful, 'slug', 'ueber-uns')).toEqual([]);
  });

  it('keeps only the nodes and marks of rich text that are enabled', () => {
    expect(variantsOf(contentful, 'body', '<h2>a</h2><p><b>b</b></p>')).toEqual([]);
    expect(variantsOf(contentful, 'body', '<h1>a</h1><p><i>b</i></p>')).toEqual([
      'changed tag',
      'changed tag',
    ]);
  });

  it('has the locales of the space, and leaves out a pattern that could take for ever', () => {
    const profile = profileOfModel(contentful)?.profile;
    if (profile === undefined) throw new Error('this is no content model');
    const fields = [{ id: 'title', type: 'a', data: 'html', position: 0, source: 'a', target: 'a' }];
    expect(rehearseRequest(profile, { language: 'de-AT', fields })).toEqual([]);
    expect(rehearseRequest(profile, { language: 'fr', fields })).toMatchObject([{ variant: 'language' }]);
    expect(profile.rules.filter(({ id }) => id.includes('.bad.'))).toEqual([]);
  });
});

describe('a profile made of components of Storyblok', () => {
  it('has the lengths, forms and required fields of the components, also of translated fields', () => {
    expect(variantsOf(storyblok, 'headline__i18n__de', 'a'.repeat(41))).toEqual([
      'refused too-long-characters',
    ]);
    expect(variantsOf(storyblok, 'headline', '')).toEqual(['refused required']);
    expect(variantsOf(storyblok, 'text', 'a!')).toEqual(['refused form']);
    expect(variantsOf(storyblok, 'text', 'a'.repeat(200))).toEqual([]);
  });
});

it('another document is no content model', () => {
  expect(profileOfModel({ format: 'locdesk-receiver', rules: [] })).toBeUndefined();
  expect(profileOfModel([])).toBeUndefined();
});

function inSpace(space: string): unknown {
  return {
    ...contentful,
    contentTypes: contentful.contentTypes.map((type) => ({
      ...type,
      sys: { ...type.sys, space: { sys: { type: 'Link', linkType: 'Space', id: space } } },
    })),
  };
}

describe('a second content model', () => {
  it('replaces the profile of its own space only', () => {
    expect(profileOfModel(inSpace('shop1'))?.profile).toMatchObject({
      id: 'contentful-model-shop1',
      name: 'Contentful, space shop1',
    });
    expect(profileOfModel(inSpace('Blog_2'))?.profile).toMatchObject({ id: 'contentful-model-blog-2' });
    const first = profileOfModel(inSpace('shop1'))?.profile ?? expect.fail('this is no content model');
    expect(besideOthers({ ...first, rules: [] }, (id) => (id === first.id ? first : undefined)).id).toBe(
      first.id,
    );
  });

  it('has rules whose IDs are of its profile alone, however long the names in it are', () => {
    const name = 'veryLongNameOfSomething'.repeat(3);
    const fields = ['a', 'b'].map((end) => ({ id: `${name}${end}`, type: 'Symbol', required: true }));
    const long = { contentTypes: [{ sys: { id: name, space: { sys: { id: name } } }, fields }] };
    const ids = [inSpace('shop1'), inSpace('shop2'), long].flatMap((model) => {
      const { id, rules } = profileOfModel(model)?.profile ?? expect.fail('this is no content model');
      expect(rules.filter((rule) => !rule.id.startsWith(`${id}.`) || rule.id.length > 100)).toEqual([]);
      return rules.map((rule) => rule.id);
    });
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('names what a list of texts asks, which has no rule', () => {
    const items = { type: 'Symbol', validations: [{ size: { max: 5 }, message: 'short' }] };
    const tags = { id: 'tags', type: 'Array', items, validations: [{ size: { max: 3 } }] };
    const links = {
      id: 'links',
      type: 'Array',
      items: { type: 'Link' },
      validations: [{ size: { max: 3 } }],
    };
    const model = {
      contentTypes: [{ sys: { id: 'post' }, fields: [tags, links, { id: 'a', type: 'Symbol' }] }],
    };
    expect(profileOfModel(model)?.leftOut).toEqual([
      'post: tags: {"size":{"max":3}}',
      'post: tags: items: {"size":{"max":5}}',
    ]);
  });

  it('gets a profile of its own where it does not say its space, and an equal one does not', () => {
    const first = profileOfModel(storyblok)?.profile ?? expect.fail('this is no content model');
    const known = (id: string) => (id === first.id ? first : undefined);
    expect(besideOthers(first, known)).toEqual(first);
    const reordered = first.rules.map(({ id, ...rule }) => ({ ...rule, id }));
    expect(besideOthers({ ...first, rules: reordered }, known).id).toBe(first.id);
    expect(besideOthers({ ...first, rules: first.rules.slice(1) }, known)).toMatchObject({
      id: 'storyblok-model-2',
      name: 'Storyblok, our components 2',
      rules: [
        { id: expect.stringMatching(/^storyblok-model-2\.[a-z]/) as string },
        ...first.rules.slice(2).map(() => ({})),
      ],
    });
  });
});
