import { t } from '../../lib/messages/service-text';
import { ReceivedText } from './received-text';

/** Hundreds of faults of one body would bury the page. */
const shownProblems = 20;

/** Problems, each with its place. */
export function ProblemList({ problems }: { readonly problems: readonly string[] }) {
  if (problems.length === 0) return null;
  const more = problems.length - shownProblems;
  return (
    <ul>
      {problems.slice(0, shownProblems).map((problem) => (
        <li key={problem}>
          <ReceivedText text={problem} />
        </li>
      ))}
      {more > 0 ? <li>{t('call.moreProblems', { count: more })}</li> : null}
    </ul>
  );
}
