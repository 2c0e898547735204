import { expect, it } from 'vitest';
import { builtInProfiles } from '../../../src/content/receivers/built-in/built-in-profiles';
import { rehearseField } from '../../../src/content/receivers/rehearse';
import manualPage from './manual-page.json' with { type: 'json' };
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

interface Field {
  readonly id: string;
  readonly type: string;
  readonly data: string;
  readonly value: string;
  readonly target?: string;
}

/** The rules of each built-in profile that the fields break in the places of a title and a body. */
function brokenRules(all: readonly Field[]): readonly string[] {
  const fields = all.flatMap(({ value: source, target, ...field }, position) =>
    target === undefined ? [] : [{ ...field, position, source, target }],
  );
  return builtInProfiles.map(({ id, rules }) => {
    const [title = '', body = ''] = names[id] ?? [];
    const found = fields.flatMap((field) => {
      const named = { ...field, id: field.id.endsWith('title') ? title : body };
      return rehearseField({ rules }, named).findings.map(({ rule }) => rule.id);
    });
    return `${id}: ${[...new Set(found)].toSorted().join(' ')}`;
  });
}

it('a published page and its translation break these rules of each receiver, and no others', () => {
  expect(brokenRules(manualPage.fields)).toEqual([
    'wordpress: ',
    'drupal: drupal.basic-html-tags',
    'contentful: contentful.rich-text-tags',
    'storyblok: storyblok.rich-text-tags',
    'shopify: ',
    'aem: ',
    'android-strings: android.double-quotes android.quotes android.tags android.white-space android.xml',
    'google-play: google-play.title-length',
    'apple-strings: apple.quotes',
    'app-store: app-store.description-tags app-store.name-length',
    'email: ',
  ]);
});

it('the pages of the samples break these rules of each receiver, and no others', async () => {
  const samples = await readSampleRequests();
  expect(brokenRules(samples.flatMap((sample) => sample.fields))).toEqual([
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
