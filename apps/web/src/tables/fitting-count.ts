import { limits } from '@zuschlag/validation/limits';
import { useEffect, useState } from 'react';
import { useIsPhone } from '../app/preferences/use-is-phone.ts';

/** Pixels: what stands above and below the frame of a table that is a page, its head, and a row. */
const aroundTable = 256;
const headHeight = 36;
const rowHeight = 40;
/** On a phone the page scrolls, and few pages are better than short ones. */
const rowsOnPhone = 25;
const settleMs = 250;

/** @returns the number of rows that a table has room for in a window of a height, in pixels */
export function rowsThatFit(height: number): number {
  const { min, max } = limits.fittingPage;
  return Math.min(max, Math.max(min, Math.floor((height - aroundTable - headHeight) / rowHeight)));
}

/** The number of rows a page of a list has room for; it follows the window once that has come to rest. */
export function useFittingCount(): number {
  const isPhone = useIsPhone();
  const [rows, setRows] = useState(() => rowsThatFit(window.innerHeight));
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const measure = () => {
      clearTimeout(timer);
      timer = setTimeout(() => setRows(rowsThatFit(window.innerHeight)), settleMs);
    };
    window.addEventListener('resize', measure);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('resize', measure);
    };
  }, []);
  return isPhone ? rowsOnPhone : rows;
}
