import { weekdays } from '@zuschlag/validation/vocabulary';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MOST_MONTHLY_HOURS, postStaff, workingTimeSigns } from './post-staff.ts';

const everyDay = {
  monday: true,
  tuesday: true,
  wednesday: true,
  thursday: true,
  friday: true,
  saturday: true,
  sunday: true,
};
const noDay = {
  monday: false,
  tuesday: false,
  wednesday: false,
  thursday: false,
  friday: false,
  saturday: false,
  sunday: false,
};
const workingWeek = { ...everyDay, saturday: false, sunday: false };
const duty = (startTime: string, endTime: string, days: Partial<typeof everyDay> = everyDay) => ({
  ...noDay,
  ...days,
  startTime,
  endTime,
  pauseStartTime: null,
  pauseEndTime: null,
});

describe('the people that a post needs', () => {
  it('are those of docs/calculation.md: a post by night, at all hours, and on working days', () => {
    const [night, always, office] = [
      duty('19:00', '07:00'),
      duty('00:00', '00:00'),
      duty('08:00', '16:30', workingWeek),
    ];
    expect(postStaff(night, true, 173)?.people).toBeCloseTo(2.1113, 4);
    expect(postStaff(always, true, 173)?.people).toBeCloseTo(4.2225, 4);
    expect(postStaff(office, true, 173)?.people).toBeCloseTo(1.0682, 4);
    expect([night, always, office].map((one) => postStaff(one, true, 173)?.leastPeople)).toEqual([2, 4, 1]);
  });

  it('are fewer by an unpaid pause and not by a paid one', () => {
    const withPause = { ...duty('08:00', '16:30', workingWeek), pauseStartTime: '12:00', pauseEndTime: '12:30' };
    expect(postStaff(withPause, false, 173)?.hoursPerWeek).toBe(40);
    expect(postStaff(withPause, true, 173)?.hoursPerWeek).toBe(42.5);
  });

  it('are two where one would never have a day of rest, however short the duty', () => {
    expect(postStaff(duty('08:00', '10:00'), true, 173)?.leastPeople).toBe(2);
    expect(postStaff(duty('08:00', '10:00', { ...everyDay, sunday: false }), true, 173)?.leastPeople).toBe(1);
  });

  it('are not named for a shift on public holidays alone', () => {
    expect(postStaff(duty('08:00', '16:00', {}), true, 173)).toBeNull();
  });

  it('who work 48 hours in each week are paid for 208.71 hours a month', () => {
    expect(MOST_MONTHLY_HOURS).toBeCloseTo(208.71, 2);
    const sixDays = duty('08:00', '16:00', { ...everyDay, sunday: false });
    expect(postStaff(sixDays, true, MOST_MONTHLY_HOURS)?.people).toBeCloseTo(1, 10);
  });
});

describe('what working-time law says of a shift', () => {
  it.each([
    ['eight hours', duty('08:00', '16:00'), []],
    ['exactly ten hours', duty('08:00', '18:00'), []],
    ['twelve hours by night', duty('19:00', '07:00'), [{ code: 'DUTY_TOO_LONG', hours: 12 }]],
    ['thirteen hours, which leave eleven', duty('06:00', '19:00'), [{ code: 'DUTY_TOO_LONG', hours: 13 }]],
    [
      'fourteen hours day after day',
      duty('06:00', '20:00'),
      [
        { code: 'DUTY_TOO_LONG', hours: 14 },
        { code: 'REST_TOO_SHORT', hours: 10 },
      ],
    ],
    [
      'fourteen hours on single days',
      duty('06:00', '20:00', { tuesday: true, friday: true }),
      [{ code: 'DUTY_TOO_LONG', hours: 14 }],
    ],
    [
      'from Sunday into Monday',
      duty('06:00', '20:00', { sunday: true, monday: true }),
      [
        { code: 'DUTY_TOO_LONG', hours: 14 },
        { code: 'REST_TOO_SHORT', hours: 10 },
      ],
    ],
  ])('%s', (_, shift, signs) => {
    expect(workingTimeSigns(shift, true)).toEqual(signs);
  });

  it('is the same as a count of each minute of three weeks', () => {
    const time = fc
      .tuple(fc.nat(23), fc.nat(59))
      .map((parts) => parts.map((part) => `${part}`.padStart(2, '0')).join(':'));
    const days = fc.record(
      Object.fromEntries(weekdays.map((day) => [day, fc.boolean()])) as Record<
        keyof typeof everyDay,
        fc.Arbitrary<boolean>
      >,
    );
    fc.assert(
      fc.property(time, time, days, (start, end, on) => {
        const shift = duty(start, end, on);
        const counted = minuteByMinute(shift);
        expect(postStaff(shift, true, 173)?.hoursPerWeek ?? 0).toBeCloseTo(counted.hoursPerWeek, 9);
        const [tooLong, tooShort] = [counted.longest > 10, counted.shortestRest < 11];
        expect(workingTimeSigns(shift, true).map(({ code }) => code)).toEqual([
          ...(tooLong && counted.hoursPerWeek > 0 ? ['DUTY_TOO_LONG'] : []),
          ...(tooShort ? ['REST_TOO_SHORT'] : []),
        ]);
      }),
    );
  });
});

/** Duties of the second of three weeks, each minute of each counted, and the rest before the duty of the next day. */
function minuteByMinute(shift: ReturnType<typeof duty>) {
  const at = (clock: string) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3));
  const duties: { from: number; minutes: number }[] = [];
  for (let day = 0; day < 21; day += 1) {
    const name = weekdays[day % 7];
    if (!name || !shift[name]) continue;
    let minutes = 0;
    for (let minute = at(shift.startTime); ; minute += 1) {
      if (minutes > 0 && minute % 1440 === at(shift.endTime)) break;
      minutes += 1;
    }
    duties.push({ from: day * 1440 + at(shift.startTime), minutes });
  }
  const week = duties.filter(({ from }) => from >= 7 * 1440 && from < 14 * 1440);
  const rests = duties.flatMap((one) =>
    duties.filter((next) => next.from - one.from === 1440).map((next) => (next.from - one.from - one.minutes) / 60),
  );
  return {
    hoursPerWeek: week.reduce((sum, { minutes }) => sum + minutes / 60, 0),
    longest: Math.max(0, ...week.map(({ minutes }) => minutes / 60)),
    shortestRest: Math.min(Number.POSITIVE_INFINITY, ...rests),
  };
}
