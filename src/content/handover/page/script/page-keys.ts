import type { FieldCard } from './field-card';

const verdictOfKey = { '1': 'fine', '2': 'changed', '3': 'wrong' } as const;

interface KeyParts {
  readonly cards: readonly FieldCard[];
  readonly isDecided: (index: number) => boolean;
}

function go(next: FieldCard | undefined): void {
  next?.element.focus();
  next?.element.scrollIntoView({ block: 'nearest' });
}

/** Keys work only while a text is selected, so that they can't be pressed by mistake anywhere else. */
export function listenToKeys({ cards, isDecided }: KeyParts): void {
  document.addEventListener('keydown', (event) => {
    const { target, key } = event;
    const element = target instanceof Element ? target.closest<HTMLElement>('article.field') : null;
    const index = Number(element?.dataset['index'] ?? -1);
    const card = cards[index];
    if (card === undefined || event.isComposing || event.altKey || event.metaKey) return;
    const shown = (from: number, step: 1 | -1, fits: (at: number) => boolean): FieldCard | undefined => {
      for (let at = from + step; at >= 0 && at < cards.length; at += step) {
        if (cards[at]?.element.hidden === false && fits(at)) return cards[at];
      }
      return undefined;
    };
    const isTyping = target instanceof HTMLTextAreaElement;
    if (key === 'Escape' && isTyping) {
      if (!card.endEditing()) card.element.focus();
    } else if (key === 'Enter' && event.ctrlKey) {
      card.endEditing();
      go(shown(index, 1, () => true));
    } else if (isTyping || event.ctrlKey) return;
    else if (key === 'j') go(shown(index, 1, () => true));
    else if (key === 'k') go(shown(index, -1, () => true));
    else if (key === 'n') go(shown(index, 1, (at) => !isDecided(at)) ?? shown(-1, 1, (at) => !isDecided(at)));
    else if (key === 'e') card.edit();
    else if (key === 'c') card.comment();
    else if (key === '1' || key === '2' || key === '3') {
      card.setVerdict(verdictOfKey[key]);
      if (key === '2') card.edit();
    } else return;
    event.preventDefault();
  });
}
