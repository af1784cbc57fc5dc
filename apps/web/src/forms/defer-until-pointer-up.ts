let isPointerDown = false;
let waiting: (() => void)[] = [];

if (typeof window !== 'undefined') {
  const release = () => {
    isPointerDown = false;
    const due = waiting;
    waiting = [];
    // After the click that follows the release.
    for (const work of due) setTimeout(work);
  };
  window.addEventListener(
    'pointerdown',
    () => {
      isPointerDown = true;
    },
    { capture: true },
  );
  window.addEventListener('pointerup', release, { capture: true });
  window.addEventListener('pointercancel', release, { capture: true });
}

/**
 * Runs something that may move the page: at once, or when the pointer that is just pressed has been released. An error
 * that appears on leaving a field would otherwise push away the very button that is being clicked.
 */
export function deferUntilPointerUp(work: () => void): void {
  if (isPointerDown) waiting.push(work);
  else work();
}
