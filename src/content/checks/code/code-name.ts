/** Words of programs and shells that are the same in every language. */
const WORDS = new Set(
  (
    'true false null nil undefined void const var enum struct async await elif endif fi esac ' +
    'ls cp mv rm mkdir rmdir chmod chown chgrp sudo grep sed awk tar gzip ssh scp curl wget git npm apt dpkg mount umount'
  ).split(' '),
);

/**
 * Whether code is plainly a name that a program knows: an option, a constant, a name in mixed case or with
 * underscores, a call, a variable, or a word of a shell. Paths and addresses are not, since they are often
 * those of an example.
 */
export function isCodeName(code: string): boolean {
  if (code.length > 60 || code.includes('/') || code.includes('@')) return false;
  return WORDS.has(code) || NAME.test(code);
}

const NAME = new RegExp(
  [
    // --force, -v
    String.raw`-{1,2}[A-Za-z][\w-]*`,
    // max_size, KEEP_ALIVE
    String.raw`[A-Za-z]\w*_\w+`,
    // getElementById, MaxClients
    String.raw`(?=\w*[a-z][A-Z])[A-Za-z]\w*`,
    // max-clients
    String.raw`[a-z][a-z\d]*(?:-[a-z\d]+)+`,
    // open()
    String.raw`[A-Za-z][\w.]*\(\)`,
    // $HOME, ${path}, %{user}
    String.raw`\$[A-Za-z]\w*|[$%]\{\w+\}`,
    // Accept:
    String.raw`[A-Z][\w-]*:`,
  ]
    .map((one) => `^(?:${one})$`)
    .join('|'),
);
