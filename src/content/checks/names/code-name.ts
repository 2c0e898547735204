/** Words of programs and shells that are the same in every language. */
const WORDS = new Set(
  (
    'true false null nil undefined void const var enum struct async await elif endif fi esac ' +
    'ls cp mv rm mkdir rmdir chmod chown chgrp sudo grep sed awk tar gzip ssh scp curl wget git npm apt dpkg mount umount'
  ).split(' '),
);

/**
 * Whether code is plainly a name that a program knows: an option, a constant, a name in mixed case, a call, a
 * variable, or a word of a shell. Paths, addresses and names in small letters are not, since they are often
 * those of an example: "header_name", "-edited".
 */
export function isCodeName(code: string): boolean {
  if (code.length > 60 || code.includes('/') || code.includes('@')) return false;
  return WORDS.has(code) || NAME.test(code);
}

const NAME = new RegExp(
  [
    // --force, -v
    String.raw`--[A-Za-z][\w-]*|-[A-Za-z]`,
    // KEEP_ALIVE
    String.raw`[A-Z][A-Z\d]*(?:_[A-Z\d]+)+`,
    // getElementById, MaxClients
    String.raw`(?=\w*[a-z][A-Z])[A-Za-z]\w*`,
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
