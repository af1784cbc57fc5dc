import type { MouseEvent, PointerEvent, SyntheticEvent } from 'react';

const CONTROLS = 'a[href], button, input, select, textarea, label, [tabindex="0"]:not(td, th, tr)';

/** Whether an event meant the row, not a control inside it or a layer opened from it. */
export function meansRow({ currentTarget: row, target }: SyntheticEvent): boolean {
  if (!(target instanceof Element) || !row.contains(target)) return false;
  const control = target.closest(CONTROLS);
  return control === null || !row.contains(control);
}

/** Text marked with the mouse inside the row: the user copies it and does not want to leave. */
function isMarkingText(row: Element): boolean {
  const selection = window.getSelection();
  return selection?.type === 'Range' && row.contains(selection.anchorNode) && row.contains(selection.focusNode);
}

/**
 * Mouse handlers of a row that opens. The library's press starts on pointer down and then forbids marking text; these
 * hold the mouse back from it and open the row on the click, unless text was marked. Keyboard, touch and screen readers
 * stay with the library.
 */
export const openOnClick = {
  onPointerDownCapture(event: PointerEvent): void {
    if (event.pointerType === 'mouse' && meansRow(event)) event.stopPropagation();
  },
  onMouseDownCapture(event: MouseEvent): void {
    if (!meansRow(event)) return;
    event.stopPropagation();
    // The middle button would start scrolling.
    if (event.button === 1) event.preventDefault();
  },
  onClickCapture(event: MouseEvent): void {
    const { pointerType } = event.nativeEvent as globalThis.PointerEvent;
    if (pointerType !== 'mouse' || !meansRow(event)) return;
    event.stopPropagation();
    if (isMarkingText(event.currentTarget)) return;
    const { ctrlKey, metaKey, shiftKey, altKey } = event;
    // Without a pointer type, as a screen reader clicks: the library opens the row, with the keys held.
    event.currentTarget.dispatchEvent(
      new window.MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey, altKey }),
    );
  },
};
