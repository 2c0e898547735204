import { describe } from 'vitest';
import { proveRows } from '../found-problems';

const source = 'The server reads the files and the folders of it.';

describe('one function word of English in a sentence', () => {
  proveRows('language', [
    [source, 'Der Server liest alle dateien and die ordner davon.', ['source: and']],
    [source, 'Le serveur lit les fichiers with les dossiers.', ['source: with'], 'en fr'],
    [source, 'Der Server liest noch would alle Dateien.', ['source: would']],
    [source, 'Il server attivo — when legge i file.', ['source: when'], 'en it'],
    [source, 'Le serveur lit les fichiers de Plug and Play ici.', [], 'en fr'],
    [source, 'Le serveur lit les fichiers « and » les dossiers.', [], 'en fr'],
    [source, 'Serveren læser filer for brugeren.', [], 'en da'],
    ['Move to the fifth item.', 'Flyt markøren til the femte punkt.', ['source: the'], 'en da'],
    ['Start the test server now.', 'Start nu en test server til det.', [], 'en da'],
    ['Charset %s already exists.', 'Setul de caractere %s already deja.', ['source: already'], 'en ro'],
    ['It is for a wrong letter.', 'Isto acontece se for a letra errada.', [], 'en pt'],
    ['It is for the wrong letter.', 'Isto acontece for the letra errada.', ['source: for the'], 'en pt'],
    [source, 'La carpeta C:\\Documents and Settings es de <b>aquí</b>.', [], 'en es'],
  ]);
});

const described = 'This page describes the files that are deprecated, and waits 30 seconds for every thread.';

describe('words of the source in a sentence', () => {
  proveRows('language', [
    [described, 'Diese Seite describes die Dateien, die veraltet sind.', ['source: describes']],
    [described, 'Cette page décrit les fichiers deprecated.', ['source: deprecated'], 'en fr'],
    [
      described,
      'Cette page décrit les fichiers that are deprecated ici.',
      ['source: that are deprecated'],
      'en fr',
    ],
    [described, 'このページはdescribesファイルを説明します。', ['source: describes'], 'en ja'],
    [described, '이 쪽은 describes 파일을 설명한다.', ['source: describes'], 'en ko'],
    // One of several values.
    ['Use always, auto or never.', '値は always, auto, never のうちひとつを取ります。', [], 'en ja'],
    [
      'Delete files, folders, links and images.',
      'files、folders、links、画像を削除します。',
      ['source: files', 'source: folders', 'source: links'],
      'en ja',
    ],
    [
      'Use auto or never, always.',
      '値は auto です、never のうちひとつを取ります。',
      ['source: never'],
      'en ja',
    ],
    // Options with strokes between them.
    [
      'Only one of --include/--only/--all/--patch can be used.',
      'Può essere usata solo una di --include/--only/--all/--patch qui.',
      [],
      'en it',
    ],
    ['Use --build=all,any,only,these of it.', 'Usare --build=all,any,only,these di esso.', [], 'en it'],
    [
      'Only one of all these include and only patches is used.',
      'Può essere usata solo una di all these include and only qui.',
      ['source: all these include and only'],
      'en it',
    ],
    [described, 'Cette page attend 30 seconds (au plus).', ['source: seconds'], 'en fr'],
    ['It is an example of it.', 'Voyez l’example suivant.', ['source: example'], 'en fr'],
    // Spanish has the word, too.
    [described, 'Esta página describes los archivos que son viejos.', [], 'en es'],
    // A preposition with an article that the source has otherwise.
    [
      'Run it in their own window.',
      'Exécute le fichier in the leur propre fenêtre.',
      ['source: in the'],
      'en fr',
    ],
    ['Run it in their own window.', 'Wird in the eigenen Fenster gestartet.', ['source: in the']],
    ['A box with a field.', 'Cuadro de «Error» with campo de texto.', ['source: with'], 'en es'],
    // A term with a word that is none of a sentence; Catalan and Romanian have words of English.
    ['It has a saved setuid.', 'この関数は saved setuid をサポートしている。', [], 'en ja'],
    ['It is for iconv only.', 'これは iconv only のためである。', [], 'en ja'],
    ['It has a saved file.', 'この関数は saved file をサポートしている。', ['source: saved file'], 'en ja'],
    ['A convenient way of it.', 'És una manera convenient de controlar el programa.', [], 'en ca'],
    ['A convenient way of it.', 'Este un mod convenient de control al programului.', [], 'en ro'],
    // A term, a word of an element or a quotation, and a word that the target says again.
    [described, 'Cette page attend chaque thread du serveur.', [], 'en fr'],
    [described, 'Cette page a le mot <i>deprecated</i> pour eux.', [], 'en fr'],
    [described, 'Cette page a le mot « deprecated » pour eux.', [], 'en fr'],
    [described, 'Les fichiers deprecated sont ici, et les dossiers deprecated là.', [], 'en fr'],
    [described, '«every» という値', [], 'en ja'],
    [
      'See <a href="x">http2 explained</a> for it.',
      'Voir <a href="x">http2 explained</a> pour cela.',
      [],
      'en fr',
    ],
    // No word of the source.
    [source, 'Le serveur lit les fichiers deprecated du dossier.', [], 'en fr'],
  ]);
});

describe('a function word of English among letters of another script, or of another language', () => {
  const both = 'It reads the old file and writes a new one, or ends.';
  proveRows('language', [
    [both, 'Программа читает файл and пишет новый.', ['source: and'], 'en ru'],
    [both, 'Программа читает файл, «and» пишет новый.', [], 'en ru'],
    [both, 'Программа читает файл PIM and пишет новый.', ['source: and'], 'en ru'],
    [both, 'Программа читает файл Rock and пишет новый.', [], 'en ru'],
    [both, 'Программа читает файл PIM and Go.', [], 'en ru'],
    [both, '«and» программа читает файл.', [], 'en ru'],
    [both, 'Метод читает объект this целиком.', [], 'en ru'],
    [both, 'Die Datei lesen or beenden.', ['source: or'], 'en de'],
    [both, 'Il lit le fichier or il se termine.', [], 'en fr'],
  ]);
});

describe('terms of English with a function word', () => {
  proveRows('language', [
    ['It stops a denial of service.', 'Il arrête une attaque denial of service ici.', [], 'en fr'],
    ['It is at the end of file.', 'Il est à the end du fichier.', ['source: the end'], 'en fr'],
  ]);
});

const forms = (one: string): string => `{[plural(num) one: ${one}, other: ${one} ]}`;

describe('words of English that the language of the target has, too', () => {
  const number = 'It is a number that has no pair beside it.';
  const saved = 'It means that the document was saved at once.';
  proveRows('language', [
    [number, 'Este un număr ce nu are o pereche lângă el.', [], 'en ro'],
    [number, 'Este un număr ce nu which o pereche lângă el.', ['source: which'], 'en ro'],
    [saved, 'Dat betekent dat het document was opgeslagen.', [], 'en nl'],
    [saved, 'Dat betekent dat het document which opgeslagen.', ['source: which'], 'en nl'],
    [`{{num}} unnamed ${forms('author')}`, `{{num}} ${forms('auteur anonyme')}`, [], 'en fr', 'text'],
    ['No other page', 'Le autre, other: page ici', ['source: other'], 'en fr', 'text'],
  ]);
  proveRows('french-spacing', [
    [`{{num}} unnamed ${forms('author')}`, `{{num}} ${forms('auteur anonyme')}`, [], 'en fr', 'text'],
    ['{{num}} of one: author', '{{num}} de un: auteur', ['missing: :'], 'en fr', 'text'],
  ]);
});
