import { describe, expect, it } from 'vitest';
import { parsePair } from '../../../../src/content/checks/parsed/parsed-pair';
import { certaintyOf } from '../../../../src/content/checks/certainty';
import { checkIds } from '../../../../src/content/checks/problem';
import { problemSentence } from '../../../../src/content/checks/problem-sentence';
import { inconsistentTerms } from '../../../../src/content/terms/check/inconsistent-terms';
import { checkTerms, type CheckedTerms } from '../../../../src/content/terms/check/term-check';
import { termIndex } from '../../../../src/content/terms/check/term-index';
import type { Term, TermEntry, TermStatus } from '../../../../src/content/terms/termbase';
import { vocabularies } from '../../../support/content/vocabularies';

const languages = { source: 'en-US', target: 'de-DE' };
const all = new Set(checkIds);

const term = (text: string, status: TermStatus = 'preferred'): Term => ({ text, status });

const basket: TermEntry = {
  id: 'basket',
  terms: {
    en: [term('shopping cart'), term('basket', 'admitted')],
    de: [term('Warenkorb'), term('Einkaufskorb', 'admitted'), term('Einkaufswagen', 'forbidden')],
  },
};
const kept: TermEntry = { id: 'kept', isUntranslatable: true, terms: { en: [term('Shopmaster')] } };

const bank = (id: string, text: string): TermEntry => ({
  id,
  terms: { en: [term('bank')], de: [term(text)] },
});

const invoice = (target: string): TermEntry => ({
  id: target,
  terms: { en: [term('invoice')], de: [term(target)] },
});

function check(
  entries: readonly TermEntry[],
  source: string,
  target: string,
  between = languages,
): CheckedTerms {
  const index = termIndex(entries, between, (language) => vocabularies.lemmasOf(language));
  if (index === undefined) throw new Error('no terms');
  return checkTerms(parsePair({ type: 'localizable', data: 'html', source, target }, between), index, all);
}

const said = (...[entries, source, target]: Parameters<typeof check>): readonly string[] =>
  check(entries, source, target).problems.map((problem) => problemSentence(problem));

const saidIn = (tag: string, entry: TermEntry, source: string, target: string): readonly string[] =>
  check([entry], source, target, { source: 'en-US', target: tag }).problems.map((problem) =>
    problemSentence(problem),
  );

