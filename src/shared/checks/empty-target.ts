import type { FieldCheck } from './field-check';
import type { ParsedValue } from './parsed-value';
import { isSomething } from './plain-words';
import type { TextBlock } from './readable-text';

/** Nothing where the source has something to read: in the whole field, or in one paragraph, item or cell of it. */
export const emptyTarget: FieldCheck = {
  ids: ['target-empty'],
  find({ source, target, blocks }, problems) {
    if (!isSomething(source.readable.text)) return;
    if (!isSomething(target.readable.text)) {
      const variant = target.raw === '' ? 'empty' : target.raw.trim() === '' ? 'blank' : 'no-text';
      problems.add('target-empty', variant, {}, { target: [{ from: 0, to: target.raw.length }] });
      return;
    }
    for (const pair of blocks) {
      const text = textOf(source, pair.source);
      if (!isSomething(text) || textOf(target, pair.target).trim() !== '') continue;
      problems.add(
        'target-empty',
        'part',
        { text },
        {
          source: [source.readable.spanOfBlock(pair.source)],
          target: [target.readable.spanOfBlock(pair.target)],
        },
      );
    }
  },
};

const textOf = ({ readable }: ParsedValue, { start, end }: TextBlock): string =>
  readable.text.slice(start, end);
