import { proveRows } from '../found-problems';

const source =
  '<p>The log keeps <b>all</b> of the lines of the last 14 days of work, and of the nights.</p><ul><li>Small</li><li>Big</li></ul>';
const stub = (text: string, to: string) => [source, `<p>${text}</p>`, [`stub: ${text}`], `en ${to}`] as const;
const none = (text: string, to: string, of = source) => [of, text, [], `en ${to}`] as const;

proveRows('target-equals-source', [
  stub('Den här sidan är inte översatt ännu.', 'sv'),
  stub('Tato stránka zatím nebyla přeložena.', 'cs'),
  stub('Ta strona nie została jeszcze przetłumaczona.', 'pl'),
  stub('Цю сторінку ще не перекладено.', 'uk'),
  stub('Tätä sivua ei ole vielä käännetty.', 'fi'),
  stub('Ez az oldal még nincs lefordítva.', 'hu'),
  stub('דף זה טרם תורגם.', 'he'),
  stub('لم تُترجم هذه الصفحة بعد.', 'ar'),
  // A sentence about something else, a source that speaks of translations, and one of a single block.
  stub('Trang này chưa được dịch.', 'vi'),
  none('<p>Dịch vụ này rất nhanh và tốt.</p>', 'vi'),
  // It may be a translation of all of the page, by its length.
  none(
    '<p>Wir übersetzen für Sie Dokumente, schnell und günstig.</p>',
    'de',
    '<h1>About</h1><p>We render documents for you in all tongues. Fast and cheap.</p>',
  ),
  none('<p>Den här sidan är inte klar ännu.</p>', 'sv'),
  none(
    '<p>Den här sidan är inte översatt ännu.</p>',
    'sv',
    '<p>This page is not translated yet.</p><p>See the <b>list</b>.</p>',
  ),
  none('<p>Přeložte list na polovinu.</p>', 'cs', '<p>Fold the sheet in <b>two</b>.</p>'),
  none('<p>Přeložte 14 listů.</p>', 'cs', '<p>Fold the 14 sheets.</p><p>Rest.</p>'),
]);
