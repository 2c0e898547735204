import { firstMatches } from '../counted';
import { isUnspaced } from '../parsed/checked-language';
import type { FieldCheck } from '../field-check';

const NAME = '(?:a|abbr|b|cite|code|em|i|kbd|q|samp|span|strong|tt|u|var)';
const START = `(?:<${NAME}(?: [^<>]{0,200})?>)?`;
/** A small letter after a full stop belongs to the name of a file: "<var>host</var>.log". */
const GLUED = new RegExp(
  String.raw`(?<=[\p{L}\p{N})\]>;]<\/${NAME}>)(?:[,;:!?](?=${START}\p{L}{2})|\.(?=${START}\p{Lu}\p{Ll}))`,
  'gu',
);
/** The end of a tag, any mark and a letter, as in a source that has them in a name. */
const ALIKE = new RegExp(String.raw`<\/${NAME}>[.,;:!?]${START}\p{L}`, 'u');

/** Values of a shell: "/dev/by-{<i>label</i>,<i>uuid</i>}". */
const IN_BRACES = /\{[^{}\s]{1,60}$/;

/** Finds a missing space after the mark that follows a tag: "<code>x</code>.Then". */
export const spacesAfterTags: FieldCheck = {
  ids: ['punctuation'],
  find({ source, target, targetLanguage }, problems) {
    if (!target.isHtml || isUnspaced(targetLanguage) || ALIKE.test(source.raw)) return;
    for (const { index, 0: mark } of firstMatches(target.raw, GLUED))
      if (!IN_BRACES.test(target.raw.slice(Math.max(0, index - 60), index)))
        problems.add('punctuation', 'space-after', { mark }, { target: [{ from: index, to: index + 1 }] });
  },
};
