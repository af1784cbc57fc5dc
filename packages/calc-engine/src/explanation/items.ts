import type { CostType, Weekday } from '@zuschlag/validation/vocabulary';
import { dayKindOf, dutyMinutes, shiftInSegment } from '../calendar/shift-minutes.ts';
import { visitDates, workingDays } from '../calendar/site-visit-counts.ts';
import type { PeriodKey } from '../model.ts';
import { periodIndexOf } from '../periods.ts';
import type { Explanation } from '../results.ts';
import { headCounts, headItems } from './head-items.ts';
import { item } from './item.ts';
import type { Sheet, SheetSegment } from './sheet.ts';

/** The cars, purchases, shifts or visits behind a count, or null when the name is not a count. */
export function itemsOf(sheet: Sheet, name: string, period: CostType, place = sheet.segments[0]): Explanation[] | null {
  const { input } = sheet;
  if (input.type === 'PERMANENT') {
    const all = (list: 'cars' | 'purchases', key: string) =>
      input[list].map((piece, n) => item(sheet, key, piece, `${list}.${n}`));
    if (name === 'allCars') return all('cars', 'carCost');
    if (headCounts.has(name)) return headItems(sheet, name);
    if (name === 'allPurchases') return all('purchases', 'purchaseCostOfContract');
    return countedMinutes.includes(name) && period !== 'cumulated' ? shiftNodes(sheet, name, period, place) : null;
  }
  if (name === 'lostMinutes' || name === 'subcontractorMinutes') return [];
  return name === 'ownMinutes' && period !== 'cumulated' ? visitNodes(sheet, period, place) : null;
}

const countedMinutes = ['ownMinutes', 'lostMinutes', 'subcontractorMinutes'];

function shiftNodes(sheet: Sheet, name: string, period: PeriodKey, { segment }: SheetSegment): Explanation[] {
  const { input, rates } = sheet;
  if (input.type !== 'PERMANENT') return [];
  const kind = dayKindOf[periodIndexOf[period]];
  const quantity = name === 'subcontractorMinutes' ? 'subContractorQuantity' : 'employeeQuantity';
  return input.shifts.flatMap((shift, n) => {
    const duties = shiftInSegment(shift, input.pauseIncluded, segment, rates);
    if (!duties) return [];
    const { counts, profile } = duties;
    const [minutesToday, minutesTomorrow] = dutyMinutes(periodIndexOf[period], profile);
    const isLost = name === 'lostMinutes';
    const fields = {
      headsOfShift: shift[quantity],
      dutiesStarting: (isLost ? counts.lostStarts : counts.starts)[kind],
      dutiesOfDayBefore: (isLost ? counts.lostNext : counts.next)[kind],
      minutesToday,
      minutesTomorrow,
    };
    return [item(sheet, 'shiftMinutes', fields, `shifts.${n}`, quantity)];
  });
}

function visitNodes(sheet: Sheet, period: PeriodKey, { segment }: SheetSegment): Explanation[] {
  const { input, rates } = sheet;
  if (input.type !== 'MOBILE') return [];
  return input.siteVisits.flatMap((visit, n) => {
    const dates = visitDates(visit, segment, rates);
    if (!dates) return [];
    const path = `siteVisits.${sheet.firstVisit + n}`;
    const isNight = periodIndexOf[period] % 2 === 1;
    const days = daysOfPeriod(period).map((day) => {
      const count = day === 'holiday' ? dates.holidays : dates.weekdays[day];
      const field = `${day}${isNight ? 'Night' : 'Day'}` as const;
      return item(sheet, 'visitsOnDates', { dates: count, visitsPerDate: visit[field] }, path, field);
    });
    const visits = days.reduce((total, day) => total + day.value, 0);
    const sum: Explanation = { key: 'visits', value: visits, unit: 'number', formula: 'sum', parts: days };
    const node = item(sheet, 'visitMinutes', { ...visit, travelTime: input.travelTime, visits }, path);
    return [{ ...node, parts: node.parts.map((part) => (part.key === 'visits' ? sum : part)) }];
  });
}

/** How often the visits of a sheet take place in a period, stretch by stretch of constant rates. */
export function visitCounts(sheet: Sheet, period: CostType): Explanation[] {
  if (period === 'cumulated') return [];
  return sheet.segments.flatMap((place) =>
    visitNodes(sheet, period, place).flatMap(({ input, parts }) =>
      parts.filter(({ key }) => key === 'visits').map((visits) => ({ ...visits, input, period, segment: place.days })),
    ),
  );
}

function daysOfPeriod(period: PeriodKey): readonly (Weekday | 'holiday')[] {
  if (period === 'day' || period === 'night') return workingDays;
  return period === 'sunday' || period === 'sundayNight' ? ['sunday'] : ['holiday'];
}
