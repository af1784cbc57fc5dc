import { msg } from '@lingui/core/macro';
import type { CostParameters } from '@zuschlag/validation/organizations/organizations';
import type { ComparisonRow, ValueKind } from './comparison.ts';

const parameter = (
  standard: keyof CostParameters,
  label: ComparisonRow['label'],
  kind: ValueKind,
  isForMobileOnly = false,
): ComparisonRow & { standard: keyof CostParameters } => ({
  id: standard,
  label,
  kind,
  isInput: true,
  standard,
  read: ({ type, advancedCostParameters }) =>
    isForMobileOnly && type === 'PERMANENT' ? null : advancedCostParameters[standard],
});

/** The cost parameters, which each service holds as its own copy. Effects: docs/calculation.md. */
export const costParameterRows = [
  parameter('averageHoursWorkedPerMonth', msg`Bezahlte Stunden je Monat`, 'hours'),
  parameter('sickDays', msg`Krankheitstage`, 'days'),
  parameter('trainingDays', msg`Schulungstage`, 'days'),
  parameter('averageLengthOfEmployment', msg`Betriebszugehörigkeit`, 'years'),
  parameter('employeeFluctuation', msg`Fluktuation`, 'share'),
  parameter('yearlyTrainingCosts', msg`Schulungsgebühren je Kopf und Jahr`, 'enteredEuros'),
  parameter('yearlyUniformCosts', msg`Dienstkleidung je Kopf und Jahr`, 'enteredEuros'),
  parameter('otherMaterialCosts', msg`Sonstiges Material je Kopf und Jahr`, 'enteredEuros'),
  parameter('carCostsPerMinute', msg`Fahrzeugkosten je Minute`, 'enteredPerMinute', true),
  parameter('otherCostsPerMinute', msg`Sonstige Kosten je Minute`, 'enteredPerMinute', true),
  parameter('overheadsShare', msg`Gemeinkosten auf die Kosten`, 'share'),
  parameter('overheadsPerHour', msg`Gemeinkosten je Stunde`, 'enteredPerHour'),
  parameter('riskShare', msg`Wagnis auf Kosten und Gemeinkosten`, 'share'),
  parameter('riskPerHour', msg`Wagnis je Stunde`, 'enteredPerHour'),
] as const;
