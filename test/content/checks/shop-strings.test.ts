import { describe } from 'vitest';
import { proveRows } from './found-problems';

// Wrong reports on the strings of shops, each beside a mistake that is still reported.

const failed = (branches: string): string => `{0, plural, ${branches}}`;

describe('placeholders', () => {
  proveRows('placeholders', [
    // The ending of an English plural.
    ['Found {0} shipping method{1}', '{0} Versandarten gefunden', []],
    ['Found {0} method in {1}', '{0} Versandarten gefunden', ['missing: {1}']],
    ['Found {0} method-{1}', '{0} Versandarten gefunden', ['missing: {1}']],
    ['Delivery #{{number}}', 'Lieferung Nr. {{number}}', []],
    ['Delivery #{{number}}', 'Lieferung', ['missing: #{{number}}']],
    ['{{count}} pickup option', 'خيار استلام واحد', [], 'en ar'],
    ['{{count}} options', '{{name}} خيارات استلام', ['missing: {{count}}', 'extra: {{name}}'], 'en ar'],
    // Languages without a form for one have no argument that is in it alone.
    [
      failed('one {Lost {1} place: {text}} other {Lost {2} places: {text}}'),
      failed('other {无法删除 {2} 个地点：{text}}'),
      [],
      'en zh-CN',
    ],
    [
      failed('one {Lost {1} place: {text}} other {Lost {2} places: {text}}'),
      failed('other {无法删除地点：{text}}'),
      ['missing-inside: {0, plural}, {2}'],
      'en zh-CN',
    ],
    [
      '{count, plural, one {# place} other {# places}}',
      '{count, plural, one {מקום אחד} two {שני מקומות} other {# מקומות}}',
      [],
      'en he',
    ],
    [
      '{count, plural, one {# place} other {# places}}',
      '{count, plural, one {מקום אחד} two {שני מקומות} other {מקומות}}',
      ['missing-inside: {count, plural}, #'],
      'en he',
    ],
  ]);
});

describe('symbols', () => {
  proveRows('symbols', [
    ['Quotation N°:', 'Angebotsnummer:', []],
    ['Below 30 °:', 'Unter 30:', ['missing: °']],
    ['If it is ≥ 5', '5 이상인 경우', [], 'en ko'],
    ['If it is ≥ 5', '5인 경우', ['missing: ≥'], 'en ko'],
  ]);
});
