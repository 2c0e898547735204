import { frameStyle } from './frame-style';
import { showImages } from './shown-images';

/** Content of a frame. */
export interface FrameContent {
  readonly nodes: DocumentFragment;
  readonly lang: string;
  readonly dir: 'ltr' | 'rtl';
  /** Whether images that are their own data are shown. */
  readonly withImages: boolean;
}

/**
 * Gives the frame the window's present theme. The sheet is made with the frame's own constructor, since a
 * sheet belongs to the document it was made for; unlike <style>, the Content-Security-Policy allows it.
 */
export function dressFrame(frame: HTMLIFrameElement, theme: string): void {
  const inner = frame.contentDocument;
  const view = inner?.defaultView;
  if (inner === null || view === null || view === undefined) return;
  const sheet = new view.CSSStyleSheet();
  sheet.replaceSync(frameStyle(document.documentElement, theme));
  inner.adoptedStyleSheets = [sheet];
}

/**
 * Shows sanitized nodes in the frame, and keeps the frame as high as its content. Nodes are imported, never
 * serialized and parsed again, so exactly the sanitized nodes are shown.
 */
export function fillFrame(
  frame: HTMLIFrameElement,
  content: FrameContent,
  onHeight: (height: number) => void = () => undefined,
): () => void {
  const inner = frame.contentDocument;
  if (inner === null) return () => undefined;
  inner.documentElement.lang = content.lang;
  inner.documentElement.dir = content.dir;
  inner.body.lang = content.lang;
  const box = inner.createElement('div');
  box.append(inner.importNode(content.nodes, true));
  if (content.withImages) showImages(box);
  inner.body.replaceChildren(box);
  const fit = { box, onHeight };
  fitSoon(frame, fit);
  const observer = new ResizeObserver(() => fitSoon(frame, fit));
  observer.observe(box);
  return () => {
    observer.disconnect();
    waiting.delete(frame);
  };
}

interface Fit {
  readonly box: HTMLElement;
  readonly onHeight: (height: number) => void;
}

const waiting = new Map<HTMLIFrameElement, Fit>();

/**
 * All frames of one commit are measured together, then resized together: one layout instead of one per frame.
 */
function fitSoon(frame: HTMLIFrameElement, fit: Fit): void {
  if (waiting.size === 0) queueMicrotask(fitAll);
  waiting.set(frame, fit);
}

function fitAll(): void {
  const fits = [...waiting].map(([frame, { box, onHeight }]) => ({
    frame,
    onHeight,
    height: box.getBoundingClientRect().height,
  }));
  waiting.clear();
  for (const { frame, height, onHeight } of fits) {
    frame.style.height = `${Math.ceil(height)}px`;
    onHeight(height);
  }
}
