import {
  wordsOf,
  type FileProblem,
  type FileRule,
  type SpecificationRule,
} from '../../../content/files/content-file';
import { formatNumber } from '../../lib/messages/format';
import { displayLanguage } from '../../lib/messages/locale';
import { t } from '../../lib/messages/order-text';
import { errorLanguage } from '../../lib/messages/translate';
import { written } from '../../../contract/sentence';

/**
 * A problem of a file with its place. The rules of XLIFF's specification have English sentences: in other
 * languages it is said that one is broken, and the sentence follows.
 */
export function FileProblemText({ problem }: { readonly problem: FileProblem }) {
  const { rule, message } = problem;
  const place = { line: formatNumber(problem.line), column: formatNumber(problem.column) };
  if (displayLanguage() === 'en') return <>{t('fileImport.problem', { ...place, message })}</>;
  const said = wordsOf(problem);
  const language = errorLanguage();
  if (language.words(said.text) !== undefined)
    return <>{t('fileImport.problem', { ...place, message: written(said, language) })}</>;
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
