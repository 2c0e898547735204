import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { DiffPart } from '../../shared/diff/diff-values';
import { markedHtml } from '../../shared/diff/marked-html';
import { t } from '../messages/translate';
import { randomKey } from '../random-key';
import { dressFrame, fillFrame } from '../review/content-frame';
import { forwardKeys } from '../review/forward-keys';
import { createSanitizer } from '../review/sanitize';

interface DiffFrameProps {
  readonly fieldId: string;
  readonly parts: readonly DiffPart[];
  readonly lang: string;
  readonly dir: 'ltr' | 'rtl';
  readonly theme: string;
  readonly current: number | undefined;
  /** Whose tags hold where both have some. */
  readonly tags: 'added' | 'removed';
}

const sanitize = createSanitizer(window);
/** Content can't know it, so it can't pass for a change. */
const markKey = `change-${randomKey()}`;

/** The later value, rendered, with what came and what went in it: in a sandboxed frame, like all content. */
export function DiffFrame({ fieldId, parts, lang, dir, theme, current, tags }: DiffFrameProps) {
  const ref = useRef<HTMLIFrameElement>(null);
  const [inner, setInner] = useState<Document | null>(null);
  const html = useMemo(() => markedHtml(parts, markKey, tags), [parts, tags]);

  useLayoutEffect(() => {
    const frame = ref.current;
    const take = (): void => setInner(frame?.contentDocument ?? null);
    take();
    // Firefox replaces the first empty document.
    frame?.addEventListener('load', take);
    return () => frame?.removeEventListener('load', take);
  }, []);

  useLayoutEffect(() => {
    if (ref.current === null || inner === null) return undefined;
    const nodes = sanitize(html);
    nameMarks(nodes);
    return fillFrame(ref.current, { nodes, lang, dir });
  }, [inner, html, lang, dir]);

  useLayoutEffect(() => {
    if (ref.current !== null && inner !== null) dressFrame(ref.current, theme);
  }, [inner, theme]);

  useLayoutEffect(() => {
    if (ref.current === null || inner === null) return undefined;
    return forwardKeys(inner, ref.current);
  }, [inner]);

  useLayoutEffect(() => {
    for (const mark of inner?.querySelectorAll('[data-change]') ?? []) {
      mark.toggleAttribute('data-current', mark.getAttribute('data-change') === String(current));
    }
    inner?.querySelector('[data-current]')?.scrollIntoView({ block: 'nearest' });
    // Another content has other marks.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [inner, html, current]);

  return (
    <iframe
      ref={ref}
      className="rendered"
      sandbox="allow-same-origin"
      referrerPolicy="no-referrer"
      title={t('field.frame', { id: fieldId })}
      tabIndex={-1}
      scrolling="no"
    />
  );
}

/** Our marks by their key; the content's own `<ins>` and `<del>` stay what they are. */
function nameMarks(nodes: DocumentFragment): void {
  for (const mark of nodes.querySelectorAll('ins[title], del[title]')) {
    const title = mark.getAttribute('title') ?? '';
    if (!title.startsWith(`${markKey}-`)) continue;
    mark.removeAttribute('title');
    mark.setAttribute('data-change', title.slice(markKey.length + 1));
  }
}
