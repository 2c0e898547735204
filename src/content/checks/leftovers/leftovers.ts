import { spanOfTag } from '../tags/tag-parts';
import { firstMatches } from '../counted';
import type { FieldCheck } from '../field-check';
import type { ParsedPair } from '../parsed/parsed-pair';
import type { ParsedValue } from '../parsed/parsed-value';
import { blockMarks } from './block-marks';
import { isExcusedLeftover } from './excused-leftovers';
import { labelsOfTranslation } from './labels-of-translation';
import { LEFTOVERS } from './leftover-patterns';

/** Finds notes, marks and tags of tools, and remarks of a machine, that the source does not have. */
export const leftovers: FieldCheck = {
  ids: ['leftovers'],
  find(pair, problems) {
    const { source, target } = pair;
    const text = target.readable.prose;
    for (const [variant, pattern, sign] of LEFTOVERS) {
      if (sign?.test(text) === false) continue;
      for (const { index, 0: found } of firstMatches(text, pattern)) {
        if (isExcusedLeftover({ pair, variant, pattern, found, index })) continue;
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
  /^<!--(?!\[)[^\p{L}]{0,20}(?:\p{L}{1,40}(?:[ ,?]{1,3}|: )\p{L}|TODO|FIXME|TBD|XXX|(?:check|fuzzy|untranslated|translate)\b)/u;

const TOOL_TAGS = new Set('x g bx ex ph bpt ept it mrk sc ec cp pc'.split(' '));
