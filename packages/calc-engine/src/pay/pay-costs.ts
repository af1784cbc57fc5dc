import type { CostLines } from '../costs/cost-lines.ts';
import type { ServiceInput } from '../model.ts';
import type { Segment } from '../rates/contract-rates.ts';
import type { SegmentTerms } from '../services/service-terms.ts';
import { absencePay, trainingPay } from './absence-pay.ts';
import { payForHours } from './base-wage.ts';
import { briefing, fluctuationBriefing } from './briefing.ts';
import { fullTimeYears, payrollHeads, rosterHeads } from './headcount.ts';
import { holidayPay } from './holiday-pay.ts';
import { christmasBonus, vacationBonus } from './one-off-bonuses.ts';
import { socialSecurity } from './social-security.ts';

/** What the hours of a period cost beside pay: the payroll they are insured on and the person-years behind them. */
export interface Payroll {
  readonly grossPay: number;
  readonly fullTimeYears: number;
}

/**
 * Adds the pay for the hours of one period in one segment. Every line is caused by these hours, so there is no key that
 * spreads pay over periods.
 *
 * @source docs/calculation.md, 4
 */
export function addPayCosts(
  lines: CostLines,
  hours: number,
  lostHours: number,
  period: number,
  service: ServiceInput,
  segment: Segment,
  terms: SegmentTerms,
  contractMonths: number,
): Payroll {
  const { hourlyWage, nonTariffAllowance, hoursBriefingPerEmployee, parameters } = service;
  const transferred = service.type === 'PERMANENT' ? service.transferredEmployeePercentage : 0;
  const grossHourlyWage = hourlyWage + nonTariffAllowance;
  const bonus = terms.bonusPerHour[period] as number;
  const factor = terms.attendanceFactor;

  const baseWage = payForHours(hours, hourlyWage);
  const allowances = payForHours(hours, nonTariffAllowance);
  const wage = baseWage + allowances;
  const bonusPay = payForHours(hours, bonus);
  const lostPay = holidayPay(lostHours, factor, grossHourlyWage, bonus);
  const continuedPay = wage + bonusPay + lostPay;

  const vacation = absencePay(continuedPay, terms.vacationDays, terms.attendanceDays);
  const sickness = absencePay(continuedPay, parameters.sickDays, terms.attendanceDays);
  const paidHours = hours + factor * lostHours;
  const training = trainingPay(paidHours, grossHourlyWage, parameters.trainingDays, terms.attendanceDays);

  const personYears = fullTimeYears(paidHours, factor, parameters.averageHoursWorkedPerMonth);
  const heads = payrollHeads(personYears, contractMonths);
  const roster = rosterHeads(hours, lostHours, parameters.averageHoursWorkedPerMonth, contractMonths);
  const firstBriefing = briefing(heads, hoursBriefingPerEmployee, grossHourlyWage, transferred);
  const laterBriefing = fluctuationBriefing(
    parameters.employeeFluctuation,
    personYears,
    hoursBriefingPerEmployee,
    grossHourlyWage,
  );
  const vacationExtra = vacationBonus(terms.vacationBonus, vacation, personYears);
  const christmasExtra = christmasBonus(terms.christmasBonus, factor * paidHours * grossHourlyWage, personYears);

  const grossPay =
    continuedPay + training + firstBriefing + laterBriefing + sickness + vacation + vacationExtra + christmasExtra;
  const employerShare = socialSecurity(
    segment.socialSecurity.value,
    grossPay,
    hours,
    terms.exemptBonusPerHour[period] as number,
  );

  lines.baseWage += baseWage;
  lines.nonTariffAllowances += allowances;
  lines.wage += wage;
  lines.bonusPay += bonusPay;
  lines.training += training;
  lines.briefing += firstBriefing;
  lines.fluctuationBriefing += laterBriefing;
  lines.sickness += sickness;
  lines.vacation += vacation;
  lines.vacationBonus += vacationExtra;
  lines.christmasBonus += christmasExtra;
  lines.holidayPay += lostPay;
  lines.socialSecurity += employerShare;
  lines.totalPayCosts += grossPay + employerShare;
  lines.employeeCount += roster;
  lines.reserveEmployeeCount += heads - roster;
  return { grossPay, fullTimeYears: personYears };
}
