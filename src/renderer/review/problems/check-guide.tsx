import { useEffect, useState } from 'react';
import type { CheckGuides } from '../../../content/checks/guides/check-guide';
import { checkExamples, type CheckExample } from '../../../content/checks/guides/check-examples';
import type { CheckId } from '../../../content/checks/problem';
import { usualLevel } from '../../../contract/level-of';
import { displayLanguage } from '../../lib/messages/locale';
import { checkName } from '../../lib/messages/problem-text';
import { loadCheckGuides, t } from '../../lib/messages/check-guide-text';
import { useDisplayLocale } from '../../stores/language';
import './check-guide.css';

/** Explains a check: what it reports and what not, its usual level, and an example. */
export function CheckGuide({ check }: { readonly check: CheckId }) {
  const guides = useGuides();
  if (guides === undefined) return null;
  const example = checkExamples[check];
  const level = usualLevel(check);
  return (
    <div className="check-guide">
      <p>
        <b>{checkName(check)}</b> {guides[check]}
      </p>
      {level === 'off' ? null : <p className="check-guide-level">{t(`checkGuide.level.${level}`)}</p>}
      <Example example={example} />
    </div>
  );
}

function Example({ example: { source, target, language, beside } }: { readonly example: CheckExample }) {
  return (
    <dl className="check-guide-example" aria-label={t('checkGuide.example')}>
      <dt>{t('field.source')}</dt>
      <dd>
        <code lang="en" dir="auto">
          {source}
        </code>
      </dd>
      <dt>{t('field.target')}</dt>
      <dd>
        <code lang={language} dir="auto">
          {target}
        </code>
      </dd>
      {beside === undefined ? null : (
        <>
          <dt>{t(`checkGuide.beside.${beside.where}`)}</dt>
          <dd>
            {beside.source === undefined ? null : (
              <>
                <code lang="en" dir="auto">
                  {beside.source}
                </code>{' '}
                <span className="arrow" aria-hidden="true">
                  →
                </span>{' '}
              </>
            )}
            <code lang={beside.language ?? language} dir="auto">
              {beside.target}
            </code>
          </dd>
        </>
      )}
    </dl>
  );
}

/** Undefined until they are loaded; another language of the window loads its own. */
function useGuides(): CheckGuides | undefined {
  // Renders again when the language changes.
  useDisplayLocale();
  const language = displayLanguage();
  const [guides, setGuides] = useState<CheckGuides>();
  useEffect(() => {
    let isShown = true;
    void loadCheckGuides(language).then((loaded) => {
      if (isShown) setGuides(loaded);
    });
    return () => {
      isShown = false;
    };
  }, [language]);
  return guides;
}
