import { describe } from 'vitest';
import { proveRows } from '../found-problems';

describe('two capitals at the start of a word', () => {
  proveRows('letter-case', [
    ['<h1>Document outline</h1>', '<h1>OSnova dokumentu</h1>', ['inside: OSnova'], 'en cs'],
    ['Protocol', 'PRotokol', ['inside: PRotokol'], 'en da', 'text'],
    ['Cancel', 'СКасувати', ['inside: СКасувати'], 'en uk', 'text'],
    ['Drives for compact disks', 'CDer', [], 'en da', 'text'],
    ['Players for an OS', 'OSspelare', [], 'en sv', 'text'],
    ['Computers and television sets', 'PCnya dan TVnya', [], 'en id', 'text'],
    ['Christians', 'CHristine', ['inside: CHristine'], 'en fi', 'text'],
    ['Inv', 'INverz', ['inside: INverz'], 'en hu', 'text'],
    ['Only for files', 'POuze pro soubory', ['inside: POuze'], 'en cs', 'text'],
    ['800 kilobytes', '800 KByte', [], 'en it', 'text'],
    ['Iceland', 'IJsland', [], 'en nl', 'text'],
    ['A programme for sheets', 'Le programme KSpread', [], 'en fr', 'text'],
    ['Otime', 'OZeit', [], 'en de', 'text'],
    ['A programme', 'プログラム OLympus', [], 'en ja', 'text'],
  ]);
});
