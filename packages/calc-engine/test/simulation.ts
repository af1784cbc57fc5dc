import type { PeriodKey, RateBook, ServiceInput, Shift, SiteVisit } from '../src/index.ts';

/**
 * The calculation done the slow and obvious way: it walks every minute of every duty, looks up each rate on the day
 * itself in the plain rows, and adds everything up. It shares nothing with the engine but the types.
 */
export type SimulatedLines = Record<string, number>;
export interface Simulation {
  readonly months: number;
  readonly periods: Record<PeriodKey, SimulatedLines>;
  readonly lost: Record<PeriodKey, number>;
  /** Per visit: number, cost per period. */
  readonly visits: readonly { readonly visits: number; readonly costs: Record<PeriodKey, number> }[];
}

const keys = ['day', 'night', 'sunday', 'sundayNight', 'holiday', 'holidayNight'] as const;
const names = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const;
const perPeriod = <T>(make: () => T) => Object.fromEntries(keys.map((key) => [key, make()])) as Record<PeriodKey, T>;

const nextDay = (date: string, days = 1) => new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10);
const weekday = (date: string) => names[new Date(date).getUTCDay()] as (typeof names)[number];
const minuteOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

function datesOf(from: string, to: string): string[] {
  const dates: string[] = [];
  for (let date = from; date <= to; date = nextDay(date)) dates.push(date);
  return dates;
}

function inForce<Row extends { readonly activeFrom: string }>(rows: readonly Row[], date: string): Row | undefined {
  let found: Row | undefined;
  for (const row of rows) if (row.activeFrom <= date && (!found || row.activeFrom >= found.activeFrom)) found = row;
  return found;
}

/**
 * @param wageOn the wage of a day, where it is another than the one entered
 * @param headsPerYear heads for each full-time year of the contract, where they are not the average over it
 * @param monthsOfContract over which the first briefing is spread, where the input holds a part of a contract
 */
