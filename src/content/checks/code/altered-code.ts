import { timesOf } from '../counted';
import type { FieldCheck } from '../field-check';
import { isThroughout } from './code-for-readers';
import { codeInPlaces, type CodeOfPlace } from './code-in-place';
import { codeTexts, type CodeText } from './code-texts';
import { isReplacedName } from './kept-names';
import { writtenCode } from './plain-code';
import { slipInCode, type CodeSlip } from './slips-in-code';
import { isOfSameClass } from './translated-name';

/** Slips that change nothing for many programs, or that some translators make on purpose. */
const OF_STYLE: ReadonlySet<Slip['slip']> = new Set(['case', 'number', 'translated-value', 'file']);
/** Slips that only their place shows. */
const OF_PLACE: ReadonlySet<CodeSlip> = new Set(['case', 'name', 'translated-value']);
/** Slips of which a text of another version has many. */
const OF_VERSION: ReadonlySet<Slip['slip']> = new Set(['name', 'letter', 'replaced']);
/** Where more names of a field differ, it has the names of another version. */
const mostNames = 2;

interface Slip {
  readonly was: CodeText;
  readonly is: CodeText;
  readonly slip: CodeSlip | 'replaced' | 'exchanged';
}

/** Finds code that became other code of its block by a slip. */
export const alteredCode: FieldCheck = {
  ids: ['code'],
  find(pair, problems) {
    if (!pair.source.isHtml) return;
    const language = pair.targetLanguage;
    const places = codeInPlaces(pair);
    const known = new Set(codeTexts(pair.source).map(({ whole }) => whole));
    const slips = places.flatMap(({ lost, added }): readonly Slip[] => {
      const left = new Set(added);
      const isInPlace = lost.length === added.length;
      return lost.flatMap((was) => {
        for (const is of left) {
          const slip = isOfSameClass(was, is)
            ? slipInCode(writtenCode(was.whole, was, language), writtenCode(is.whole, is, language))
            : undefined;
          if (slip === undefined || (!isInPlace && OF_PLACE.has(slip))) continue;
          if (slip === 'cut' && known.has(is.whole)) continue;
          left.delete(is);
          return [{ was, is, slip }];
        }
        return [];
      });
    });
    const taken = new Set(slips.flatMap(({ was, is }) => [was, is]));
    const found = [...slips, ...replacedIn(places, taken), ...exchangedIn(places)];
    const times = timesOf(found.map(({ slip }) => slip));
    const isOfVersion = (slip: Slip['slip']): boolean =>
      OF_VERSION.has(slip) && (times.get(slip) ?? 0) > mostNames;
    for (const { was, is, slip } of found) {
      if (slip !== 'letter' && isOfVersion(slip)) continue;
      problems.add(
        'code',
        OF_STYLE.has(slip) || isOfVersion(slip) || isThroughout(was.text, is.text, pair.source, pair.target)
          ? 'changed-style'
          : 'changed',
        { before: was.whole, after: is.whole },
        { source: [was.span], target: [is.span] },
      );
    }
  },
};

/** The names at the places of which the target has something else, in blocks with as much code. */
const replacedIn = (places: readonly CodeOfPlace[], taken: ReadonlySet<CodeText>): readonly Slip[] =>
  places.flatMap(({ block, lost, added }) => {
    const [left, instead] = [lost, added].map((codes) => codes.filter((one) => !taken.has(one)));
    if (block === undefined || left === undefined || left.length !== instead?.length) return [];
    if (left.length > mostNames) return [];
    return left.flatMap((was, at) => {
      const is = instead[at];
      return is !== undefined && isOfSameClass(was, is) && isReplacedName(was, is)
        ? [{ was, is, slip: 'replaced' as const }]
        : [];
    });
  });

/** The code of two places that stands in each other's, as two items that were exchanged. */
function exchangedIn(places: readonly CodeOfPlace[]): readonly Slip[] {
  const single = places.flatMap(({ lost: [was, ...lost], added: [is, ...added] }) =>
    was === undefined || is === undefined || was.isKept || lost.length + added.length > 0
      ? []
      : [{ was, is }],
  );
  const known = new Set(single.map(({ was, is }) => `${was.whole}\n${is.whole}`));
  const exchanged = single.filter(({ was, is }) => known.has(`${is.whole}\n${was.whole}`));
  return exchanged.length === 2 ? exchanged.map((one) => ({ ...one, slip: 'exchanged' as const })) : [];
}
