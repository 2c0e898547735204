import { matchesOf } from '../../text/matches';
import { once } from '../parsed/once';
import type { ParsedPair } from '../parsed/parsed-pair';
import type { ParsedValue } from '../parsed/parsed-value';
import { isOfChoice } from '../placeholders/template-choices';
import type { ProblemCollector } from '../problem-collector';

/** The text before the last sentence of another one, with the spaces and the signs before its first word. */
const BEFORE_LAST_SENTENCE = /^(?:[^]*[.:…?!](?=\s))?[^\p{L}\p{N}]*/u;
/** Another sentence, which has marks of its own. */
const OTHER_SENTENCE = /^[^]*[.?!…](?=\s)/;

/** Finds questions and exclamations that no inverted mark opens, as Spanish does. */
export function invertedMarks(
  { source, target, targetLanguage }: ParsedPair,
  problems: ProblemCollector,
): void {
  if (targetLanguage.base !== 'es') return;
  // A sentence may go on after a line break: "¡El archivo<br>ha sido modificado!"
  const opened = new Map<string, number>();
  for (const { start, end, opener } of target.readable.blocks) {
    const text = target.prose.slice(start, end);
    for (const [opening, closing] of [
      ['¿', '?'],
      ['¡', '!'],
    ] as const) {
      let open = opener === 'br' || opener === 'line' ? (opened.get(opening) ?? 0) : 0;
      let after = 0;
      for (let at = 0; at < text.length; at++) {
        const char = text[at] ?? '';
        if (char === opening) open += 1;
        if (char !== closing || isOfChoice(start + at, target, source)) continue;
        const isSentence =
          /[\p{L}\p{N}\p{Pe}"'»”\u001d\u001e]/u.test(text[at - 1] ?? '') &&
          !/[\p{L}\p{N}=/]/u.test(text[at + 1] ?? '') &&
          // The end of a declaration: "<?xml version="1.0"?>".
          !(text[at + 1] === '>' && /<\?\w[^?<>]{0,200}$/.test(text.slice(Math.max(0, at - 210), at))) &&
          // A sign that is spoken of: "el comodín "?"".
          !(text[at - 1] === text[at + 1] && !/[\p{L}\p{N}\p{Po}\p{Pe}\u001d]/u.test(text[at - 2] ?? ' ')) &&
          // A factorial: "n!".
          !(char === '!' && /(?<!\p{L})\p{L}$/u.test(text.slice(Math.max(0, at - 2), at)));
        if (!isSentence || isOfName(text, at, source)) continue;
        if (open > 0) open = 0;
        else if (
          !/[¿¡]/.test(text.slice(after, at).replace(OTHER_SENTENCE, '')) &&
          /\p{L}{2}/u.test(text.slice(after, at))
        ) {
          const first = after + (BEFORE_LAST_SENTENCE.exec(text.slice(after, at))?.[0].length ?? 0);
          const places = { target: [target.readable.spanOf(start + first, start + at + 1)] };
          problems.add('punctuation', 'inverted', { mark: opening }, places);
        }
        after = at + 1;
      }
      opened.set(opening, /[.:]\s*$/.test(text) ? 0 : open);
    }
  }
}

/** Whether a mark ends a name that the source has within a sentence: "Yahoo! Japan", "the Joomla! system". */
function isOfName(text: string, at: number, source: ParsedValue): boolean {
  const name = NAME_BEFORE.exec(text.slice(Math.max(0, at - longestName), at + 1))?.[0];
  const next = name === undefined ? undefined : namesWithMark(source).get(name);
  return next !== undefined && (/^\p{Ll}/u.test(next) || text.startsWith(` ${next}`, at + 1));
}

/** The names with a mark of the source by the word behind each of them. */
const namesWithMark = once(
  ({ prose }: ParsedValue): ReadonlyMap<string, string> =>
    new Map(matchesOf(prose, NAME_WITHIN).map(([, name = '', next = '']) => [name, next])),
);

const longestName = 31;
const NAME_BEFORE = /(?<![\p{L}\p{N}])\p{Lu}\p{L}{1,29}[!?]$/u;
const NAME_WITHIN = /(?<![\p{L}\p{N}])(\p{Lu}\p{L}{1,29}[!?]) (\p{L}{1,30})/gu;
