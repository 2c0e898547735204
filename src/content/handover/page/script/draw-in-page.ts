import { markerPattern } from '../../marker-faults';
import { drawContent, type DrawnPiece } from '../drawn-content';
import { drawnPieces } from '../drawn-pieces';

/** Draws a text with markers as it will look. Elements are made one by one, and nothing is parsed. */
export function drawRendered(box: HTMLElement, marked: string, drawn: ReadonlyMap<string, DrawnPiece>): void {
  box.replaceChildren();
  let at: HTMLElement = box;
  drawContent(drawnPieces(marked, drawn), {
    open: (name, attributes) => {
      const element = document.createElement(name);
      for (const [attribute, value] of Object.entries(attributes)) element.setAttribute(attribute, value);
      at.append(element);
      at = element;
    },
    close: () => {
      at = at.parentElement ?? box;
    },
    single: (name) => at.append(document.createElement(name)),
    text: (text) => at.append(text),
  });
}

/** Tags after which the text goes on in a new line, so that a long text can be read. */
const lineEnd = /^<(?:br|\/(?:p|h[1-6]|li|ul|ol|dl|dt|dd|div|table|tr|pre|blockquote|section|article))\b/i;

/** Draws a text with its markers, each as a chip that has the tag as its title. */
export function drawMarked(box: HTMLElement, marked: string, raw: ReadonlyMap<string, string>): void {
  box.replaceChildren(
    ...marked.split(markerPattern).flatMap((part): (string | HTMLElement)[] => {
      const tag = raw.get(part);
      if (tag === undefined) return part === '' ? [] : [part];
      const chip = document.createElement('span');
      chip.className = 'tag';
      chip.dir = 'ltr';
      chip.title = tag.slice(0, 300);
      chip.textContent = part.slice(1, -1);
      return lineEnd.test(tag) ? [chip, '\n'] : [chip];
    }),
  );
}
