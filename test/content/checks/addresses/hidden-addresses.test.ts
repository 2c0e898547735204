import { describe } from 'vitest';
import { proveRows } from '../found-problems';

// Lost and changed addresses that an excuse once hid, each with a text that the excuse was made for.

describe('addresses', () => {
  proveRows('addresses', [
    [
      'See https://acme.org and https://acme.org/help.',
      'Siehe https://acme.org/help.',
      ['missing: https://acme.org'],
      'en de',
      'text',
    ],
    [
      'See shop.acme.com or www.acme.com.',
      'Siehe shop.acme.com.',
      ['missing: www.acme.com'],
      'en de',
      'text',
    ],
    ['See www.acme.com here.', 'Siehe acme.com hier.', [], 'en de', 'text'],
    ['Allow "^http://www\\.example\\.com".', 'Erlaube "^http://www.example.com".', [], 'en de', 'text'],
    ['Open https://acme.org/a now.', '请打开https://acme.org/a吧。', [], 'en zh', 'text'],
    // An example has another address in each language, and no slip.
    [
      'For example, go to https://docs.acme.com/install now.',
      'Zum Beispiel auf https://docs.acme.com/instal gehen.',
      ['missing: https://docs.acme.com/install', 'extra: https://docs.acme.com/instal'],
      'en de',
      'text',
    ],
    [
      'For example, go to https://docs.acme.com/install now.',
      'Zum Beispiel auf https://laden.de/kaufen gehen.',
      [],
      'en de',
      'text',
    ],
    // A name of an example may be that of a person.
    [
      'Write to john@acme.com or see https://acme.com now.',
      'Schreiben Sie oder siehe https://acme.com jetzt.',
      ['missing: john@acme.com'],
      'en de',
      'text',
    ],
    ['Open http://myserver/ or https://acme.com.', 'Öffne https://acme.com.', [], 'en de', 'text'],
    // A team of translators has another page, with its name or a language in it.
    [
      'See https://l10n.acme.org/help now.',
      'Siehe https://www.laden.com/x jetzt.',
      ['missing: https://l10n.acme.org/help', 'extra: https://www.laden.com/x'],
      'en de',
      'text',
    ],
    ['See https://l10n.acme.org/help now.', 'Siehe https://acme-de.org/hilfe jetzt.', [], 'en de', 'text'],
    [
      'See https://www.bbc.co.uk/news now.',
      'Siehe https://www.laden.com/de/x jetzt.',
      ['missing: https://www.bbc.co.uk/news', 'extra: https://www.laden.com/de/x'],
      'en de',
      'text',
    ],
    ['See https://www.bbc.co.uk/news now.', 'Siehe https://www.bbc.com/de/x jetzt.', [], 'en de', 'text'],
    // A list of mail has one for each language.
    ['Write to all-users@acme.org now.', 'Schreiben Sie an all-users-german@acme.org.', [], 'en de', 'text'],
    [
      'Write to all-users@acme.org now.',
      'Schreiben Sie an all-users-french@acme.org.',
      ['missing: all-users@acme.org', 'extra: all-users-french@acme.org'],
      'en de',
      'text',
    ],
    [
      'Write to all-users@acme.org now.',
      'Schreiben Sie an users-german@acme.org.',
      ['missing: all-users@acme.org', 'extra: users-german@acme.org'],
      'en de',
      'text',
    ],
    // An argument in capitals has a name in each language.
    [
      '<p>It points to /etc/alternatives/NAME, where NAME is the second one.</p>',
      '<p>Punta a /etc/alternatives/NOME, dove NOME è il secondo.</p>',
      [],
      'en it',
    ],
    [
      '<p>It points to /etc/alternatives/NAME, where NAME is the second one.</p>',
      '<p>Punta a /etc/alternatives/NOME, dove NAME è il secondo.</p>',
      ['missing: /etc/alternatives/NAME', 'extra: /etc/alternatives/NOME'],
      'en it',
    ],
    [
      '<p>It points to /etc/alternatives/NAME of all.</p>',
      '<p>Punta a /etc/alternatives/NOME di tutti.</p>',
      ['missing: /etc/alternatives/NAME', 'extra: /etc/alternatives/NOME'],
      'en it',
    ],
  ]);
});
