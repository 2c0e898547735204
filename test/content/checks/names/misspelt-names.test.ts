import { describe } from 'vitest';
import { proveRows } from '../found-problems';

const source = 'The Apache server reads LDAP, CSV files, Filters and ScriptAlias.';

describe('names of the source with a slip', () => {
  proveRows('code', [
    ['Open the CdRom drive', 'Apri unità CDROM', [], 'en it'],
    ['It has 2 GiB of it', 'Ha 2 GIB di esso', ['name-changed: GiB, GIB'], 'en it'],
    ['Open the CdRom drive', 'Apri unità CdRmo', ['name-changed: CdRom, CdRmo'], 'en it'],
    [source, 'Der Apahce-Server liest Dateien.', ['name-changed: Apache, Apahce']],
    [source, 'Der Server Apahce liest Dateien.', ['name-changed: Apache, Apahce']],
    ['Run it on Unix now.', 'Starten Sie es unter Unxi.', ['name-changed: Unix, Unxi']],
    ['Show it in Blue now.', 'Affichez-le en Bleu.', [], 'en fr'],
    ['From the list, choose one.', 'Wählen Sie in der Liste eine Form.', []],
    [source, 'Le serveur lit les fichiers CVS.', ['name-changed: CSV, CVS'], 'en fr'],
    [source, 'L’annuaire LDP est dans LDAP.', ['name-changed: LDAP, LDP'], 'en fr'],
    [
      source,
      '서버는 ScripAlias 와 ScriptAlias 를 읽는다.',
      ['name-changed: ScriptAlias, ScripAlias'],
      'en ko',
    ],
    [
      'Guake and Yubikey',
      'Guaek und Yubikye',
      ['name-changed: Guake, Guaek', 'name-changed: Yubikey, Yubikye'],
    ],
    ['A Filter, a Model', 'Filtre et Modle', [], 'en fr'],
    // A word that is stressed is no name.
    ['The BIND Request MUST name it.', 'Die BIND-Anfrage MUSS es nennen.', []],
    ['The BIND Request MUSK names it.', 'Die BIND-Anfrage MUSS es nennen.', ['name-changed: MUSK, MUSS']],
    ['See GitHub pages', 'Siehe Github-Seiten', ['name-changed: GitHub, Github']],
    ['See CheckBox and GitHub, or github', 'Siehe Checkbox und Github', []],
    [
      'Start Mozilla Firefox',
      'Запустите Mozila Firefoxx',
      ['name-changed: Mozilla, Mozila', 'name-changed: Firefox, Firefoxx'],
      'en ru',
    ],
    ['The Inspectors here', 'Os Inspector e Inspetors', [], 'en pt'],
    ['The Inspectors here', 'Inspector 와', [], 'en ko'],
    // Words of the language, other abbreviations, and both in the source.
    [source, 'Les Filtres du serveur lisent Apache.', [], 'en fr'],
    [source, 'Le serveur lit les fichiers CSS.', [], 'en fr'],
    ['CSV is not CVS.', 'CVS n’est pas CSV.', [], 'en fr'],
    ['The Commentaries, or commentaries.', 'Voir Commentaires ici.', [], 'en fr'],
  ]);
});

describe('names of code with other capitals', () => {
  proveRows('code', [
    ['For it, filePos is the place.', 'Dafür ist filepos der Platz.', ['name-changed: filePos, filepos']],
    [
      '<h2>executeScript</h2><p>Runs it.</p>',
      '<h2>executescript</h2><p>実行します。</p>',
      ['name-changed: executeScript, executescript'],
      'en ja',
    ],
    [
      '<li><strong>maxAge</strong>: the age</li>',
      '<li><strong>MaxAge</strong>: das Alter</li>',
      ['name-changed: maxAge, MaxAge'],
    ],
    // The source has both, or the name is a word.
    ['filePos, filepos', 'filepos', []],
    ['Type the fileName and userName.', 'Gib filename und username ein.', []],
    ['<p>Call <code>filePos</code>.</p>', '<p>Rufe filepos auf.</p>', []],
  ]);
});
