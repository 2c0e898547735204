import { describe } from 'vitest';
import { proveRows } from '../found-problems';

describe('weekdays', () => {
  proveRows('numbers', [
    ['They meet on Monday.', 'Sie treffen sich am Dienstag.', ['weekday: Monday, Dienstag']],
    ['They meet on Mondays.', 'Sie treffen sich montags.', []],
    ['They meet on Monday.', '開発者の会合は火曜日に行われます。', ['weekday: Monday, 火曜日'], 'en ja'],
    ['Open Monday to Friday', 'Ouvert du lundi au jeudi', ['weekday: Friday, jeudi'], 'en fr'],
    // A week begins with another day.
    ['the name (Sunday..Saturday)', 'le nom (lundi..dimanche)', [], 'en fr'],
    ['Open (Monday..Sunday)', 'Ouvert (mardi..lundi)', ['weekday: Sunday, mardi'], 'en fr'],
    ['Open (Monday..Sunday)', 'Ouvert (lundi..samedi)', ['weekday: Sunday, samedi'], 'en fr'],
    [
      'the name (Sunday–Saturday), on Monday',
      'le nom (lundi–dimanche), mardi',
      ['weekday: Monday, mardi'],
      'en fr',
    ],
    ['Open (Monday..Friday)', 'Ouvert (lundi..jeudi)', ['weekday: Friday, jeudi'], 'en fr'],
    ['Every Wednesday', '매주 수요일', [], 'en ko'],
    ['On Monday', 'Pazartesi günü', [], 'en tr'],
  ]);
  proveRows('number-format', [
    ['They meet on Tuesday.', 'Sie treffen sich am Tuesday.', ['weekday: Tuesday']],
    ['They meet on Monday.', '모임은 Monday에 열립니다.', ['weekday: Monday'], 'en ko'],
    ['Deals on Black Friday', 'Angebote am Black Friday', []],
    ['It begins on Monday.', 'Es beginnt am Montag.', []],
  ]);
});

describe('dates', () => {
  proveRows('numbers', [
    ['planned for September 2024', 'prevista para octubre de 2024', ['month: September, octubre'], 'en es'],
    ['changed on 2024-07-28', 'geändert am 2024-28-07', ['missing: 2024-07-28', 'extra: 2024-28-07']],
    ['on 2024-07-08', 'am 07.08.2024', ['missing: 2024-07-08', 'extra: 07.08.2024']],
    ['on 2024-07-08', '2024. 8. 7.', ['missing: 2024-07-08', 'extra: 2024. 8. 7'], 'en ko'],
    ['on 2024-07-08', 'on 07/08/2024', [], 'en en-US'],
    ['on 03/15/2024', '2024/15/03 に', ['missing: 03/15/2024', 'extra: 2024/15/03'], 'en ja'],
    ['on 03/15/2024', '2024/03/15 に', [], 'en ja'],
    // A preposition is part of the word.
    ['on 3 November 2026', '3 באוקטובר 2026', ['month: November, באוקטובר'], 'en he'],
    ['on 3 November 2026', '3 בנובמבר 2026', [], 'en he'],
    ['in November 2026', 'في نوفمبر 2026 وبأكتوبر', [], 'en ar'],
    ['until November 2026', 'لأكتوبر 2026', ['month: November, لأكتوبر'], 'en ar'],
    ['<td>February</td>', '<td>Marzo</td>', ['month: February, Marzo'], 'en es'],
    ['<td>February</td>', '<td>Febrero</td>', [], 'en es'],
    ['<td>May</td>', '<td>Puede</td>', [], 'en es'],
    ['on 2024-07-08', 'am 08.07.2024', []],
    ['on July 8, 2024', 'am 07.08.2024', ['missing: July 8, 2024', 'extra: 07.08.2024']],
    ['on July 8, 2024', 'am 08.07.2024', []],
    ['on 2024-07-08', 'le 7 août 2024', ['missing: 2024-07-08', 'extra: 7 août 2024'], 'en fr'],
    ['on 2024-07-08', 'el 8 de julio de 2024', [], 'en es'],
    ['from 2024-07-28 to 2024-08-01', 'vom 2024-07-28 bis 2024-08-01', []],
  ]);
  proveRows('number-format', [
    ['They meet on March 4, 2024.', 'Sie treffen sich am März 4, 2024.', ['date: März 4, 2024']],
    ['They meet on March 4, 2024.', 'Sie treffen sich am 4. März 2024.', []],
    ['Since September 23, 2019', 'מאז 23 בSeptember 2019', ['month: בSeptember'], 'en he', 'text'],
    ['Since September 23, 2019', 'מאז 23 בספטמבר 2019', [], 'en he', 'text'],
    ['They meet on March 4, 2024.', '2024. március 4-én találkoznak.', [], 'en hu'],
    ['changed on 01/15/2024.', 'modifiée le 01/15/2024.', ['date: 01/15/2024'], 'en fr'],
    ['changed on 01/15/2024.', 'modifiée le 15/01/2024.', [], 'en fr'],
    ['changed on 07/20/2024.', 'geändert am 07.20.2024.', ['date: 07.20.2024']],
    ['changed on 07/20/2024.', 'geändert am 20.07.2024.', []],
  ]);
});

