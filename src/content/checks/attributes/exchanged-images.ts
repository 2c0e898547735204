import { timesOf } from '../counted';
import type { FieldCheck } from '../field-check';
import type { ParsedValue } from '../parsed/parsed-value';
import { attributeOf, label } from '../tags/tag-parts';
import { attributeSpan } from './changed-attributes';

/**
 * Finds two images in each other's place: all others are in their order, and text stands between the two. In
 * one text, languages may have their icons in any order.
 */
export const exchangedImages: FieldCheck = {
  ids: ['attribute-changed'],
  find({ source, target }, problems) {
    const [before, after] = [imagesIn(source), imagesIn(target)];
    if (before.length !== after.length || before.length < 2) return;
    const odd = [...before.keys()].filter((at) => before[at]?.src !== after[at]?.src);
    const [first, second] = odd.map((at) => ({ was: before[at], is: after[at] }));
    if (first?.was === undefined || second?.was === undefined || odd.length !== 2) return;
    if (first.was.src !== second.is?.src || second.was.src !== first.is?.src) return;
    const places = timesOf([...before, ...after].map(({ src }) => src));
    const isOnce = [first.was.src, second.was.src].every((src) => places.get(src) === 2);
    if (
      !isOnce ||
      !isTextBetween(source, first.was, second.was) ||
      !isTextBetween(target, first.is, second.is)
    )
      return;
    problems.add(
      'attribute-changed',
      'changed-likely',
      { tag: label(first.was.tag), attribute: 'src', before: first.was.src, after: first.is.src },
      {
        source: [first.was, second.was].map(({ tag }) => attributeSpan(tag, 'src')),
        target: [first.is, second.is].map(({ tag }) => attributeSpan(tag, 'src')),
      },
    );
  },
};

type Image = ReturnType<typeof imagesIn>[number];

const imagesIn = ({ tags }: ParsedValue) =>
  tags.flatMap((tag) => {
    const src = tag.name === 'img' && !tag.isEnd ? attributeOf(tag, 'src') : undefined;
    return src === undefined ? [] : [{ tag, src }];
  });

const isTextBetween = ({ readable }: ParsedValue, first: Image, second: Image): boolean =>
  readable.blocks.some((block) => {
    const { from, to } = readable.spanOfBlock(block);
    return from >= first.tag.end && to <= second.tag.start;
  });
