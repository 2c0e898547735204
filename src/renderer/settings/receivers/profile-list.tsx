import { useState } from 'react';
import { isFieldRule } from '../../../content/receivers/field-selector';
import { modelSentence } from '../../../content/receivers/content-models/model-sentences';
import type { ReceiverProfile } from '../../../content/receivers/receiver-profile';
import type { Receivers, ReceiverSummary } from '../../../contract/receivers';
import { Button } from '../../components/button';
import { Chip } from '../../components/chip';
import { factSeparator, formatList } from '../../lib/messages/format';
import { messageOf } from '../../lib/host/client';
import { saveFile } from '../../lib/files/save-file';
import { t } from '../../lib/receivers/receiver-text';
import { useRuleTexts } from '../../lib/receivers/rule-texts';
import { useStores } from '../../stores/context';
import type { ChangeReceivers } from './change-receivers';

interface ProfileListProps {
  readonly receivers: Receivers;
  readonly change: ChangeReceivers;
}

/** All profiles; each one shows its rules with their sources. */
export function ProfileList({ receivers: { profiles }, change }: ProfileListProps) {
  return (
    <ul className="receiver-profiles" aria-label={t('receivers.profiles')}>
      {profiles.map((profile) => (
        <ProfileItem key={profile.id} summary={profile} change={change} />
      ))}
    </ul>
  );
}

interface ProfileItemProps {
  readonly summary: ReceiverSummary;
  readonly change: ChangeReceivers;
}

function ProfileItem({ summary, change }: ProfileItemProps) {
  const { id, name, about, isBuiltIn, rules, refused } = summary;
  const { app, client, toasts } = useStores();
  const [shown, setShown] = useState<ReceiverProfile>();
  const read = async (use: (document: string) => void): Promise<void> => {
    try {
      use((await client.call('receivers.read', { id })).document);
    } catch (error) {
      toasts.getState().show({ tone: 'error', text: messageOf(error) });
    }
  };
  const rulesAct = t(shown === undefined ? 'receivers.rules.show' : 'receivers.rules.hide');
  const toggle = (): void => {
    if (shown !== undefined) return setShown(undefined);
    // The host answers only profiles that it has validated.
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion
    void read((document) => setShown(JSON.parse(document) as ReceiverProfile));
  };
  const save = (document: string): void => {
    const host = app.getState().info?.host;
    void saveFile(client, host, `${id}.json`, new Blob([document], { type: 'application/json' }));
  };
  return (
    <li>
      <div className="card-row">
        <div>
          {name}
          <small>
            {t('receivers.profile.facts', { rules })}
            {isBuiltIn ? null : `${factSeparator()}${t('receivers.profile.own')}`}
          </small>
          {refused.length === 0 ? null : (
            <small>{t('receivers.refused', { rules: formatList(refused) })}</small>
          )}
        </div>
        <Button
          small
          variant="quiet"
          aria-expanded={shown !== undefined}
          aria-label={`${rulesAct}: ${name}`}
          onClick={toggle}
        >
          {rulesAct}
        </Button>
        <Button
          small
          variant="quiet"
          aria-label={t('receivers.export', { name })}
          onClick={() => void read(save)}
        >
          {t('receivers.export.short')}
        </Button>
        {isBuiltIn ? null : (
          <Button
            small
            variant="quiet"
            aria-label={t('receivers.remove', { name })}
            onClick={() => void change((host) => host.call('receivers.remove', { id }))}
          >
            {t('receivers.remove.short')}
          </Button>
        )}
      </div>
      {shown === undefined ? null : <Rules profile={shown} about={about} isBuiltIn={isBuiltIn} />}
    </li>
  );
}

interface RulesProps {
  readonly profile: ReceiverProfile;
  readonly about: string;
  readonly isBuiltIn: boolean;
}

/**
 * Built-in rules and those of content models are said in the reader's language, other ones in the words of
 * their document.
 */
function Rules({ profile, about, isBuiltIn }: RulesProps) {
  const texts = useRuleTexts();
  const said = (id: string, english: string) => (
    <Said text={isBuiltIn ? texts?.[id] : undefined} document={english} isEnglish={isBuiltIn} />
  );
  return (
    <div className="receiver-rules">
      {about === '' ? null : <p>{said(`about.${profile.id}`, about)}</p>}
      <ul>
        {profile.rules.map((rule) => {
          const { title, section, address, quotedBy } = rule.source;
          const isChange = isFieldRule(rule) && rule.level === 'changed';
          const ofModel = isBuiltIn || texts === undefined ? undefined : modelSentence(rule, texts);
          const document = ofModel?.title ?? title;
          return (
            <li key={rule.id}>
              <Chip tone={isChange ? 'warn' : 'bad'}>
                {t(isChange ? 'receivers.rule.changed' : 'receivers.rule.refused')}
              </Chip>
              <div>
                {ofModel === undefined ? said(rule.id, rule.says) : <span>{ofModel.says}</span>}
                <small>
                  <span dir="auto" lang={isBuiltIn ? 'en' : undefined}>
                    {section === undefined ? document : `${document}: ${section}`}
                  </span>
                  {address === undefined ? null : <code dir="ltr">{address}</code>}
                  {quotedBy === undefined ? null : t('receivers.rule.quotedBy', { document: quotedBy })}
                </small>
              </div>
            </li>
          );
        })}
      </ul>
    </div>
  );
}

interface SaidProps {
  /** The sentence in the reader's language, if there is one. */
  readonly text: string | undefined;
  readonly document: string;
  readonly isEnglish: boolean;
}

function Said({ text, document, isEnglish }: SaidProps) {
  if (text !== undefined) return <span>{text}</span>;
  return (
    <span dir="auto" lang={isEnglish ? 'en' : undefined}>
      {document}
    </span>
  );
}
