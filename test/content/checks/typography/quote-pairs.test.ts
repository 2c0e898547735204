import { describe } from 'vitest';
import { proveRows } from '../found-problems';

describe('quotation marks that do not belong together', () => {
  proveRows('punctuation', [
    // Two dots over a letter, as TeX writes them.
    ['It sees K\\"uhler there', 'Він бачить «K\\"uhler» там', [], 'en uk'],
    ['It sees "Jane" there', 'Він бачить «Яну" там', ['quotes-mixed: «Яну"'], 'en uk'],
    ['a game (“five points”)', 'een spel (“vijf punten“)', ['quotes-mixed: “vijf punten“'], 'en nl'],
    ['a game (“five”)', 'een spel (“vijf" en)', ['quotes-mixed: “vijf"'], 'en nl'],
    ['Click "Next" now.', 'Klicken Sie auf „Weiter”.', ['quotes-mixed: „Weiter”']],
    ['Click “Next” to learn.', '单击“下一个“来了解。', ['quotes-mixed: “下一个“'], 'en zh-CN'],
    ['the "hull" is', "rappresenta l'«scafo“ ed è", ['quotes-mixed: «scafo“'], 'en it'],
    ['the "hull" there', "rappresenta l'«scafo» ed è", [], 'en it'],
    ['the "wallet" is', '«с „Бумажником“ и так»', [], 'en ru'],
    ['It is "with" it', 'Arbeta ”med” och »x»', [], 'en sv'],
    ['Delete “%1” now?', 'Удалить «%1“ сейчас?', ['quotes-mixed: «%1“'], 'en ru', 'text'],
    ['Delete “%1” now?', 'Удалить «%1» сейчас?', [], 'en ru', 'text'],
    ['if “a”=“b” is', 'si « a »=« b” est', ['quotes-mixed: « b”'], 'en fr', 'text'],
    ['if “a”=“b” is', 'si « a »=« b » est', [], 'en fr', 'text'],
    // An inch mark closes nothing.
    ['It is 15" wide “x” now', 'Es ist 15" breit „x“ jetzt', []],
    ['the ”x” is', 'das ”x” ist', []],
    ['No “cancel” here', 'Pas de «\u00a0annuler\u00a0» ici', [], 'en fr'],
  ]);
});

describe('spaces inside of quotation marks', () => {
  proveRows('punctuation', [
    ['Configure “%s”', 'Configurar “ %s ”', ['quotes-spaced: “ %s ”'], 'en pt-BR'],
    ['the tip “Updating”', 'el consejo « Actual »', ['quotes-spaced: « Actual »'], 'en es'],
    ['the tip “Updating” is', 'la “Actual ” es', ['quotes-spaced: “Actual ”'], 'en es'],
    ['See “document” here', '参见"文档"这里', ['quotes: "文档", “”'], 'en zh-CN'],
    ['The "person" or "speaker"', 'La «persona» o “hablante”', ['quotes: “hablante”, «»'], 'en es'],
    ['The "person" or "speaker"', 'La “persona” o “hablante”', [], 'en es'],
    ['The "person of a speaker" or one', 'La «persona de un “hablante”» o una', [], 'en es'],
    ['See "document" here', '参见"文档"这里', [], 'en zh-CN'],
    ['such as "1.0", "1.1"', '例えば、"1.0", "1.1"です', [], 'en ja'],
    ['such as “1.0” it', 'zoals “ v1.0” het', ['quotes-spaced: “ v1.0”'], 'en nl'],
    ['Go to “%1” now', '„ %1 “ ist jetzt', ['quotes-spaced: „ %1 “'], 'en de', 'text'],
    ['Go to “%1” now', '„%1“ ist jetzt', [], 'en de', 'text'],
    [
      'with “direct access” on',
      "con l'« accesso diretto » attivo",
      ['quotes-spaced: « accesso diretto »'],
      'en it',
    ],
    ['with “direct access” on', "con l'«accesso diretto» attivo", [], 'en it'],
    ['if “a”=“b” is', 'если «a»=« b » есть', ['quotes-spaced: « b »'], 'en ru', 'text'],
    ['the “a” and “b”', 'das „a“ und „b“', []],
    ['the " a " and b', 'das „ a “ und b', []],
    [
      'press "a" or "b"',
      ' " あ "か " い "を押す',
      ['quotes-spaced: " あ "', 'quotes-spaced: " い "'],
      'en ja',
    ],
  ]);
});
