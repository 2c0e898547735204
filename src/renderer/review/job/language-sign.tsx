import { languageName } from '../../../content/language-tag';
import type { RequestRow } from '../../../contract/ui-types';
import { displayLocale } from '../../lib/messages/locale';
import { t } from '../../lib/messages/translate';
import { stateOf, states } from './language-state';
import './job.css';

/** The tag of a request's language with the icon of its state. */
export function LanguageSign({ request }: { readonly request: RequestRow }) {
  const state = stateOf(request);
  const { icon: Icon } = states[state];
  const name = languageStateText(request);
  return (
    <span className={`job-language ${state}`} title={name}>
      {Icon === undefined ? null : <Icon size={11} strokeWidth={2.4} aria-hidden="true" />}
      <bdi aria-hidden="true">{request.languageTarget}</bdi>
      <span className="visually-hidden">{name}</span>
    </span>
  );
}

/** The language of a request and how far it is, in words. */
export function languageStateText(request: RequestRow): string {
  const { languageTarget: tag } = request;
  const language = languageName(tag, displayLocale());
  return t('job.language', { tag, language, state: t(`job.state.${stateOf(request)}`) });
}
