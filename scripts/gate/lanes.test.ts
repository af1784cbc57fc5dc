import { describe, expect, it } from 'vitest';
import { inLanes } from './lanes.mjs';

/** Runs parts of these durations, in steps instead of seconds. @returns when each began and ended */
async function timeline(parts: { name: string; steps: number; after?: string }[], lanes: number) {
  const log: string[] = [];
  await inLanes(parts, lanes, async ({ name, steps }) => {
    log.push(`${name} begins`);
    for (let step = 0; step < steps; step += 1) await new Promise((resolve) => setImmediate(resolve));
    log.push(`${name} ends`);
  });
  return log;
}

describe('two lanes', () => {
  it('take the next part as soon as one of them is free', async () => {
    const parts = [
      { name: 'long', steps: 20 },
      { name: 'short', steps: 2 },
      { name: 'other', steps: 2 },
    ];
    expect(await timeline(parts, 2)).toEqual([
      'long begins',
      'short begins',
      'short ends',
      'other begins',
      'other ends',
      'long ends',
    ]);
  });

  it('pass over a part that waits for another, and come back to it', async () => {
    const parts = [
      { name: 'build', steps: 5 },
      { name: 'stories', steps: 1, after: 'build' },
      { name: 'lint', steps: 1 },
    ];
    expect(await timeline(parts, 2)).toEqual([
      'build begins',
      'lint begins',
      'lint ends',
      'build ends',
      'stories begins',
      'stories ends',
    ]);
  });

  it('do not wait for a part that was not asked for', async () => {
    expect(await timeline([{ name: 'stories', steps: 1, after: 'build' }], 2)).toEqual([
      'stories begins',
      'stories ends',
    ]);
  });
});
