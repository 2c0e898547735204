import { languageName } from '../../../content/language-tag';
import type { RequestRow } from '../../../contract/ui-types';
import { displayLocale } from '../../lib/messages/locale';
import { sentenceTime } from '../../lib/messages/format';
import { t } from '../../lib/messages/translate';
import { numbered, stateOf, states, tagIn } from './language-state';
import './job.css';

interface LanguageSignProps {
  readonly request: RequestRow;
  /** All requests of its job. */
  readonly job: readonly RequestRow[];
}

/** The tag of a request's language with the icon of its state. */
export function LanguageSign({ request, job }: LanguageSignProps) {
  const state = stateOf(request);
  const { icon: Icon } = states[state];
  const name = languageStateText(request, job);
  return (
    <span className={`job-language ${state}`} title={name}>
      {Icon === undefined ? null : <Icon size={11} strokeWidth={2.4} aria-hidden="true" />}
      <bdi aria-hidden="true">{numbered(request.languageTarget, tagIn(job, request))}</bdi>
      <span className="visually-hidden">{name}</span>
    </span>
  );
}

/**
 * The language of a request and how far it is, in words; with its time where others of the job have the same
 * language.
 */
export function languageStateText(request: RequestRow, job: readonly RequestRow[]): string {
  const found = tagIn(job, request);
  const language = languageName(found.tag, displayLocale());
  const state = t(`job.state.${stateOf(request)}`);
  const said = t('job.language', { tag: numbered(found.tag, found), language, state });
  return found.number === undefined ? said : `${said}\n${sentenceTime(request.created)}`;
}
