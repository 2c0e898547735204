import { describe } from 'vitest';
import { proveRows } from '../found-problems';

describe('technical names in prose', () => {
  proveRows('code', [
    ['<b>-acdfhkL19</b> <b>-acfhkL</b>', '<b>-acdfhkL19</b> <b>-acfhkL</b>', [], 'en fr'],
    ['<b>-dump_source</b> one <b>-dump_head</b>', '<b>-dump_source</b> eins <b>-dump_head</b>', []],
    // In scripts without capitals, a name and the words beside it need no space.
    [
      'See it in MAX_CLIENTS.',
      '설정은 MAX_CLIENT에 있습니다.',
      ['name-changed: MAX_CLIENTS, MAX_CLIENT'],
      'en ko',
    ],
    [
      'See it at OpenSSL.',
      '자세한 내용은 OpenSLL에서 확인하십시오.',
      ['name-changed: OpenSSL, OpenSLL'],
      'en ko',
    ],
    ['See it at OpenSSL.', '자세한 내용은 OpenSSL에서 확인하십시오.', [], 'en ko'],
    // The sign of a constant was lost; a word in capitals that the source lacks is a translation.
    ['It is in MAX_CLIENTS here.', 'Es ist in MAXCLIENTS hier.', ['name-missing: MAX_CLIENTS']],
    ['It is in FILE_NAME here.', 'Es ist in DATEINAME hier.', []],
    // A variable in capitals, and one that begins in capitals, of which no part is another variable.
    ['It is in $HOME now.', 'Es ist in $HOM jetzt.', ['name-changed: $HOME, $HOM']],
    ['It is in $DUImax now.', 'Es ist in $DUmax jetzt.', ['name-changed: $DUImax, $DUmax']],
    // A word of an option.
    ['Use --with-ssl for it.', 'Nutzen Sie --mit-ssl dafür.', ['name-changed: --with-ssl, --mit-ssl']],
    ['Use --next/--last now.', 'Nutzen Sie --next/--lsat.', ['name-changed: --last, --lsat']],
    // The ending of a file.
    ['It is in server.conf now.', 'Es ist in server.txt jetzt.', ['name-changed: server.conf, server.txt']],
    ['It is in folder.conf now.', 'Es ist in ordner.conf jetzt.', []],
    ['It is in mime.types now.', 'Es ist in der Datei jetzt.', ['name-missing: mime.types']],
    [
      '<p>Use Node.js.</p><p>See Node.js.</p>',
      '<p>Nimm Node.js.</p><p>Siehe Node.j.</p>',
      ['name-changed: Node.js, Node.j'],
    ],
    ['Use Express.js now.', 'Nimm Express.j jetzt.', ['name-changed: Express.js, Express.j']],
    ['Use foo.cc or foo.c now.', 'Nimm foo.c jetzt.', []],
    // Another name of the same kind, which is no translation.
    ['<p>Read mod_status.</p>', '<p>Lies mod_alias.</p>', ['name-changed: mod_status, mod_alias']],
    [
      '<h1>Module mod_log_config</h1><p>mod_log_config</p>',
      '<h1>모듈 mod_rewrite_config</h1><p>mod_log_config</p>',
      ['name-changed: mod_log_config, mod_rewrite_config'],
      'en ko',
    ],
    ['<p>Read the_file.</p>', '<p>Lies the_datei.</p>', []],
    ['<p>Read mod_status, mod_ssl.</p>', '<p>Lies mod_alias, mod_cgi_neu.</p>', []],
    ['<p>Read mod_status.</p>', '<p>Lies max_alias.</p>', []],
    [
      'mod_status - Apache HTTP Server',
      'mod_alias - Apache HTTP Sunucusu',
      ['name-changed: mod_status, mod_alias'],
      'en tr',
      'text',
    ],
    ['Show Re_cent now', 'Mostrar re_cientes ahora', [], 'en es', 'text'],
    // One of several that are the same has a slip.
    [
      '<p><i>/etc/mtab</i> and <i>/etc/mtab</i></p>',
      '<p><i>/etc/mtab</i> und <i>/etcs/mtab</i></p>',
      ['name-changed: /etc/mtab, /etcs/mtab'],
    ],
    [
      'SM_NOTIFY or SM_NOTIFY',
      'SM_NOTIFY ou SM_NOTIF',
      ['name-changed: SM_NOTIFY, SM_NOTIF'],
      'en fr',
      'text',
    ],
    ['See ROOT_DIR/Defaults/', 'Viz ROOT_DI/Defaults/', ['name-changed: ROOT_DIR, ROOT_DI'], 'en cs', 'text'],
    ['See ROOT_DIR/Defaults/', 'Viz KOŘEN_DIR/Defaults/', [], 'en cs', 'text'],
    [
      'POST or GET. GET is used if the POST fails.',
      'POST oder GET. GTE, wenn POST scheitert.',
      ['name-changed: GET, GTE'],
      'en de',
      'text',
    ],
    ['The VAT of the VAT office', 'La TVA du bureau de la TVA', [], 'en fr', 'text'],
    // A space in a name.
    ['You need OpenSSL for it.', 'Sie benötigen Open SSL dafür.', ['name-changed: OpenSSL, Open SSL']],
    [
      '<h2 id="RedirectTemp">RedirectTemp</h2><p>Use RedirectTemp.</p>',
      '<h2 id="RedirectTemp">Redirect Temp</h2><p>RedirectTemp을 쓴다.</p>',
      ['name-changed: RedirectTemp, Redirect Temp'],
      'en ko',
    ],
    ['<p>A virtual host: VirtualHost.</p>', '<p>Ein Virtual Host: dieser.</p>', []],
    ['<p>Use VirtualHost.</p><p>A</p>', '<p>Nimm VirtualHost.</p><p>Virtual Host</p>', []],
    ['You need OpenSSL, or Open SSL.', 'Sie benötigen Open SSL dafür.', []],
    ['OpenSSL and OpenSSL', 'OpenSSL und Open SSL', ['name-changed: OpenSSL, Open SSL']],
    ['Set MAX_FILE_SIZE.', 'Setze MAX-FILE_SIZE.', ['name-changed: MAX_FILE_SIZE, MAX-FILE_SIZE']],
    [
      '([[SZ_TINY]] +2), PE_TINY, SZ_TINY',
      '([[SZ-TINY]] +2), PE_TINY, SZ_TINY',
      ['name-changed: SZ_TINY, SZ-TINY'],
      'en ru',
      'text',
    ],
    ['MY_TYPE, MY_TYPE', 'MY_TYPE, MYTYPE', ['name-changed: MY_TYPE, MYTYPE']],
    ['MY_TYPE, MY_TYPE, MYTYPE', 'MY_TYPE, MYTYPE', []],
    ['MAX_SIZE or MAX SIZE', 'MAX SIZE oder MAX_SIZE', []],
    [
      '<p><a href="../manual.pdf">manual.pdf</a> - one file</p>',
      '<p><a href="../manual.pdf">manual .pdf</a> - ein fichier</p>',
      ['name-changed: manual.pdf, manual .pdf'],
      'en fr',
    ],
    ['See manual.pdf.', 'Siehe manual.pdf. pdf', []],
    // The first slash of a path of the system.
    [
      'See /var/log/account now.',
      'Siehe var/log/account.',
      ['name-changed: /var/log/account, var/log/account'],
    ],
    ['See /your/log/account now.', 'Siehe your/log/account.', []],
  ]);
});
