import { describe } from 'vitest';
import { proveRows } from './found-problems';

describe('code', () => {
  proveRows('code', [
    ['Use LibreOffice now.', 'LibreOfice verwenden.', ['name-changed: LibreOffice, LibreOfice']],
    ['Use WordPress now.', 'Użyj WordPressa teraz.', [], 'en pl'],
    ['ERROR: not found', 'ERRORE: non trovato', [], 'en it'],
    ['Use HTTPS here.', 'Hier HTPS verwenden.', ['name-changed: HTTPS, HTPS']],
    ['Press <b>Command</b><i>Ctrl</i>', 'Druk op <b>Commando</b><i>Ctrl</i>', [], 'en nl'],
    ['Set MAX_SIZE.', 'Setzen.', ['name-missing: MAX_SIZE']],
  ]);
});

describe('letter-case', () => {
  proveRows('letter-case', [
    ['Use the bittorrent protocol.', 'Das BitTorrent-Protokoll verwenden.', []],
    ['the editor', 'der Editor von WordPress', []],
    ['Open <b>a</b><i>b</i>', 'Öffnen <b>werk</b><i>Zeug</i>', []],
    ['the tool', 'das werKzeug', ['inside: werKzeug']],
  ]);
});
