import { type RefCallback, useCallback } from 'react';

/**
 * Gives an element the height that the window has left between what stands above it and the bar at its foot, so that the
 * field at its end is in sight without scrolling.
 *
 * @param onFit called with each new height
 */
export function useRoom(onFit: () => void): RefCallback<HTMLElement> {
  return useCallback(
    (element) => {
      if (!element) return;
      const fit = () => {
        const bar = document.querySelector<HTMLElement>('.foot-bar')?.offsetHeight ?? 0;
        const top = element.getBoundingClientRect().top + window.scrollY;
        const margin = Number.parseFloat(getComputedStyle(element).marginBottom);
        element.style.height = `${Math.floor(window.innerHeight - top - bar - margin)}px`;
        onFit();
      };
      fit();
      const observer = new ResizeObserver(fit);
      observer.observe(document.body);
      window.addEventListener('resize', fit);
      return () => {
        observer.disconnect();
        window.removeEventListener('resize', fit);
      };
    },
    [onFit],
  );
}
