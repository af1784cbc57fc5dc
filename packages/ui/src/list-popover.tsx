import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { dropdownFrame } from './dropdown.ts';

/** Pixels: how high a list may grow, its distance to the field and to the edge of the window. */
const MOST_HEIGHT = 320;
const GAP = 4;
const EDGE = 8;

/**
 * The layer a list drops in. It stands beside its field in the page, so that a dialog around it knows it for its own,
 * and in the browser's top layer, so that nothing cuts it off.
 */
export function ListPopover({ anchor, children }: { anchor: RefObject<HTMLElement | null>; children: ReactNode }) {
  const layer = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    // Firefox before 125 has none of it; there it stands above the page by its place alone.
    layer.current?.showPopover?.();
  }, []);
  // After every render: what is in the list may have grown.
  useLayoutEffect(() => place(layer.current, anchor.current));
  useEffect(() => {
    const follow = () => place(layer.current, anchor.current);
    window.addEventListener('scroll', follow, { capture: true, passive: true });
    window.addEventListener('resize', follow);
    return () => {
      window.removeEventListener('scroll', follow, { capture: true });
      window.removeEventListener('resize', follow);
    };
  }, [anchor]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the focus stays where it is while the mouse is used in here
    <div
      ref={layer}
      popover="manual"
      className={`fixed inset-auto z-10 ${dropdownFrame}`}
      onMouseDown={(event) => event.preventDefault()}
    >
      {children}
    </div>
  );
}

/** Below its field, or above it where there is more room. */
function place(layer: HTMLElement | null, anchor: HTMLElement | null): void {
  if (!layer || !anchor) return;
  const field = anchor.getBoundingClientRect();
  const below = window.innerHeight - field.bottom - GAP - EDGE;
  const above = field.top - GAP - EDGE;
  const { style } = layer;
  style.minWidth = `${field.width}px`;
  style.maxHeight = `${MOST_HEIGHT}px`;
  const isAbove = below < layer.offsetHeight && above > below;
  style.maxHeight = `${Math.max(80, Math.min(MOST_HEIGHT, isAbove ? above : below))}px`;
  style.top = isAbove ? 'auto' : `${field.bottom + GAP}px`;
  style.bottom = isAbove ? `${window.innerHeight - field.top + GAP}px` : 'auto';
  style.left = `${Math.max(EDGE, Math.min(field.left, document.documentElement.clientWidth - layer.offsetWidth - EDGE))}px`;
}
