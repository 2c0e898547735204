import { useState } from 'react';
import type { ViewMode } from '../../../contract/ui-types';
import { formatSize } from '../../lib/messages/format';
import { t } from '../../lib/messages/translate';
import { Button } from '../../components/button';
import { onDemand } from '../../components/on-demand';
import { TextContent } from './text-content';
import { noMarks, type TextMark } from '../display/text-mark';

const CodeContent = onDemand(async () => (await import('../display/code-content')).CodeContent);
const RenderedContent = onDemand(async () => (await import('./rendered-content')).RenderedContent);

/** Loads the code that shows fields in this view. */
export async function preloadViewMode(viewMode: ViewMode): Promise<void> {
  if (viewMode === 'code') await CodeContent.preload();
  if (viewMode === 'rendered') await RenderedContent.preload();
}

interface FieldContentProps {
  readonly fieldId: string;
  /** Undefined when there is no value yet; `blank` shows nothing at all. */
  readonly value: string | undefined | typeof blank;
  readonly isHtml: boolean;
  readonly lang: string;
  readonly dir: 'ltr' | 'rtl';
  readonly viewMode: ViewMode;
  readonly theme: string;
  /** Marks in text and code. */
  readonly marks?: readonly TextMark[];
}

/**
 * The placeholder of a field that is missing (so far), as opposed to a field with an empty text, which is
 * shown as empty.
 */
export const blank = Symbol('blank');

/** Longest portion that is shown at first, because a megabyte at once would block the window. */
const shownCharacters = 60_000;

export function FieldContent(props: FieldContentProps) {
  const { fieldId, value: given, isHtml, lang, dir, viewMode, theme, marks = noMarks } = props;
  // Rows are reused for other fields, so the request for the whole text belongs to this text.
  const [allOf, setAllOf] = useState<string>();
  const value = given === blank ? undefined : given;
  const isBeyond = marks.some(({ kind, to }) => kind.includes('current') && to > shownCharacters);
  if (isBeyond && allOf !== value) setAllOf(value);
  const isCut = value !== undefined && value.length > shownCharacters && allOf !== value;
  const shown = value === undefined ? '' : isCut ? beginning(value) : value;
  // Data other than HTML has nothing to render.
  const isRead = viewMode === 'text' || (viewMode === 'rendered' && !isHtml);
  const inFrame = isHtml && shown !== '';
  return (
    <>
      {viewMode === 'code' && shown !== '' ? (
        <CodeContent fieldId={fieldId} code={shown} whole={value ?? ''} isHtml={isHtml} marks={marks} />
      ) : null}
      {isRead && shown !== '' ? (
        <TextContent value={shown} whole={value ?? ''} isHtml={isHtml} marks={marks} />
      ) : null}
      {viewMode === 'rendered' ? (
        // The frame stays empty where it is not needed, because the next field in this row may need it.
        <RenderedContent
          fieldId={fieldId}
          html={inFrame ? shown : ''}
          value={value ?? ''}
          lang={lang}
          dir={dir}
          theme={theme}
          marks={marks}
        />
      ) : null}
      {given === undefined ? <span className="field-note">{t('field.notCompleted')}</span> : null}
      {value === '' ? <span className="field-note">{t('field.empty')}</span> : null}
      {isCut ? (
        <div className="field-more">
          {t('field.large', { size: formatSize(value.length) })}{' '}
          <Button small onClick={() => setAllOf(value)}>
            {t('field.showAll')}
          </Button>
        </div>
      ) : null}
    </>
  );
}

/** Cuts before a tag if one is near, and never inside a surrogate pair. */
function beginning(value: string): string {
  const tag = value.lastIndexOf('<', shownCharacters);
  const end = tag > shownCharacters - 4000 ? tag : shownCharacters;
  return /[\uD800-\uDBFF]/.test(value.charAt(end - 1)) ? value.slice(0, end - 1) : value.slice(0, end);
}
