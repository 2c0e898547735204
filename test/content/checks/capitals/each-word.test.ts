import { describe } from 'vitest';
import { proveRows } from '../found-problems';

describe('a capital at the start of each word', () => {
  const each = 'each-word';
  proveRows('letter-case', [
    [
      'Add this engine to the list',
      'Ajouter ce Moteur à la Liste',
      [`${each}: Ajouter ce Moteur à la Liste`],
      'en fr',
      'text',
    ],
    [
      'Paste digest here',
      'Umetni Sažetak iz Međuspremnika',
      [`${each}: Umetni Sažetak iz Međuspremnika`],
      'en hr',
      'text',
    ],
    ['edit it with the editor', 'Daha Fazla Değişiklik Günlüğü', [], 'en tr', 'text'],
    // A title of the source, names, German nouns, and one small word.
    ['Add This Engine to the List', 'Ajouter ce Moteur à la Liste', [], 'en fr', 'text'],
    ['Open it with Midnight Commander', 'Ouvrir avec le Midnight Commander', [], 'en fr', 'text'],
    ['Add this engine to the list', 'Dem Speicher die Maschine der Liste geben', [], 'en de', 'text'],
    ['Add this engine to the list', 'Ajouter ce Moteur dans la Liste', [], 'en fr', 'text'],
    ['Save it. Close it. Open it.', 'Guarda el. Cierra el. Abre el.', [], 'en es', 'text'],
    // Languages with titles as in English, a list of names and a name.
    ['Terms of use and privacy', 'Syarat Penggunaan dan Kebijakan Privasi', [], 'en id', 'text'],
    ['Add to the shopping cart', 'Alışveriş Sepetine Şimdi Ekle', [], 'en tr', 'text'],
    ['The capital and other towns', 'Paris, Lyon, Marseille et Bordeaux', [], 'en fr', 'text'],
    ['The council of ministers', 'El Consejo de Ministros de Aragón', [], 'en es', 'text'],
    ['Open the main menu', 'Abrir El Menú Principal', [`${each}: Abrir El Menú Principal`], 'en es', 'text'],
  ]);
});
