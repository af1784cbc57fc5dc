import { type ComponentProps, type FocusEvent, use } from 'react';
import { TableStateContext } from 'react-aria-components/Table';

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

/**
 * The cell itself. A control in it that gets the focus from code, such as the button of a dialog that has closed, keeps
 * it; the library would move it to the row that had it last. Only the Tab key leads to that row.
 */
export function GridCell({ onFocus, ...rest }: ComponentProps<'td'> & { 'data-key'?: string }) {
  const state = use(TableStateContext);
  const key = rest['data-key'];
  function keep(event: FocusEvent<HTMLTableCellElement>): void {
    const isControl = event.target !== event.currentTarget && event.currentTarget.contains(event.target);
    if (isControl && !isTabbing && key !== undefined) state?.selectionManager.setFocusedKey(key);
    onFocus?.(event);
  }
  return <td {...rest} onFocus={keep} />;
}
