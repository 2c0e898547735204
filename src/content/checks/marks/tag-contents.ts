import { firstOf } from '../counted';
import type { FieldCheck } from '../field-check';
import { exchangedLinks } from './exchanged-links';
import { findExchangedMarks } from './exchanged-marks';
import { markedIn, type Marked } from './marked-words';
import { markedPairs } from './marked-pairs';
import { findMarkedTwice } from './marked-twice';
import { findMarksBeside } from './marks-beside';
import { findMoved, findMovedLinks } from './moved-tags';
import { findRunOnMarks } from './run-on-marks';
import { addressOf } from '../tags/tag-kinds';
import type { ParsedValue } from '../parsed/parsed-value';

/**
 * Finds tags that lost their text or stand around other words, and links that lead where another one should.
 */
export const tagContents: FieldCheck = {
  ids: ['tag-contents'],
  find(pair, problems) {
    const { source, target } = pair;
    if (!source.isHtml || target.tags.length === 0) return;
    const [before, after] = [firstOf(markedIn(source)), firstOf(markedIn(target))];
    for (const one of after) {
      if (one.text !== '' || hasImage(target, one)) continue;
      if (before.filter(({ tag, text }) => tag.name === one.tag.name && text === '').length > 0) continue;
      // A key or a sign that is a space, which the source has in other marks: "' ' a hole".
      if (/^\s/.test(target.raw.slice(one.tag.end, one.end)) && QUOTED_SPACE.test(source.raw)) continue;
      // As many of these as the source has are around words: an empty one more sets no text.
      if (FONTS.has(one.tag.name) && countWritten(after, one) >= countWritten(before, one)) continue;
      // Without any attribute, it is no link, and does nothing.
      if (one.tag.name === 'a' && one.tag.attributes.length === 0) continue;
      // Nor does one that only sets a font, whose words another order puts before it.
      const { name, attributes } = one.tag;
      if (name === 'span' && attributes.every((attribute) => attribute.name === 'style')) continue;
      // A button of the program that shows the text, which the source has nowhere, lost no text.
      const address = addressOf(one.tag);
      if (isOfProgram(address) && !before.some(({ tag }) => addressOf(tag) === address)) continue;
      const places = { target: [{ from: one.tag.start, to: one.end }] };
      problems.add('tag-contents', 'empty', { tag: `<${one.tag.name}>` }, places);
    }
    findMoved(pair, before, after, problems);
    findMovedLinks(pair, before, after, problems);
    findMarksBeside(pair, before, after, problems);
    findRunOnMarks(pair, markedPairs(pair, before, after), before, after, problems);
    findMarkedTwice(pair, before, after, problems);
    findExchangedMarks(pair, before, after, problems);
    exchangedLinks(pair, before, after, problems);
  },
};

const QUOTED_SPACE = /["'“„‘«`] ["'”“’»`]/;

/** Elements that only set a font. */
const FONTS: ReadonlySet<string> = new Set(['b', 'i', 'em', 'strong', 'u', 'tt', 'small']);

const countWritten = (marked: readonly Marked[], { tag }: Marked): number =>
  marked.filter((one) => one.tag.name === tag.name && one.text !== '').length;

/** Whether an address is a command of a program, such as `scilab://scilab.execexample/`. */
const isOfProgram = (address = ''): boolean =>
  /^[a-z][a-z\d+.-]{1,40}:/i.test(address) && !/^(?:https?|ftps?|file|mailto|tel|sms):/i.test(address);
const hasImage = ({ tags, raw }: ParsedValue, { tag, end }: Marked): boolean =>
  /\b(?:id|name|class)=/i.test(raw.slice(tag.start, tag.end)) && addressOf(tag) === undefined
    ? true
    : tags.some(
        ({ name, start }) =>
          start > tag.start && start < end && /^(?:img|svg|input|button|picture|video|br)$/.test(name),
      );
