import { firstMatches } from '../counted';
import type { FieldCheck } from '../field-check';
import { isNoteForReaders, TRANSLATORS_NOTE } from './translators-notes';

/**
 * Notes, marks and remarks that tools and people leave in a text, each with the variant of its sentence, and
 * some with a character that each of them has, which is sooner found.
 */
const PATTERNS: readonly (readonly [variant: string, pattern: RegExp, sign?: RegExp])[] = [
  ['note', /(?<![\p{L}\p{N}_])(?:TODO|FIXME|TBD|XXX|TBC)(?![\p{L}\p{N}_])[^\n\u001c]{0,60}/gu],
  [
    'note',
    /[[({<](?:un-?translated|not translated|to be translated|needs? (?:translation|review)|fuzzy|missing translation|translate(?: me)?)\b[^\])}>\n]{0,30}[\])}>]/giu,
    /[[({<]/,
  ],
  // "Mt" is the Gospel of Matthew.
  ['note', /[[({<](?:MT|mt)\b[^\])}>\n]{0,30}[\])}>]/gu, /[[({<]/],
  ['note', TRANSLATORS_NOTE, /[[({]/],
  ['note', /\?{3,}|(?<!\p{L})#{3,}(?!\p{L})/gu],
  [
    'machine',
    /\b(?:here(?:['’]s| is) (?:the|your|a) (?:\w+ )?(?:translation|translated)|as an? (?:AI|large)?\s?language model|as an AI|I(?:['’]m sorry|['’]m unable| cannot| can['’]?t),? (?:but )?(?:I )?(?:translate|assist|help|fulfil)|sure[,!] here|certainly[,!] here|I(?:['’]ve| have) (?:kept|translated|left|preserved)|I (?:kept|translated|left|preserved) the|let me know if you|the translation (?:is|of the text|would be)|translated (?:text|version|content):)[^\n\u001c]{0,80}/giu,
  ],
  [
    'machine',
    /(?:^|(?<=[\u001c>\n]))\s{0,20}(?:translation|translated text|output|answer|response|(?:(?:german|french|spanish|italian|japanese|chinese|korean|turkish|polish|russian|arabic|portuguese|dutch) translation))\s?:(?=\s)/giu,
    /:/,
  ],
  [
    'machine',
    /(?:hier ist die Übersetzung|hier die Übersetzung|als KI(?:-| ?S)|voici (?:la|votre) traduction|en tant qu['’](?:IA|intelligence artificielle|assistant)|aquí (?:está|tienes?) la traducción|esta es la traducción|como (?:modelo de lenguaje|IA)|ecco la traduzione|in quanto (?:IA|modello)|aqui está a tradução|segue a tradução|como (?:um )?modelo de linguagem|hier is de vertaling|als (?:AI-)?taalmodel|oto tłumaczenie|jako model językowy|вот перевод|как (?:языковая модель|ИИ)|işte çeviri|çevirisi şu(?:dur|nlardır)?|bir (?:yapay zeka|dil modeli) olarak|以下は(?:翻訳|訳)|翻訳は(?:以下|次)の|AI(?:として|言語モデル)|以下是(?:翻译|译文|翻譯|譯文)|作为(?:一个)?(?:AI|人工智能|语言模型)|翻译如下|다음은 번역|번역(?:은|결과는?) 다음|AI 언어 모델|إليك الترجمة|(?:فيما يلي|هذه هي) الترجمة|كنموذج لغوي)[^\n\u001c]{0,80}/giu,
  ],
  [
    'machine',
    /\((?:note|nota|hinweis|remarque|注)\s?:\s?(?:I|ich|je|he|yo|eu|io)\s[^()\n]{3,200}\)/giu,
    /\(/,
  ],
  ['code-fence', /```[a-z]{0,12}|<{7} \w+|(?<!=)={7}(?!=)|>{7} \w+/g],
  [
    'markdown',
    /(?<![\p{L}\p{N}*\\/])\*\*(?=\S)[^*\n]{1,80}(?<=\S)\*\*(?![*\p{L}\p{N}])|(?<![\p{L}\p{N}_])__(?=\p{L})[^_\n]{1,80}(?<=\p{L})__(?![_\p{L}\p{N}])|(?<![\p{L}\p{N}\]!])\[[^[\]\n]{1,80}\]\((?!\u001d)[^()\s]{1,200}\)|(?:^|(?<=\n))#{1,6} (?=\S)/gu,
    /[*_[#]/,
  ],
  [
    'tool-tag',
    /<\/?(?:x|g|bx|ex|ph|bpt|ept|it|mrk|sc|ec|cp|pc)(?![\p{L}\p{N}_-])[^<>]{0,100}>|⟦[^⟦⟧]{0,20}⟧|\{\d{1,3}[>}](?=[\p{L}<])|<\d{1,3}>|\{\/?[bgx]\d{1,3}\/?\}|\|{3,}|%%%(?![-\d.$]{0,8}[a-z])|<seg\b[^<>]{0,60}>|\[\[?(?:tag|TAG)\d{0,3}\]?\]/gu,
    /[<⟦{|%[]/,
  ],
  ['filler', /\b(?:lorem ipsum|dolor sit amet|consectetur adipisc)[\p{L} ,.]{0,80}/giu],
];

const TWO_LETTERS = /\(\p{Ll}{2}\)/u;

/** Finds notes, marks and tags of tools, and remarks of a machine, that the source does not have. */
export const leftovers: FieldCheck = {
  ids: ['leftovers'],
  find({ source, target, targetLanguage }, problems) {
    const text = target.readable.prose;
    const isFiller = /\b(?:lorem|ipsum)\b/i.test(source.readable.text);
    for (const [variant, pattern, sign] of PATTERNS) {
      if (sign?.test(text) === false) continue;
      for (const { index, 0: found } of firstMatches(text, pattern)) {
        if (isIn(source.readable.prose, found, pattern, variant)) continue;
        if (variant === 'filler' && isFiller) continue;
        // A sign that the source sets as code: "in file <code>???</code>".
        if (!/\p{L}/u.test(found) && source.readable.text.includes(found)) continue;
        if (pattern === TRANSLATORS_NOTE && isNoteForReaders(found, targetLanguage.base)) continue;
        // A name of a program's code: "__imag__".
        if (variant === 'markdown' && /^__\w+__$/.test(found)) continue;
        // A file that the source names, in a tag of its own: "see the file <code>TODO</code>".
        const mark = /^[A-Z]{3,5}\b/.exec(found)?.[0];
        if (mark !== undefined && source.raw.includes(mark)) continue;
        // Emphasis of a line of a terminal: "**Internal error**: …".
        if (variant === 'markdown' && index === 0 && !target.isHtml && found.startsWith('**')) continue;
        // The letters of the words before it: "mémoire de traduction (MT)".
        if (/^\(mt\)$/i.test(found) && INITIALS_MT.test(text.slice(Math.max(0, index - 60), index))) continue;
        // The short form of a command, where the source has another one: "showsprite (ss)".
        if (/^\(mt\)$/i.test(found) && TWO_LETTERS.test(source.readable.text)) continue;
        // An argument, as the source has others: "{1}".
        if (/^\{\d\}$/.test(found) && /\{\d\}/.test(source.readable.text)) continue;
        // A note of the source in brackets: "(NOTE: I hope that …)".
        if (/^\(\p{L}+\s?:/u.test(found) && /\(note\s?:/i.test(source.readable.text)) continue;
        // In Spanish and Portuguese "todo" is a word, which titles have in capitals.
        if (/^TODO(?!:)/.test(found) && SAY_TODO.has(targetLanguage.base)) continue;
        // A number that the source has is no tag: "+7<5>" for "maj7b5".
        if (/^<\d{1,3}>$/.test(found) && source.raw.includes(found.slice(1, -1))) continue;
        const places = { target: [target.readable.spanOf(index, index + found.length)] };
        problems.add('leftovers', variant, { text: found.trim() }, places);
      }
    }
    for (const tag of target.tags) {
      if (!TOOL_TAGS.has(tag.name) || source.tags.some(({ name }) => name === tag.name)) continue;
      // XLIFF's <it> has attributes; without one it is a slip for <i>, which the check of HTML finds.
      if (tag.name === 'it' && !target.raw.slice(tag.start, tag.end).includes('=')) continue;
      problems.add(
        'leftovers',
        'tool-tag',
        { text: `<${tag.name}>` },
        { target: [{ from: tag.start, to: tag.end }] },
      );
    }
  },
};

const INITIALS_MT = /(?<!\p{L})m\p{L}{2,20} (?:\p{L}{1,4}['’ ]){0,2}t\p{L}{2,20} $/iu;

const SAY_TODO = new Set(['es', 'pt', 'gl', 'ast']);

const TOOL_TAGS = new Set('x g bx ex ph bpt ept it mrk sc ec cp pc'.split(' '));

/** Marks of Markdown around words, which say nothing about where the marks come from. */
const MARKS_ADDED = /^(?:\*\*|\[.*\]\()/s;

/**
 * A source with any match of its own, or with its first word, may have it in the target in other words. The
 * first word of what a machine says, like "Here is the translation", proves nothing.
 */
function isIn(source: string, found: string, pattern: RegExp, variant: string): boolean {
  const [word = ''] =
    variant === 'machine' || MARKS_ADDED.test(found) ? [] : (/\p{L}{3,}/u.exec(found) ?? []);
  return (
    // The source underlines an access key: "__P__rint".
    (found.startsWith('__') && source.includes('__')) ||
    source.includes(found.trim()) ||
    source.search(pattern) !== -1 ||
    (word !== '' && source.toLowerCase().includes(word.toLowerCase()))
  );
}
