import type { ArrivedLine } from '../../../content/diff/imported-content';
import { t } from '../../lib/messages/failure-text';

/** Says how a line of a field arrived differently. */
export function lineSaid(line: ArrivedLine): string {
  const { delivered, arrived, lostTags, addedTags = [], changed = [], lostSpaces, otherKey } = line;
  return [
    arrived === undefined ? t('imported.missing') : wordsSaid(line),
    ...(otherKey === undefined ? [] : [t('imported.otherKey', { key: isolated(otherKey) })]),
    ...(lostTags.length === 0 ? [] : [t('imported.lostTags', { tags: namesOf(lostTags) })]),
    ...(addedTags.length === 0 ? [] : [t('imported.addedTags', { tags: namesOf(addedTags) })]),
    ...changed.map(({ tag, name, delivered: from, arrived: to }) =>
      t('imported.attribute', {
        name,
        tag: namesOf([tag]),
        from: from === undefined ? t('imported.nothing') : isolated(from),
        to: to === undefined ? t('imported.nothing') : isolated(to),
      }),
    ),
    ...(lostSpaces === undefined || delivered === '' ? [] : [t('imported.spaces', { count: lostSpaces })]),
  ]
    .filter((said) => said !== '')
    .join(' ');
}

function wordsSaid({ delivered, arrived, isPart, times }: ArrivedLine): string {
  if (delivered === '') return t('imported.extra');
  if (isPart === true) return t('imported.part');
  if (times !== undefined) return t('imported.times', times);
  return delivered === arrived ? '' : t('imported.changed');
}

const longestShown = 200;

/** A hostile address may be long, and has its own direction in a sentence from right to left. */
const isolated = (value: string): string =>
  `\u2068${value.length > longestShown ? `${value.slice(0, longestShown)}…` : value}\u2069`;

const namesOf = (tags: readonly string[]): string => isolated(tags.map((one) => `<${one}>`).join(' '));
