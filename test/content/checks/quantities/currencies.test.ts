import { describe } from 'vitest';
import { proveRows } from '../found-problems';

describe('the place of a sign of a currency', () => {
  proveRows('number-format', [
    ['The entry costs €15 now.', 'Der Eintritt kostet €15.', ['number: €15, 15 €']],
    ['The entry costs €15 now.', 'Der Eintritt kostet 15 €.', []],
    ['The entry costs €15 now.', 'De toegang kost €15.', [], 'en nl'],
    ['The entry costs €15 now.', 'Der Eintritt kostet € 15.', [], 'en de-AT'],
    ['The bag costs $25.', 'La bolsa cuesta $25.', ['number: $25, 25 $'], 'en es-ES'],
    ['The bag costs $25.', 'La bolsa cuesta $25.', [], 'en es'],
    ['The entry costs €15 now.', 'Der Eintritt kostet € 15.', []],
    ['The entry costs €15 now.', 'L’ingresso costa € 15.', [], 'en it'],
    ['Das Buch kostet 15 €.', 'The book costs 15 €.', ['number: 15 €, €15'], 'de en'],
    ['The variable $20 is set.', 'Die Variable $20 ist gesetzt.', []],
    ['The fine of $20 is set.', 'Die Strafe von $20 steht fest.', ['number: $20, 20 $']],
    ['The album “$25” by him', 'Son album « $25 »', [], 'en fr'],
    ['The bag costs $25.', 'La bolsa cuesta $25.', [], 'en es-MX'],
    ['Das Buch kostet 15 €.', 'The book costs €15.', [], 'de en'],
    // Arguments of a program, a value in quotation marks, and another amount.
    ['From $1 to $12', 'Von $1 bis $12', []],
    ['Change $0 here', 'Ändern von $0', []],
    ['Type "$25" here.', 'Geben Sie "$25" ein.', []],
    ['The bag costs $25.', 'Die Tasche kostet $30.', []],
    ['Use <code>$25</code> here.', 'Hier <code>$25</code> verwenden.', []],
  ]);
});

describe('currencies in words', () => {
  proveRows('numbers', [
    ['The fine is £20.', 'De boete is 20 pond.', [], 'en nl'],
    ['The deposit was £50 then.', 'Pantti oli silloin 50 puntaa.', [], 'en fi'],
    ['The deposit was £50 then.', 'Pantti oli silloin 50 pussia.', ['unit-missing: 50, £'], 'en fi'],
    ['You saved $25.', '25 dollárt takarított meg.', [], 'en hu'],
    ['You saved $25.', '25 fontot takarított meg.', ['unit: 25, $, fontot'], 'en hu'],
    ['A ticket costs £12.', 'En billett koster 12 pund.', [], 'en nb'],
    ['A ticket costs £12.', 'En billett koster 12 dollar.', ['unit-missing: 12, £'], 'en nb'],
  ]);
});

describe('amounts in the currency of the readers', () => {
  const source = 'It cost $1500, and is worth $300 now.';
  proveRows('numbers', [
    [source, 'Es kostete 1500 € und ist jetzt 300 € wert.', []],
    // One of them, and a single one.
    [source, 'Es kostete 1500 € und ist jetzt $300 wert.', ['unit: 1500, $, €']],
    ['It cost $1500.', 'Es kostete 1500 €.', ['unit: 1500, $, €']],
  ]);
});

describe('units in front of other words', () => {
  proveRows('numbers', [
    ['Add 200 ml of milk.', 'Ajoutez 200 de lait.', ['unit-missing: 200, ml'], 'en fr'],
    ['Add 200 ml of milk.', 'Ajoutez 200 millilitres de lait.', [], 'en fr'],
    ['Use 500 g of flour.', 'Gebruik 500 bloem.', ['unit-missing: 500, g'], 'en nl'],
    ['Use 500 g of flour.', 'Gebruik 500 gram bloem.', [], 'en nl'],
    ['From 5 g to 10 g of salt.', 'De 5 a 10 g de sal.', [], 'en es'],
    ['From 5 g to 10 m of salt.', 'De 5 a 10 m de sal.', ['unit-missing: 5, g'], 'en es'],
    ['Wait 15 minutes before you go.', 'Espere 15 antes de salir.', ['unit-missing: 15, minutes'], 'en es'],
    ['Wait 15 minutes before you go.', 'Lähde 15 minuutin kuluttua.', [], 'en fi'],
    ['Wait 15 minutes before you go.', 'Espere un cuarto de hora antes de salir.', ['missing: 15'], 'en es'],
    ['Wait 15 minutes.', '請等待15分鐘。', [], 'en zh-TW'],
    ['Keep a distance of 2 m.', 'Zachowaj odstęp 2.', ['unit-missing: 2, m'], 'en pl'],
    ['Keep a distance of 2 m.', 'Zachowaj odstęp 2 metrów.', [], 'en pl'],
    ['It cost 5 m then.', 'Kosztowało to 5 milionów.', [], 'en pl'],
  ]);
});