describe('a term of the source', () => {
  it('is missing where the target has none of its translations', () => {
    const [problem] = check([basket], 'Your <b>shopping carts</b>.', 'Ihre Körbe.').problems;
    expect(problem).toMatchObject({ check: 'term-missing', source: [{ from: 8, to: 22 }], target: [] });
    expect(said([basket], 'Your shopping carts.', 'Ihre Körbe.')).toEqual([
      'The term for “shopping cart” is missing: Warenkorb / Einkaufskorb.',
    ]);
  });

  it('is there in any inflected form, and as an admitted translation', () => {
    expect(said([basket], 'Two shopping carts', 'Zwei Warenkörbe')).toEqual([]);
    expect(said([basket], 'Of the basket', 'Des Einkaufskorbes')).toEqual([]);
  });

  it('is there inside of code, and in an attribute', () => {
    expect(said([basket], 'The basket', 'Der <code>Warenkorb</code>')).toEqual([]);
    expect(said([basket], '<img alt="basket">', '<img alt="Warenkorb">')).toEqual([]);
  });

  it('is there where a glossary has alternatives and hints in one cell', () => {
    for (const cell of [
      'Rechnung (Rechnungsausgang, Beleg)',
      'Faktur, Rechnung',
      'Faktur; Rechnung',
      '[die] Rechnung',
      'Beleg (Faktur, Rechnung)',
    ])
      expect(said([invoice(cell)], 'Two invoices', 'Zwei Rechnungen')).toEqual([]);
    expect(said([invoice('Faktur, Rechnung')], 'Two invoices', 'Zwei Belege')).toEqual([
      'The term for “invoice” is missing: Faktur, Rechnung.',
    ]);
  });

  it.each([
    ['zh-CN', '账户, 帐户', '这个帐户很旧。', '这个口令很旧。'],
    ['zh-CN', '账户，帐户', '这个帐户很旧。', '这个口令很旧。'],
    ['zh-CN', '账户；帐户', '这个帐户很旧。', '这个口令很旧。'],
    ['zh-CN', '户口（账户、帐户）', '这个帐户很旧。', '这个口令很旧。'],
    ['ja', '口座、勘定', 'この勘定は古いです。', 'この暗号は古いです。'],
    ['ja', '口座／アカウント', 'このアカウントは古いです。', 'この暗号は古いです。'],
    ['ko', '계정, 계좌', '이 계좌는 오래되었습니다.', '이 암호는 오래되었습니다.'],
    ['ar', 'حساب، سجل', 'هذا سجل قديم.', 'هذا رمز قديم.'],
  ])('is there where a cell in %s has alternatives: %s', (tag, cell, target, other) => {
    const entry: TermEntry = { id: 'a', terms: { en: [term('account')], [tag]: [term(cell)] } };
    expect(saidIn(tag, entry, 'This account is old.', target)).toEqual([]);
    expect(saidIn(tag, entry, 'This account is old.', other)).toHaveLength(1);
  });

  it('is there as a part of a longer word', () => {
    const type: TermEntry = { id: 'type', terms: { en: [term('type')], de: [term('Typ')] } };
    expect(said([type], 'Filter type', 'Filtertyp')).toEqual([]);
    expect(said([type], 'Filter type', 'Typischer Filter')).toHaveLength(1);
    expect(said([invoice('Neue Rechnung')], 'An invoice', 'Rechnung, eine neue')).toEqual([]);
    const date: TermEntry = { id: 'date', terms: { en: [term('date')], de: [term('Datum')] } };
    expect(said([date], 'End date', 'Enddatum')).toEqual([]);
    const account: TermEntry = { id: 'account', terms: { en: [term('account')], de: [term('Konto')] } };
    expect(said([account], 'The sub-accounts', 'Die Unterkonten')).toEqual([]);
  });

  it.each([
    ['es', 'compra', 'No se ha comprobado'],
    ['es', 'importar', 'Un aviso importante'],
    ['fr', 'contenu', 'Le contexte'],
    ['en', 'content', 'The context'],
    ['en', 'process', 'The procedure'],
    ['en', 'comment', 'A commercial offer'],
    ['en', 'import', 'An important notice'],
    ['fr', 'import', 'Un avis important'],
    ['de', 'Import', 'Eine Importanz'],
    ['de', 'Art', 'Der Start'],
    ['de', 'Art', 'Die Gegenwart'],
    ['de', 'Datum', 'Die Datenbank'],
    ['de', 'Datum', 'Die Benutzerdaten'],
    ['de', 'Wert', 'Ein wertvoller Hinweis'],
    ['de', 'Wert', 'Wertvoller Hinweis'],
    ['pl', 'konto', 'Kontrola'],
  ])('is missing in %s where a word only begins or ends like it: %s, %s', (tag, text, target) => {
    const entry: TermEntry = { id: 'e', terms: { fi: [term('sana')], [tag]: [term(text)] } };
    const between = { source: 'fi', target: tag };
    expect(check([entry], 'Tämä sana', target, between).problems).toHaveLength(1);
  });

  it.each([
    ['es', 'importar', 'La importación'],
    ['es', 'factura', 'Facturado ayer'],
    ['es', 'código de cuenta', 'Cuentas sin código'],
    ['fr', 'importer', "L'importation"],
    ['fr', 'facture', 'La facturation'],
    ['pl', 'waluta', 'Niewalutowy'],
    ['pl', 'budżet', 'Budżetowanie'],
    ['pl', 'domyślnie', 'Wartość domyślna'],
    ['ru', 'валюта', 'Невалютные счета'],
    ['ru', 'импорт', 'Импортировать'],
    ['de', 'Import', 'Dateien importieren'],
    ['de', 'Konto', 'Kontenplan'],
    ['de', 'Datum', 'Enddatum'],
    ['de', 'Typ', 'Buchungstyp'],
    ['en', 'import', 'While importing'],
  ])('is there in %s as a word made from it: %s, %s', (tag, text, target) => {
    const entry: TermEntry = { id: 'e', terms: { fi: [term('sana')], [tag]: [term(text)] } };
    expect(check([entry], 'Tämä sana', target, { source: 'fi', target: tag }).problems).toEqual([]);
  });

  it('is not asked for where the source has another word in -ing', () => {
    const account: TermEntry = { id: 'account', terms: { en: [term('account')], de: [term('Konto')] } };
    expect(said([account], 'The accounting period', 'Der Buchungszeitraum')).toEqual([]);
    expect(said([account], 'The account period', 'Der Buchungszeitraum')).toHaveLength(1);
  });

  it('is not asked for where the source has a verb of the same letters, or a phrase', () => {
    const cheque: TermEntry = { id: 'check', terms: { en: [term('check')], de: [term('Scheck')] } };
    expect(said([cheque], 'The program will check it.', 'Es wird geprüft.')).toEqual([]);
    expect(said([cheque], 'Check the box.', 'Kreuzen Sie es an.')).toEqual([]);
    expect(said([cheque], 'If checked, it runs.', 'Wenn angekreuzt, läuft es.')).toEqual([]);
    expect(said([cheque], 'The program will check the check.', 'Es wird geprüft.')).toHaveLength(1);
    const test: TermEntry = { id: 'test', terms: { en: [term('check')], de: [term('überprüfen')] } };
    expect(said([test], 'The program will check it.', 'Es läuft.')).toHaveLength(1);
    const order: TermEntry = { id: 'order', terms: { en: [term('order')], de: [term('Bestellung')] } };
    expect(said([order], 'Expand it in order to see all.', 'Klappen Sie es auf.')).toEqual([]);
  });

  it.each([
    ['password', 'Passwort', 'Password for the router', 'Kennung für den Router'],
    ['invoice', 'Rechnung', 'Invoice for your order', 'Quittung für Ihre Bestellung'],
    ['invoice', 'Rechnung', 'Your May invoice is ready.', 'Ihre Quittung für Mai ist fertig.'],
    ['feeds', 'Nachrichtenquelle', 'Read the feed now', 'Jetzt lesen'],
  ])('is missing where “%s” is a noun: %s, %s', (english, german, source, target) => {
    const entry: TermEntry = { id: 'e', terms: { en: [term(english)], de: [term(german)] } };
    expect(said([entry], source, target)).toHaveLength(1);
  });

  it('is not asked for where the entry has no translation', () => {
    expect(said([{ id: 'x', terms: { en: [term('basket')] } }, basket], 'x', 'y')).toEqual([]);
    expect(said([{ id: 'x', terms: { en: [term('basket')] } }], 'The basket', 'Der Korb')).toEqual([]);
  });

  it('is said by one of the concepts with its name', () => {
    const both = [bank('money', 'Kreditinstitut'), bank('river', 'Ufer')];
    expect(said(both, 'At the bank', 'Am Ufer')).toEqual([]);
    expect(said(both, 'At the bank', 'Dort')).toEqual(['The term for “bank” is missing: Kreditinstitut.']);
  });

  it('that is not to be translated must stay', () => {
    expect(said([kept], 'With Shopmaster', 'Mit Shopmaster')).toEqual([]);
    expect(said([kept], 'With Shopmaster', 'Mit Ladenmeister')).toEqual([
      '“Shopmaster” is not to be translated, and is not in the target.',
    ]);
  });

  it('counts only for the regions that it is for', () => {
    const austrian: TermEntry = { id: 'a', terms: { en: [term('basket')], 'de-AT': [term('Korb')] } };
    expect(said([austrian, kept], 'The basket', 'Das Ding')).toEqual([]);
  });
});

