import { afterEach, describe, expect, it } from 'vitest';
import { keepInMiddle } from './keep-in-middle.ts';

let place: HTMLDivElement;

/** A place of 200 px that scrolls, with something in it at 1 000 px. */
function aPlace(): { above: HTMLElement; target: HTMLElement } {
  place = document.createElement('div');
  place.style.cssText = 'position: fixed; inset: 0 auto auto 0; width: 200px; height: 200px; overflow: auto';
  const ofHeight = (height: number) => {
    const one = document.createElement('div');
    one.style.height = `${height}px`;
    return one;
  };
  const [above, target, below] = [ofHeight(1_000), ofHeight(20), ofHeight(2_000)] as const;
  place.append(above, target, below);
  document.body.append(place);
  return { above, target };
}
afterEach(() => place.remove());

const offOf = (target: HTMLElement) => {
  const [at, around] = [target.getBoundingClientRect(), place.getBoundingClientRect()];
  return Math.abs(at.top + at.height / 2 - around.top - around.height / 2);
};
const pictures = async (count: number) => {
  for (let one = 0; one < count; one += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
};

describe('something that is kept in the middle of a place that scrolls', () => {
  it('follows when what is above it grows afterwards, and when something else scrolls the place', async () => {
    const { above, target } = aPlace();
    keepInMiddle(place, () => target);
    expect(offOf(target)).toBeLessThan(1);
    above.style.height = '1700px';
    place.scrollTop = 0;
    await expect.poll(() => offOf(target)).toBeLessThan(1);
  });

  it('follows from the old layout to the new one when a change of size takes its time', async () => {
    const { above, target } = aPlace();
    above.style.transition = 'height 60ms linear';
    expect(above.getBoundingClientRect().height).toBe(1_000);
    above.style.height = '1700px';
    keepInMiddle(place, () => target);
    await expect.poll(() => above.getBoundingClientRect().height).toBe(1_700);
    await expect.poll(() => offOf(target)).toBeLessThan(1);
  });

  it('waits for what is drawn later, and lets go when the person scrolls', async () => {
    const { target } = aPlace();
    let drawn: HTMLElement | undefined;
    keepInMiddle(place, () => drawn);
    await pictures(3);
    expect(place.scrollTop).toBe(0);
    drawn = target;
    await expect.poll(() => offOf(target)).toBeLessThan(1);
    place.dispatchEvent(new WheelEvent('wheel'));
    place.scrollTop = 0;
    await pictures(3);
    expect(place.scrollTop).toBe(0);
  });
});
