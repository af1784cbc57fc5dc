/** So many pictures in a row without a change of the layout: it stands still. */
const STILL = 12;
/** A distance below a pixel cannot be scrolled. */
const PIXEL = 1;

/**
 * Scrolls a place so that something in it stands in its middle, and nothing around it. Right after a change of size the
 * layout may still be the one before (each change of style takes a moment, also with reduced motion), and pages above are
 * drawn later: it follows until the layout stands still, or the person moves the place.
 *
 * @param target looked up each time; it may be drawn anew
 * @returns ends it
 */
export function keepInMiddle(place: HTMLElement, target: () => HTMLElement | undefined): () => void {
  const end = new AbortController();
  let still = 0;
  let frame = 0;
  const follow = () => {
    const one = target();
    if (one?.isConnected) {
      const [at, around] = [one.getBoundingClientRect(), place.getBoundingClientRect()];
      const off = at.top + at.height / 2 - around.top - around.height / 2;
      const before = place.scrollTop;
      if (Math.abs(off) >= PIXEL) place.scrollTop = before + off;
      still = place.scrollTop === before ? still + 1 : 0;
    }
    if (still < STILL) frame = requestAnimationFrame(follow);
    else end.abort();
  };
  end.signal.addEventListener('abort', () => cancelAnimationFrame(frame));
  for (const kind of ['wheel', 'pointerdown', 'touchstart', 'keydown'] as const)
    place.addEventListener(kind, () => end.abort(), { signal: end.signal, passive: true });
  follow();
  return () => end.abort();
}
