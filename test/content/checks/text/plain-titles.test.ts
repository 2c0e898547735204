import { describe } from 'vitest';
import { proveRows } from '../found-problems';

describe('headings and labels of common English words', () => {
  proveRows('target-equals-source', [
    [
      '<h2>Related Modules</h2><p>They are read first.</p>',
      '<h2>Related Modules</h2><p>Se leen primero.</p>',
      ['label: Related Modules'],
      'en es',
    ],
    // A phrase of few common words, and a name of a licence.
    [
      'Read <a href="/x">their Web site</a> now.',
      'Læs <a href="/x">their Web site</a> nu.',
      ['label: their Web site'],
      'en da',
    ],
    [
      'The <b>After waking from sleep</b> box',
      '<b>After waking from sleep</b> kutusu',
      ['label: After waking from sleep'],
      'en tr',
    ],
    [
      'Read the <i>GNU Free Documentation License</i> now.',
      'Læs <i>GNU Free Documentation License</i> nu.',
      [],
      'en da',
    ],
    // A label that is translated elsewhere, that is kept there too, and a term beside its abbreviation.
    [
      '<ul><li>Order Total</li></ul><button aria-label="Order Total">×</button>',
      '<ul><li>Gesamtbetrag</li></ul><button aria-label="Order Total">×</button>',
      ['label: Order Total'],
    ],
    // A caption has a number before it.
    [
      '<p>Figure 2.4. Order Total</p><p><img src="a.png" alt="Order Total"/></p>',
      '<p>Abbildung 2.4. Gesamtbetrag</p><p><img src="a.png" alt="Order Total"/></p>',
      ['label: Order Total'],
    ],
    [
      '<p>Figure 2.4. Order Total</p><p><img src="a.png" alt="Order Total"/></p>',
      '<p>Abbildung 2.4. Order Total</p><p><img src="a.png" alt="Order Total"/></p>',
      [],
    ],
    [
      '<p>Order Total</p><button aria-label="Order Total">×</button>',
      '<p>Ansicht „Order Total“</p><button aria-label="Order Total">×</button>',
      [],
    ],
    [
      '<dt>Order Total</dt><dd>Any <a href="a">Order Total</a> (OT)</dd>',
      '<dt>Gesamtbetrag</dt><dd>Jeder <a href="a">Order Total</a> (OT)</dd>',
      [],
    ],
    // A name, and a word of sentences before it or in small letters; names have one behind it.
    [
      '<dt>Using Apache</dt><dd>A file.</dd>',
      '<dt>Using Apache</dt><dd>파일.</dd>',
      ['label: Using Apache'],
      'en ko',
    ],
    ['<li>Calligra Words</li><li>A file.</li>', '<li>Calligra Words</li><li>파일.</li>', [], 'en ko'],
    // A term that a sentence has as it is.
    [
      '<h3>Combined Format</h3><p>It is the Combined Format of it.</p>',
      '<h3>Combined Format</h3><p>これは Combined Format と呼ばれます。</p>',
      [],
      'en ja',
    ],
    // French has the second word.
    [
      '<h2>Position Initial</h2><p>It is read.</p>',
      '<h2>Position Initial</h2><p>Elle est lue.</p>',
      [],
      'en fr',
    ],
    [
      '<p>See the <a href="a">security tips</a>.</p>',
      '<p>Bkz. <a href="a">security tips</a>.</p>',
      ['label: security tips'],
      'en tr',
    ],
    ['<p>Use <b>security tips</b>.</p>', '<p>Kullan: <b>security tips</b>.</p>', [], 'en tr'],
    // The name of a program in a sentence, that of a button, a name that is translated elsewhere, a gloss.
    [
      '<p>Use <i>Remote Desktop Connection</i> now.</p>',
      '<p><i>Remote Desktop Connection</i> öffnen.</p>',
      [],
    ],
    [
      '<p>The cards <i>Flat Tire</i>, <i>Speed Limit</i>.</p>',
      '<p>カードは <i>Flat Tire</i>, <i>Speed Limit</i>.</p>',
      [],
      'en ja',
    ],
    [
      '<p>Use <b>Remote Desktop Connection</b> now.</p>',
      '<p><b>Remote Desktop Connection</b> öffnen.</p>',
      ['label: Remote Desktop Connection'],
    ],
    [
      '<p>Use <i>Remote Connection</i> of <i>Remote Connection</i>.</p>',
      '<p>Nutzt <i>Remote Connection</i> der <i>Fernverbindung</i>.</p>',
      ['label: Remote Connection'],
    ],
    [
      '<p>Press <i>Save Changes</i> to go on.</p>',
      '<p>Klicken Sie auf <i>Save Changes</i>, um fortzufahren.</p>',
      ['label: Save Changes'],
    ],
    // A verb of another block or sentence, and the beginning of another word.
    [
      '<h2>Press it</h2><p>The <i>Remote Desktop Connection</i> is here.</p>',
      '<h2>Drücken</h2><p>Die <i>Remote Desktop Connection</i> ist hier.</p>',
      [],
    ],
    [
      '<p>Press it. Then see <i>Remote Desktop Connection</i>. The pressure of <i>Speed Limit</i> grows.</p>',
      '<p>Drücken, dann <i>Remote Desktop Connection</i>. Der Druck von <i>Speed Limit</i> wächst.</p>',
      [],
    ],
    ['<p>See <b>New issue</b>.</p>', '<p>Siehe <b>New issue</b> (neuer Bericht).</p>', []],
    ['<p>See <b>New issue</b>.</p>', '<p>Siehe <b>New issue</b>.</p>', ['label: New issue']],
    // The labels of another site, which the text leaves throughout, or does not.
    [
      '<p>Go to <a href="https://a.example/">it</a>. Click <b>New issue</b> or <b>Sign in</b>.</p>',
      '<p>Seite <a href="https://a.example/">dort</a>. Klick auf <b>New issue</b> oder <b>Sign in</b>.</p>',
      [],
    ],
    [
      '<p>See <a href="https://a.example/">it</a>: <b>New issue</b>, <b>Sign in</b>, <b>Title</b>.</p>',
      '<p>Seite <a href="https://a.example/">dort</a>: <b>New issue</b>, <b>Sign in</b>.</p>',
      [],
    ],
    [
      '<p>Go to <a href="https://a.example/">it</a>. Click <b>New issue</b> or <b>Log in</b>.</p>',
      '<p>Seite <a href="https://a.example/">dort</a>. Klick auf <b>New issue</b>, <b>Anmelden</b>.</p>',
      ['label: New issue'],
    ],
    [
      '<p>Go to <a href="https://a.example/">it</a>. Click <b>New issue</b> or <b>Sign in</b>.</p>',
      '<p>Seite <a href="https://a.example/">dort</a>. Klick auf <b>New Issue</b> oder <b>Sign in</b>.</p>',
      [],
    ],
    // The link is behind the labels, or in another block, where nothing sends the reader to it.
    [
      '<p>Press <b>Save changes</b>, <b>Delete account</b>. See <a href="https://a.example/">it</a>.</p>',
      '<p>Klick auf <b>Save changes</b>, <b>Delete account</b>. Siehe <a href="https://a.example/">da</a>.</p>',
      ['label: Save changes', 'label: Delete account'],
    ],
    [
      '<p>See <a href="https://a.example/">it</a>.</p><p>Click <b>New issue</b>, <b>Sign in</b>.</p>',
      '<p>Siehe <a href="https://a.example/">da</a>.</p><p>Klick: <b>New issue</b>, <b>Sign in</b>.</p>',
      ['label: New issue', 'label: Sign in'],
    ],
    [
      '<p>Go to <a href="https://a.example/">it</a>.</p><p>Click <b>New issue</b>, <b>Sign in</b>.</p>',
      '<p>Seite <a href="https://a.example/">dort</a>.</p><p>Klick: <b>New issue</b>, <b>Sign in</b>.</p>',
      [],
    ],
    [
      '<p>Go to <a href="#a">it</a>. Click <b>New issue</b> or <b>Sign in</b>.</p>',
      '<p>Seite <a href="#a">dort</a>. Klick auf <b>New issue</b> oder <b>Sign in</b>.</p>',
      ['label: New issue', 'label: Sign in'],
    ],
    ['<p>Press <b>Log in</b> now.</p>', '<p>Druk op <b>Log in</b>.</p>', [], 'en nl'],
    ['<p>Press <b>Sign in</b> now.</p>', '<p>Druk op <b>Sign in</b>.</p>', ['label: Sign in'], 'en nl'],
    ['<p>Press <b>Page Down</b> now.</p>', '<p>Drücken Sie <b>Page Down</b>.</p>', []],
    [
      '<dt>Last-Modified</dt><dd>It is the last of them.</dd>',
      '<dt>Last-Modified</dt><dd>Es ist das letzte.</dd>',
      [],
    ],
    ['<p>SecurityTips Reader</p><p>It is read.</p>', '<p>SecurityTips Reader</p><p>Es wird gelesen.</p>', []],
    [
      '<h2>Examples</h2><p>There are examples in it.</p>',
      '<h2>Examples</h2><p>Darin gibt es Beispiele.</p>',
      [],
    ],
    ['<td>Granted</td><td>It is granted.</td>', '<td>Granted</td><td>Es ist gewährt.</td>', []],
    ['<td>MaxRanges default | none</td>', '<td>MaxRanges default | aucun</td>', [], 'en fr'],
    ['<td>run-parts</td><td>It is read.</td>', '<td>run-parts</td><td>Es ist gelesen.</td>', []],
  ]);
});

