import type { FileProblem, FileRule, SpecificationRule } from '../../../content/files/content-file';
import { formatNumber } from '../../lib/messages/format';
import { displayLanguage } from '../../lib/messages/locale';
import { t } from '../../lib/messages/translate';

/**
 * A problem of a file with its place: which rule it breaks in the language of the window, then the English
 * sentence that names the key or element and says what to do.
 */
export function FileProblemText({ problem }: { readonly problem: FileProblem }) {
  const { rule, message } = problem;
  const place = { line: formatNumber(problem.line), column: formatNumber(problem.column) };
  if (displayLanguage() === 'en') return <>{t('fileImport.problem', { ...place, message })}</>;
  const words = t(isOfSpecification(rule) ? 'fileImport.rule.specification' : `fileImport.rule.${rule}`);
  return (
    <>
      {t('fileImport.problem', { ...place, message: words })}{' '}
      <small className="upstream-words" lang="en" dir="ltr">
        {message}
      </small>
    </>
  );
}

function isOfSpecification(rule: FileRule): rule is SpecificationRule {
  return rule.startsWith('XLIFF ');
}
