import type { KeyboardEvent } from 'react';

/** Moves the focus between the buttons of a table by the arrow keys; cells without one are passed over. */
export function stepCell(event: KeyboardEvent<HTMLElement>): void {
  const step = steps[event.key];
  if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
  const cells = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-column]')];
  const at = cells.find((cell) => cell === event.target);
  const isRightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl';
  const next = at === undefined ? cells[0] : nextCell(cells, at, step, isRightToLeft);
  if (next === undefined) return;
  event.preventDefault();
  next.focus();
}

interface Step {
  readonly rows: number;
  readonly columns: number;
}

const steps: Readonly<Record<string, Step>> = {
  ArrowUp: { rows: -1, columns: 0 },
  ArrowDown: { rows: 1, columns: 0 },
  ArrowLeft: { rows: 0, columns: -1 },
  ArrowRight: { rows: 0, columns: 1 },
};

/** The nearest button in the direction: in the same row, or in the next row that has one. */
function nextCell(
  cells: readonly HTMLElement[],
  from: HTMLElement,
  { rows, columns }: Step,
  isRightToLeft: boolean,
): HTMLElement | undefined {
  const { row, column } = placeOf(from);
  const along = isRightToLeft ? -columns : columns;
  if (rows === 0) {
    const ahead = cells.filter(
      (cell) => placeOf(cell).row === row && (placeOf(cell).column - column) * along > 0,
    );
    return along > 0 ? ahead[0] : ahead.at(-1);
  }
  const ahead = cells.filter((cell) => (placeOf(cell).row - row) * rows > 0);
  const nearest = rows > 0 ? ahead[0] : ahead.at(-1);
  if (nearest === undefined) return undefined;
  const inRow = ahead.filter((cell) => placeOf(cell).row === placeOf(nearest).row);
  const distance = (cell: HTMLElement): number => Math.abs(placeOf(cell).column - column);
  return inRow.toSorted((a, b) => distance(a) - distance(b))[0];
}

function placeOf(cell: HTMLElement): { readonly row: number; readonly column: number } {
  return { row: Number(cell.dataset['row']), column: Number(cell.dataset['column']) };
}
