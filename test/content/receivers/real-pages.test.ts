import { expect, it } from 'vitest';
import { builtInProfiles } from '../../../src/content/receivers/built-in/built-in-profiles';
import { rehearseField } from '../../../src/content/receivers/rehearse';
import { readSampleRequests } from '../../../src/main/requests/sample-requests';

/** The IDs by which each profile knows a title and a body. */
const names: Readonly<Record<string, readonly [title: string, body: string]>> = {
  wordpress: ['title', 'content'],
  drupal: ['title', 'body'],
  contentful: ['title', 'richText'],
  storyblok: ['title', 'intro_richtext'],
  shopify: ['title', 'body_html'],
  aem: ['jcr:title', 'text'],
  'android-strings': ['title', 'body'],
  'google-play': ['title', 'full_description'],
  'apple-strings': ['title', 'body'],
  'app-store': ['name', 'description'],
  email: ['subject', 'html'],
};

it('the pages of the samples break these rules of each receiver, and no others', async () => {
  const samples = await readSampleRequests();
  const fields = samples
    .flatMap((sample) => sample.fields)
    .flatMap(({ value: source, target, ...field }, position) =>
      target === undefined ? [] : [{ ...field, position, source, target }],
    );
  const broken = builtInProfiles.map(({ id, rules }) => {
    const [title = '', body = ''] = names[id] ?? [];
    const found = fields.flatMap((field) => {
      const named = { ...field, id: field.id.endsWith('title') ? title : body };
      return rehearseField({ rules }, named).findings.map(({ rule }) => rule.id);
    });
    return `${id}: ${[...new Set(found)].toSorted().join(' ')}`;
  });
  expect(broken).toEqual([
    'wordpress: ',
    'drupal: drupal.basic-html-tags',
    'contentful: contentful.rich-text-tags',
    'storyblok: storyblok.rich-text-tags',
    'shopify: shopify.blank',
    'aem: ',
    'android-strings: android.tags android.white-space android.xml',
    'google-play: google-play.title-length',
    'apple-strings: ',
    'app-store: app-store.description-tags app-store.name-length',
    'email: ',
  ]);
});
