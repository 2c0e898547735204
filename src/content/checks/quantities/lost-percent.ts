import type { FieldCheck } from '../field-check';
import type { FixedPart, ParsedValue } from '../parsed/parsed-value';
import { fixedPartsOf } from '../placeholders/qt-arguments';
import { PERCENT } from './quantity-check';

/** Finds a percent sign that a target lost behind a placeholder: "{done} %". */
export const lostPercent: FieldCheck = {
  ids: ['numbers'],
  find(pair, problems) {
    const { source, target } = pair;
    if (!source.raw.includes('%')) return;
    const [before, after] = fixedPartsOf(pair);
    const [part, ...others] = before.filter((one) => isOfPercent(one, source));
    const [same, ...more] = after.filter(({ text }) => text === part?.text);
    if (part === undefined || same === undefined || others.length + more.length > 0) return;
    if (PERCENT.test(withoutParts(target, after)) || after.some((one) => isOfPercent(one, target))) return;
    const places = {
      source: [source.readable.spanOf(part.start, part.end)],
      target: [target.readable.spanOf(same.start, same.end)],
    };
    problems.add('numbers', 'unit-missing', { number: part.text, unit: '%' }, places);
  },
};

/** Whether a percent sign stands behind a placeholder, once or, as in a format of `printf`, twice. */
function isOfPercent({ kind, end, text }: FixedPart, { readable }: ParsedValue): boolean {
  if (kind !== 'placeholder') return false;
  const behind = readable.text.slice(end, end + 5);
  return text.startsWith('%') ? /^\s?%%/.test(behind) : /^\s?%{1,2}(?![\p{L}\p{N}])/u.test(behind);
}

function withoutParts({ readable }: ParsedValue, parts: readonly FixedPart[]): string {
  let [text, from] = ['', 0];
  for (const { start, end } of parts) {
    text += `${readable.text.slice(from, start)} `;
    from = end;
  }
  return text + readable.text.slice(from);
}
