import { describe } from 'vitest';
import { proveRows } from '../found-problems';

describe('a text that ends in the middle of a sentence', () => {
  proveRows('missing-sentences', [
    ['<p>Pictures and texts are shown.</p>', '<p>Es werden Bilder und</p>', ['cut: und']],
    // The first letter of a word, and articles, end no label either; a letter may be a name.
    ['Add some products before it', 'Por favor agregue algunos p', ['cut: p'], 'en es', 'text'],
    ['Open a file with a score', 'Apre un file che contiene un', ['cut: un'], 'en it', 'text'],
    ['Move it along axis p', 'Mover a lo largo del eje p', [], 'en es', 'text'],
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
    // A label ends in a preposition.
    ['About', 'Acerca de', [], 'en es', 'text'],
    ['<p>Sort the pictures by</p>', '<p>Bilder sortieren nach dem</p>', []],
    ['<p>The file of:</p>', '<p>Die Datei von</p>', []],
    ['Pictures and texts<br>are shown.', 'Bilder und<br>Texte werden gezeigt.', []],
    ['<p>Switch it on.</p>', '<p>Schalten Sie es ein</p>', []],
  ]);
});
