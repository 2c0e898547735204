import type { FieldCheck } from '../field-check';
import { codeInPlaces } from './code-in-place';
import type { CodeText } from './code-texts';
import { slipInCode, type CodeSlip } from './slips-in-code';
import { isOfSameClass } from './translated-name';

/** Slips that change nothing for many programs, or that some translators make on purpose. */
const OF_STYLE: ReadonlySet<CodeSlip> = new Set(['case', 'translated-value', 'file']);
/** Slips that only their place shows. */
const OF_PLACE: ReadonlySet<CodeSlip> = new Set(['case', 'name', 'translated-value']);
/** Where more names of a field differ, it has the names of another version. */
const mostNames = 2;

/** Finds code that became other code of its block by a slip. */
export const codeSlips: FieldCheck = {
  ids: ['code'],
  find(pair, problems) {
    if (!pair.source.isHtml) return;
    const found = codeInPlaces(pair).flatMap(({ lost, added }) => {
      const left = new Set(added);
      const isInPlace = lost.length === added.length;
      return lost.flatMap((was) => {
        for (const is of left) {
          const slip = isOfSameClass(was, is) ? slipInCode(typed(was), typed(is)) : undefined;
          if (slip === undefined || (!isInPlace && OF_PLACE.has(slip))) continue;
          left.delete(is);
          return [{ was, is, slip }];
        }
        return [];
      });
    });
    const isOfVersion = (slip: CodeSlip): boolean =>
      (slip === 'name' || slip === 'letter') && found.filter((one) => one.slip === slip).length > mostNames;
    for (const { was, is, slip } of found) {
      if (slip === 'name' && isOfVersion(slip)) continue;
      problems.add(
        'code',
        OF_STYLE.has(slip) || isOfVersion(slip) ? 'changed-style' : 'changed',
        { before: was.whole, after: is.whole },
        { source: [was.span], target: [is.span] },
      );
    }
  },
};

/** The code; a person types numbers in the form of the language. */
const typed = ({ whole, tag }: CodeText): string =>
  tag.name === 'kbd' ? whole.replaceAll(/(?<=\p{Nd})[.,](?=\p{Nd})/gu, '.') : whole;
