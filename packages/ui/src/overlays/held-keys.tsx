import { useEffectEvent, useLayoutEffect } from 'react';

/** How long a drawn layer may take to focus one of its controls; it does so with its first effects. */
const handOverMs = 1_000;
/** Keys that would act on the control which opened the layer, or move the focus away from it. */
const acting = new Set(['Enter', 'Tab', 'Delete', 'ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight', 'Home', 'End']);
const writable = 'input:not([type=checkbox], [type=radio], [type=button]), textarea, [contenteditable=true]';

/** Ends the holding that is going on; two layers never wait at once. */
let drop: () => void = () => {};

/**
 * Draws nothing. As the `fallback` of a layer whose code is on its way, it keeps what is typed until then and gives it to
 * the field that the layer focuses; other keys act on nothing. A layer without a field to focus forgets the letters.
 *
 * @param props.isOpen false for a layer that was closed again before its code arrived
 * @param props.takesFromFields also what is typed while a field of the page has the focus; otherwise such letters are its own
 * @param props.onEscape closes the layer
 */
export function HeldKeys(props: { isOpen?: boolean; takesFromFields?: boolean; onEscape?: () => void }) {
  const { isOpen = true, takesFromFields = false } = props;
  const onEscape = useEffectEvent(() => props.onEscape?.());
  useLayoutEffect(() => {
    drop();
    if (!isOpen || (!takesFromFields && document.activeElement?.matches(writable))) return;
    return holdKeys(() => onEscape());
  }, [isOpen, takesFromFields]);
  return null;
}

/** @returns what to call when the layer is drawn: the next element that takes the focus gets the text */
function holdKeys(onEscape: () => void): () => void {
  const end = new AbortController();
  const before = document.activeElement;
  const down = new Set<string>();
  let text = '';
  drop = () => end.abort();

  const keep = (event: KeyboardEvent) => {
    const isAltGraph = event.getModifierState('AltGraph');
    if ((event.ctrlKey || event.metaKey || event.altKey) && !isAltGraph) return;
    const isLetter = event.key.length === 1;
    const isKnown = isLetter || acting.has(event.key) || event.key === 'Backspace' || event.key === 'Escape';
    if (!isKnown) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    down.add(event.code);
    if (isLetter) text += event.key;
    if (event.key === 'Backspace') text = Array.from(text).slice(0, -1).join('');
    if (event.key === 'Escape') {
      end.abort();
      onEscape();
    }
  };
  const swallow = (event: KeyboardEvent) => {
    // The release of a key that was pressed before belongs to the control which opened the layer.
    if (down.delete(event.code)) event.stopImmediatePropagation();
  };
  const handOver = ({ target }: FocusEvent) => {
    if (target === before || !(target instanceof HTMLElement)) return;
    // A dialog takes the focus itself until its field is drawn.
    if (target.matches('[role=dialog], [role=alertdialog]')) return;
    const write = () => {
      end.abort();
      if (document.activeElement !== target || !target.matches(writable) || text === '') return;
      // The only way to write as the keyboard does: the field hears an input event, and the caret stands behind the text.
      document.execCommand('insertText', false, text);
    };
    // The layer takes the focus inside an effect, in which React would put the old value back.
    queueMicrotask(write);
  };
  const options = { capture: true, signal: end.signal };
  window.addEventListener('keydown', keep, options);
  window.addEventListener('keyup', swallow, options);
  window.addEventListener('pointerdown', drop, options);
  return () => {
    if (end.signal.aborted) return;
    window.addEventListener('focusin', handOver, options);
    const timer = setTimeout(drop, handOverMs);
    end.signal.addEventListener('abort', () => clearTimeout(timer));
  };
}
