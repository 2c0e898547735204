import { describe } from 'vitest';
import { proveRows } from '../found-problems';

describe('a text that ends in the middle of a sentence', () => {
  proveRows('missing-sentences', [
    ['<p>Pictures and texts are shown.</p>', '<p>Es werden Bilder und</p>', ['cut: und']],
    // The first letter of a word, and articles, end no label either; a letter may be a name.
    ['Add some products before it', 'Por favor agregue algunos p', ['cut: p'], 'en es', 'text'],
    ['Open a file with a score', 'Apre un file che contiene un', ['cut: un'], 'en it', 'text'],
    ['Move it along axis p', 'Mover a lo largo del eje p', [], 'en es', 'text'],
    ['Approximate p-value', 'Aproksymowana wartość p', [], 'en pl', 'text'],
    ['Small letter c with cedilla', 'Çengel imiyle küçük harf c', [], 'en tr', 'text'],
    ['Add a user’s products to it', 'Por favor agregue algunos p', ['cut: p'], 'en es', 'text'],
    [
      'Press the X key to delete it.',
      'Drücken Sie die X-Taste, um die Ebene zu l',
      ['cut: l'],
      'en de',
      'text',
    ],
    ['Use vectors, e.g. paths, for it.', 'Nutze Vektoren, z. B. Pfade, für die F', [], 'en de', 'text'],
    ['Use vectors, e.g. paths, for it.', 'Nutze Vektoren wie Pfade und die f', ['cut: f'], 'en de', 'text'],
    ['Files from A to Z', 'Archivos de la A a la z', [], 'en es', 'text'],
    ['Save a copy', 'Guardar una', [], 'en es', 'text'],
    ['Pictures', 'de', [], 'en fr', 'text'],
    ['See pictures of it.', 'Voir des images de', ['cut: de'], 'en fr', 'text'],
    // A date or a number stands behind a label, and "and" before the last item of a list.
    ['Created', 'Article créé le', [], 'en fr', 'text'],
    ['MB every', 'Mo tous les', [], 'en fr', 'text'],
    ['Created by the server', 'Article créé le', ['cut: le'], 'en fr', 'text'],
    [
      '<p>for texts,</p><p>for pictures.</p><p>for films.</p>',
      '<p>für Texte,</p><p>für Bilder und</p><p>für Filme.</p>',
      [],
    ],
    [
      '<p>For texts.</p><p>For pictures.</p><p>For films.</p>',
      '<p>Für Texte.</p><p>Für Bilder und</p><p>Für Filme.</p>',
      ['cut: und'],
    ],
    // A greeting ends in a comma, too, and so may an item far before.
    [
      '<p>Dear Ms. Smith,</p><p>Close the window and the program.</p><p>Thank you.</p>',
      '<p>Sehr geehrte Frau Smith,</p><p>Schließen Sie das Fenster und</p><p>Vielen Dank.</p>',
      ['cut: und'],
    ],
    [
      '<p>for texts,</p><p>For all.</p><p>Yes.</p><p>for pictures and films.</p><p>Thank you.</p>',
      '<p>für Texte,</p><p>Für alle.</p><p>Ja.</p><p>für Bilder und</p><p>Vielen Dank.</p>',
      ['cut: und'],
    ],
    [
      '<p><b>ab</b>(1)</p><p>for texts,</p><p><b>cd</b>(1)</p><p>for pictures.</p><p><b>ef</b>(1)</p>',
      '<p><b>ab</b>(1)</p><p>für Texte,</p><p><b>cd</b>(1)</p><p>für Bilder und</p><p><b>ef</b>(1)</p>',
      [],
    ],
    [
      '<ul><li>Texts,</li><li>Pictures.</li><li>Films.</li></ul>',
      '<ul><li>Texte,</li><li>Bilder und Fotos und</li><li>Filme.</li></ul>',
      [],
    ],
    [
      '<ul><li><p>Texts,</p></li><li><p>Pictures.</p></li><li><p>Films.</p></li></ul>',
      '<ul><li><p>Texte,</p></li><li><p>Bilder und Fotos und</p></li><li><p>Filme.</p></li></ul>',
      [],
    ],
    [
      '<p>• Texts,</p><p>• Pictures.</p><p>• Films.</p>',
      '<p>• Texte,</p><p>• Bilder und</p><p>• Filme.</p>',
      [],
    ],
    // A label ends in a preposition.
    ['About', 'Acerca de', [], 'en es', 'text'],
    ['<p>Sort the pictures by</p>', '<p>Bilder sortieren nach dem</p>', []],
    ['<p>The file of:</p>', '<p>Die Datei von</p>', []],
    ['Pictures and texts<br>are shown.', 'Bilder und<br>Texte werden gezeigt.', []],
    ['<p>Switch it on.</p>', '<p>Schalten Sie es ein</p>', []],
  ]);
});
