import type { FormulaLine, Level, Unit, Variant } from './formula-line.ts';
import { startingPoints } from './starting-points.ts';

const material = 'uniform + trainingFees + otherMaterial + professionalAssociation + liabilityInsurance';
const gross =
  'continuedPay + training + briefing + fluctuationBriefing + sickness + vacation + vacationBonus + christmasBonus';
const exempt =
  'if(grossHourlyWage > 0, min(bonusPerHour, taxFreeShare * grossHourlyWage) * min(1, exemptWageLimit / grossHourlyWage), 0)';
const carUpkeep =
  'yearlyInsurance + yearlyTax + yearlyKilometers / 100 * consumption * fuelPrice + yearlyKilometers * repairPerKilometer';
const upkeep = 'yearlyMaintenance + yearlyRepair + yearlyAdditionals';

type Row = readonly [level: Level, unit: Unit, key: string, formula: string, only?: Variant];

const rows: readonly Row[] = [
  // Time
  [
    'item',
    'min',
    'shiftMinutes',
    'headsOfShift * (dutiesStarting * minutesToday + dutiesOfDayBefore * minutesTomorrow)',
  ],
  ['item', 'min', 'visitMinutes', 'visits * (duration + travelTime)'],
  ['item', 'number', 'visitsOnDates', 'dates * visitsPerDate'],
  ['segment', 'min', 'minutes', 'ownMinutes + subcontractorMinutes'],
  ['segment', 'min', 'lostHolidayMinutes', 'lostMinutes'],
  ['segment', 'h', 'hours', 'ownMinutes / 60'],
  ['segment', 'h', 'lostHours', 'lostMinutes / 60'],
  ['segment', 'h', 'paidHours', 'hours + attendanceFactor * lostHours'],
  // Rates of a segment
  [
    'rate',
    'EUR/h',
    'hourlyWage',
    'if(assumedRises > 0, round(tableWage * power(1 + assumedWageRise, assumedRises), 2), tableWage)',
    'TABLE_WAGE',
  ],
  ['rate', 'EUR/h', 'grossHourlyWage', 'hourlyWage + nonTariffAllowance'],
  ['rate', 'EUR/h', 'bonusBasis', 'hourlyWage + allowanceInBasis * nonTariffAllowance'],
  ['rate', 'EUR/h', 'bonusPerHour', 'bonusRelative * bonusBasis + bonusAbsolute'],
  ['rate', 'EUR/h', 'exemptBonusPerHour', exempt],
  ['rate', 'days', 'attendanceDays', 'workdaysPerYear - vacationDays - sickDays - trainingDays'],
  ['rate', 'number', 'attendanceFactor', 'workdaysPerYear / attendanceDays'],
  // Heads
  ['segment', 'years', 'fullTimeYears', 'attendanceFactor * paidHours / (12 * averageHoursWorkedPerMonth)'],
  ['segment', 'heads', 'payrollHeads', '12 * fullTimeYears / contractMonths'],
  ['segment', 'heads', 'employeeCount', '(hours + lostHours) / (averageHoursWorkedPerMonth * contractMonths)'],
  ['segment', 'heads', 'reserveEmployeeCount', 'payrollHeads - employeeCount'],
  // Heads that are briefed and dressed, where they are not the average
  ['item', 'h', 'weekHoursOfShift', 'headsOfShift * dutiesOfLongestWeek * dutyHours'],
  ['item', 'number', 'weekDutiesOfShift', 'headsOfShift * dutiesOfFullestWeek'],
  ['service', 'heads', 'headsByHours', 'roundup(weekHours / mostWeeklyHours, 0)', 'SHIFT_HEADS'],
  ['service', 'heads', 'headsByDuties', 'roundup(weekDuties / mostWeeklyDuties, 0)', 'SHIFT_HEADS'],
  ['service', 'heads', 'neededHeads', 'max(headsByRest, max(headsByHours, headsByDuties))', 'SHIFT_HEADS'],
  ['service', 'heads', 'heads', 'if(1 > contractMonths, neededHeads, max(payrollHeads, neededHeads))', 'SHIFT_HEADS'],
  ['service', 'heads', 'heads', 'max(typedHeads, postsAtOnce)', 'TYPED_HEADS'],
  [
    'segment',
    'heads',
    'headsOfWork',
    'if(allFullTimeYears > 0, heads * fullTimeYears / allFullTimeYears, 0)',
    'COUNTED_HEADS',
  ],
  ['segment', 'years', 'headYears', 'headsOfWork * contractMonths / 12', 'COUNTED_HEADS'],
  ['segment', 'years', 'materialYears', 'if(contractMonths > 12, headYears, headsOfWork)', 'COUNTED_HEADS'],
  // Pay
  ['segment', 'EUR', 'baseWage', 'hours * hourlyWage'],
  ['segment', 'EUR', 'nonTariffAllowances', 'hours * nonTariffAllowance'],
  ['segment', 'EUR', 'wage', 'baseWage + nonTariffAllowances'],
  ['segment', 'EUR', 'bonusPay', 'hours * bonusPerHour'],
  ['segment', 'EUR', 'holidayPay', 'attendanceFactor * lostHours * (grossHourlyWage + bonusPerHour)'],
  ['segment', 'EUR', 'continuedPay', 'wage + bonusPay + holidayPay'],
  ['segment', 'EUR', 'vacation', 'continuedPay * vacationDays / attendanceDays'],
  ['segment', 'EUR', 'sickness', 'continuedPay * sickDays / attendanceDays'],
  ['segment', 'EUR', 'training', 'paidHours * grossHourlyWage * trainingDays / attendanceDays'],
  [
    'segment',
    'EUR',
    'briefing',
    'payrollHeads * hoursBriefingPerEmployee * grossHourlyWage * (1 - transferredEmployeePercentage)',
    'PERMANENT_AVERAGE_HEADS',
  ],
  [
    'segment',
    'EUR',
    'briefing',
    'headsOfWork * hoursBriefingPerEmployee * grossHourlyWage * (1 - transferredEmployeePercentage)',
    'COUNTED_HEADS',
  ],
  ['segment', 'EUR', 'briefing', 'payrollHeads * hoursBriefingPerEmployee * grossHourlyWage', 'MOBILE'],
  [
    'segment',
    'EUR',
    'fluctuationBriefing',
    'employeeFluctuation * fullTimeYears * hoursBriefingPerEmployee * grossHourlyWage',
    'AVERAGE_HEADS',
  ],
  [
    'segment',
    'EUR',
    'fluctuationBriefing',
    'employeeFluctuation * headYears * hoursBriefingPerEmployee * grossHourlyWage',
    'COUNTED_HEADS',
  ],
  ['segment', 'EUR', 'vacationBonus', 'vacationBonusRelative * vacation + vacationBonusAbsolute * fullTimeYears'],
  [
    'segment',
    'EUR',
    'christmasBonus',
    'christmasBonusRelative * attendanceFactor * paidHours * grossHourlyWage / 12 + christmasBonusAbsolute * fullTimeYears',
  ],
  ['segment', 'EUR', 'grossPay', gross],
  ['segment', 'EUR', 'socialSecurity', 'socialSecurityRate * (grossPay - hours * exemptBonusPerHour)'],
  ['segment', 'EUR', 'totalPayCosts', 'grossPay + socialSecurity'],
  // Material
  ['segment', 'EUR', 'uniform', 'yearlyUniformCosts * fullTimeYears', 'AVERAGE_HEADS'],
  ['segment', 'EUR', 'trainingFees', 'yearlyTrainingCosts * fullTimeYears', 'AVERAGE_HEADS'],
  ['segment', 'EUR', 'otherMaterial', 'otherMaterialCosts * fullTimeYears', 'PERMANENT_AVERAGE_HEADS'],
  ['segment', 'EUR', 'uniform', 'yearlyUniformCosts * materialYears', 'COUNTED_HEADS'],
  ['segment', 'EUR', 'trainingFees', 'yearlyTrainingCosts * materialYears', 'COUNTED_HEADS'],
  ['segment', 'EUR', 'otherMaterial', 'otherMaterialCosts * materialYears', 'COUNTED_HEADS'],
  [
    'segment',
    'EUR',
    'otherMaterial',
    'otherMaterialCosts * fullTimeYears + otherCostsPerMinute * ownMinutes',
    'MOBILE',
  ],
  ['segment', 'EUR', 'professionalAssociation', 'professionalAssociationRate * grossPay'],
  ['segment', 'EUR', 'liabilityInsurance', 'liabilityInsuranceRate * grossPay'],
  ['segment', 'EUR', 'totalMaterialCosts', material],
  // Cars, purchases, subcontractors
  ['item', 'EUR', 'carCost', `quantity * (netValue / runtime * contractMonths + (${carUpkeep}) * contractMonths / 12)`],
  [
    'item',
    'EUR',
    'purchaseCostOfContract',
    `quantity * (purchaseCost / monthsDepreciation * contractMonths + (${upkeep}) * contractMonths / 12)`,
  ],
  ['period', 'fraction', 'minutesShare', 'if(allMinutes > 0, minutes / allMinutes, isDay)'],
  ['period', 'EUR', 'car', 'allCars * minutesShare', 'PERMANENT'],
  ['segment', 'EUR', 'car', 'carCostsPerMinute * ownMinutes', 'MOBILE'],
  ['period', 'EUR', 'purchase', 'allPurchases * minutesShare', 'PERMANENT'],
  ['period', 'EUR', 'purchase', '0', 'MOBILE'],
  ['period', 'EUR', 'totalSpecialCosts', 'car + purchase'],
  ['segment', 'EUR', 'subcontractorCosts', 'subcontractorMinutes / 60 * subcontractorHourlyRate'],
  ['period', 'EUR', 'totalCosts', 'totalPayCosts + totalMaterialCosts + totalSpecialCosts + subcontractorCosts'],
  // Price
  ['period', 'fraction', 'costShare', 'if(allCosts > 0, totalCosts / allCosts, minutesShare)'],
  ['period', 'EUR', 'revenue', 'totalCosts / (1 - margin)', 'MARGIN'],
  ['period', 'EUR', 'revenue', 'flatRate * costShare', 'FLATRATE'],
  ['period', 'EUR', 'revenue', 'minutes / 60 * agreedHourlyRate', 'HOURLYRATEABSOLUTE'],
  ['period', 'EUR', 'revenue', 'minutes / 60 * dayRate * (1 + rateSurcharge)', 'HOURLYRATERELATIVE'],
  ['period', 'EUR', 'revenue', 'allVisits', 'VISITS'],
  ['item', 'EUR', 'visitRevenue', 'visitCosts / (1 - visitMargin)', 'VISITS'],
  // Price at rounded unit prices
  ['period', 'EUR', 'exactRevenue', 'totalCosts / (1 - margin)', 'MARGIN_ROUNDED'],
  ['period', 'EUR', 'exactRevenue', 'flatRate * costShare', 'FLATRATE_ROUNDED'],
  ['period', 'EUR', 'exactRevenue', 'minutes / 60 * agreedHourlyRate', 'HOURLYRATEABSOLUTE_ROUNDED'],
  ['period', 'EUR', 'exactRevenue', 'minutes / 60 * dayRate * (1 + rateSurcharge)', 'HOURLYRATERELATIVE_ROUNDED'],
  ['period', 'EUR', 'exactRevenue', 'allExactVisits', 'VISITS_ROUNDED'],
  ...(['MARGIN_ROUNDED', 'HOURLYRATEABSOLUTE_ROUNDED', 'HOURLYRATERELATIVE_ROUNDED'] as const).map(
    (variant): Row => ['period', 'h', 'billedHours', 'round(minutes / 60, 2)', variant],
  ),
  ['period', 'EUR/h', 'unitPrice', 'if(minutes > 0, round(exactRevenue / (minutes / 60), 2), 0)', 'MARGIN_ROUNDED'],
  ['period', 'EUR/h', 'unitPrice', 'round(agreedHourlyRate, 2)', 'HOURLYRATEABSOLUTE_ROUNDED'],
  ['period', 'EUR/h', 'unitPrice', 'round(dayRate * (1 + rateSurcharge), 2)', 'HOURLYRATERELATIVE_ROUNDED'],
  [
    'period',
    'EUR',
    'revenue',
    'if(minutes > 0, round(billedHours * unitPrice, 2), round(exactRevenue, 2))',
    'MARGIN_ROUNDED',
  ],
  ['period', 'EUR', 'revenue', 'round(flatRate, 2) * costShare', 'FLATRATE_ROUNDED'],
  ['period', 'EUR', 'revenue', 'round(billedHours * unitPrice, 2)', 'HOURLYRATEABSOLUTE_ROUNDED'],
  ['period', 'EUR', 'revenue', 'round(billedHours * unitPrice, 2)', 'HOURLYRATERELATIVE_ROUNDED'],
  ['period', 'EUR', 'revenue', 'allVisits', 'VISITS_ROUNDED'],
  ['item', 'EUR', 'exactVisitRevenue', 'visitCosts / (1 - visitMargin)', 'VISITS_ROUNDED'],
  [
    'item',
    'EUR',
    'visitUnitPrice',
    'if(allVisitCount > 0, round(allVisitCosts / (1 - visitMargin) / allVisitCount, 2), 0)',
    'VISITS_ROUNDED',
  ],
  ['item', 'EUR', 'visitRevenue', 'visitsOfPeriod * visitUnitPrice', 'VISITS_ROUNDED'],
  ...(
    [
      'MARGIN_ROUNDED',
      'FLATRATE_ROUNDED',
      'HOURLYRATEABSOLUTE_ROUNDED',
      'HOURLYRATERELATIVE_ROUNDED',
      'VISITS_ROUNDED',
    ] as const
  ).map((variant): Row => ['period', 'EUR', 'roundingDifference', 'revenue - exactRevenue', variant]),
  ['service', 'EUR/h', 'pricePerHour', 'revenue / (minutes / 60)'],
  ['service', 'EUR', 'profit', 'revenue - totalCosts'],
  ['service', 'fraction', 'totalMargin', '(revenue - totalCosts) / revenue'],
  ['service', 'fraction', 'surcharge', '(revenue - totalCosts) / totalCosts'],
  ['period', 'EUR', 'overheads', 'totalCosts * overheadsShare + minutes / 60 * overheadsPerHour', 'OVERHEADS'],
  ['period', 'EUR', 'risk', '(totalCosts + overheads) * riskShare + minutes / 60 * riskPerHour', 'OVERHEADS'],
  ['service', 'EUR', 'netProfit', 'revenue - totalCosts - overheads - risk', 'OVERHEADS'],
  ['service', 'fraction', 'netMargin', '(revenue - totalCosts - overheads - risk) / revenue', 'OVERHEADS'],
  ['service', 'EUR/month', 'monthlyRevenue', 'revenue / durationMonths'],
  ['service', 'EUR/year', 'yearlyRevenue', '12 * revenue / durationMonths'],
];

/** All lines in the order of a calculation sheet; the starting points come last. */
export const formulas: readonly FormulaLine[] = [
  ...rows.map(([level, unit, key, formula, only]) => ({ key, unit, level, formula, only })),
  ...startingPoints.flatMap(([level, unit, keys]) =>
    keys.split(' ').map((key): FormulaLine => {
      const line = { key, unit, level, formula: null };
      return key === 'hourlyWage' ? { ...line, only: 'ENTERED_WAGE' } : line;
    }),
  ),
];
