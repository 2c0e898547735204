import { describe } from 'vitest';
import { proveRows } from '../found-problems';

/** Reports on 21 works that were read and found wrong, in texts of our own, beside mistakes that stay. */
describe('punctuation', () => {
  proveRows('punctuation', [
    // A comma typed for the low mark of a quotation.
    ['The ‘old’ and ‘new’ style', 'Starý a ,nový‘ styl', [], 'en cs'],
    ["The 'old' and 'new' style", "Starý a ,nový styl'", [], 'en sk'],
    ["The old and the 'new' style", "Starý ,a nový 'styl'", ['space-before: ,'], 'en cs'],
    ["The old and 'new' style", "Starý ,'nový' styl", [], 'en cs'],
    ["The girl and the boys' toys", "The girl ,and the boys' toys", ['space-before: ,'], 'de en'],
    // Items of a list in KDE's messages are blocks.
    [
      '<list><item>See messages</item><item>Send replies</item></list><nl/>More below',
      '<list><item>Vea mensajes.</item><item>Envíe respuestas.</item></list><nl/>Más abajo',
      [],
      'en es',
    ],
    [
      '<list><item>See <emphasis>all</emphasis> of them. Send replies</item></list>',
      '<list><item>Vea mensajes.Envíe <emphasis>respuestas</emphasis></item></list>',
      ['space-after: .'],
      'en es',
    ],
  ]);
});

describe('letter-case', () => {
  const source = '<list><item>See messages</item><item>Send replies</item><item>Go on</item></list>';
  proveRows('letter-case', [
    // Items of KDE's lists are items as those of a page.
    [
      source,
      '<list><item>vea mensajes</item><item>envíe respuestas</item><item>siga</item></list>',
      [],
      'en es',
    ],
    [
      source,
      '<list><item>Vea mensajes</item><item>envíe respuestas</item><item>Siga</item></list>',
      ['small-start: envíe'],
      'en es',
    ],
  ]);
});

describe('end-punctuation', () => {
  proveRows('end-punctuation', [
    // "Like these" says what the source breaks off, where the verb comes last.
    ["They change as `01', `02'...", "`01'、`02' のように変化する。", [], 'en ja'],
    ["They change as `01', `02'...", "`01'、`02' に変化する。", ['changed: ..., 。'], 'en ja'],
    ["They load `01', `02'...", "次のように`01'、`02'を読み込む。", ['changed: ..., 。'], 'en ja'],
    ['They change as 1, 2…', '1, 2와 같이 변경된다.', [], 'en ko'],
    ['They change as 1, 2…', '1, 2에서 변경된다.', ['changed: …, .'], 'en ko'],
    ['They load 1, 2…', '1, 2 등을 변경한다.', [], 'en ko'],
    ['They load 1, 2…', '1, 2 등록 중이다.', ['changed: …, .'], 'en ko'],
    ['They change as 1, 2…', '1, 2 gibi değişir.', [], 'en tr'],
    ['They change as 1, 2…', '1, 2 ile değişir.', ['changed: …, .'], 'en tr'],
    ['They change as 1, 2…', 'Sie ändern sich wie 1, 2.', ['changed: …, .']],
    // Each item of KDE's lists has its own end.
    [
      'Try one:<nl/><list><item>the time</item><item>Much more!</item></list><nl/>To learn more, click here.',
      'Essayez :<nl/><list><item>heure</item><item>Bien plus !</item></list> Pour en savoir plus, cliquez ici.<nl/>',
      [],
      'en fr',
    ],
    [
      'Try one:<nl/><list><item>the time</item><item>Much more!</item></list><nl/>To learn more, click here.',
      'Essayez :<nl/><list><item>heure</item><item>Bien plus.</item></list><nl/>Pour en savoir plus, cliquez ici.',
      ['changed: !, .'],
      'en fr',
    ],
  ]);
});

describe('placeholders', () => {
  proveRows('placeholders', [
    // A label behind a sign, and an address of which the text is an example.
    ['@Mentions', '@Menzioni', [], 'en it', 'text'],
    ['@Mentions', 'Menzioni', ['missing-likely: @Mentions'], 'en it', 'text'],
    ['@name', '@nome', ['missing-likely: @name'], 'en it', 'text'],
    ['Hello @Name', 'Ciao @Nome', ['missing-likely: @Name'], 'en it', 'text'],
    [
      '@user:example.org or user@example.com',
      '@gebruiker:voorbeeld.nl of gebruiker@voorbeeld.nl',
      [],
      'en nl',
    ],
    ['Hello @name: how', 'Hallo @naam: hoe', ['missing-likely: @name'], 'en nl', 'text'],
    ['@user:3 files', '@gebruiker:3 bestanden', ['missing-likely: @user'], 'en nl', 'text'],
    // A page speaks of the sign.
    ["<p>Without '@', or with @hostname</p>", '<p>Sans « @ », ou avec @nom_hôte</p>', [], 'en fr'],
    [
      "<p>Without '@', or with @hostname</p>",
      '<p>Sans « @ », ou avec le nom</p>',
      ['missing-likely: @hostname'],
      'en fr',
    ],
    [
      '<p>Without it, or with @hostname</p>',
      '<p>Sans lui, ou avec @nom_hôte</p>',
      ['missing-likely: @hostname'],
      'en fr',
    ],
  ]);
});

