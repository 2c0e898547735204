import type { UpstreamProblem } from '../../../contract/upstream/connections';
import { displayLanguage } from '../../lib/messages/locale';
import { receivedInLanguage, t } from '../../lib/messages/translate';

interface Props {
  readonly problem: UpstreamProblem | undefined;
  /** The service's own words with names, addresses and numbers, which are English. */
  readonly text: string;
}

/**
 * The reason of a failed call in the language of the window. Words that it does not know follow the kind of
 * problem as they came.
 */
export function UpstreamText({ problem, text }: Props) {
  if (displayLanguage() === 'en' || problem === undefined) return <span dir="auto">{text}</span>;
  // Nothing was called, so the service's words add no name, address or number.
  if (problem === 'no-token') return <>{t('upstream.problem.no-token')}</>;
  const said = receivedInLanguage(text);
  if (said !== undefined) return <>{said}</>;
  return (
    <>
      {t(`upstream.problem.${problem}`)}{' '}
      <small className="upstream-words" lang="en" dir="ltr">
        {text}
      </small>
    </>
  );
}

interface ReasonProps extends Pick<Props, 'problem'> {
  readonly text: string | undefined;
  /** Said where there are no words of the service. */
  readonly otherwise: string;
}

/** The reason of a failed call, where the service may have said nothing. */
export function UpstreamReason({ problem, text, otherwise }: ReasonProps) {
  return text === undefined ? otherwise : <UpstreamText problem={problem} text={text} />;
}
