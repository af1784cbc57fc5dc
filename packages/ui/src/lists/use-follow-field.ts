import { type RefObject, useEffect } from 'react';

/**
 * Keeps an open list next to its field when the page above the field grows, e.g. by the error of the field that was left.
 * The library places a list again when the window changes, so every change of an element around the field says so.
 */
export function useFollowField(field: RefObject<Element | null>, isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen) return;
    const observer = new ResizeObserver(() => window.dispatchEvent(new Event('resize')));
    for (let element = field.current; element; element = element.parentElement) observer.observe(element);
    return () => observer.disconnect();
  }, [field, isOpen]);
}
