import type { PermanentServiceInput, Shift } from '../model.ts';
import { dayNumber, type WeekdayIndex, weekdayOf } from './dates.ts';
import { firstAtOrAfter, weekdayIndexes, weekdaysFromSunday } from './day-counts.ts';
import { LEAST_REST_HOURS } from './post-staff.ts';
import { pauseDuration, shiftDuration } from './shift-times.ts';

/** The work of own guards, as far as heads depend on it. */
export type PostedWork = Pick<PermanentServiceInput, 'shifts' | 'pauseIncluded' | 'contract'>;

/** The moment at which most heads are bound, as a day number and a minute of that day. */
export interface Peak {
  readonly heads: number;
  readonly day: number;
  readonly minute: number;
}
/** The calendar week with the greatest amount, by the day number of its Monday. */
export interface BusyWeek {
  readonly amount: number;
  readonly monday: number;
}
/** What the days of the shifts ask of heads. A head is bound from the start of a duty on. */
export interface HeadNeed {
  /** Posts of own guards at the same time. */
  readonly postsAtOnce: Peak;
  /** The same with everybody who has the rest of eleven hours after a duty (§ 5 ArbZG). */
  readonly byRest: Peak;
  /** Minutes of work of the week that has most of them (§ 3 ArbZG). */
  readonly longestWeek: BusyWeek;
  /** Duties of the week that has most of them (§ 11 ArbZG: one day of seven is free). */
  readonly fullestWeek: BusyWeek;
}

const dayMinutes = 1440;
const restMinutes = LEAST_REST_HOURS * 60;
const monday: WeekdayIndex = 1;
const holidayKind = 7;

/** A shift with own guards and its days within the contract. */
interface Plan {
  readonly shift: Shift;
  /** Its place in the input. */
  readonly at: number;
  readonly from: number;
  readonly to: number;
  readonly start: number;
  readonly duration: number;
  readonly worked: number;
}

/**
 * Walks over the days of the shifts. A duty of 24 hours and its rest reach into the second day after its start, so what
 * a day asks for depends on the kinds of three days; each such window is looked at once in a stretch in which the same
 * shifts are in force.
 *
 * @param holidays ascending day numbers
 * @source docs/calculation.md, Heads of short assignments
 */
export function headNeed(work: PostedWork, holidays: readonly number[]): HeadNeed {
  const plans = plansOf(work);
  const need = { postsAtOnce: noPeak, byRest: noPeak, longestWeek: noWeek, fullestWeek: noWeek };
  const changes = [...new Set(plans.flatMap(({ from, to }) => [from, to + 1]))].sort((one, other) => one - other);
  let week = { monday: 0, minutes: 0, duties: 0 };
  for (const [at, first] of changes.entries()) {
    const next = changes[at + 1];
    if (next === undefined) break;
    const active = plans.filter(({ from, to }) => from <= first && to >= first);
    const near = plans.filter(({ from, to }) => from <= next && to >= first - 2);
    const ofKind = kindsOf(active);
    const seen = new Uint8Array(512);
    let [before, yesterday] = [0, 0];
    let isPlainWeekSeen = false;
    let holidayAt = firstAtOrAfter(holidays, first);
    for (let day = first; day < next; day++) {
      const weekday = weekdayOf(day);
      // Whole weeks without public holidays, also just before them, are alike.
      const isPlain = weekday === monday && before !== holidayKind && yesterday !== holidayKind && day - first >= 2;
      if (isPlain && day + 7 <= next && !((holidays[holidayAt] ?? next) < day + 7)) {
        if (isPlainWeekSeen) {
          day += 6;
          continue;
        }
        isPlainWeekSeen = true;
      }
      const isHoliday = holidays[holidayAt] === day;
      if (isHoliday) holidayAt++;
      const today = isHoliday ? holidayKind : weekday;
      const { running, minutes, duties } = ofKind[today] ?? noWork;
      const startOfWeek = day - ((weekday - monday + 7) % 7);
      if (startOfWeek !== week.monday) week = { monday: startOfWeek, minutes: 0, duties: 0 };
      week.minutes += minutes;
      week.duties += duties;
      if (week.minutes > need.longestWeek.amount) need.longestWeek = { amount: week.minutes, monday: week.monday };
      if (week.duties > need.fullestWeek.amount) need.fullestWeek = { amount: week.duties, monday: week.monday };
      if (duties > 0) {
        if (day - first < 2) {
          lookAt(day, runningOn(near, day - 2, holidays), runningOn(near, day - 1, holidays), running, need);
        } else {
          const key = (before * 8 + yesterday) * 8 + today;
          const runningOf = (kind: number) => ofKind[kind]?.running ?? [];
          if (seen[key] === 0) lookAt(day, runningOf(before), runningOf(yesterday), running, need);
          seen[key] = 1;
        }
      }
      before = yesterday;
      yesterday = today;
    }
  }
  return need;
}

