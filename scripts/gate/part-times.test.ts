import { describe, expect, it } from 'vitest';
import { grownParts } from './part-times.mjs';

const kept = { api: 100, web: 60, engine: 20, types: 30, stories: 80, layout: 0.5 };

describe('the parts of the gate that grew', () => {
  it('are those that take more than a third longer than the kept figure', () => {
    const times = { api: 134, web: 79, engine: 20, types: 30, stories: 80 };
    expect(grownParts(times, kept)).toEqual([{ name: 'api', seconds: 134, expected: 100 }]);
  });

  it('are measured against the pace of the machine: on one of half the speed nothing grew', () => {
    const times = { api: 200, web: 120, engine: 40, types: 60, stories: 160 };
    expect(grownParts(times, kept)).toEqual([]);
    expect(grownParts({ ...times, web: 170 }, kept)).toEqual([{ name: 'web', seconds: 170, expected: 120 }]);
  });

  it('never include a part that is new or too short to be measured', () => {
    expect(grownParts({ layout: 3, shapes: 50 }, kept)).toEqual([]);
  });

  it('are compared directly when only a few parts ran', () => {
    expect(grownParts({ web: 90 }, kept)).toEqual([{ name: 'web', seconds: 90, expected: 60 }]);
  });
});
