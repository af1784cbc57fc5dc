import { germanPublicHolidays } from '@zuschlag/calc-engine';
import { describe, expect, it } from 'vitest';
import { publicHolidays } from './public-holidays.ts';

describe('legal holidays to take over', () => {
  it('begin today, stand once per day, and say where they are missing', () => {
    const found = publicHolidays(
      { provinces: ['DE-BE', 'DE-BY'], years: [2026] },
      { holidaysOf: germanPublicHolidays, known: new Set(['DE-BE 2026-12-25']), today: '2026-11-01' },
    );
    expect(found).toEqual([
      { day: '2026-11-01', provinces: ['DE-BY'], missing: ['DE-BY'] },
      { day: '2026-12-25', provinces: ['DE-BE', 'DE-BY'], missing: ['DE-BY'] },
      { day: '2026-12-26', provinces: ['DE-BE', 'DE-BY'], missing: ['DE-BE', 'DE-BY'] },
    ]);
  });
});
