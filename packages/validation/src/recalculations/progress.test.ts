import { describe, expect, it } from 'vitest';
import { percentOf } from './progress.ts';

describe('the progress of a recalculation', () => {
  it('is 20, 40 and 60 %, then grows by the share of the services, and ends with 100 %', () => {
    const at = (step: Parameters<typeof percentOf>[0]['step'], done = 0) => percentOf({ step, done, total: 4 });
    expect([at('loading'), at('removing'), at('updating')]).toEqual([20, 40, 60]);
    expect([0, 1, 2, 3, 4].map((done) => at('recalculating', done))).toEqual([60, 70, 80, 90, 100]);
    expect([at('done'), at('failed')]).toEqual([100, 100]);
  });

  it('stays at 60 % while there is nothing to calculate', () => {
    expect(percentOf({ step: 'recalculating', done: 0, total: 0 })).toBe(60);
  });
});
