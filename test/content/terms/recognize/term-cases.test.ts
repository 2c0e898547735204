import { expect, it } from 'vitest';
import { termMatcher } from '../../../../src/content/terms/recognize/term-matcher';
import { openVocabularies } from '../../../../src/main/spelling/vocabularies';
import { bundledPlaces } from '../../../support/dictionaries';

const vocabularies = await openVocabularies(bundledPlaces.bundled);

/** Homographs, several words, hyphens, letter case and accents, as someone who keeps terms tries them. */
it.each<[string, string, string, readonly string[]]>([
  ['de', 'Rechnung', 'Die Rechnungen und die Rechner', ['Rechnungen']],
  [
    'de',
    'offener Posten',
    'Alle offenen Posten und den offenen Posten',
    ['offenen Posten', 'offenen Posten'],
  ],
  ['de', 'E-Mail-Adresse', 'Ihre E-Mail-Adressen', ['E-Mail-Adressen']],
  ['de', 'E-Mail', 'Die Email kam', ['Email']],
  ['de', 'IT', 'Die IT hilft, es ist it', ['IT']],
  ['de', 'Bank', 'Die Bänke und Banken', ['Bänke', 'Banken']],
  ['de', 'Straße', 'Die STRASSE', ['STRASSE']],
  ['de', 'Schloss', 'Die Schlösser und das Schloß', ['Schlösser', 'Schloß']],
  ['de', 'Log-in', 'Beim Login und Log-in', ['Login', 'Log-in']],
  ['fr', 'pièce jointe', 'Les pièces jointes', ['pièces jointes']],
  ['fr', 'mot de passe', 'Vos mots de passe', ['mots de passe']],
  ['fr', 'porte-monnaie', 'Un porte‑monnaie', ['porte‑monnaie']],
  ['fr', 'écran', "L’écran et l'ÉCRAN", ['écran', 'ÉCRAN']],
  ['fr', 'tâche', 'La tache sombre', []],
  ['fr', 'côté', 'La côte d’Azur', []],
  ['es', 'correo electrónico', 'Correos electrónicos', ['Correos electrónicos']],
  ['es', 'año', 'El ano', []],
  ['es', 'canción', 'Las canciones', ['canciones']],
  ['es', 'papa', 'El papá', []],
  ['es', 'contraseña', 'Tus CONTRASEÑAS', ['CONTRASEÑAS']],
  ['es', 'archivo adjunto', 'los archivos adjuntos', ['archivos adjuntos']],
  ['pl', 'konto użytkownika', 'Konta użytkowników', ['Konta użytkowników']],
  ['pl', 'zamek', 'W zamku i zamki', ['zamku', 'zamki']],
  ['pl', 'łódź', 'W łodzi', ['łodzi']],
  ['pl', 'ząb', 'Zęby', ['Zęby']],
  ['pl', 'e-mail', 'Dwa e-maile', ['e-maile']],
  ['ru', 'учётная запись', 'Учетные записи и учётной записи', ['Учетные записи', 'учётной записи']],
  ['ru', 'счёт', 'В счете и счёту', ['счете', 'счёту']],
  ['ru', 'онлайн-банк', 'В онлайн-банке', ['онлайн-банке']],
  ['ru', 'все', 'Всё хорошо', ['Всё']],
  ['ru', 'день', 'Два дня, дней', ['дня', 'дней']],
  ['fi', 'käyttöoikeus', 'Käyttöoikeudet ja käyttöoikeuksia', ['Käyttöoikeudet', 'käyttöoikeuksia']],
  ['fi', 'katu', 'Kadulla', ['Kadulla']],
  ['fi', 'sähköposti', 'sähköposteja', ['sähköposteja']],
  ['tr', 'ışık', 'IŞIK ve ışığı', ['IŞIK', 'ışığı']],
  ['tr', 'iş', 'İŞ ve işi', ['İŞ', 'işi']],
  ['tr', 'kitap', 'kitabı, KİTAPLAR', ['kitabı', 'KİTAPLAR']],
  ['ja', '設定', '設定画面で設定する', ['設定', '設定']],
  ['ja', '閉じる', '閉じて、閉じない', ['閉じて', '閉じ']],
  ['ja', '京都', '東京都庁', []],
  ['ja', 'Webサイト', 'ＷｅｂサイトとWEBサイト', ['Ｗｅｂサイト', 'WEBサイト']],
  ['en', 'set-up', 'The set up and setup, set‑up', ['set up', 'setup', 'set‑up']],
  ['en', 'US', 'Tell us in the US', ['US']],
  ['it', 'città', 'Le citta e città', ['città']],
  ['it', 'perché', 'perche no', []],
  ['pt', 'pôr', 'Por favor', []],
  ['pt', 'avó', 'O avô', []],
  ['nl', 'foto-album', 'De fotoalbums', ['fotoalbums']],
  ['zh', '数据', '大数据库', ['数据']],
  ['de', 'Vor- und Nachname', 'Der Vor- und Nachname', ['Vor- und Nachname']],
  ['de', 'Nachname', 'Vor- und Nachnamen', ['Nachnamen']],
  ['de', 'Benutzername', 'Benutzer- oder Gruppennamen', []],
  ['fr', 'aujourd’hui', "Aujourd'hui", ["Aujourd'hui"]],
  ['de', 'C++', 'In C++ und C', ['C++']],
  ['de', 'Über uns', 'Mehr ÜBER UNS', ['ÜBER UNS']],
])('in %s, %s is found in “%s”', (language, text, sentence, expected) => {
  const matcher = termMatcher([{ text }], language, vocabularies.lemmasOf(language));
  expect(matcher.find(sentence).map(({ from, to }) => sentence.slice(from, to))).toEqual(expected);
});
