/** A kind of names that stay as they are in every language. */
export interface NameKind {
  readonly pattern: RegExp;
  /** Is in each name of the kind, and sooner found than the name. */
  readonly sign: RegExp;
  /** Reported when it is not in the target at all; other kinds only where the target has a similar name. */
  readonly isMissing: boolean;
  /** Letters in which a name that looks like it may differ. */
  readonly furthest: number;
}

/** In scripts without capitals, a name and the words beside it need no space. */
export const nameKinds: readonly NameKind[] = [
  // MAX_SIZE
  {
    sign: /_/,
    pattern: /(?<![\p{Lu}\p{Ll}\p{N}_])\p{Lu}[\p{Lu}\p{N}]*(?:_[\p{Lu}\p{N}]+)+(?![\p{Lu}\p{Ll}\p{N}_])/gu,
    isMissing: true,
    furthest: 3,
  },
  // snake_case
  {
    sign: /_/,
    pattern:
      /(?<![\p{Lu}\p{Ll}\p{N}_]|--)[a-z][a-z\d]*(?:_[a-z\d]+)+(?![\p{Lu}\p{Ll}\p{N}_]|\.(?:tar|zip|gz|txt)(?!\p{L}))/gu,
    isMissing: true,
    furthest: 3,
  },
  // --force; a dash between words, perhaps after a quotation mark, has no space: "Delete"--the key
  {
    sign: /--/,
    pattern:
      /(?<![\p{L}\p{N}=-]|(?<!--[a-z-]{1,40})\/|[\p{L}.]["”’)]|\p{L} -- [\p{L} ,]{1,40} )--[a-z][a-z\d]*(?:[-_][a-z\d]+)*(?![a-z\d_-])/gu,
    isMissing: true,
    furthest: 3,
  },
  // /etc/hosts; after a sign of the whole text it is the command of an editor: ":%s/old/new/".
  {
    sign: /\//,
    pattern: /(?<![\p{L}\p{N}/.<:]|:\u001e{2})(?:~|\.{1,2})?(?:\/[A-Za-z\d_.-]*[A-Za-z\d_-]){2,}/gu,
    isMissing: true,
    furthest: 4,
  },
  // config.json
  {
    sign: /\.[a-z]/,
    pattern:
      /(?<![\p{Lu}\p{Ll}\p{N}/_.-])[A-Za-z][\w-]*\.(?:html?|js|ts|json|xml|ya?ml|conf|ini|cfg|txt|csv|pdf|docx?|xlsx?|png|jpe?g|gif|svg|zip|gz|tar|exe|dll|so|sh|py|c|h|cpp|java|php|css|md|log|bak|deb|rpm|iso|mp[34]|sql|po|mo|htaccess|htpasswd|types|lock|pid|lua|toml|properties|pem|tex|rst|bat|ps1|jar|apk|ttf|woff2?|webp|ico|odt|ods|rtf|patch|diff)(?![\p{Lu}\p{Ll}\p{N}])/gu,
    isMissing: true,
    furthest: 4,
  },
  // $HOME; $NAME$ is a placeholder
  {
    sign: /\$[A-Z]/,
    pattern: /(?<![\p{L}\p{N}$])\$[A-Z][A-Z\d_][A-Za-z\d_]*(?![A-Za-z\d_$])/gu,
    isMissing: true,
    furthest: 3,
  },
  // getElementById, LibreOffice, OpenGL
  {
    sign: /[a-z][A-Z]/,
    pattern: /(?<![\p{Lu}\p{Ll}\p{N}_@#])[A-Za-z][a-z]+(?:[A-Z][a-z\d]*)+(?![\p{Lu}\p{Ll}\p{N}_])/gu,
    isMissing: false,
    furthest: 3,
  },
  // HTTPS, JPEG2000
  {
    sign: /[A-Z][A-Z\d]{3}/,
    pattern: /(?<![\p{Lu}\p{Ll}\p{N}_.-])[A-Z][A-Z\d]{3,15}(?![\p{Lu}\p{Ll}\p{N}_-])/gu,
    isMissing: false,
    furthest: 1,
  },
  // TLS, of which letters were exchanged
  {
    sign: /[A-Z]{3}/,
    pattern: /(?<![\p{Lu}\p{Ll}\p{N}_.-])[A-Z]{3}(?![\p{Lu}\p{Ll}\p{N}_])/gu,
    isMissing: false,
    furthest: 1,
  },
  // Ctrl+S: the modifier has other names in other languages, the letter has not.
  {
    sign: /[+-]\s?[A-Z\d]/,
    pattern:
      /(?:Ctrl|Strg|Ctl|Control|Alt|Cmd|Command|Shift|Mayús|Maj|Umschalt|⌘|⌃|⌥|⇧|Win)\s?[+-]\s?[A-Z\d](?![\p{L}\p{N}])/gu,
    isMissing: false,
    furthest: 1,
  },
  // @apache, #OpenSource; a tag of one small word is translated: #family.
  {
    sign: /[@#]/,
    pattern:
      /(?<![\p{L}\p{N}&/@#])(?:@[a-z]|(?<!(?:^|\n)[ \t]{0,40})#(?=[A-Za-z]{0,30}(?:[a-z][A-Z]|[a-z]?[\d_]))(?=[A-Z\d_]{0,30}[a-z])[A-Za-z])[A-Za-z\d_]{2,30}(?![\p{L}\p{N}_;(:])/gu,
    isMissing: true,
    furthest: 4,
  },
  // Roman numerals of centuries, chapters and kings
  {
    sign: /[IVXLC]{2}/,
    pattern:
      /(?=[IVXLC]{2})(?<![\p{L}\p{N}.'’-])(?:C{0,3})(?:XC|XL|L?X{0,3})(?:IX|IV|V?I{0,3})(?![\p{L}\p{N}'’-])/gu,
    isMissing: false,
    furthest: 3,
  },
];

/** The folder of a user, whom an example names as it likes: `/home/Peter`. */
export const HOME = /^(\/(?:home|Users)\/)[\p{L}\p{N}_-]{1,30}(?=\/|$)/u;