const spelled = (english: string, right: string, wrong: string): TermEntry => ({
  id: english,
  terms: { en: [term(english)], de: [term(right), term(wrong, 'forbidden')] },
});

describe('a forbidden term', () => {
  it('is no shorter verb where the longer one is separated', () => {
    const show: TermEntry = {
      id: 'show',
      terms: { en: [term('show')], de: [term('darstellen'), term('zeigen', 'forbidden')] },
    };
    const sentences = ['Zeigen Sie alles an.', 'Zeigen Sie alles.'].map((target) =>
      said([show], 'Show all.', target).filter((sentence) => sentence.startsWith('Forbidden')),
    );
    expect(sentences).toEqual([[], ['Forbidden term: “zeigen”. Use “darstellen”.']]);
  });

  it('is found where its concept is in the source, and not missing too', () => {
    const { problems } = check([basket], 'The basket', 'Der Einkaufswagen');
    expect(problems).toMatchObject([
      { check: 'term-forbidden', source: [{ from: 4, to: 10 }], target: [{ from: 4, to: 17 }] },
    ]);
    expect(said([basket], 'The basket', 'Der Einkaufswagen')).toEqual([
      'Forbidden term: “Einkaufswagen”. Use “Warenkorb”.',
    ]);
  });

  it('is right where the source speaks of something else', () => {
    expect(said([basket], 'The trolley', 'Der Einkaufswagen')).toEqual([]);
  });

  const plugin: TermEntry = {
    id: 'plugin',
    terms: { en: [term('plugin'), term('font')], de: [term('Modul'), term('Plugin', 'forbidden')] },
  };
  const font: TermEntry = {
    id: 'font',
    terms: { en: [term('font')], de: [term('Schrift'), term('Font', 'forbidden')] },
  };

  const update: TermEntry = {
    id: 'update',
    terms: { en: [term('update')], de: [term('aktualisieren'), term('updaten', 'forbidden')] },
  };

  it('says something else where each place of the source has a right term', () => {
    const removed: TermEntry = {
      id: 'delete',
      terms: { en: [term('delete')], de: [term('löschen'), term('entfernen', 'forbidden')] },
    };
    expect(said([removed], 'Delete the remote list?', 'Die entfernte Liste löschen?')).toEqual([]);
    expect(said([removed], 'Delete or delete', 'Entfernen oder löschen')).toHaveLength(1);
  });

  it('beside the preferred one is a matter of style, unless another concept has that word', () => {
    const file: TermEntry = {
      id: 'file',
      terms: {
        en: [term('file')],
        de: [term('Datei'), term('File', 'forbidden'), term('Akte', 'forbidden')],
      },
    };
    const { problems } = check([file], 'The file.', 'Das File und die Datei.');
    expect(problems).toMatchObject([
      { check: 'term-forbidden', source: [{ from: 4, to: 8 }], target: [{ from: 4, to: 8 }] },
    ]);
    expect(problems.map((one) => [problemSentence(one), certaintyOf(one)])).toEqual([
      ['Beside “Datei”, the target has the forbidden term “File”.', 'style'],
    ]);
    expect(said([file], 'The files', 'Die Dateien des Files')).toHaveLength(1);
    const record: TermEntry = { id: 'record', terms: { en: [term('record')], de: [term('Akte')] } };
    expect(said([file, record], 'A file of the record', 'Eine Datei der Akte')).toEqual([]);
    expect(said([file, record], 'A file', 'Eine Datei der Akte')).toHaveLength(1);
  });

  it('is not chosen by a translator in a name or an identifier that is kept', () => {
    expect(said([font], 'The Open Font License', 'Siehe Open Font License')).toEqual([]);
    expect(
      said([font], 'Choose a font, see Open Font License', 'Wählen Sie das Ding, siehe Open Font License')[0],
    ).toContain('missing');
    expect(said([update], 'Run gnc-fq-update', 'Rufen Sie gnc-fq-update auf')).toEqual([]);
    expect(said([update], 'Run an update', 'Rufen Sie updaten auf')).toHaveLength(1);
    expect(said([plugin], 'The plugin is here', 'Das Plugin ist hier')[0]).toContain('Forbidden');
  });

  it('is named once where a place is several of them', () => {
    const mail: TermEntry = {
      id: 'mail',
      terms: {
        en: [term('mail')],
        de: [term('Nachricht'), term('E-Mail', 'forbidden'), term('Email', 'forbidden')],
      },
    };
    expect(said([mail], 'A mail', 'Eine E-Mail')).toHaveLength(1);
  });

  it('is said where only its hyphens differ from the preferred one', () => {
    const terms = [
      spelled('e-mail', 'E-Mail', 'Email'),
      spelled('web server', 'Webserver', 'Web-Server'),
      spelled('log-in', 'Log-in', 'Login'),
    ];
    const source = 'The e-mail, the web server and the log-in';
    expect(said(terms, source, 'Die E-Mail, der Webserver und das Log-in')).toEqual([]);
    expect(said(terms, source, 'Die E-Mails, die Webservern und des Log-ins')).toEqual([]);
    expect(said(terms, source, 'Die Email, der Web-Server und das Login')).toEqual([
      'Forbidden term: “Email”. Use “E-Mail”.',
      'Forbidden term: “Web-Server”. Use “Webserver”.',
      'Forbidden term: “Login”. Use “Log-in”.',
    ]);
    expect(said(terms, 'The web servers', 'Die Web-Servers')).toEqual([
      'Forbidden term: “Web-Server”. Use “Webserver”.',
    ]);
  });

  it('without a term in the source language is forbidden everywhere', () => {
    const banned: TermEntry = { id: 'b', terms: { de: [term('händisch', 'forbidden')] } };
    expect(said([banned], 'By hand', 'Ein händischer Schritt')).toEqual(['Forbidden term: “händisch”.']);
    expect(said([banned], 'By hand', '<code>händisch</code>')).toEqual([]);
  });
});

