import type { Level, Unit } from './formula-line.ts';

/** The values that the formulas of the scheme start from: keys by origin and by unit. */
export const startingPoints: readonly (readonly [level: Level, unit: Unit, keys: string])[] = [
  [
    'input',
    'EUR/h',
    'hourlyWage nonTariffAllowance subcontractorHourlyRate agreedHourlyRate dayRate overheadsPerHour riskPerHour',
  ],
  ['input', 'h', 'hoursBriefingPerEmployee averageHoursWorkedPerMonth'],
  [
    'input',
    'fraction',
    'transferredEmployeePercentage employeeFluctuation margin rateSurcharge visitMargin overheadsShare riskShare assumedWageRise',
  ],
  ['input', 'days', 'trainingDays sickDays'],
  [
    'input',
    'EUR/year',
    'yearlyTrainingCosts yearlyUniformCosts otherMaterialCosts yearlyInsurance yearlyTax yearlyMaintenance yearlyRepair yearlyAdditionals',
  ],
  ['input', 'EUR/min', 'carCostsPerMinute otherCostsPerMinute'],
  ['input', 'EUR', 'flatRate netValue purchaseCost'],
  ['input', 'heads', 'headsOfShift'],
  ['input', 'min', 'duration travelTime'],
  ['input', 'number', 'visitsPerDate quantity'],
  ['input', 'months', 'runtime monthsDepreciation'],
  ['input', 'km/year', 'yearlyKilometers'],
  ['input', 'l/100km', 'consumption'],
  ['input', 'EUR/l', 'fuelPrice'],
  ['input', 'EUR/km', 'repairPerKilometer'],
  ['table', 'days', 'workdaysPerYear vacationDays'],
  ['table', 'number', 'allowanceInBasis'],
  [
    'table',
    'fraction',
    'bonusRelative vacationBonusRelative christmasBonusRelative socialSecurityRate liabilityInsuranceRate professionalAssociationRate',
  ],
  ['table', 'EUR/h', 'bonusAbsolute tableWage'],
  ['table', 'EUR/year', 'vacationBonusAbsolute christmasBonusAbsolute'],
  ['rate', 'number', 'assumedRises'],
  ['law', 'fraction', 'taxFreeShare'],
  ['law', 'EUR/h', 'exemptWageLimit'],
  ['count', 'min', 'ownMinutes lostMinutes subcontractorMinutes minutesToday minutesTomorrow allMinutes'],
  ['count', 'number', 'dutiesStarting dutiesOfDayBefore visits dates isDay visitsOfPeriod allVisitCount'],
  ['count', 'months', 'contractMonths durationMonths'],
  ['count', 'EUR', 'allCosts allCars allPurchases allVisits visitCosts allExactVisits allVisitCosts'],
];
