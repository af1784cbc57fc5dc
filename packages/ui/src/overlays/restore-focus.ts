import { useEffect, useState } from 'react';

const controls = 'button:not([disabled]), a[href], input:not([disabled]), [tabindex]';

/**
 * Gives the focus somewhere near when a layer closes and what opened it is gone, such as the row that a question deleted:
 * to the next row, else to the one before it, else to the content. Nothing happens where the focus found its own way back.
 */
export function useRestoreFocus(): void {
  // Read while the layer is first drawn: after that the focus is inside it.
  const [places] = useState(() => {
    const opener = document.activeElement;
    const row = opener?.closest('tr, li');
    return [opener, row?.nextElementSibling, row?.previousElementSibling];
  });
  useEffect(() => {
    // Later than the layer's own return of the focus, which takes a frame.
    return () => void setTimeout(() => give(places), 100);
  }, [places]);
}

function give([opener, ...near]: (Element | null | undefined)[]): void {
  if (opener?.isConnected || (document.activeElement && document.activeElement !== document.body)) return;
  const row = near.find((place) => place?.isConnected && place.querySelector(controls));
  // The last control of a row is the one that asked.
  const target = row ? [...row.querySelectorAll<HTMLElement>(controls)].at(-1) : document.querySelector('main');
  (target as HTMLElement | null | undefined)?.focus();
}