it('fields that translate a term otherwise than most others of the request are named', () => {
  const fields = ['Warenkorb', 'Warenkorb', 'Einkaufskorb'].map((target, position) => ({
    position,
    fieldId: `f${position}`,
    uses: check([basket], 'The basket', `Der ${target}`).uses,
  }));
  const [problem, ...more] = inconsistentTerms(fields);
  expect(more).toEqual([]);
  expect(problem).toMatchObject({ fieldId: 'f2', problem: { check: 'term-inconsistent' } });
  expect(problem && problemSentence(problem.problem)).toBe(
    'Inconsistent translation of the term “basket”: “Einkaufskorb” here, “Warenkorb” elsewhere in this request.',
  );
});

const entryIn = (id: string, language: string, english: string, other: string): TermEntry => ({
  id,
  terms: { en: [term(english)], [language]: [term(other)] },
});

describe('a term whose translation another entry has in a part or a form', () => {
  it.each([
    ['pl', 'account', 'konto', 'account hierarchy', 'plan kont', 'A set of accounts', 'Nowy plan kont'],
    ['pl', 'bill', 'rachunek', 'bill owner', 'rachunku', 'A new bill', 'Formularz nowego rachunku'],
    ['ja', 'error', 'エラー', 'code', 'コード', 'Error code', '不正なエラーコード'],
    ['ja', 'server', 'サーバ', 'client', 'クライアント', 'The server', 'サーバーがない'],
    ['ja', 'body', '本文', 'file', 'ファイル', 'Use --body-file', '--body-file を使う'],
    ['fr', 'budget', 'budget', 'year', 'an', 'The budget', 'Montant budgétisé'],
    ['ru', 'account', 'счет', 'year', 'год', 'Accounts', 'Субсчета'],
    ['de', 'average', 'Durchschnitt/Durchschnittlich', 'year', 'Jahr', 'No average', 'Kein Durchschnitt'],
    ['ja', 'color', 'カラー', 'code', 'コード', 'The color code', 'カラーコード'],
    ['ja', 'server', 'サーバー', 'error', 'エラー', 'A server error', 'サーバエラー'],
    ['pl', 'currency', 'waluta', 'year', 'rok', 'A non-currency account', 'Konto niewalutowe'],
  ])('is not missing in %s: %s, %s', (language, english, own, second, other, source, target) => {
    const entries = [entryIn('a', language, english, own), entryIn('b', language, second, other)];
    const missing = said(entries, source, target, { source: 'en', target: language });
    expect(missing.filter((one) => one.includes(`“${english}”`))).toEqual([]);
  });
});

