import { useEffect, useState } from 'react';
import { useStore } from 'zustand';
import type { Problem } from '../../shared/checks/problem';
import { problemKey } from '../../shared/checks/problem';
import type { EditableField } from '../../shared/fulfilment';
import { canonicalLanguageTag } from '../../shared/language-tag';
import { levelOf } from '../../shared/level-of';
import { useDesk } from '../desk/desk';
import { problemText } from '../messages/problem-text';
import { t } from '../messages/translate';
import { ProblemIcon } from '../problems/problem-icon';
import { askForProblems } from './draft-check-questions';

/** Between two keys of a word. */
const typingMs = 250;
/** More than these at once help nobody. */
const mostShown = 6;

interface DraftProblemsProps {
  readonly field: EditableField;
  /** As it is typed. */
  readonly value: string;
  readonly source: string;
  readonly target: string;
}

/** What the checks say of a target while it is written; tags have their own place, where they can be put back. */
export function DraftProblems({ field, value, source, target }: DraftProblemsProps) {
  const { checkLevels } = useDesk();
  const settings = useStore(checkLevels, (s) => s.settings);
  const problems = useDraftProblems(field, value, source, target);
  useEffect(() => {
    if (checkLevels.getState().settings === undefined) void checkLevels.getState().load();
  }, [checkLevels]);
  const languages = { source: canonical(source), target: canonical(target) };
  const shown = problems
    .filter(({ check }) => field.data !== 'html' || (check !== 'tags-missing' && check !== 'tags-extra'))
    .flatMap((problem) => {
      const level = levelOf(problem.check, languages, settings ?? []);
      return level === 'off' ? [] : [{ problem, level }];
    });
  if (shown.length === 0) return null;
  return (
    <ul className="draft-problems" aria-label={t('edit.problems', { id: field.id })}>
      {shown.slice(0, mostShown).map(({ problem, level }) => (
        <li key={problemKey(problem)}>
          <ProblemIcon level={level} />
          {problemText(problem)}
        </li>
      ))}
    </ul>
  );
}

/** Of the value before, until the newest is checked. */
function useDraftProblems(
  { type, data, source: text }: EditableField,
  value: string,
  source: string,
  target: string,
): readonly Problem[] {
  const [problems, setProblems] = useState<readonly Problem[]>([]);
  useEffect(() => {
    let isWanted = true;
    const field = { type, data, source: text, target: value };
    const timer = setTimeout(() => {
      const languages = { source: canonical(source), target: canonical(target) };
      askForProblems({ field, languages })
        .then((found) => {
          if (isWanted) setProblems(found);
        })
        // Of a text that can't be checked nothing is known; what was wrong with the one before need not be wrong any more.
        .catch(() => {
          if (isWanted) setProblems([]);
        });
    }, typingMs);
    return () => {
      isWanted = false;
      clearTimeout(timer);
    };
  }, [type, data, text, value, source, target]);
  return problems;
}

const canonical = (tag: string): string => canonicalLanguageTag(tag) ?? tag;
