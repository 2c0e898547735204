import { languageName } from '../../../content/language-tag';
import type { RequestRow } from '../../../contract/ui-types';
import { factSeparator, formatPercent } from '../../lib/messages/format';
import { displayLocale } from '../../lib/messages/locale';
import { t } from '../../lib/messages/translate';
import { DirectionButton } from '../display/direction-button';
import type { RequestSize } from '../display/use-request-size';

interface HeadProps {
  readonly request: RequestRow;
  /** Undefined until it is counted. */
  readonly counted: RequestSize | undefined;
}

interface Fact {
  readonly text: string;
  readonly hint?: string;
}

/** Heading of the source: its language and size. */
export function SourceHead({ request, counted }: HeadProps) {
  const size = counted?.kind === 'counted' ? counted.size : undefined;
  const facts: Fact[] = [];
  if (size !== undefined && size.source.characters > 0) facts.push(wordsOf(size.source.words));
  if (counted?.kind === 'stopped') facts.push({ text: t('counts.stopped'), hint: counted.problem });
  return <Head side={t('field.source')} language={request.languageSource} facts={facts} />;
}

/** Heading of the target: its language, its size, and its length in relation to the source. */
export function TargetHead({ request: { languageTarget, state }, counted }: HeadProps) {
  const size = counted?.kind === 'counted' ? counted.size : undefined;
  const facts: Fact[] = [];
  if (size !== undefined && state === 'completed') facts.push(wordsOf(size.target.words));
  if (size !== undefined && size.isPaired && size.source.characters > 0) {
    const percent = formatPercent(size.target.characters / size.source.characters);
    facts.push({ text: t('counts.length', { percent }), hint: t('counts.ratio.hint') });
  }
  return <Head side={t('field.target')} language={languageTarget} facts={facts} />;
}

const wordsOf = (count: number): Fact => ({ text: t('counts.total', { count }) });

interface SideHeadProps {
  readonly side: string;
  readonly language: string;
  readonly facts: readonly Fact[];
}

/** The tooltip has what a narrow window leaves out. */
function Head({ side, language, facts }: SideHeadProps) {
  const whole = [languageName(language, displayLocale()), ...facts.map(({ text }) => text)];
  return (
    <div className="column-head">
      <b>{side}</b>
      <span className="column-head-text" title={whole.join(factSeparator())}>
        <span>{languageName(language, displayLocale(), 'short')}</span>
        {facts.map(({ text, hint }) => (
          <span key={text} title={hint}>
            {factSeparator()}
            {text}
          </span>
        ))}
      </span>
      <DirectionButton lang={language} />
    </div>
  );
}