const acronym = (language: string, english: string, own: string, forbidden?: string): TermEntry => ({
  id: english,
  terms: {
    en: [term(english)],
    [language]: [term(own), ...(forbidden === undefined ? [] : [term(forbidden, 'forbidden')])],
  },
});

describe('a term that the target copied', () => {
  it.each([
    ['de', 'VAT', 'MwSt.', 'Price incl. VAT', 'Preis inkl. VAT'],
    ['fr', 'FAQ', 'foire aux questions', 'Read the FAQ', 'Lire la FAQ'],
    ['de', 'file', 'Datei', 'DELETE FILE', 'FILE LÖSCHEN'],
    ['de', 'folder', 'Ordner', 'Click New Folder', 'Klicken Sie auf New Folder'],
    ['de', 'basket', 'Warenkorb', 'Your Shopping Basket', 'Ihr Shopping Basket'],
  ])('is missing in %s: %s', (language, english, own, source, target) => {
    expect(saidIn(language, acronym(language, english, own), source, target)[0]).toContain('missing');
  });

  it.each([
    ['de', 'VAT', 'Mehrwertsteuer', 'Price incl. VAT', 'Preis inkl. VAT'],
    ['de', 'VAT', 'Mehrwertsteuer', 'The VAT rate', 'Der VAT-Satz'],
    ['es', 'USA', 'EE. UU.', 'Made in the USA', 'Hecho en USA'],
  ])('is forbidden in %s: %s', (language, english, own, source, target) => {
    expect(saidIn(language, acronym(language, english, own, english), source, target)[0]).toContain(
      'Forbidden',
    );
  });
});

