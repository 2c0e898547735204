import { requestSources } from '../../content/content-request';
import { languageName } from '../../content/language-tag';
import { languageCodes } from '../../content/receivers/language-codes';
import type { RequestDetail, RequestRow } from '../../contract/ui-types';
import { Button } from '../components/button';
import { CopyId } from '../components/copy/copy-id';
import { exactTime } from '../lib/messages/format';
import { displayLocale } from '../lib/messages/locale';
import { t } from '../lib/messages/review-text';
import { t as receiverText } from '../lib/receivers/receiver-text';
import { useStores } from '../stores/context';
import { useProfilesOfRequest } from './receivers/applied-receivers';

export interface Facts {
  readonly request: RequestRow;
  /** Undefined until it is loaded. */
  readonly detail: RequestDetail | undefined;
}

/** The whole title of a request, and its facts by name. */
export function FactsList({ request, detail }: Facts) {
  const { timeline } = useStores();
  const receivers = useProfilesOfRequest(request.key);
  return (
    <>
      <p lang={request.title === '' ? undefined : request.languageSource} dir="auto">
        {request.title === '' ? t('request.untitled') : request.title}
      </p>
      <dl>
        {factsOf(request, detail).map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd dir="auto">{value}</dd>
          </div>
        ))}
        {receivers.map(({ id, name, rules }) => {
          const codes = languageCodes(rules, request.languageTarget);
          return codes.length === 0 ? null : (
            <div key={id}>
              <dt>{receiverText('receivers.code', { receiver: name })}</dt>
              <dd>
                <code dir="ltr">{codes.join(', ')}</code>
              </dd>
            </div>
          );
        })}
        <div>
          <dt>{t('review.facts.id')}</dt>
          <dd>
            <CopyId id={request.id} label={t('review.copyId', { id: request.id })} />
          </dd>
        </div>
      </dl>
      <Button small command="history" onClick={() => timeline.getState().open()}>
        {t('timeline.title')}
      </Button>
    </>
  );
}

/** Returns the facts that are known, by name. */
function factsOf(request: RequestRow, detail: RequestDetail | undefined): readonly [string, string][] {
  const { completed, created, origin, reviewed } = request;
  const versionCount = detail && Math.max(detail.versions.length, request.version);
  return [
    [
      t('review.facts.languages'),
      t('request.pair', {
        source: languageName(request.languageSource, displayLocale()),
        target: languageName(request.languageTarget, displayLocale()),
      }),
    ],
    [t('review.facts.created'), exactTime(created)],
    ...(completed === undefined
      ? []
      : [[t('review.facts.completed'), exactTime(completed)] satisfies [string, string]]),
    [t('review.facts.origin'), origin ?? sourceText(request.source)],
    ...(versionCount === undefined
      ? []
      : [
          [
            t('review.facts.version'),
            t('review.version', { number: request.version, count: versionCount }),
          ] satisfies [string, string],
        ]),
    [
      t('review.facts.reviewed'),
      t(
        reviewed === undefined ? 'reviewed.no' : reviewed === 'changed' ? 'reviewed.changed' : 'reviewed.yes',
      ),
    ],
  ];
}

function sourceText(source: string): string {
  const known = requestSources.find((name) => name === source);
  return known === undefined ? source : t(`review.source.${known}`);
}
