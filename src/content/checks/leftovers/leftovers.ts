import { spanOfTag } from '../tags/tag-parts';
import { firstMatches } from '../counted';
import type { FieldCheck } from '../field-check';
import type { ParsedPair } from '../parsed/parsed-pair';
import type { ParsedValue } from '../parsed/parsed-value';
import { blockMarks } from './block-marks';
import { BRACKETED_NOTE, hasBracketedTask } from './bracketed-notes';
import { labelsOfTranslation } from './labels-of-translation';
import { MACHINE_REMARKS } from './machine-remarks';
import { isNoteForReaders, TRANSLATORS_NOTE } from './translators-notes';

/**
 * Notes, marks and remarks that tools and people leave in a text, each with the variant of its sentence, and
 * some with a character that each of them has, which is sooner found.
 */
const PATTERNS: readonly (readonly [variant: string, pattern: RegExp, sign?: RegExp | undefined])[] = [
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

const CODE_OF_MARKDOWN = /(?<!`)`[^`\n]{1,60}`(?!`)/;
const TWO_LETTERS = /\(\p{Ll}{2}\)/u;

/** Finds notes, marks and tags of tools, and remarks of a machine, that the source does not have. */
export const leftovers: FieldCheck = {
  ids: ['leftovers'],
  find(pair, problems) {
    const { source, target, targetLanguage } = pair;
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
        if (pattern === BRACKETED_NOTE && hasBracketedTask(source.prose)) continue;
        // A source that speaks of tags itself.
        if (variant === 'machine' && /HTML/.test(found) && /\btags?\b/i.test(source.prose)) continue;
        // A doubt of the source: "(auto-focus problem?)".
        if (found.endsWith('?)') && source.prose.includes('?)')) continue;
        // Letters that stand for a year or a day: "jjj" for "ddd".
        if (variant === 'filler' && THRICE.test(source.readable.text)) continue;
        // Plain text has no elements for code.
        if (/^`(?!`)/.test(found) && (!target.isHtml || source.raw.includes('`'))) continue;
        // A source in Markdown, which has code between backticks.
        if (variant === 'markdown' && !target.isHtml && CODE_OF_MARKDOWN.test(source.raw)) continue;
        // A name of a program's code: "__imag__".
        if (variant === 'markdown' && /^__\w+__$/.test(found)) continue;
        // A file that the source names, in a tag of its own: "see the file <code>TODO</code>".
        const mark = /^[A-Z]{3,5}\b/.exec(found)?.[0];
        if (mark !== undefined && source.raw.includes(mark)) continue;
        // Emphasis of a line of a terminal: "**Internal error**: …".
        if (
          variant === 'markdown' &&
          index === 0 &&
          !target.isHtml &&
          /^\*\*.*(?::\*\*$|\*\*:)/su.test(found + (text[found.length] ?? ''))
        )
          continue;
        // The letters of the words before it: "mémoire de traduction (MT)".
        if (/^\(mt\)$/i.test(found) && INITIALS_MT.test(text.slice(Math.max(0, index - 60), index))) continue;
        // The short form of a command, where the source has another one: "showsprite (ss)".
        if (/^\(mt\)$/i.test(found) && TWO_LETTERS.test(source.readable.text)) continue;
        // An argument, as the source has others: "{1}".
        if (/^\{\d\}$/.test(found) && /\{\d\}/.test(source.readable.text)) continue;
        // A note of the source in brackets: "(NOTE: I hope that …)".
        if (/^\(\p{L}+\s?:/u.test(found) && /\(note\s?:/i.test(source.readable.text)) continue;
        // In Spanish and Portuguese "todo" is a word, which titles have in capitals.
        if (/^TODO(?!:)/.test(found) && SAY_TODO.has(targetLanguage.base) && !isAlone(found, source))
          continue;
        // A number that the source has is no tag: "+7<5>" for "maj7b5".
        if (/^<\d{1,3}>$/.test(found) && source.raw.includes(found.slice(1, -1))) continue;
        const places = { target: [target.readable.spanAt(index, found)] };
        problems.add('leftovers', variant, { text: found.trim() }, places);
      }
    }
    labelsOfTranslation(pair, problems);
    blockMarks(pair, problems);
    for (const { from, to, text: note } of notesInComments(pair))
      problems.add('leftovers', 'note', { text: note }, { target: [{ from, to }] });
    for (const tag of target.tags) {
      if (!TOOL_TAGS.has(tag.name) || source.tags.some(({ name }) => name === tag.name)) continue;
      // XLIFF's <it> has attributes; without one it is a slip for <i>, which the check of HTML finds.
      if (tag.name === 'it' && !target.raw.slice(tag.start, tag.end).includes('=')) continue;
      problems.add('leftovers', 'tool-tag', { text: `<${tag.name}>` }, { target: [spanOfTag(tag)] });
    }
  },
};

/** A letter three times in a row, alone. */
const THRICE = /(?<![\p{L}\p{N}])(\p{L})\1{2,}(?![\p{L}\p{N}])/u;

/** Whether "TODO" is all that follows a text, or goes on in English, and translates nothing. */
const isAlone = (found: string, source: ParsedValue): boolean =>
  /^TODO(?: (?:check|revise|review|translate)\b.*)?$/.test(found) && !/\b\p{Lu}{2,}\b/u.test(source.prose);

/**
 * Comments that only the target has: with a task for later, or, where it has more comments than the source,
 * which may be translated, a remark of a translator.
 */
function notesInComments({ source, target }: ParsedPair) {
  const [before, after] = [commentsIn(source), commentsIn(target)];
  const sign = after.length > before.length ? REMARK : TASK;
  return after.filter(({ text }) => sign.test(text) && !source.raw.includes(text));
}

const commentsIn = ({ pieces, raw }: ParsedValue) =>
  pieces
    .filter(({ kind }) => kind === 'comment')
    .map(({ start, end }) => ({ from: start, to: end, text: raw.slice(start, end) }));

const TASK =
  /^<!--\s*(?:[^<>]{0,60}\b(?:TODO|FIXME|TBD|XXX)\b|(?:check|fuzzy|untranslated|translate|needs? (?:review|translation))\b[^<>]{0,30}-->)/;

/** A name alone is a mark of a program, "<!-- Start -->", as are conditions: "<!--[if IE]>". */
const REMARK =
  /^<!--(?!\[)[^\p{L}]{0,20}(?:\p{L}{1,40}[ ,?]{1,3}\p{L}|TODO|FIXME|TBD|XXX|(?:check|fuzzy|untranslated|translate)\b)/u;

const INITIALS_MT = /(?<!\p{L})m\p{L}{2,20} (?:\p{L}{1,4}['’ ]){0,2}t\p{L}{2,20} $/iu;

const SAY_TODO = new Set(['es', 'pt', 'gl', 'ast']);

const TOOL_TAGS = new Set('x g bx ex ph bpt ept it mrk sc ec cp pc'.split(' '));

/** Marks of Markdown or of a doubt around words, which say nothing about where the marks come from. */
const MARKS_ADDED = /^(?:`|\*\*|\[.*\]\(|\(.*\?\)$)/s;

/**
 * A source with any match of its own, or with its words, may have it in the target in other words. The words
 * of what a machine says, like "Here is the translation", prove nothing.
 */
function isIn(source: string, found: string, pattern: RegExp, variant: string): boolean {
  const all =
    variant === 'machine' || MARKS_ADDED.test(found)
      ? []
      : (found.match(/\p{L}{4,}/gu) ?? found.match(/\p{L}{3,}/gu) ?? []);
  // The words behind a mark are those of the target.
  const words = /^\p{Lu}+$/u.test(all[0] ?? '') ? all.slice(0, 1) : all;
  const lower = source.toLowerCase();
  return (
    // The source underlines an access key: "__P__rint".
    (found.startsWith('__') && source.includes('__')) ||
    source.includes(found.trim()) ||
    source.search(pattern) !== -1 ||
    (words.length > 0 && words.every((word) => lower.includes(word.toLowerCase())))
  );
}
