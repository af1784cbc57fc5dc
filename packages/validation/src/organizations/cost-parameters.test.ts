import { expect, it } from 'vitest';
import { type CostParameters, costParameterNames, costParameters, noOverheads } from './organizations.ts';

const usual: CostParameters = {
  ...{ averageHoursWorkedPerMonth: 173, trainingDays: 2, yearlyTrainingCosts: 60, sickDays: 15 },
  ...{ employeeFluctuation: 0.25, yearlyUniformCosts: 180, otherMaterialCosts: 120, averageLengthOfEmployment: 4 },
  ...{ carCostsPerMinute: 0.12, otherCostsPerMinute: 0.02, ...noOverheads },
};
const isTaken = (changes: Partial<CostParameters>) => costParameters.safeParse({ ...usual, ...changes }).success;

it.each(costParameterNames)('%s is no negative number', (name) => {
  expect(isTaken({})).toBe(true);
  expect(isTaken({ [name]: -1 })).toBe(false);
});

it('hours, days and years are whole, amounts need not be, and a fluctuation is a share of at most all people', () => {
  const whole = ['averageHoursWorkedPerMonth', 'trainingDays', 'sickDays', 'averageLengthOfEmployment'];
  const shares = ['employeeFluctuation', 'overheadsShare', 'riskShare'];
  for (const name of costParameterNames.filter((one) => !shares.includes(one)))
    expect(isTaken({ [name]: 2.5 }), name).toBe(!whole.includes(name));
  for (const name of shares) expect([isTaken({ [name]: 1 }), isTaken({ [name]: 1.01 })]).toEqual([true, false]);
  expect(isTaken({ averageHoursWorkedPerMonth: 0 })).toBe(false);
});
