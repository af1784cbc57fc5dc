import type { CostLines } from '../costs/cost-lines.ts';
import type { ServiceInput } from '../model.ts';
import type { PeriodIndex } from '../periods.ts';
import type { HeadsOfContract, Segment } from '../rates/segment.ts';
import type { SegmentTerms } from '../services/service-terms.ts';
import { absencePay, trainingPay } from './absence-pay.ts';
import { hourlyWageIn, payForHours } from './base-wage.ts';
import { briefing, fluctuationBriefing } from './briefing.ts';
import { type Staffing, staffing } from './headcount.ts';
import { type HeadsOfWork, headsOfWork } from './heads-of-work.ts';
import { holidayPay } from './holiday-pay.ts';
import { christmasBonus, vacationBonus } from './one-off-bonuses.ts';
import { socialSecurity } from './social-security.ts';

/** The hours of own staff in one period of one segment. */
export interface PeriodWork {
  readonly period: PeriodIndex;
  readonly hours: number;
  /** Hours that public holidays cancel and that are paid all the same. */
  readonly lostHours: number;
}

/** The conditions for the pay of an hour in a segment. */
export interface PayConditions {
  readonly service: ServiceInput;
  readonly segment: Segment;
  readonly terms: SegmentTerms;
  readonly contractMonths: number;
  readonly heads?: HeadsOfContract;
}

type PayLine =
  | 'baseWage'
  | 'nonTariffAllowances'
  | 'wage'
  | 'bonusPay'
  | 'training'
  | 'briefing'
  | 'fluctuationBriefing'
  | 'sickness'
  | 'vacation'
  | 'vacationBonus'
  | 'christmasBonus'
  | 'holidayPay'
  | 'socialSecurity'
  | 'totalPayCosts'
  | 'employeeCount'
  | 'reserveEmployeeCount';

/** The pay lines of some hours, with the payroll that insurances refer to and the years of heads that material refers to. */
export interface PayCosts extends Readonly<Pick<CostLines, PayLine>> {
  readonly grossPay: number;
  readonly materialYears: number;
}

/**
 * The pay for the hours of one period in one segment. These hours cause every line, so no key spreads pay over periods.
 *
 * @source docs/calculation.md, 4
 */
export function payCosts(work: PeriodWork, conditions: PayConditions): PayCosts {
  const { hours, lostHours, period } = work;
  const { service, segment, terms, contractMonths } = conditions;
  const { nonTariffAllowance, parameters } = service;
  const hourlyWage = hourlyWageIn(service, segment);
  const grossHourlyWage = hourlyWage + nonTariffAllowance;
  const bonus = terms.bonusPerHour[period];
  const staff = staffing(work, terms.attendanceFactor, parameters.averageHoursWorkedPerMonth, contractMonths);

  const baseWage = payForHours(hours, hourlyWage);
  const nonTariffAllowances = payForHours(hours, nonTariffAllowance);
  const wage = baseWage + nonTariffAllowances;
  const bonusPay = payForHours(hours, bonus);
  const lostPay = holidayPay(lostHours, terms.attendanceFactor, grossHourlyWage, bonus);
  const continuedPay = wage + bonusPay + lostPay;
  const ofHeads = headsIn(staff, conditions);
  const extra = extraPay(continuedPay, staff, ofHeads, conditions);

  const { grossPay } = extra;
  const exempt = terms.exemptBonusPerHour[period];
  const employerShare = socialSecurity(segment.socialSecurity.value, grossPay, hours, exempt);
  return {
    baseWage,
    nonTariffAllowances,
    wage,
    bonusPay,
    training: extra.training,
    briefing: extra.briefing,
    fluctuationBriefing: extra.fluctuationBriefing,
    sickness: extra.sickness,
    vacation: extra.vacation,
    vacationBonus: extra.vacationBonus,
    christmasBonus: extra.christmasBonus,
    holidayPay: lostPay,
    socialSecurity: employerShare,
    totalPayCosts: grossPay + employerShare,
    employeeCount: staff.rosterHeads,
    reserveEmployeeCount: staff.payrollHeads - staff.rosterHeads,
    grossPay,
    materialYears: ofHeads.materialYears,
  };
}

/** The heads behind some hours: on average over the contract, or their share of the heads of the contract. */
function headsIn({ payrollHeads, fullTimeYears }: Staffing, { heads, contractMonths }: PayConditions): HeadsOfWork {
  if (heads) return headsOfWork(heads, fullTimeYears, contractMonths);
  return { heads: payrollHeads, years: fullTimeYears, materialYears: fullTimeYears };
}

/** Pay for time without duty, for briefing, and the yearly bonuses; and the gross pay with them. */
function extraPay(
  continuedPay: number,
  staff: Staffing,
  { heads, years }: HeadsOfWork,
  { service, segment, terms }: PayConditions,
) {
  const { hoursBriefingPerEmployee: briefingHours, parameters } = service;
  const briefed = service.staffIsBriefed ? 1 : service.type === 'PERMANENT' ? service.transferredEmployeePercentage : 0;
  const grossHourlyWage = hourlyWageIn(service, segment) + service.nonTariffAllowance;
  const { attendanceDays, attendanceFactor } = terms;
  const { paidHours, fullTimeYears } = staff;
  const yearlyPay = attendanceFactor * paidHours * grossHourlyWage;

  const training = trainingPay(paidHours, grossHourlyWage, parameters.trainingDays, attendanceDays);
  const first = briefing(heads, briefingHours, grossHourlyWage, briefed);
  const later = fluctuationBriefing(parameters.employeeFluctuation, years, briefingHours, grossHourlyWage);
  const sickness = absencePay(continuedPay, parameters.sickDays, attendanceDays);
  const vacation = absencePay(continuedPay, terms.vacationDays, attendanceDays);
  const ofVacation = vacationBonus(terms.vacationBonus, vacation, fullTimeYears);
  const ofChristmas = christmasBonus(terms.christmasBonus, yearlyPay, fullTimeYears);
  return {
    training,
    briefing: first,
    fluctuationBriefing: later,
    sickness,
    vacation,
    vacationBonus: ofVacation,
    christmasBonus: ofChristmas,
    grossPay: continuedPay + training + first + later + sickness + vacation + ofVacation + ofChristmas,
  };
}

/**
 * Adds pay lines to the sum of a period. Written out, because this runs for each period of each segment and a loop over
 * names is slower.
 */
export function addPay(sum: CostLines, pay: PayCosts): void {
  sum.baseWage += pay.baseWage;
  sum.nonTariffAllowances += pay.nonTariffAllowances;
  sum.wage += pay.wage;
  sum.bonusPay += pay.bonusPay;
  sum.training += pay.training;
  sum.briefing += pay.briefing;
  sum.fluctuationBriefing += pay.fluctuationBriefing;
  sum.sickness += pay.sickness;
  sum.vacation += pay.vacation;
  sum.vacationBonus += pay.vacationBonus;
  sum.christmasBonus += pay.christmasBonus;
  sum.holidayPay += pay.holidayPay;
  sum.socialSecurity += pay.socialSecurity;
  sum.totalPayCosts += pay.totalPayCosts;
  sum.employeeCount += pay.employeeCount;
  sum.reserveEmployeeCount += pay.reserveEmployeeCount;
}
