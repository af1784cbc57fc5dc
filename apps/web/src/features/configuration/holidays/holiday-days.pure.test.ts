import { recurringDays } from '@zuschlag/validation/configuration/holidays';
import { describe, expect, it } from 'vitest';
import { dayProblems, splitDays } from './holiday-days.ts';

const once = { today: '2026-11-22', recur: null };

describe('the days of new holidays', () => {
  it('are told what is wrong with each of them', () => {
    expect(dayProblems(['2027-05-01', '31.02.2027', '2026-11-21', '2027-05-01'], once)).toEqual([
      null,
      'UNREADABLE',
      'PAST',
      'TWICE',
    ]);
  });

  it('may be today', () => {
    expect(dayProblems(['2026-11-22'], once)).toEqual([null]);
  });

  it('meet each other only when they recur', () => {
    const days = ['2027-05-01', '2029-05-01'];
    expect(dayProblems(days, once)).toEqual([null, null]);
    expect(dayProblems(days, { ...once, recur: recurringDays })).toEqual([null, 'TWICE_WHEN_RECURRING']);
  });

  it('can be pasted several at once', () => {
    expect(splitDays('01.05.2027, 03.10.2027\n25.12.2027 26.12.2027')).toEqual([
      '01.05.2027',
      '03.10.2027',
      '25.12.2027',
      '26.12.2027',
    ]);
  });
});
