import { limits } from '@zuschlag/validation/limits';
import { useEffect, useState } from 'react';
import { useIsPhone } from '../app/preferences/use-is-phone.ts';

/** Pixels: what stands above and below the frame of a table that is a page, its head, and a row. */
const aroundTable = 256;
/** In a narrow window the bar above the table takes a second line. */
const narrowWindow = 1_200;
const secondLine = 44;
const headHeight = 36;
const rowHeight = 40;
/** On a phone the page scrolls, and few pages are better than short ones. */
const rowsOnPhone = 25;
const settleMs = 250;

/** @returns the number of rows that a table has room for in a window of a size, in pixels */
export function rowsThatFit({ innerHeight, innerWidth }: Pick<Window, 'innerHeight' | 'innerWidth'>): number {
  const { min, max } = limits.fittingPage;
  const around = aroundTable + headHeight + (innerWidth < narrowWindow ? secondLine : 0);
  return Math.min(max, Math.max(min, Math.floor((innerHeight - around) / rowHeight)));
}

/** The number of rows a page of a list has room for; it follows the window once that has come to rest. */
export function useFittingCount(): number {
  const isPhone = useIsPhone();
  const [rows, setRows] = useState(() => rowsThatFit(window));
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const measure = () => {
      clearTimeout(timer);
      timer = setTimeout(() => setRows(rowsThatFit(window)), settleMs);
    };
    window.addEventListener('resize', measure);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('resize', measure);
    };
  }, []);
  return isPhone ? rowsOnPhone : rows;
}
