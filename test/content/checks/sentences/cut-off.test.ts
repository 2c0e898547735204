import { describe } from 'vitest';
import { proveRows } from '../found-problems';

describe('a text that ends in the middle of a sentence', () => {
  proveRows('missing-sentences', [
    ['<p>Pictures and texts are shown.</p>', '<p>Es werden Bilder und</p>', ['cut: und']],
    // A letter may be a name, and an article or a preposition may end a label or come before a value.
    ['Approximate p-value', 'Aproksymowana wartość p', [], 'en pl', 'text'],
    ['Open a file with a score', 'Apre un file che contiene un', [], 'en it', 'text'],
    ['Open a file with a score.', 'Apre un file che contiene un', ['cut: un'], 'en it', 'text'],
    ['Save a copy', 'Guardar una', [], 'en es', 'text'],
    ['Pictures', 'de', [], 'en fr', 'text'],
    ['See pictures of it.', 'Voir des images de', ['cut: de'], 'en fr', 'text'],
    // A link without a text gets one from where it leads.
    ['<p>See <a href="#a"></a>.</p>', '<p>Zob. to w <a href="#a"></a></p>', [], 'en pl'],
    ['<p>See <b>it</b>.</p>', '<p>Zob. <b>to</b> w</p>', ['cut: w'], 'en pl'],
    // A date or a number stands behind a label, and "and" before the last item of a list.
    ['Created', 'Article créé le', [], 'en fr', 'text'],
    ['MB every', 'Mo tous les', [], 'en fr', 'text'],
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
