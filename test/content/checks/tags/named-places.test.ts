import { proveRows } from '../found-problems';

type Link = readonly [address: string, text: string];

const row = (
  [was, text]: Link,
  [is, shown]: Link,
  variant: string,
  language: string,
  [before, after]: readonly [string, string] = ['', ''],
): readonly [string, string, readonly string[], string] => [
  `<p>${before}Please see <a href="${was}">${text}</a>.</p>`,
  `<p>${after}<a href="${is}">${shown}</a>.</p>`,
  [`${variant}: <a>, href, ${was}, ${is}`],
  `en ${language}`,
];
const style = (was: Link, is: Link, language: string) => row(was, is, 'class', language);
const likely = (was: Link, is: Link, language: string) => row(was, is, 'changed-likely', language);

const withRemove = ['<a href="#remove">Drop</a> ', '<a href="#remove">Verwerfen</a> '] as const;

/** A link to a page whose address has the name of its language. */
const manual = (text: string, name: string): string =>
  `<p>${text} <a href="https://a.test/Manual/${name}/a.html">Braille</a>.</p>`;

proveRows('attribute-changed', [
  [manual('See', 'English'), manual('Voir', 'French'), [], 'en fr'],
  [
    manual('See', 'English'),
    manual('Voir', 'German'),
    ['changed-likely: <a>, href, https://a.test/Manual/English/a.html, https://a.test/Manual/German/a.html'],
    'en fr',
  ],
  // A place has the name that the link shows, as Texinfo writes it.
  style(['#Controls', 'Controls'], ['#Contr_00f4les', 'Contrôles'], 'fr'),
  style(['#The-Menu', 'The Menu'], ['#Das-Menue', 'Das Menü'], 'de'),
  style(['#Ways', 'Ways'], ['#g_t_041f_0443_0442_0438', 'Пути'], 'ru'),
  likely(['#Controls', 'Controls'], ['#Contr_00f4le', 'Contrôles'], 'fr'),
  likely(['#Ways', 'Ways'], ['#g_t_041f_0443_0442', 'Пути'], 'ru'),
  style(['#Ways', 'Roads'], ['#g_t_041f_0443_0442_0438', 'Пути'], 'ru'),
  // The place has its name on a page, perhaps without the article.
  style(['a.html#binary.code', 'Binary code'], ['a.html#code.binaire', 'Le code binaire'], 'fr'),
  likely(['a.html#binary.code', 'Binary code'], ['b.html#code.binaire', 'Le code binaire'], 'fr'),
  likely(['a.html#code', 'Code'], ['a.html#binaire', 'Le code binaire'], 'fr'),
  // The page is called by kindred words in another order.
  style(['graphic-window.html#a', 'Start'], ['windows-graphique.html#a', 'Début'], 'fr'),
  likely(['graphic-window.html#a', 'Start'], ['graphics-window.html#a', 'Début'], 'fr'),
  likely(['graphic-window.html#a', 'Start'], ['window-graphic.html#a', 'Début'], 'fr'),
  likely(['graphic-window.html#a', 'Start'], ['windows-remote.html#a', 'Début'], 'fr'),
  likely(['graphic-window.html#a', 'Start'], ['http://windows-graphique.html#a', 'Début'], 'fr'),
  // Another link of the source leads there.
  style(['#install', 'Install'], ['#remove', 'Remove'], 'de'),
  row(['#install', 'Install'], ['#remove', 'Remove'], 'changed-likely', 'de', withRemove),
  // A host has one name, whatever the link shows.
  likely(['https://site.org', 'https://site.org'], ['https://site.com', 'https://site.com'], 'de'),
]);