describe('a term is missing where a word only begins alike, or says the opposite', () => {
  it.each([
    ['ja', 'color', 'カラー', 'Choose the color', 'カラムを選択します'],
    ['ja', 'star', 'スター', 'Add a star', 'スタイルを追加'],
    ['pl', 'valid', 'ważny', 'It is valid', 'To jest nieważne'],
    ['ru', 'valid', 'верный', 'It is valid', 'Это неверное'],
    ['cs', 'load', 'načíst', 'Load the file', 'Otevřete soubor'],
  ])('in %s: %s, %s', (language, english, own, source, target) => {
    const missing = saidIn(language, entryIn('a', language, english, own), source, target);
    expect(missing[0]).toContain('is missing');
  });
});

it('a Czech verb in -st is there in its forms', () => {
  expect(
    saidIn('cs', entryIn('a', 'cs', 'load', 'načíst'), 'Load the file', 'Program načte soubory'),
  ).toEqual([]);
});

/** The translations that are reported as inconsistent in German fields of an entry. */
function otherwise(entry: TermEntry, fields: readonly (readonly [string, string])[]): readonly string[] {
  const uses = fields.map(([source, target], position) => ({
    position,
    fieldId: source,
    uses: check([entry], source, target).uses,
  }));
  return inconsistentTerms(uses).map(({ fieldId }) => fieldId);
}

it('a count is compared with counts only, and a verb with its particle apart is one word', () => {
  const number: TermEntry = {
    id: 'number',
    terms: {
      en: [term('number')],
      de: [term('Nummer'), term('Anzahl', 'admitted'), term('Zahl', 'admitted')],
    },
  };
  const numbers = [
    ['The port number', 'Die Portnummer'],
    ['A version number', 'Eine Nummer der Version'],
    ['The number of files', 'Die Anzahl der Dateien'],
    ['A number of rows', 'Eine Anzahl Zeilen'],
  ] as const;
  expect(otherwise(number, numbers)).toEqual([]);
  const others = [
    ['Number of users', 'Zahl der Benutzer'],
    ['Your number', 'Ihre Zahl'],
  ] as const;
  expect(otherwise(number, [...numbers, ...others])).toEqual(['Number of users', 'Your number']);
  const show: TermEntry = {
    id: 'show',
    terms: { en: [term('show')], de: [term('anzeigen'), term('zeigen', 'admitted')] },
  };
  const shown = [
    ['Show all', 'Alle anzeigen'],
    ['Show the file.', 'Datei anzeigen.'],
    ['Show the accounts, please', 'Zeigen Sie die Konten an, bitte'],
    ['Show the account to me', 'Zeigen Sie mir das Konto, fangen Sie an'],
  ] as const;
  expect(otherwise(show, shown)).toEqual(['Show the account to me']);
});

it.each([
  ['online', 'Online', 'Start online banking', 'Onlinebanking starten', []],
  ['security', 'Wertpapier', 'The security name', 'Die Wertpapierbezeichung', []],
  ['message', 'Bericht', 'A message', 'Eine Berichtigung', ['term-missing']],
])(
  '%s: a compound that no dictionary has is looked at for %s',
  (source, target, english, german, problems) => {
    const entry: TermEntry = { id: 'one', terms: { en: [term(source)], de: [term(target)] } };
    expect(check([entry], english, german).problems.map(({ check: id }) => id)).toEqual(problems);
  },
);

const showing = (showStatus: TermStatus = 'admitted', wholeStatus: TermStatus = 'admitted'): TermEntry => ({
  id: 'show',
  terms: { en: [term('show')], de: [term('zeigen', showStatus), term('anzeigen', wholeStatus)] },
});
const plainly = [
  ['Show 1', 'Zeigen 1'],
  ['Show 2', 'Konten zeigen'],
  ['Show 3', 'Alle zeigen'],
] as const;

it('a German verb with its particle apart is no term that is forbidden', () => {
  const fields = [
    ['Show 4', 'Zeigen Sie die Konten an'],
    ['Show 5', 'Zeigen Sie die Dateien an'],
    ['Show 6', 'Konten zeigen'],
  ] as const;
  expect(otherwise(showing('preferred', 'forbidden'), fields)).toEqual([]);
});

