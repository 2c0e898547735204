import { BRACKETED_NOTE, EXPLAINED, UNDECIDED } from './bracketed-notes';
import { MACHINE_REMARKS } from './machine-remarks';
import { TRANSLATORS_NOTE } from './translators-notes';

/** Two words with a bar between them, which is neither in brackets nor in a row of several. */
export const CHOICE =
  /(?<![\p{L}\p{M}\p{N}_|([{<$"'`/-])\p{L}[\p{L}\p{M}]{2,30}\|\p{L}[\p{L}\p{M}]{2,30}(?![\p{L}\p{M}\p{N}_|)\]}>"'`/(-])/gu;

/**
 * Notes, marks and remarks that tools and people leave in a text, each with the variant of its sentence, and
 * some with a character that each of them has, which is sooner found.
 */
export const LEFTOVERS: readonly (readonly [variant: string, pattern: RegExp, sign?: RegExp | undefined])[] =
  [
    ['note', /(?<![\p{L}\p{N}_])(?:TODO|FIXME|TBD|X{3,}|TBC|FUZZY(?=:))(?![\p{L}\p{N}_])[^\n\u001c]{0,60}/gu],
    [
      'note',
      /[[({<](?:un-?translated|not translated|to be translated|needs? (?:translation|review)|fuzzy|missing translation|translate(?: me)?|(?:do not|don['’]t) translate|(?:check|verify|review)(?: (?:the|this))? translation)\b[^\])}>\n]{0,30}[\])}>]/giu,
      /[[({<]/,
    ],
    // "Mt" is the Gospel of Matthew.
    ['note', /[[({<](?:MT|mt)\b[^\])}>\n]{0,30}[\])}>]/gu, /[[({<]/],
    ['note', TRANSLATORS_NOTE, /[[({]/],
    ['note', /(?<!(?<!\p{L})\p{L})\?{3,}|(?<!\p{L})#{3,}(?!\p{L})/gu],
    ['note', BRACKETED_NOTE, /[[({（【［]/],
    ['note', EXPLAINED, /[注註备備][:：]/],
    ['note', UNDECIDED, /\[/],
    // A value that a program did not have: "Bild undefined".
    [
      'filler',
      /\[object Object\]|(?<![\p{L}\p{N}_.])(?:undefined|NaN)(?![\p{L}\p{N}_.(])|(?<=\S )null(?=\s*$)/gu,
      /object|undefined|NaN|null/,
    ],
    // A doubt about a word, "(regular?)"; behind a name in other letters it is what the name says.
    [
      'note',
      /(?<=\p{L}\s?)(?!(?<=\p{Script=Latin}\s?)\(\P{Script=Latin})\(\p{L}{2,30}(?: \p{L}{2,30})?\?\)/gu,
      /\?\)/,
    ],
    ['note', /\[\?{1,3}\]|\(\?{2,3}\)/g, /\?[\])]/],
    // A shortcut that did not paste.
    ['note', /(?<![^\s\u001c])\^[A-Z](?![^\s\u001c])/g, /\^/],
    ...MACHINE_REMARKS.map(([pattern, sign]) => ['machine', pattern, sign] as const),
    ['code-fence', /```[a-z]{0,12}|<{7} \w+|(?<!=)={7}(?!=)|>{7} \w+/g],
    [
      'markdown',
      /(?<![\p{L}\p{N}*\\/])\*\*(?=\S)[^*\n]{1,80}(?<=\S)\*\*(?![*\p{L}\p{N}])|(?<![\p{L}\p{N}_])__(?=\p{L})[^_\n]{1,80}(?<=\p{L})__(?![_\p{L}\p{N}])|(?<![\p{L}\p{N}\]!])\[[^[\]\n]{1,80}\]\((?!\u001d)[^()\s]{1,200}\)|(?:^|(?<=\n))#{1,6} (?=\S)/gu,
      /[*_[#]/,
    ],
    [
      'tool-tag',
      /<\/?(?:x|g|bx|ex|ph|bpt|ept|it|mrk|sc|ec|cp|pc)(?![\p{L}\p{N}_-])[^<>]{0,100}>|⟦[^⟦⟧]{0,20}⟧|\{\d{1,3}[>}](?=[\p{L}<])|<\d{1,3}>|\{\/?[bgx]\d{1,3}\/?\}|\|{3,}|%%%(?![-\d.$]{0,8}[a-z])|<seg\b[^<>]{0,60}>|\[\[?(?:tag|TAG)\d{0,3}\]?\]|@@\w{1,20}@@|(?<!\S)msg(?:str|id|ctxt)(?:\[\d\])? "[^"\n]{0,60}"|(?<![^\s\u001c])#[,|] ?(?:fuzzy|no-wrap|msgid|[a-z]{1,12}-format)(?![\w-])|!!\p{Lu}{3,20}!!|\[\/(?:b|i|u|url|img|quote|code|color|size|list)\]|\[(?:url|img|quote|color|size)=[^\]\s]{1,60}\]/gu,
      /[<⟦{|%[@"#!]/,
    ],
    // The name of a value in a file of texts before its text: "msgstr: ", "label.title=".
    [
      'tool-tag',
      /^\s{0,20}(?:msg(?:str|id|ctxt)(?:\[\d\])?|value|string|translation|target)\s?[:=](?=\s?\S)|^\s{0,20}[a-z]\w{1,30}(?:\.[a-z]\w{0,30}){1,4}\s?=(?=\s?\S)/g,
      /[:=]/,
    ],
    // Two words to choose from: "Datei|Akte".
    ['note', CHOICE, /\|/],
    // Code between backticks, where HTML has elements for it.
    ['markdown', /(?<![`\p{L}\p{N}])`(?=\p{L})[^`\n]{1,60}(?<=\p{L})`(?![`\p{L}\p{N}])/gu, /`/],
    // Keys that were tried.
    [
      'filler',
      /(?<![\p{L}\p{N}])(?:asdf\w{0,10}|(?:sdf){2,}|qwert[yz]\w{0,5}|[äöü]{3,}|([abcefgjkloqrtuvz])\1{3,})(?![\p{L}\p{N}])/gu,
    ],
    ['filler', /(?<!\p{L})bla(h?)(?:[, ]{1,2}bla\1)+(?!\p{L})/giu],
    ['filler', /\b(?:lorem ipsum|dolor sit amet|consectetur adipisc)[\p{L} ,.]{0,80}/giu],
  ];