/** The duties that bind heads at a moment, each with the day of its start; one of several guards is there once. */
export function dutiesAt(work: PostedWork, holidays: readonly number[], { day, minute }: Peak, withRest: boolean) {
  const moment = day * dayMinutes + minute;
  const starts = [day - 2, day - 1, day];
  return plansOf(work).flatMap((plan) =>
    starts
      .filter((start) => runsOn(plan, start, isIn(holidays, start)) && binds(plan, start, moment, withRest))
      .map((start) => ({ shift: plan.at, day: start })),
  );
}

/** How often each shift starts in a calendar week, with the minutes that one of its duties works. */
export function dutiesInWeek(work: PostedWork, holidays: readonly number[], week: BusyWeek) {
  return plansOf(work).flatMap((plan) => {
    const days = [0, 1, 2, 3, 4, 5, 6].filter((later) => {
      const day = week.monday + later;
      return runsOn(plan, day, isIn(holidays, day));
    });
    return days.length === 0 ? [] : [{ shift: plan.at, duties: days.length, minutes: plan.worked }];
  });
}

const noPeak: Peak = { heads: 0, day: 0, minute: 0 };
const noWeek: BusyWeek = { amount: 0, monday: 0 };

function plansOf({ shifts, pauseIncluded, contract }: PostedWork): Plan[] {
  const [first, last] = [dayNumber(contract.startDate), dayNumber(contract.endDate)];
  return shifts.flatMap((shift, at) => {
    const from = shift.startDate === null ? first : Math.max(first, dayNumber(shift.startDate));
    const to = shift.endDate === null ? last : Math.min(last, dayNumber(shift.endDate));
    if (shift.employeeQuantity === 0 || from > to) return [];
    const duration = shiftDuration(shift);
    const start = Number(shift.startTime.slice(0, 2)) * 60 + Number(shift.startTime.slice(3));
    return [{ shift, at, from, to, start, duration, worked: duration - (pauseIncluded ? 0 : pauseDuration(shift)) }];
  });
}

function runsOn({ shift, from, to }: Plan, day: number, isHoliday: boolean): boolean {
  if (day < from || day > to) return false;
  return isHoliday ? shift.holiday : shift[weekdaysFromSunday[weekdayOf(day)]];
}

function binds({ start, duration }: Plan, day: number, moment: number, withRest: boolean): boolean {
  const since = moment - (day * dayMinutes + start);
  return since >= 0 && since < duration + (withRest ? restMinutes : 0);
}

function isIn(days: readonly number[], day: number): boolean {
  return days[firstAtOrAfter(days, day)] === day;
}

interface Work {
  readonly running: readonly Plan[];
  readonly minutes: number;
  readonly duties: number;
}
const noWork: Work = { running: [], minutes: 0, duties: 0 };

/** The shifts that run on a day of each kind, the weekdays and a public holiday, with their minutes and duties. */
function kindsOf(active: readonly Plan[]): Work[] {
  return [...weekdayIndexes, holidayKind].map((kind) => {
    const running = active.filter(({ shift }) => {
      const weekday = weekdaysFromSunday[kind as WeekdayIndex];
      return kind === holidayKind ? shift.holiday : shift[weekday];
    });
    const minutes = running.reduce((sum, { shift, worked }) => sum + shift.employeeQuantity * worked, 0);
    return { running, minutes, duties: running.reduce((sum, { shift }) => sum + shift.employeeQuantity, 0) };
  });
}

function runningOn(plans: readonly Plan[], day: number, holidays: readonly number[]): Plan[] {
  const isHoliday = isIn(holidays, day);
  return plans.filter((plan) => runsOn(plan, day, isHoliday));
}

/** Most heads are bound at the start of some duty. The lists are the shifts that run on the day and the two before it. */
function lookAt(
  day: number,
  before: readonly Plan[],
  yesterday: readonly Plan[],
  today: readonly Plan[],
  need: { postsAtOnce: Peak; byRest: Peak },
): void {
  let last = -1;
  for (const { start: minute } of today) {
    if (minute === last) continue;
    last = minute;
    const moment = day * dayMinutes + minute;
    let [posts, heads] = [0, 0];
    const add = (plans: readonly Plan[], start: number) => {
      for (const plan of plans) {
        if (!binds(plan, start, moment, true)) continue;
        heads += plan.shift.employeeQuantity;
        if (binds(plan, start, moment, false)) posts += plan.shift.employeeQuantity;
      }
    };
    add(before, day - 2);
    add(yesterday, day - 1);
    add(today, day);
    if (posts > need.postsAtOnce.heads) need.postsAtOnce = { heads: posts, day, minute };
    if (heads > need.byRest.heads) need.byRest = { heads, day, minute };
  }
}
