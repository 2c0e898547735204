import { useMemo } from 'react';
import type { ReceiverProfile } from '../../../content/receivers/receiver-profile';
import { rehearseField } from '../../../content/receivers/rehearse';
import type { ReviewField } from '../../../contract/ui-types';
import { t } from '../../lib/receivers/receiver-text';
import { DiffText } from '../compare/diff-text';
import { useValueDiff } from '../compare/use-value-diff';
import { useAppliedProfiles } from './applied-receivers';
import './stored-as.css';

interface StoredAsProps {
  readonly requestKey: number;
  readonly field: ReviewField;
  readonly lang: string;
}

/** The field as each receiver that changes it would store it, compared with what was delivered. */
export function StoredAs({ requestKey, field, lang }: StoredAsProps) {
  const profiles = useAppliedProfiles(requestKey, field.id);
  return profiles.map((profile) => <Stored key={profile.id} profile={profile} field={field} lang={lang} />);
}

interface StoredProps extends Omit<StoredAsProps, 'requestKey'> {
  readonly profile: ReceiverProfile;
}

function Stored({ profile, field, lang }: StoredProps) {
  const { target = '', source, isSourceUnknown } = field;
  const stored = useMemo(() => {
    const delivered = {
      ...field,
      target,
      language: lang,
      source: isSourceUnknown === true ? undefined : source,
    };
    return rehearseField(profile, delivered).stored;
  }, [profile, field, lang, target, source, isSourceUnknown]);
  const diff = useValueDiff(target, stored ?? target, { data: field.data, language: lang });
  if (stored === undefined || stored === target || diff === undefined || typeof diff === 'string')
    return null;
  return (
    <details className="stored-as">
      <summary>{t('receivers.stored', { receiver: profile.name })}</summary>
      <div lang={lang} dir="auto">
        <DiffText
          parts={diff.parts}
          value={stored}
          current={undefined}
          viewMode="code"
          isHtml={field.data === 'html'}
        />
      </div>
    </details>
  );
}
