import type { CostParameters } from '@zuschlag/validation/organizations/organizations';
import { expect, it } from 'vitest';
import { mergeCostParameters } from './merge-cost-parameters.ts';

const opened: CostParameters = {
  averageHoursWorkedPerMonth: 173,
  trainingDays: 2,
  yearlyTrainingCosts: 120,
  sickDays: 15,
  employeeFluctuation: 0.25,
  yearlyUniformCosts: 180,
  otherMaterialCosts: 60,
  averageLengthOfEmployment: 3,
  carCostsPerMinute: 0.2,
  otherCostsPerMinute: 0.05,
};

it('keeps what others changed where this form changed nothing', () => {
  const { merged, clashes, taken } = mergeCostParameters(
    opened,
    { ...opened, sickDays: 17 },
    { ...opened, trainingDays: 4 },
  );
  expect(merged).toEqual({ ...opened, sickDays: 17, trainingDays: 4 });
  expect({ clashes, taken }).toEqual({ clashes: [], taken: 1 });
});

it('asks where both changed the same value, unless they agree', () => {
  const edited = { ...opened, sickDays: 18, trainingDays: 4 };
  const { clashes } = mergeCostParameters(opened, { ...opened, sickDays: 17, trainingDays: 4 }, edited);
  expect(clashes).toEqual([{ name: 'sickDays', mine: 18, theirs: 17 }]);
});

it('asks about every value that somebody else entered first where there was none', () => {
  expect(mergeCostParameters(null, opened, { ...opened, sickDays: 20 }).clashes).toEqual([
    { name: 'sickDays', mine: 20, theirs: 15 },
  ]);
  expect(mergeCostParameters(null, null, opened)).toEqual({ merged: opened, clashes: [], taken: 0 });
});
