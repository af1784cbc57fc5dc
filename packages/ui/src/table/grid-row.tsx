import { type ComponentProps, type FocusEvent, use } from 'react';
import { TableStateContext } from 'react-aria-components/Table';
import { meansRow } from './row-pointer.ts';

let isTabbing = false;

/** Hears the Tab key before anything moves the focus. For the lifetime of a table. */
export function watchTab(): () => void {
  const hear = ({ type, key }: KeyboardEvent) => {
    isTabbing = type === 'keydown' && key === 'Tab';
  };
  document.addEventListener('keydown', hear, true);
  document.addEventListener('keyup', hear, true);
  return () => {
    document.removeEventListener('keydown', hear, true);
    document.removeEventListener('keyup', hear, true);
  };
}

/** The row itself: keys and clicks of a control in it do not reach it. */
export function GridRow({ onKeyDown, onClick, ...rest }: ComponentProps<'tr'>) {
  const state = use(TableStateContext);

  /**
   * A control that gets the focus from code, such as the button of a dialog that has closed, keeps it; the library would
   * move it to the row that had it last. Only the Tab key leads to that row.
   */
  function keepInControl({ target }: FocusEvent): void {
    const cell = target.closest<HTMLElement>('td, th');
    if (cell === null || cell === target || isTabbing) return;
    state?.selectionManager.setFocusedKey(cell.dataset.key ?? null);
  }

  return (
    <tr
      {...rest}
      onFocusCapture={keepInControl}
      onKeyDown={(event) => (meansRow(event) ? onKeyDown?.(event) : undefined)}
      onClick={(event) => (meansRow(event) ? onClick?.(event) : undefined)}
    />
  );
}