describe('script', () => {
  proveRows('script', [
    // A name of the source with the ending of its case.
    ['All things TeX, for users of TeX', 'Всё о TeXе, для пользователей TeXа', [], 'en ru'],
    ['The group of TeXy and TeX', 'Группа TeXу и TeX', ['mixed: TeXу, у, Cyrillic'], 'en ru'],
    ['The Event is closed now', 'El Eventо está cerrado ahora', ['mixed: Eventо, о, Cyrillic'], 'en es'],
    ['The keys of Control', 'Клавиши Cоntrol', ['mixed: Cоntrol, о, Cyrillic'], 'en ru'],
    ['The server of Apache', 'Сервер Apachе', ['mixed: Apachе, е, Cyrillic'], 'en ru'],
  ]);
});

describe('letter-case', () => {
  proveRows('letter-case', [
    // A variable whose name ends like that of another one.
    [
      '<p>They are found in the PATH of a user.</p>',
      '<p>Są w PATH lub MANPATH użytkownika.</p>',
      [],
      'en pl',
    ],
    [
      '<p>They are found in the PATH of a user.</p>',
      '<p>Są w PATH UŻYTKOWNIKA.</p>',
      ['capitals: UŻYTKOWNIKA'],
      'en pl',
    ],
    [
      '<p>They are in the path of a user.</p>',
      '<p>Są w MANPATH użytkownika.</p>',
      ['capitals: MANPATH'],
      'en pl',
    ],
  ]);
});

describe('target-equals-source', () => {
  proveRows('target-equals-source', [
    // Lines of a file of settings.
    [
      '<p>An example:</p><p>SECURITY = enforcing TYPE = targeted</p>',
      '<p>Пример:</p><p>SECURITY = enforcing TYPE = targeted</p>',
      [],
      'en ru',
    ],
    [
      '<p>An example:</p><p>The value = 1 is used by the server</p>',
      '<p>Пример:</p><p>The value = 1 is used by the server</p>',
      ['part: The value = 1 is used by the server'],
      'en ru',
    ],
    // A label of a message that both sides show.
    [
      '<pre>foo (1.2) [Other origin: 1.2]</pre><p><b>Other origin</b></p><p>The origin of another.</p>',
      '<pre>foo (1.2) [Other origin: 1.2]</pre><p><b>Other origin</b></p><p>Źródło kolejnego.</p>',
      [],
      'en pl',
    ],
    [
      '<pre>foo (1.2) is of Other origin</pre><p><b>Other origin</b></p><p>The origin of another.</p>',
      '<pre>foo (1.2) is of Other origin</pre><p><b>Other origin</b></p><p>Źródło kolejnego.</p>',
      ['label: Other origin'],
      'en pl',
    ],
  ]);
});

describe('code', () => {
  proveRows('code', [
    ['<h4>Happy TeXing!</h4>', '<h4>Joyeux TeXage !</h4>', [], 'en fr'],
    ['<h4>Happy TeXing!</h4>', '<h4>Joyeux TeXnig !</h4>', ['name-changed: TeXing, TeXnig'], 'en fr'],
  ]);
});

describe('numbers', () => {
  proveRows('numbers', [
    // A title is on another page of the translation.
    ['<p>See “Paths” on page 66 for it.</p>', '<p>Patrz „Ścieżki” na str. 65.</p>', [], 'en pl'],
    ['<p>See “Paths” on page 66 for it.</p>', '<p>Pozri ,Cesty‘ na strane 67.</p>', [], 'en sk'],
    ['<p>See “Paths” on page 66 for it.</p>', '<p>Siehe „Pfade“ auf Seite 96.</p>', ['extra: 96']],
    ['<p>See “Paths” on page 66.</p>', '<p>Patrz „Ścieżki”.</p>', ['missing: 66'], 'en pl'],
    ['<p>Go to page 66 of it.</p>', '<p>Przejdź na str. 65.</p>', ['extra: 65'], 'en pl'],
    [
      '<p>Type “Paths” on line 66.</p>',
      '<p>Wpisz „Paths” w wierszu 65.</p>',
      ['missing: 66', 'extra: 65'],
      'en pl',
    ],
    [
      '<p>See “Paths” on page 66 for 12 files.</p>',
      '<p>Patrz „Ścieżki” na str. 66, 13 plików.</p>',
      ['missing: 12', 'extra: 13'],
      'en pl',
    ],
  ]);
});
