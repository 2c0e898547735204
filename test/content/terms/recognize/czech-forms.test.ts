import { describe, expect, it } from 'vitest';
import { termMatcher } from '../../../../src/content/terms/recognize/term-matcher';

/** Forms of a term, and words that only look like forms of it. */
const cases: readonly (readonly [term: string, forms: string, others: string])[] = [
  ['uživatel', 'uživatele uživatelé uživatelů', 'užívat'],
  ['barva', 'barvy barev', 'barvit'],
  ['nový', 'nového novější novějších', 'novinka'],
  ['kód', 'kód kódu kódem kódy kódů kódech', 'kódovat kodek'],
  ['účet', 'účet účtu účtů účtech', 'účtovat účinek'],
  ['řádek', 'řádku řádky řádků řádcích', 'řádně'],
  ['adresář', 'adresáře adresáři adresářů adresářích', 'adresa'],
  ['složka', 'složky složku složce složek složkách', 'složit'],
  ['tlačítko', 'tlačítka tlačítek tlačítku', 'tlačit'],
  ['aplikace', 'aplikaci aplikací aplikacím aplikacích', 'aplikovat'],
  ['nastavení', 'nastavením nastaveních', 'nastavit'],
  ['úroveň', 'úrovně úrovni úrovní', 'rovně'],
  ['výchozí', 'výchozího výchozím', 'východ'],
  ['znaková sada', 'znakovou sadu znakové sady', 'znaková řada'],
  ['formát', 'formátu formáty', 'formulář'],
  ['vypnout', 'vypne vypnul vypnuto vypněte', 'výpis'],
  ['vytvořit', 'vytvoří vytvořil vytvořena vytvořený', 'vytvoření tvorba'],
  ['přidat', 'přidá přidána přidejte přidali', 'přidělit'],
  ['odstranit', 'odstraní odstraněn odstraňte odstranil', 'strana'],
  ['kopírovat', 'kopíruje kopírují kopírován kopírovali', 'kopie kopírka'],
  ['vybrat', 'vyberte vybral vybrané', 'výběr'],
  ['použít', 'použije použijte použil použit', 'používat'],
  ['zavřít', 'zavře zavřel zavřete', 'závěr'],
  ['načíst', 'načíst načte načtou načetl načtena načtěte', 'načtení načisto'],
  ['zavést', 'zavede zavedl zaveden zaveďte', 'zavedení závěs'],
  ['nést', 'nese nesl nesou neste', 'nedá'],
  ['nalézt', 'nalezl nalezen nalezeny', 'nález'],
  ['vzrůst', 'vzroste vzrostl', 'vzor'],
  ['smazat', 'smaže smažte smaž smazal', 'smazání'],
  ['zapsat', 'zapíše zapište zapsal', 'zápis'],
  ['najít', 'najde najděte našel našla', 'najímat'],
  ['psát', 'píše psal psali', 'pes'],
  ['dát', 'dal dala dáte', 'další data'],
  ['brát', 'bere bral', 'branou'],
  ['data', 'dat datech datům', 'datum'],
  ['jméno', 'jmen jména jménem', 'jmenovat'],
  ['část', 'části částí částech', 'času časem'],
];

describe('forms of Czech words', () => {
  it.each(cases)('%s is found in its forms, and not in other words', (term, forms, others) => {
    const matcher = termMatcher([{ text: term }], 'cs');
    const words = term.includes(' ') ? forms.match(/\S+ \S+/g) : forms.split(' ');
    expect(words?.filter((form) => matcher.find(form).length === 0)).toEqual([]);
    expect(others.split(' ').filter((other) => matcher.find(other).length > 0)).toEqual([]);
  });
});
