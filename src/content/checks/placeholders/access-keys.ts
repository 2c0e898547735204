import { matchesOf } from '../../text/matches';
import type { FieldCheck } from '../field-check';
import type { ParsedValue } from '../parsed/parsed-value';
import { isJoinedText } from './joined-text';

/**
 * The sign before the letter that a program underlines: `&Save`, `_Save`. Writing it twice shows the sign
 * itself. In "R&B" it joins two letters.
 */
const KEYS = [
  /(?<![&\p{L}\p{N}])&(?=[\p{L}\p{N}])(?!#?[\p{L}\p{N}]{1,31};)|(?<=\p{L})&(?=\p{Ll}|\p{Lo}|\p{Lu}\p{L})/gu,
  /(?<![\p{L}\p{N}_])_(?=\p{L})(?!\p{L}{0,40}_)|(?<=\p{L})_(?=[\p{Ll}\p{Lo}])(?!\S{0,40}(?:[_=/]|\.\p{L}))/gu,
];

/** Each sign before a letter: where the source has no other one, none joins words. */
const EACH = /(?<!_)_(?=[\p{L}\p{N}])/gu;

/** The labels of buttons and menus are short. */
const longest = 80;

/** A name in code is no label, which begins with a capital: "is_focused". */
const NAME = /^[a-z]{2,30}_[a-z]{2,30}$/;

/** Finds access keys of plain text that were lost, or of which there are several. */
export const accessKeys: FieldCheck = {
  ids: ['placeholders'],
  find({ source, target }, problems) {
    if (source.isHtml || source.raw.length > longest || NAME.test(source.raw)) return;
    for (const pattern of KEYS) {
      const before = keysOf(source, pattern);
      const [only] = before;
      // In "S_Saturday_initial" the sign separates words.
      if (only === undefined || before.length > 1) continue;
      // In "Could_not_run" it separates words, too; a text with one or two may be "_Save_as".
      if (source.prose[only] === '_' && source.prose.split('_').length > 3 && isJoinedText(source)) continue;
      // The sign begins a character reference: "&lt;topic&gt;".
      if (/&(?:lt|gt|amp|quot|apos|nbsp);/.test(source.raw)) continue;
      // The context before "^" or "|": wc_variation^Mounted, Filtering_on|names.
      if (/^\S{1,60}[\^|]/.test(source.prose.slice(only))) continue;
      const isLone = source.prose.split('_').length === 2 && source.prose[only] === '_';
      const after = keysOf(target, isLone ? EACH : pattern);
      // The key is in capitals inside of a word: A_Dd.
      if (after.length === 0 && source.prose[only] === '_' && /\p{L}_\p{L}/u.test(target.prose)) continue;
      // In East Asian languages the key follows in brackets: 保存(S).
      if (after.length === 1 || (after.length === 0 && isSeparator(source.prose, only))) continue;
      const variant = after.length === 0 ? 'no-access-key' : 'access-keys';
      const places = {
        source: [source.readable.spanOf(only, only + 2)],
        target: after.map((at) => target.readable.spanOf(at, at + 2)),
      };
      problems.add('placeholders', variant, { key: source.readable.text.slice(only, only + 2) }, places);
    }
  },
};

/** In "look&feel", "err_code", "the video_id" and "$side_num" the sign joins words. */
const isSeparator = (prose: string, at: number): boolean =>
  NAME_IN_SENTENCE.test(prose.slice(Math.max(0, at - 30), at + 30)) ||
  (prose[at] === '_' && /\p{L}/u.test(prose[at - 1] ?? '') && prose.split('_').length > 2) ||
  (/(?:\p{L}{3}|\$\p{L}{1,40})$/u.test(prose.slice(Math.max(0, at - 40), at)) &&
    /^\p{L}{3}/u.test(prose.slice(at + 1, at + 4)));

const NAME_IN_SENTENCE =
  /(?<=\s)[a-z]{3,20}_(?:id|name|type|key|url|path|file|size|code|list)(?=[\s.,:;)]|$)|(?<=; )[a-z]{2,20}_[a-z]{2,20}(?=;)/;

const keysOf = ({ prose }: ParsedValue, pattern: RegExp): readonly number[] =>
  matchesOf(prose, pattern).map(({ index }) => index);
