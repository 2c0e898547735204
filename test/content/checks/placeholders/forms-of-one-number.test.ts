import { proveRows } from '../found-problems';

const days = '{n, plural, one {# day} other {# days}}';
const inText = (target: string, expected: readonly string[], to: string) =>
  [days, target, expected, `en ${to}`, 'text'] as const;
const lost = ['missing-inside: {n, plural}, #'];

proveRows('placeholders', [
  // A form that stands for one number says it by itself.
  inText(
    '{n, plural, zero {لا أيام} one {يوم واحد} two {يومان} few {# أيام} many {# يومًا} other {# يوم}}',
    [],
    'ar',
  ),
  inText(
    '{n, plural, zero {dim dydd} one {un dydd} two {dau ddydd} few {# diwrnod} many {# diwrnod} other {# diwrnod}}',
    [],
    'cy',
  ),
  // In Latvian it is that of 10 and 20, too, and in Slovenian that of 102.
  inText('{n, plural, zero {dienu} one {# diena} other {# dienas}}', lost, 'lv'),
  inText('{n, plural, one {# dan} two {dneva} few {# dnevi} other {# dni}}', lost, 'sl'),
  inText(
    '{n, plural, zero {لا أيام} one {يوم واحد} two {يومان} few {أيام} many {# يومًا} other {# يوم}}',
    lost,
    'ar',
  ),
  // ICU reads no plural without its general form.
  inText('{n, plural, one {# dag} andra {# dagar}}', ['missing-other: {n, plural}, other'], 'sv'),
  inText('{n, plural, one {# dzień} few {# dni} many {# dni}}', ['missing-other: {n, plural}, other'], 'pl'),
  inText(
    '{n, plural, one {# dzień} few {# dni} other {# dnia}}',
    ['missing-branch: {n, plural}, many'],
    'pl',
  ),
]);
