import { countOf } from '../counted';
import type { FieldCheck } from '../field-check';
import { KINDS } from './bracket-kinds';

/** In UTF-16 units. */
const longest = 400;

/**
 * Finds brackets that a text lacks as a pair: those around the whole source, and those at its end around
 * what the target has there as it is, "All files (*.txt)".
 */
export const lostBrackets: FieldCheck = {
  ids: ['brackets'],
  find({ source, target, blocks }, problems) {
    for (const block of blocks) {
      const from = source.readable.text.slice(block.source.start, block.source.end);
      if (from.length > longest || !from.includes('(') || countOf(from, '(') > 1) continue;
      const to = target.readable.text.slice(block.target.start, block.target.end).trim();
      const [, before = '', inside = ''] = AT_END.exec(from.trim()) ?? [];
      // Those of a placeholder are around nothing else: "({index})".
      if (ANY_BRACKET.test(inside === '' ? to : to.replace(inside, ''))) continue;
      const isWhole = before.trim() === '' && /\p{L}{2}/u.test(inside);
      const isKept = CODE.test(inside) && isAtEnd(inside, to);
      if (inside === '' || !(isWhole ? !MARK_AROUND.test(to) : isKept)) continue;
      const at = block.source.start + from.indexOf('(');
      const text = `(${inside})`;
      problems.add('brackets', 'missing', { text }, { source: [source.readable.spanAt(at, text)] });
    }
  },
};

/** Whether words end a text with nothing but a space before them. */
const isAtEnd = (words: string, text: string): boolean => {
  const end = text.replace(/[.:!?]$/, '');
  return end.endsWith(words) && /[\p{L}\p{N}]\s$/u.test(end.slice(0, end.length - words.length));
};

/** No word, which may stand in both languages, "(in %s)", and no number: "Version (2.0)", "(x64)". */
const CODE = /^(?=.*[^\p{L}\p{N}\p{Pd}.,]\S|%[sd@]$)\S+$/u;
const AT_END = /^([^()]*)\(([^()]+)\)[.:!?]?$/;
const MARK_AROUND = /^["'“„«»‘<–—-]|["'”“»«’>–—-]$/;
const ANY_BRACKET = new RegExp(
  `[${KINDS.flat()
    .join('')
    .replaceAll(/[[\]]/g, String.raw`\$&`)}]`,
);