it('a forbidden verb is one with its particle apart', () => {
  const { problems } = check([showing('preferred', 'forbidden')], 'Show all', 'Zeigt alles an.');
  expect(problems).toMatchObject([{ check: 'term-forbidden', target: [{ from: 0, to: 5 }] }]);
});

it('a forbidden verb is none with a particle that makes it the preferred one', () => {
  const entries = [showing('forbidden', 'preferred')];
  expect(check(entries, 'Show the accounts', 'Zeigen Sie die Konten an').problems).toEqual([]);
  expect(check(entries, 'Show the accounts', 'Konten zeigen').problems).toHaveLength(1);
});

it('no dot of a number and no bracket keeps a verb from its particle', () => {
  expect(
    otherwise(showing(), [
      ...plainly,
      ['Show dot', 'Zeigen Sie die Konten in 1.5 an'],
      ['Show brackets', 'Zeigen Sie die Konten (neu) an'],
      ['Show sentence', 'Zeigen Sie die Konten. Fangen Sie an'],
    ]),
  ).toEqual(['Show dot', 'Show brackets']);
});

it('a particle belongs to the verb after a conjunction that it makes a word with', () => {
  expect(
    otherwise(showing(), [
      ...plainly,
      ['Show other verb', 'Zeigen Sie die Konten und legen Sie Dateien an'],
      ['Show one verb', 'Zeigen Sie die Konten und Dateien an'],
      ['Show and', 'Zeigen Sie die Konten an und gehen Sie'],
      ['Show quotes', '„Zeigen Sie die Konten an“'],
      ['Show dash', 'Zeigen Sie die Konten an – alle'],
    ]),
  ).toEqual(['Show one verb', 'Show and', 'Show quotes', 'Show dash']);
});

it.each([
  ['laden', 'herunterladen', 'Laden Sie die Datei herunter'],
  ['Nennen', 'Umbenennen', 'Eine Datei umbenennen'],
  ['Zeigen', 'Anzeigen', 'Zeigen Sie die Datei an'],
  ['stellen', 'bereitstellen', 'Stellen Sie die Datei bereit'],
])('%s is %s with any particle, in any letter case', (simple, whole, target) => {
  const entry: TermEntry = { id: 'a', terms: { en: [term('take')], de: [term(simple), term(whole)] } };
  const usual = [1, 2].map((at) => [`Take ${at}`, `Alle ${simple}`] as const);
  expect(otherwise(entry, [...usual, ['Take it', target]])).toEqual(['Take it']);
});

it.each([
  'people',
  'children',
  'menus',
  '3D objects',
  '(new) files',
  'currently open user sessions',
  'the files',
])('a number of %s is a count', (things) => {
  const number: TermEntry = {
    id: 'n',
    terms: { en: [term('number')], de: [term('Nummer'), term('Anzahl')] },
  };
  const usual = [1, 2, 3].map((at) => [`Port number ${at}`, 'Nummer'] as const);
  expect(otherwise(number, [...usual, [`The number of ${things}`, 'Die Anzahl']])).toEqual([]);
});

it('a number of one thing is compared with all numbers', () => {
  const number: TermEntry = {
    id: 'n',
    terms: { en: [term('number')], de: [term('Nummer'), term('Anzahl')] },
  };
  const usual = [1, 2, 3].map((at) => [`Port number ${at}`, 'Nummer'] as const);
  expect(
    otherwise(number, [
      ...usual,
      ['The number of the invoice', 'Die Anzahl der Rechnung'],
      ['The phone number of the customer', 'Die Anzahl'],
      ['The number of new files', 'Die Anzahl'],
    ]),
  ).toEqual(['The number of the invoice', 'The phone number of the customer']);
});

it.each([
  ['Kredit', 'Das Kreditorenkonto'],
  ['Nummer', 'Das Nummerierungsschema'],
  ['Option', 'Die Optionalitätsprüfung'],
  ['Kapital', 'Die Kapitalisierungsrate'],
  ['Import', 'Die Importeursangaben'],
  ['Signal', 'Das Signalisierungsprotokoll'],
  ['Provision', 'Das Provisionierungsprofil'],
  ['Station', 'Die Stationärpatienten'],
])('%s is missing where a word made from it begins a compound: %s', (target, german) => {
  const entry: TermEntry = { id: 'one', terms: { en: [term('thing')], de: [term(target)] } };
  expect(said([entry], 'A thing', german)).toHaveLength(1);
});
