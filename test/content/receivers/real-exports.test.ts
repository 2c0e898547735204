import { expect, it } from 'vitest';
import { email } from '../../../src/content/receivers/built-in/email';
import { shopify } from '../../../src/content/receivers/built-in/shopify';
import { storyblok } from '../../../src/content/receivers/built-in/storyblok';
import type { ReceiverProfile } from '../../../src/content/receivers/receiver-profile';
import { rehearseField } from '../../../src/content/receivers/rehearse';

interface Asked {
  readonly id: string;
  readonly target: string;
  readonly source?: string;
  readonly language?: string;
}

/** Rehearses a field for one rule of a profile. */
function rehearsed(profile: ReceiverProfile, rule: string, { id, target, source = target, language }: Asked) {
  const rules = profile.rules.filter((one) => one.id === rule);
  expect(rules).toHaveLength(1);
  const field = {
    id,
    type: '',
    data: 'text',
    position: 0,
    source,
    target,
    ...(language === undefined ? {} : { language }),
  };
  const { findings, stored } = rehearseField({ rules }, field);
  return {
    said: findings.map(({ variant, detail }) => [variant, ...Object.values(detail)].join(' ')),
    stored,
  };
}

function saidOfSubject(subject: string) {
  return rehearsed(email, 'email.header-line-length', { id: 'subject', target: subject }).said;
}

function slug(target: string) {
  return rehearsed(storyblok, 'storyblok.slug-characters', { id: 'slug', target });
}

function variables(source: string, target: string, id = 'cart.title', language = 'de') {
  return rehearsed(shopify, 'shopify.liquid-variables', { id, target, source, language }).said;
}

it('a variable of Shopify is the same with and without spaces in its braces', () => {
  expect(variables('Refund {{ amount }}', 'Remboursement de {{amount}}')).toEqual([]);
  expect(variables('Remove "{{name}}"?', '移除 {{name }}吗？')).toEqual([]);
  expect(variables('{{- title -}}', '{{ title }}')).toEqual([]);
  expect(variables('Refund {{ amount }}', 'Remboursement')).toEqual(['placeholder-missing {{ amount }}']);
});

it('a text without a variable is taken by Shopify, and its value is not shown', () => {
  const rule = shopify.rules.find(({ id }) => id === 'shopify.liquid-variables');
  expect(rule).toMatchObject({ level: 'changed' });
});

it('a plural form of a known number may say it in words', () => {
  for (const id of ['cart.items_one', 'cart.items.one', 'cart.items.two'])
    expect(variables('{{ count }} item', 'خيار واحد', id, 'ar')).toEqual([]);
  expect(variables('{{ count }} items', 'Artikel', 'cart.items_other')).toHaveLength(1);
  expect(variables('{{ count }} item of {{ name }}', 'ein Artikel', 'cart.one')).toEqual([
    'placeholder-missing {{ name }}',
  ]);
});

it('a plural form that a language uses for several numbers has to show which one it is', () => {
  const missing = ['placeholder-missing {{ count }}'];
  for (const [language, form] of [
    ['ru', 'one'],
    ['fr', 'one'],
    ['pt-BR', 'one'],
    ['lv', 'zero'],
    ['sl', 'two'],
    ['x', 'one'],
    ['not a tag', 'one'],
  ])
    expect(variables('{{ count }} item', 'Товар', `cart.items.${form}`, language)).toEqual(missing);
  for (const [language, form] of [
    ['de', 'one'],
    ['pl', 'one'],
    ['ar', 'zero'],
    ['he', 'two'],
  ])
    expect(variables('{{ count }} item', 'Товар', `cart.items.${form}`, language)).toEqual([]);
});

it('a header is folded at its spaces, and encoded where it is not in ASCII', () => {
  expect(saidOfSubject('Winter sale '.repeat(200))).toEqual([]);
  expect(saidOfSubject('é'.repeat(990))).toEqual([]);
  expect(saidOfSubject(`Sale ${'x'.repeat(990)}`)).toEqual(['long-word 990 989']);
});

it('a slug that would lose letters is not shown as it would be stored', () => {
  expect(slug('結束於')).toEqual({ said: ['slug-letters'], stored: undefined });
  expect(slug('結束於 a')).toEqual({ said: ['slug-letters'], stored: undefined });
  expect(slug('Σελίδα 1 από 3')).toEqual({ said: ['slug-letters'], stored: undefined });
  expect(slug('Größe & mehr')).toEqual({ said: ['slug Grosse-mehr'], stored: 'Grosse-mehr' });
  expect(slug('Über uns')).toEqual({ said: ['slug Uber-uns'], stored: 'Uber-uns' });
  expect(slug('2026')).toEqual({ said: [], stored: '2026' });
});