describe('words that the sentences of the field translate', () => {
  proveRows('target-equals-source', [
    [
      '<h2>Graceful Zebras</h2><p>A graceful zebra and other zebras run.</p>',
      '<h2>Graceful Zebras</h2><p>Ein anmutiges Tier läuft.</p>',
      ['label: Graceful Zebras'],
    ],
    [
      '<h2>Graceful Zebras</h2><p>A graceful zebra and other zebras run.</p>',
      '<h2>Graceful Zebras</h2><p>Ein anmutiger Zebras-Lauf.</p>',
      [],
    ],
    [
      '<h2>Graceful Zebras</h2><p>Graceful Zebras is a game.</p>',
      '<h2>Graceful Zebras</h2><p>Ein Spiel ist das.</p>',
      [],
    ],
  ]);
});

describe('a part of a title', () => {
  proveRows('target-equals-source', [
    [
      'RewriteRule Flags - Server Manual',
      'RewriteRule Flags - Manuel du serveur',
      ['label: RewriteRule Flags'],
      'en fr',
      'text',
    ],
    ['Log Files | Server Manual', 'Log Files | Serverhandbuch', ['label: Log Files'], 'en de', 'text'],
    ['Photo Booth - Server Manual', 'Photo Booth - Serverhandbuch', [], 'en de', 'text'],
  ]);
});

const list = (...items: readonly string[]): string =>
  `<ul>${items.map((one) => `<li>${one}</li>`).join('')}</ul>`;

describe('a path through menus beside others whose menu is translated', () => {
  const source = list('<b>Game</b> ▸ <b>New</b>', '<b>Game</b> ▸ <b>Save</b>', '<b>Game</b> ▸ <b>Quit</b>');
  proveRows('target-equals-source', [
    [
      source,
      list('<b>Game</b> ▸ <b>New</b>', '<b>Гра</b> ▸ <b>Зберегти</b>', '<b>Гра</b> ▸ <b>Вийти</b>'),
      ['label: Game ▸ New'],
      'en uk',
    ],
    // Another one keeps the menu, which may be that of another program.
    [
      source,
      list('<b>Game</b> ▸ <b>New</b>', '<b>Game</b> ▸ <b>Зберегти</b>', '<b>Гра</b> ▸ <b>Вийти</b>'),
      [],
      'en uk',
    ],
  ]);
});