export function simulate(
  input: ServiceInput,
  book: RateBook,
  wageOn?: (day: string) => number,
  headsPerYear?: number,
  monthsOfContract?: number,
): Simulation {
  const holidays = new Set(book.holidays.filter((row) => row.province === input.province).map((row) => row.date));
  const here = <Row extends { readonly province: string }>(rows: readonly Row[]) =>
    rows.filter((row) => row.province === input.province);
  const dates = datesOf(input.contract.startDate, input.contract.endDate);
  let months = 0;
  for (const date of dates) {
    months += 1 / new Date(Date.UTC(Number(date.slice(0, 4)), Number(date.slice(5, 7)), 0)).getUTCDate();
  }
  const periods = perPeriod((): SimulatedLines => ({}));
  const lost = perPeriod(() => 0);

  function periodOf(date: string, isNight: boolean, ignoresHolidays: boolean): PeriodKey {
    if (!ignoresHolidays && holidays.has(date)) return isNight ? 'holidayNight' : 'holiday';
    if (weekday(date) === 'sunday') return isNight ? 'sundayNight' : 'sunday';
    return isNight ? 'night' : 'day';
  }

  /** Walks one duty minute by minute. */
  function walk(shift: Shift, date: string, deductPause: boolean, ignoresHolidays: boolean): Record<PeriodKey, number> {
    const minutes = perPeriod(() => 0);
    const tariff = inForce(here(book.tariffs), date);
    if (!tariff) throw new Error('no tariff');
    const nightFrom = minuteOf(tariff.startNight);
    const nightTo = minuteOf(tariff.endNight);
    const start = minuteOf(shift.startTime);
    const length = (minuteOf(shift.endTime) - start + 1440) % 1440 || 1440;
    let pauseFrom = 0;
    let pauseTo = 0;
    if (deductPause && shift.pauseStartTime !== null && shift.pauseEndTime !== null) {
      pauseFrom = (minuteOf(shift.pauseStartTime) - start + 1440) % 1440;
      pauseTo = (minuteOf(shift.pauseEndTime) - start + 1440) % 1440 || 1440;
    }
    const ofDay = (day: string) => [periodOf(day, false, ignoresHolidays), periodOf(day, true, ignoresHolidays)];
    const today = ofDay(date);
    const tomorrow = ofDay(nextDay(date));
    for (let minute = 0; minute < length; minute++) {
      if (minute >= pauseFrom && minute < pauseTo) continue;
      const clock = (start + minute) % 1440;
      const isNight =
        nightFrom < nightTo
          ? clock >= nightFrom && clock < nightTo
          : nightFrom > nightTo && (clock >= nightFrom || clock < nightTo);
      minutes[(start + minute < 1440 ? today : tomorrow)[Number(isNight)] as PeriodKey]++;
    }
    return minutes;
  }

  /** Everything that minutes of one day in one period cost, apart from cars and purchases. */
  function cost(date: string, key: PeriodKey, own: number, lostMinutes: number, subcontracted: number): SimulatedLines {
    const tariff = inForce(here(book.tariffs), date);
    const steps = new Map<number, { days: number; activeFrom: string }>();
    for (const row of here(book.vacationDays)) {
      const step = steps.get(row.lengthOfEmployment);
      if (row.activeFrom <= date && (!step || row.activeFrom >= step.activeFrom))
        steps.set(row.lengthOfEmployment, row);
    }
    const lengths = [...steps.keys()].sort((first, second) => first - second);
    const length = lengths.filter((step) => step <= input.parameters.averageLengthOfEmployment).at(-1) ?? lengths[0];
    const vacationDays = steps.get(length as number)?.days as number;
    const security = inForce(book.socialSecurity, date);
    const insurance = inForce(book.insurances, date);
    const vacationExtra = inForce(here(book.vacationBonus), date);
    const christmasExtra = inForce(here(book.christmasBonus), date);
    if (!tariff || !security || !insurance) throw new Error('rates missing');

    const p = input.parameters;
    const w = wageOn ? wageOn(date) : input.hourlyWage;
    const g = w + input.nonTariffAllowance;
    const bonus = key === 'day' ? { relative: 0, absolute: 0 } : tariff.bonuses[key];
    const perHour = bonus.relative * (tariff.basisForBonusCalculation === 'BASEWAGE' ? w : g) + bonus.absolute;
    const free = { day: 0, night: 0.25, sunday: 0.5, sundayNight: 0.75, holiday: 1.25, holidayNight: 1.5 }[key] * g;
    let exempt = Math.min(perHour, free);
    if (g > 25) exempt = (exempt * 25) / g;
    const attendance = tariff.workdaysPerYear - vacationDays - p.sickDays - p.trainingDays;
    const r = tariff.workdaysPerYear / attendance;
    const h = own / 60;
    const hl = lostMinutes / 60;
    const y = (r * (h + r * hl)) / (12 * p.averageHoursWorkedPerMonth);

    const whole = monthsOfContract ?? months;
    const heads = headsPerYear === undefined ? (12 * y) / whole : y * headsPerYear;
    const yearsOfHeads = headsPerYear === undefined ? y : (heads / 12) * whole;
    const dressed = headsPerYear === undefined ? y : (heads / 12) * Math.max(12, whole);

    const lines: SimulatedLines = {};
    lines.minutes = own + subcontracted;
    lines.baseWage = h * w;
    lines.nonTariffAllowances = h * input.nonTariffAllowance;
    lines.wage = h * g;
    lines.bonusPay = h * perHour;
    lines.holidayPay = r * hl * (g + perHour);
    const continued = lines.wage + lines.bonusPay + lines.holidayPay;
    lines.vacation = (continued / attendance) * vacationDays;
    lines.sickness = (continued / attendance) * p.sickDays;
    lines.training = (((h + r * hl) * g) / attendance) * p.trainingDays;
    const ofOthers = input.type === 'PERMANENT' ? input.transferredEmployeePercentage : 0;
    const transferred = input.staffIsBriefed ? 1 : ofOthers;
    lines.briefing = heads * input.hoursBriefingPerEmployee * g * (1 - transferred);
    lines.fluctuationBriefing = p.employeeFluctuation * yearsOfHeads * input.hoursBriefingPerEmployee * g;
    lines.vacationBonus =
      (vacationExtra?.bonusRelative ?? 0) * lines.vacation + (vacationExtra?.bonusAbsolute ?? 0) * y;
    lines.christmasBonus =
      ((christmasExtra?.bonusRelative ?? 0) * r * (h + r * hl) * g) / 12 + (christmasExtra?.bonusAbsolute ?? 0) * y;
    const gross =
      continued +
      lines.vacation +
      lines.sickness +
      lines.training +
      lines.briefing +
      lines.fluctuationBriefing +
      lines.vacationBonus +
      lines.christmasBonus;
    lines.socialSecurity = security.value * (gross - h * exempt);
    lines.totalPayCosts = gross + lines.socialSecurity;
    lines.employeeCount = (h + hl) / (p.averageHoursWorkedPerMonth * months);
    lines.reserveEmployeeCount = (12 * y) / months - lines.employeeCount;
    const perMinute = input.type === 'MOBILE' ? p : { carCostsPerMinute: 0, otherCostsPerMinute: 0 };
    lines.uniform = p.yearlyUniformCosts * dressed;
    lines.trainingFees = p.yearlyTrainingCosts * dressed;
    lines.otherMaterial = p.otherMaterialCosts * dressed + (perMinute.otherCostsPerMinute ?? 0) * own;
    lines.professionalAssociation = insurance.professionalAssociation * gross;
    lines.liabilityInsurance = insurance.liabilityInsurance * gross;
    lines.totalMaterialCosts =
      lines.uniform +
      lines.trainingFees +
      lines.otherMaterial +
      lines.professionalAssociation +
      lines.liabilityInsurance;
    lines.car = (perMinute.carCostsPerMinute ?? 0) * own;
    lines.purchase = 0;
    lines.subcontractorCosts =
      input.type === 'PERMANENT' ? (subcontracted / 60) * (input.subcontractorHourlyRate ?? 0) : 0;
    return lines;
  }

  function add(key: PeriodKey, lines: SimulatedLines): void {
    const sum = periods[key];
    for (const [line, value] of Object.entries(lines)) sum[line] = (sum[line] ?? 0) + value;
  }

  for (const key of keys) add(key, cost(input.contract.startDate, key, 0, 0, 0));
  if (input.type === 'PERMANENT') {
    for (const date of dates) {
      for (const shift of input.shifts) {
        if (date < (shift.startDate ?? date) || date > (shift.endDate ?? date)) continue;
        const isHoliday = holidays.has(date);
        const runs = isHoliday ? shift.holiday : shift[weekday(date)];
        const isLost = isHoliday && shift.applyHolidayPay && shift[weekday(date)];
        if (!runs && !isLost) continue;
        const minutes = walk(shift, date, !input.pauseIncluded, isLost);
        for (const key of keys) {
          if (minutes[key] === 0) continue;
          if (isLost) {
            lost[key] += minutes[key] * shift.employeeQuantity;
            add(key, cost(date, key, 0, minutes[key] * shift.employeeQuantity, 0));
          } else {
            const own = minutes[key] * shift.employeeQuantity;
            add(key, cost(date, key, own, 0, minutes[key] * shift.subContractorQuantity));
          }
        }
      }
    }
    let cars = 0;
    for (const car of input.cars) {
      const fuel = (car.yearlyKilometers * car.consumption * car.fuelPrice) / 100;
      const repair = car.yearlyKilometers * car.repairPerKilometer;
      const monthly = car.netValue / car.runtime + (car.yearlyInsurance + car.yearlyTax + fuel + repair) / 12;
      cars += car.quantity * monthly * months;
    }
    let purchases = 0;
    for (const bought of input.purchases) {
      const upkeep = bought.yearlyMaintenance + bought.yearlyRepair + bought.yearlyAdditionals;
      purchases += bought.quantity * (bought.purchaseCost / bought.monthsDepreciation + upkeep / 12) * months;
    }
    const all = keys.reduce((total, key) => total + (periods[key].minutes ?? 0), 0);
    for (const key of keys) {
      const share = all > 0 ? (periods[key].minutes ?? 0) / all : Number(key === 'day');
      periods[key].car = cars * share;
      periods[key].purchase = purchases * share;
    }
  }

  const visits: { visits: number; costs: Record<PeriodKey, number> }[] = [];
  if (input.type === 'MOBILE') {
    for (const visit of input.siteVisits) {
      const costs = perPeriod(() => 0);
      let count = 0;
      for (const date of dates) {
        if (date < (visit.startDate ?? date) || date > (visit.endDate ?? date)) continue;
        const day = holidays.has(date) ? 'holiday' : weekday(date);
        for (const half of ['Day', 'Night'] as const) {
          const times = visit[`${day}${half}` as keyof SiteVisit & `${string}Day`];
          if (times === 0) continue;
          count += times;
          const key = periodOf(date, half === 'Night', false);
          const lines = cost(date, key, times * (visit.duration + input.travelTime), 0, 0);
          add(key, lines);
          costs[key] += (lines.totalPayCosts ?? 0) + (lines.totalMaterialCosts ?? 0) + (lines.car ?? 0);
        }
      }
      visits.push({ visits: count, costs });
    }
  }
  for (const key of keys) {
    const lines = periods[key];
    lines.totalSpecialCosts = (lines.car ?? 0) + (lines.purchase ?? 0);
    lines.totalCosts =
      (lines.totalPayCosts ?? 0) +
      (lines.totalMaterialCosts ?? 0) +
      lines.totalSpecialCosts +
      (lines.subcontractorCosts ?? 0);
  }
  return { months, periods, lost, visits };
}
