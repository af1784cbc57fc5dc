import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import { dropdownFrame } from './dropdown.ts';

/** Pixels: how high a list may grow, its distance to the field and to the edge of the window. */
const MOST_HEIGHT = 320;
const LEAST_HEIGHT = 80;
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
  useLayoutEffect(() => {
    // A field moves when its page scrolls, and when an error appears above it. Every frame, as nothing tells both.
    let frame = 0;
    const follow = () => {
      place(layer.current, anchor.current);
      frame = requestAnimationFrame(follow);
    };
    follow();
    return () => cancelAnimationFrame(frame);
  }, [anchor]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the focus stays where it is while the mouse is used in here
    <div
      ref={layer}
      popover="manual"
      className={`fixed z-10 ${dropdownFrame}`}
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
  style.right = 'auto';
  style.minWidth = `${field.width}px`;
  // The list itself scrolls, so that its full height is that of its content.
  const wanted = Math.min(MOST_HEIGHT, layer.offsetHeight + hiddenHeight(layer));
  const isAbove = below < wanted && above > below;
  style.maxHeight = `${Math.max(LEAST_HEIGHT, Math.min(MOST_HEIGHT, isAbove ? above : below))}px`;
  style.top = isAbove ? 'auto' : `${field.bottom + GAP}px`;
  style.bottom = isAbove ? `${window.innerHeight - field.top + GAP}px` : 'auto';
  style.left = `${Math.max(EDGE, Math.min(field.left, document.documentElement.clientWidth - layer.offsetWidth - EDGE))}px`;
}

/** How much of the list is out of sight. Pixels. */
function hiddenHeight(layer: HTMLElement): number {
  const list = layer.querySelector('[role=listbox]');
  return list ? list.scrollHeight - list.clientHeight : 0;
}
