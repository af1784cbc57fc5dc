import type { FocusEvent, KeyboardEvent } from 'react';

/** What the keyboard reaches inside a cell; a link that only the row itself follows is no control. */
const CONTROLS =
  ':is(a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), [tabindex="0"]):not([aria-hidden])';
/** Controls that need the arrow keys themselves. */
const TAKES_KEYS =
  'input:not([type=checkbox]), textarea, select, [role=combobox], [role=listbox], [role=menu], [role=dialog]';
const PAGE = 10;

/**
 * The keys of a table, which is one stop of the Tab key: up and down through the rows, left and right through the
 * cells and the controls in them, Home, End, a page, and the beginning of a name.
 */
export function moveInGrid(event: KeyboardEvent<HTMLTableElement>): void {
  const table = event.currentTarget;
  const target = event.target as HTMLElement;
  const row = target.closest('tr');
  if (!row || !table.contains(row) || target.closest(TAKES_KEYS)) return;
  if (event.key === 'Tab') {
    stepOut(table, event.shiftKey);
    return;
  }
  const next = destination(event, table, row, target);
  if (!next) return;
  event.preventDefault();
  next.focus();
}

function destination(
  event: KeyboardEvent,
  table: HTMLTableElement,
  row: HTMLTableRowElement,
  target: HTMLElement,
): HTMLElement | undefined {
  const rows = [...table.rows].filter((other) => !other.ariaDisabled);
  const at = rows.indexOf(row);
  const stops = stopsOf(row);
  const stop = stops.indexOf(target);
  const column = target === row ? -1 : (target.closest<HTMLTableCellElement>('th, td')?.cellIndex ?? -1);
  const inRow = (index: number) => {
    const other = rows[Math.max(0, Math.min(rows.length - 1, index))];
    return other === row ? undefined : atColumn(other, column);
  };
  switch (event.key) {
    case 'ArrowDown':
      return inRow(at + 1);
    case 'ArrowUp':
      return inRow(at - 1);
    case 'PageDown':
      return inRow(at + PAGE);
    case 'PageUp':
      return inRow(Math.max(1, at - PAGE));
    case 'ArrowRight':
      return stops[(stop + 1) % stops.length];
    case 'ArrowLeft':
      return stops.at(stop - 1);
    case 'Home':
      return column < 0 ? inRow(1) : stops.find((other) => other !== row);
    case 'End':
      return column < 0 ? inRow(rows.length - 1) : stops.at(-1);
    default:
      return named(event, rows, at);
  }
}

/** A row and what is in it, from left to right; the head itself is no stop, its cells are. */
function stopsOf(row: HTMLTableRowElement): HTMLElement[] {
  const cells = [...row.cells].flatMap((cell) => {
    const controls = [...cell.querySelectorAll<HTMLElement>(CONTROLS)];
    return controls.length > 0 ? controls : [cell];
  });
  return isHead(row) ? cells : [row, ...cells];
}

function atColumn(row: HTMLTableRowElement | undefined, column: number): HTMLElement | undefined {
  if (!row) return undefined;
  const cell = row.cells[isHead(row) ? Math.max(0, column) : column];
  return cell ? (cell.querySelector<HTMLElement>(CONTROLS) ?? cell) : row;
}

function isHead(row: HTMLTableRowElement): boolean {
  return row.parentElement?.tagName === 'THEAD';
}

/** The next row whose name begins with the typed letter. */
function named(event: KeyboardEvent, rows: HTMLTableRowElement[], at: number): HTMLElement | undefined {
  const { key } = event;
  if (key.length !== 1 || key === ' ' || event.ctrlKey || event.metaKey || event.altKey) return undefined;
  const order = [...rows.slice(at + 1), ...rows.slice(0, at)];
  return order.find((row) => row.dataset.text?.toLowerCase().startsWith(key.toLowerCase()));
}

/** Goes to the outermost control, from which the browser then takes the step out of the table. */
function stepOut(table: HTMLTableElement, isBackwards: boolean): void {
  const controls = table.querySelectorAll<HTMLElement>(CONTROLS);
  controls[isBackwards ? 0 : controls.length - 1]?.focus({ preventScroll: true });
}

/** A table that is reached by Tab hands the focus to the row that had it last, or to the first one. */
export function enterGrid(event: FocusEvent<HTMLTableElement>, last: Element | null): void {
  const table = event.currentTarget;
  if (event.target === table) {
    const rows = [...table.rows].filter((row) => !row.ariaDisabled);
    const row = rows.find((other) => other === last) ?? rows.find((other) => !isHead(other));
    if (!row) return;
    row.focus();
  }
  // While the focus is inside, Shift and Tab must not stop at the table itself.
  table.tabIndex = -1;
}

/** Whether a click or key meant the row, not something in it that acts by itself. */
export function meansRow(row: HTMLElement, target: EventTarget): boolean {
  if (!(target instanceof Element) || !row.contains(target)) return false;
  const control = target.closest(`${CONTROLS}, label, [role=dialog], [role=menu], [role=listbox]`);
  return control === null || !row.contains(control) || control === row;
}
