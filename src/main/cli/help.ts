import { settingDefinitions } from '../platform/settings/setting-definitions';

/** Text of `locdesk --help`. It lists only commands of this version. */
export function helpText(): readonly string[] {
  const settings = Object.entries(settingDefinitions).flatMap(([key, { fallback, means }]) =>
    // Settings without a text form are changed in the window.
    typeof fallback === 'object' && !Array.isArray(fallback)
      ? []
      : [`    ${key}=${String(fallback)}  (${means})`],
  );
  return [
    "Locdesk: the localization coordinator's desk, without Electron.",
    '',
    'Usage',
    '  locdesk serve   [--data DIR] [--host 127.0.0.1] [--port 4310] [--listener-port 4311] [--no-open] [--json]',
    '                  runs the service and the window in a browser until Ctrl+C',
    '  locdesk open    [--data DIR] [--no-open] [--json]',
    '                  opens the window of the running program; without a display or with --no-open prints a link to it',
    '  locdesk token   create --name NAME [--kind live|test] [--forward-to CONNECTION] | list | revoke ID',
    '                  [--data DIR] [--json]',
    '                  access tokens of the service; a token is shown once, when it is created',
    '  locdesk connection add --name NAME --url URL --token-stdin | list | sync NAME | remove NAME [--with-mirror]',
    '                  [--data DIR] [--json]',
    '                  upstream services; their token is read from standard input, never from an argument',
    '  locdesk status  [--data DIR] [--json]',
    '                  connections, what waits to be sent, problems',
    '  locdesk backup FILE | restore FILE                                            [--data DIR]',
    '                  a copy of everything, also while Locdesk runs; a file is checked before it replaces anything',
    '  locdesk export FILE | import FILE                                             [--data DIR]',
    '                  what you own as documented JSON Lines, also while Locdesk runs; what is here already stays',
    '  locdesk file import FILE --source TAG --target TAG[,TAG…] [--to CONNECTION] [--format NAME]',
    '                  [--encoding NAME] [--column ROLE=COLUMN]… [--header yes|no] [--all] [--data DIR] [--json]',
    '                  one order with requests in each language; imported again, only what is new or changed is ordered,',
    '                  with --all everything, with the results so far as drafts',
    '                  in a table, ROLE is id, source, target, target:TAG, comment or maxLength; COLUMN a name of the',
    '                  first row, a letter or a number, or nothing for none; what is not given is guessed and remembered',
    '  locdesk file result ID|ORDER [--target TAG] --output PATH [--untranslated source|empty] [--force]',
    '                  the file in a target language; {target} in PATH stands for the language, for all of an order',
    '  locdesk file versions ID|ORDER',
    '                  the versions of an imported file',
    '  locdesk file source ID|ORDER [--version N] --output PATH',
    '                  a version of the file as it was imported',
    '  locdesk file check FILE [--format NAME] [--encoding NAME] [--column ROLE=COLUMN]… [--header yes|no] [--json]',
    '                  whether a file can be imported, one problem a line',
    '  locdesk check   [FILE|-]',
    '                  the checks of the review for requests as JSON Lines; needs no data folder',
    '  locdesk sample  [--count N]                                                   [--data DIR]',
    '                  puts sample requests into the store',
    '  locdesk --help | --version',
    '',
    'Options',
    '  --data DIR       data folder (default: the usual place of this system)',
    '  --port 0         picks a free port',
    '  --set KEY=VALUE  a setting for this run, may be repeated. Times are seconds, sizes bytes:',
    ...settings,
    '',
    'Exit codes: 0 fine, 1 failure, 2 wrong usage.',
  ];
}
