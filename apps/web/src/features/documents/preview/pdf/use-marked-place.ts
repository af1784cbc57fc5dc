import './place-mark.css';
import type { DocumentPlace } from '@zuschlag/validation/reading/place';
import { useEffect, useRef } from 'react';
import { keepInMiddle } from './keep-in-middle.ts';
import type { usePdfViewer } from './use-pdf-viewer.ts';

type Geometry = NonNullable<DocumentPlace['page']>;
type Box = DocumentPlace['boxes'][number];
/** A rectangle on a page as it is shown, in shares of its width and height. */
export type ShownBox = { left: number; top: number; width: number; height: number };

/** A box below 5 px at 100 % is no place that one sees; in points. */
const SMALLEST = 3.75;
/** Letters reach beyond the box of their line. */
const MARGIN = 1;

/** Marks words on the page on which they stand, and moves the page to them once. */
export function useMarkedPlace(
  { state, drawOver }: Pick<ReturnType<typeof usePdfViewer>, 'state' | 'drawOver'>,
  place: DocumentPlace | undefined,
): void {
  const over = useRef(drawOver);
  over.current = drawOver;
  useEffect(() => {
    const boxes = place?.page ? shownBoxes(place.page, place.boxes) : [];
    if (state !== 'shown' || !place || boxes.length === 0) return;
    let marked: HTMLElement | undefined;
    let letGo: (() => void) | null = null;
    const undraw = over.current(place.part, (page) => {
      const marks = boxes.map((box) => {
        const mark = document.createElement('div');
        mark.className = 'place-mark';
        for (const [side, share] of Object.entries(box)) mark.style.setProperty(side, `${100 * share}%`);
        return mark;
      });
      page.append(...marks);
      marked = marks[0];
      const scroller = page.parentElement?.parentElement;
      if (scroller) letGo ??= keepInMiddle(scroller, () => marked);
      return () => {
        for (const mark of marks) mark.remove();
      };
    });
    return () => {
      letGo?.();
      undraw();
    };
  }, [state, place]);
}

/** The boxes of a page as it is shown, turned with it; what is too small to see or lies outside of the page is left out. */
export function shownBoxes({ width, height, rotation }: Geometry, boxes: readonly Box[]): ShownBox[] {
  return boxes.flatMap((box) => {
    const left = Math.max(0, box.left - MARGIN) / width;
    const right = Math.min(width, box.right + MARGIN) / width;
    const top = Math.max(0, box.top - MARGIN) / height;
    const bottom = Math.min(height, box.bottom + MARGIN) / height;
    if ((right - left) * width < SMALLEST || (bottom - top) * height < SMALLEST) return [];
    return [turned({ left, top, width: right - left, height: bottom - top }, rotation)];
  });
}

function turned(box: ShownBox, rotation: number): ShownBox {
  const { left, top, width, height } = box;
  if (rotation === 90) return { left: 1 - top - height, top: left, width: height, height: width };
  if (rotation === 180) return { left: 1 - left - width, top: 1 - top - height, width, height };
  if (rotation === 270) return { left: top, top: 1 - left - width, width: height, height: width };
  return box;
}
