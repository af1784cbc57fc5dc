import { describe, expect, it } from 'vitest';
import { movedDay, readDay, readTime, showDay } from './day-text.ts';

describe('readDay', () => {
  it.each([
    ['31.12.2026', '2026-12-31'],
    ['31/12/2026', '2026-12-31'],
    ['31-12-2026', '2026-12-31'],
    ['1. 3. 2027', '2027-03-01'],
    ['31122026', '2026-12-31'],
    [' 2026-12-31 ', '2026-12-31'],
    ['29.02.2028', '2028-02-29'],
  ])('takes %s for %s at once', (typed, day) => expect(readDay(typed, false, 2026)).toBe(day));

  it.each([
    ['31.12.26', '2026-12-31'],
    ['311226', '2026-12-31'],
    ['31.12.', '2026-12-31'],
    ['31.12', '2026-12-31'],
    ['3112', '2026-12-31'],
  ])('takes %s for %s when the field is left, as it could still grow before', (typed, day) => {
    expect(readDay(typed, false, 2026)).toBeNull();
    expect(readDay(typed, true, 2026)).toBe(day);
  });

  it.each(['31.02.2026', '29.02.2027', '00.01.2026', '12.13.2026', 'morgen', '1', '31.12.202', '2026-13-01'])(
    'does not take %s for a day',
    (typed) => expect(readDay(typed, true, 2026)).toBeNull(),
  );

  it('writes the German and the English way, and reads both', () => {
    expect(showDay('2026-12-31', 'de-DE')).toBe('31.12.2026');
    expect(showDay('2026-12-31', 'en-GB')).toBe('31/12/2026');
  });
});

describe('movedDay', () => {
  it('crosses months, years and the change of the clocks', () => {
    expect(movedDay('2026-12-31', 1)).toBe('2027-01-01');
    expect(movedDay('2026-03-29', 1)).toBe('2026-03-30');
    expect(movedDay('2026-03-01', -1)).toBe('2026-02-28');
  });
});

describe('readTime', () => {
  it.each([
    ['0615', '06:15'],
    ['06:15', '06:15'],
    ['23.59', '23:59'],
    ['2400', '00:00'],
  ])('takes %s for %s at once', (typed, time) => expect(readTime(typed, false)).toBe(time));

  it.each([
    ['6', '06:00'],
    ['615', '06:15'],
    ['6:15', '06:15'],
    ['18h30', '18:30'],
  ])('takes %s for %s when the field is left', (typed, time) => expect(readTime(typed, true)).toBe(time));

  it.each(['25', '0660', '24:01', 'früh', '6:1'])('does not take %s for a time', (typed) =>
    expect(readTime(typed, true)).toBeNull(),
  );
});
