import { describe, expect, it } from 'vitest';
import { checkLines } from '../../../src/main/checks/line-checks';

type Link = readonly [address: string, text: string];
type LinkPair = readonly [source: Link, target: Link];

const asField = ([address, text]: Link, at: number): string =>
  `<p>${'ABCDEF'.charAt(at)}: <a href="${address}">${text}</a></p>`;

/** The addresses that the checks say have changed in a request, a field for each pair of links. */
function changedIn(...links: readonly LinkPair[]): readonly string[] {
  const fields = links.map(([source, target], at) => ({
    id: `f${at}`,
    value: asField(source, at),
    target: asField(target, at),
  }));
  const [answer] = checkLines([{ language: { source: 'en', target: 'fr' }, fields }]);
  return (answer?.problems ?? []).flatMap(({ check, message }) =>
    check === 'attribute-changed'
      ? [...message.matchAll(/to “([^”]+)”/g)].map(([, after = '']) => after)
      : [],
  );
}

const page = (name: string, text: string): Link => [name, text];
const first = [
  page('Firststeps.html#x9', 'First steps'),
  page('Premierspas.html#x10', 'Premiers pas'),
] as const;
const second = [page('Rules.html#x43', 'Rules'), page('Expressions.html#x47', 'Expressions')] as const;
const kept = [page('index.html#a', 'Begin'), page('index.html#a', 'Commencer')] as const;

describe('links to pages and places that have names of their own in a translation', () => {
  it('are no mistakes where a request keeps no address', () => {
    expect(changedIn(first, second)).toEqual([]);
    // A generator has numbered the places and pages in another way.
    expect(changedIn(first, [page('Setup.html#x7', 'Setup'), page('Setup.html#x8', 'Installer')])).toEqual(
      [],
    );
    // The place has the name that the link shows, in the form of the source.
    expect(changedIn([page('#the-rules', 'The rules'), page('#les-regles', 'Les règles')])).toEqual([]);
    expect(changedIn([page('#Controls', 'Controls'), page('#Contr_00f4les', 'Contrôles')])).toEqual([]);
  });

  it.each<readonly [why: string, expected: readonly string[], links: readonly LinkPair[]]>([
    ['another address is kept', ['Premierspas.html#x10', 'Expressions.html#x47'], [first, second, kept]],
    ['it is the only one', ['Premierspas.html#x10'], [first]],
    [
      'one has a slip',
      ['Ruels.html#x43'],
      [first, [page('Rules.html#x43', 'Rules'), page('Ruels.html#x43', 'Règles')]],
    ],
    [
      'two links were exchanged',
      ['Rules.html#x43', 'Firststeps.html#x9'],
      [
        [page('Firststeps.html#x9', 'First steps'), page('Rules.html#x43', 'Premiers pas')],
        [page('Rules.html#x43', 'Rules'), page('Firststeps.html#x9', 'Règles')],
      ],
    ],
    [
      'two links lead to one place',
      ['Premierspas.html#x10', 'Premierspas.html#x10'],
      [first, [page('Rules.html#x43', 'Rules'), page('Premierspas.html#x10', 'Règles')]],
    ],
    [
      'a place has the name in another form',
      ['#Règles'],
      [[page('#rules', 'Rules'), page('#Règles', 'Règles')]],
    ],
    [
      'a place was translated, but not as its link says',
      ['#commandes'],
      [[page('#the-rules', 'The rules'), page('#commandes', 'Les règles')], first],
    ],
    [
      'another place keeps its name',
      ['#les-regles'],
      [
        [page('#the-rules', 'The rules'), page('#les-regles', 'Les règles')],
        [page('#colors', 'Colors'), page('#colors', 'Couleurs')],
      ],
    ],
  ])('are told where %s', (_why, expected, links) => {
    expect(changedIn(...links).toSorted()).toEqual(expected.toSorted());
  });
});

const contents = (pages: readonly string[]): string =>
  pages.map((name, at) => `<p>${at + 1} <a href="${name}.html#x${at}">${name}</a></p>`).join('');

it('a table of contents with pages of its own is no translation of another version', () => {
  const english = [
    'First',
    'Setup',
    'Rules',
    'Editing',
    'Search',
    'Windows',
    'Scripts',
    'Menus',
    'Help',
    'Index',
  ];
  const french = [
    'Debut',
    'Poste',
    'Usages',
    'Textes',
    'Quete',
    'Volets',
    'Macros',
    'Listes',
    'Aide',
    'Termes',
  ];
  const checksOf = (...targets: readonly string[]): readonly string[] => {
    const fields = [{ id: 'f', value: contents(english), target: contents(targets) }];
    const [answer] = checkLines([{ language: { source: 'en', target: 'fr' }, fields }]);
    return (answer?.problems ?? []).flatMap(({ check }) =>
      /^(?:attribute-changed|other-version)$/.test(check) ? [check] : [],
    );
  };
  expect(checksOf(...french)).toEqual([]);
  // Half of the pages keep their names.
  expect(checksOf(...french.slice(0, 5), ...english.slice(5)).length).toBeGreaterThan(0);
});
