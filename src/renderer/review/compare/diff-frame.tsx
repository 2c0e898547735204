import { useLayoutEffect, useMemo, useRef } from 'react';
import type { DiffPart } from '../../../content/diff/diff-values';
import { markedHtml } from '../../../content/diff/marked-html';
import { t } from '../../lib/messages/review-text';
import { randomKey } from '../../lib/random-key';
import { valueOf } from './diff-side';
import { dressFrame, fillFrame } from '../rendered/content-frame';
import { useFrameDocument } from '../rendered/use-frame-document';
import { forwardKeys } from '../rendered/forward-keys';
import { ImagesNote } from '../rendered/images-note';
import { OmittedNote } from '../display/omitted-note';
import { shownHtml } from '../rendered/shown-html';
import { useImagesShown } from '../rendered/use-images-shown';

interface DiffFrameProps {
  readonly fieldId: string;
  readonly parts: readonly DiffPart[];
  readonly lang: string;
  readonly dir: 'ltr' | 'rtl';
  readonly theme: string;
  readonly current: number | undefined;
  /** The version whose tags are used where both have some. */
  readonly tags: 'added' | 'removed';
}

/** Content can't guess this key, so it can't imitate a change. */
const markKey = `change-${randomKey()}`;

/** The later value rendered with added and removed text, in a sandboxed frame like all content. */
export function DiffFrame({ fieldId, parts, lang, dir, theme, current, tags }: DiffFrameProps) {
  const ref = useRef<HTMLIFrameElement>(null);
  const inner = useFrameDocument(ref);
  const { nodes, omitted, images } = useMemo(() => {
    const shown = shownHtml(markedHtml(parts, markKey, tags));
    nameMarks(shown.nodes);
    return shown;
  }, [parts, tags]);
  const imagesShown = useImagesShown();
  const withImages = images > 0 && imagesShown;

  useLayoutEffect(() => {
    if (ref.current === null || inner === null) return undefined;
    return fillFrame(ref.current, { nodes, lang, dir, withImages });
  }, [inner, nodes, lang, dir, withImages]);

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
  }, [inner, nodes, withImages, current]);

  return (
    <>
      <iframe
        ref={ref}
        className="rendered"
        sandbox="allow-same-origin"
        referrerPolicy="no-referrer"
        title={t('field.frame', { id: fieldId })}
        tabIndex={-1}
        scrolling="no"
      />
      <OmittedNote count={omitted} value={valueOf(parts)} />
      <ImagesNote count={images} />
    </>
  );
}

/** Identifies our marks by their key; the content's own `<ins>` and `<del>` stay unchanged. */
function nameMarks(nodes: DocumentFragment): void {
  for (const mark of nodes.querySelectorAll('ins[title], del[title]')) {
    const title = mark.getAttribute('title') ?? '';
    if (!title.startsWith(`${markKey}-`)) continue;
    mark.removeAttribute('title');
    mark.setAttribute('data-change', title.slice(markKey.length + 1));
  }
}
