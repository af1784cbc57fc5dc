/** One finger down and up again, with the events a phone sends. */
export async function tap(target: Element): Promise<void> {
  const { left, top, width, height } = target.getBoundingClientRect();
  const at = {
    bubbles: true,
    cancelable: true,
    composed: true,
    pointerId: 2,
    pointerType: 'touch',
    isPrimary: true,
    width: 20,
    height: 20,
    clientX: left + width / 2,
    clientY: top + height / 2,
  };
  target.dispatchEvent(new PointerEvent('pointerdown', { ...at, pressure: 0.5, buttons: 1 }));
  target.dispatchEvent(new PointerEvent('pointerup', at));
  target.dispatchEvent(new PointerEvent('click', at));
  await new Promise(requestAnimationFrame);
}
