import { describe, expect, it } from 'vitest';
import { contractDurationInput } from './chance-input.ts';

const problemOf = (startDate: string, endDate: string) =>
  contractDurationInput.safeParse({ chanceId: '1', startDate, endDate }).error?.issues[0]?.message ?? null;

describe('a contract of fifty years', () => {
  it.each([
    ['2028-01-01', '2077-12-31', '2078-01-01'],
    ['2027-07-15', '2077-07-14', '2077-07-15'],
    ['2028-02-29', '2078-02-27', '2078-02-28'],
  ])('that begins on %s may last until %s, not until %s', (startDate, last, beyond) => {
    expect(problemOf(startDate, last)).toBeNull();
    expect(problemOf(startDate, beyond)).toBe('CONTRACT_TOO_LONG');
  });

  it('is the longest; one day is the shortest', () => {
    expect(problemOf('2028-02-29', '2028-02-29')).toBeNull();
    expect(problemOf('2028-02-29', '2028-02-28')).toBe('END_BEFORE_START');
  });
});
