import { isoDate } from '../calendar/dates.ts';
import { type BusyWeek, dutiesAt, dutiesInWeek, headNeed, type Peak } from '../calendar/head-need.ts';
import type { PermanentServiceInput } from '../model.ts';
import type { Explanation } from '../results.ts';
import { item } from './item.ts';
import type { Sheet } from './sheet.ts';

/** Counts of heads, hours and duties on the days of the shifts. */
export const headCounts: ReadonlySet<string> = new Set(['postsAtOnce', 'headsByRest', 'weekHours', 'weekDuties']);

/** The shifts behind a count of heads, hours or duties, with the days on which it is reached. */
export function headItems(sheet: Sheet, name: string): Explanation[] {
  const { input } = sheet;
  if (input.type !== 'PERMANENT') return [];
  const need = headNeed(input, sheet.rates.holidays);
  if (name === 'postsAtOnce') return dutyNodes(sheet, input, need.postsAtOnce, false);
  if (name === 'headsByRest') return dutyNodes(sheet, input, need.byRest, true);
  return weekNodes(sheet, input, name === 'weekHours' ? need.longestWeek : need.fullestWeek, name);
}

function dutyNodes(sheet: Sheet, input: PermanentServiceInput, peak: Peak, withRest: boolean): Explanation[] {
  return dutiesAt(input, sheet.rates.holidays, peak, withRest).map(({ shift, day }): Explanation => {
    const value = input.shifts[shift]?.employeeQuantity ?? 0;
    const segment = { from: isoDate(day), to: isoDate(day) };
    return {
      key: 'headsOfShift',
      value,
      unit: 'heads',
      segment,
      input: `shifts.${shift}.employeeQuantity`,
      parts: [],
    };
  });
}

function weekNodes(sheet: Sheet, input: PermanentServiceInput, week: BusyWeek, name: string): Explanation[] {
  const segment = { from: isoDate(week.monday), to: isoDate(week.monday + 6) };
  return dutiesInWeek(input, sheet.rates.holidays, week).map(({ shift, duties, minutes }) => {
    const headsOfShift = input.shifts[shift]?.employeeQuantity ?? 0;
    const fields = {
      ...{ headsOfShift, dutiesOfLongestWeek: duties, dutiesOfFullestWeek: duties, dutyHours: minutes / 60 },
    };
    const key = name === 'weekHours' ? 'weekHoursOfShift' : 'weekDutiesOfShift';
    return { ...item(sheet, key, fields, `shifts.${shift}`, 'employeeQuantity'), segment };
  });
}
