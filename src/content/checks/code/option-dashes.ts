import { countOf, firstMatches } from '../counted';
import type { FieldCheck } from '../field-check';
import type { ParsedValue } from '../parsed/parsed-value';

/** Finds options of a program in prose whose hyphens became a dash, which no program knows: –c, —help. */
export const optionDashes: FieldCheck = {
  ids: ['code'],
  find({ source, target }, problems) {
    if (!/[‐-―−]/.test(target.prose) || !source.prose.includes('-')) return;
    const options = new Map(firstMatches(source.prose, OPTION).map(({ 0: text }) => [nameOf(text), text]));
    const known = new Set<string>();
    for (const { 0: text, index } of firstMatches(target.prose, DASHED)) {
      const option = options.get(nameOf(text));
      if (option === undefined || known.has(text) || !isLost(option, source, target)) continue;
      if (source.prose.includes(text)) continue;
      known.add(text);
      problems.add(
        'code',
        'name-changed',
        { before: option, after: text },
        { target: [target.readable.spanAt(index, text)] },
      );
    }
  },
};

const OPTION = /(?<![\p{L}\p{M}\p{N}_.-])--?[A-Za-z][\w-]{0,40}/gu;
/** In scripts without capitals, an option needs no space before it. */
const DASHED = /(?<![\p{Lu}\p{Ll}\p{N}_.‐-―−-])(?:-?[‐-―−]-?|[‐-―−]{2})[A-Za-z][\w-]{0,40}/gu;

const nameOf = (option: string): string => option.replace(/^[-‐-―−]+/, '');

const isLost = (option: string, source: ParsedValue, target: ParsedValue): boolean =>
  countOf(target.prose, option) < countOf(source.prose, option);

/** Whether a text has an option with a dash in place of its hyphens. */
export const hasDashed = (option: string, { prose }: ParsedValue): boolean =>
  firstMatches(prose, DASHED).some(([text]) => nameOf(text) === nameOf(option));