describe('times', () => {
  proveRows('number-format', [
    ['It starts at 3:45 PM.', 'Es beginnt um 3:45 PM.', ['time: 3:45 PM']],
    ['It starts at 3:45 PM.', 'Comienza a las 3:45 p. m.', [], 'en es'],
    // A page of a manual, and a time in brackets.
    ['<p>See <b>Module</b>(3pm).</p>', '<p>Siehe <b>Module</b>(3pm).</p>', []],
    ['It starts early (3pm).', 'Es beginnt früh (3pm).', ['time: 3pm']],
    ['The show starts (3:30 pm).', '公演の開始(3:30 pm)。', ['time: 3:30 pm'], 'en ja'],
    ['It starts at 5 pm.', 'Es beginnt um 5 pm.', ['time: 5 pm']],
    ['It starts at 3:45 PM.', 'Comienza a las 3:45 PM.', ['time: 3:45 PM'], 'en es'],
    ['It starts at 3:45 PM.', 'Comienza a las 3:45 PM.', [], 'en es-MX'],
    ['It starts at 3:45 PM.', 'It starts at 3:45 PM.', [], 'en en-GB'],
    ['It starts at 3:45 PM.', 'Es beginnt um 15:45 Uhr.', []],
  ]);
  proveRows('numbers', [
    ['It starts at 3:23 PM.', 'Começa às 3h23.', ['unit-missing: 3:23, pm'], 'en pt'],
    ['It starts at 3:23 PM.', 'Começa às 15h23.', [], 'en pt'],
    ['It starts at 6:22 PM.', '午前6時22分に始まります。', ['unit-missing: 6:22, pm'], 'en ja'],
    ['It starts at 6:22 PM.', '午後6時22分に始まります。', [], 'en ja'],
    ['Daily at 14:30 UTC', 'Täglich um 14:30 MEZ', ['unit-missing: 14:30, UTC']],
    ['Daily at 14:30 UTC', 'Täglich um 14:30 GMT+1', ['extra: 1', 'unit-missing: 14:30, UTC']],
    ['Daily at 14:30 UTC', 'Tous les jours à 14 h 30 TU', [], 'en fr'],
  ]);
});

describe('months in sentences', () => {
  proveRows('numbers', [
    ['It starts in March.', 'Es beginnt im Mai.', ['month: March, Mai'], 'en de'],
    ['The March may start.', 'Der Mai kommt.', [], 'en de'],
    ['Closed from June to August', 'Fermé de juillet à août', ['month: June, juillet'], 'en fr'],
    ['Closed from June to August', 'Fermé de juin à août', [], 'en fr'],
    [
      'The offer ends in September.',
      'Tarjous päättyy lokakuussa.',
      ['month: September, lokakuussa'],
      'en fi',
    ],
    ['The offer ends in September.', 'Tarjous päättyy syyskuussa.', [], 'en fi'],
    ['Updated in January 2020', 'Zaktualizowano w lutym 2020', ['month: January, lutym'], 'en pl'],
    ['Updated in January 2020', 'Zaktualizowano w styczniu 2020', [], 'en pl'],
    ['It ends in April 2027.', 'Он заканчивается в мае 2027 года.', ['month: April, мае'], 'en ru'],
    ['It ends in April 2027.', 'Он заканчивается в апреле 2027 года.', [], 'en ru'],
    ['Updated in February 2021', 'Aktualizováno v březnu 2021', ['month: February, březnu'], 'en cs'],
    ['Updated in July 2021', 'Aktualizováno v červenci 2021', [], 'en cs'],
    ['Updated in July 2021', 'Aktualizováno v červnu 2021', ['month: July, červnu'], 'en cs'],
    ['Он заканчивается в апреле.', 'It ends in June.', ['month: апреле, June'], 'ru en'],
    // By its number, in a short form, a name, a word that is another one, and a month that is only added.
    ['Updated in June', 'Stand: 06 (Ausgabe Juli)', []],
    ['From June on, weekly', 'Ab Jun. wöchentlich, nicht erst im Juli', []],
    ['June Miller is here.', 'June Miller ist da.', []],
    ['You may march in August', 'Sie dürfen im August marschieren', []],
    ['The summer of June', 'Der Sommer von Juni bis Juli', []],
    // "March" is not read in English, and "Jänner" is no month of all of German.
    ['From January to March', 'Von Jänner bis März', []],
    ['The list of January', 'Die Liste vom März', ['month: January, März']],
  ]);
});
