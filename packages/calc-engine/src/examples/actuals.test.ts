import { readFileSync } from 'node:fs';
import { tariffPeriods } from '@zuschlag/validation/vocabulary';
import { expect, test } from 'vitest';
import { compileRateBook, type PeriodKey, type ServiceInput } from '../index.ts';
import { roundHalfUp } from '../rounding.ts';
import { type PlannedMonth, planByMonth } from '../services/actuals/plan-by-month.ts';
import {
  type ActualTime,
  outcomeOf,
  plannedOutcome,
  plannedRates,
  variancesOf,
} from '../services/actuals/variances.ts';
import { permanentGuardBerlin } from './permanent-guard-berlin.ts';
import { tenderBerlin } from './tender-berlin.ts';

const docs = readFileSync(new URL('../../../../docs/calculation.md', import.meta.url), 'utf8');
const [, section = ''] = docs.split(/^## Plan and actual.*$/m);
const table = section
  .split('\n')
  .filter((line) => line.startsWith('| '))
  .map((line) => line.split('|').map((cell) => cell.replaceAll('*', '').trim()));
const written = (label: string, column: number) =>
  table
    .find(([, first]) => first === label)
    ?.[column + 2]?.replaceAll(',', '')
    .replace('−', '-') ?? '';

const contract = { startDate: '2027-01-01', endDate: '2027-12-31' };
const dayPost = { ...tenderBerlin.services['Day post'], contract } as ServiceInput;
const allHours: ServiceInput = { ...permanentGuardBerlin.input, contract };
const book = compileRateBook(permanentGuardBerlin.book);
type Actuals = Partial<Record<PeriodKey, readonly [hours: number, absence: number, pay: number, income?: number]>>;

const examples: Record<string, { input: ServiceInput; actuals: Actuals }> = {
  'more hours, more absence': { input: dayPost, actuals: { day: [210, 60, 5300] } },
  'nights became Sundays': {
    input: allHours,
    actuals: {
      ...{ day: [400, 150, 11_700, 21_371.03], night: [180, 0, 3800], sunday: [106, 0, 2500] },
      ...{ sundayNight: [40, 0, 1010], holiday: [16, 0, 460], holidayNight: [2, 0, 60] },
    },
  },
  'flat rate, unplanned Sunday': {
    input: { ...dayPost, revenue: { type: 'FLATRATE', flatRate: 66_000 } } as ServiceInput,
    actuals: { day: [190, 40, 4600], sunday: [20, 0, 480] },
  },
};

function compared({ times }: PlannedMonth, actuals: Actuals) {
  return tariffPeriods.map((kind) => {
    const [hours, absenceHours, payCost, income = null] = actuals[kind] ?? [0, 0, 0];
    const actual: ActualTime = { hours, absenceHours, payCost, income };
    return { planned: times[kind], actual };
  });
}

test.each(Object.entries(examples).map(([name, example], column) => [name, example, column] as const))(
  'January of %s differs from its plan as the documentation works out by hand',
  (_, { input, actuals }, column) => {
    const plan = planByMonth(input, book);
    const [january] = plan;
    if (!january) throw new Error('no month');
    const times = compared(january, actuals);
    const found = variancesOf(times, plannedRates(plan));
    const [was, is] = [plannedOutcome(times.map(({ planned }) => planned)), outcomeOf(times)];
    const sum = (of: (time: (typeof times)[number]) => number) => times.reduce((total, time) => total + of(time), 0);
    const figures = {
      'planned hours': sum(({ planned }) => planned.hours),
      'planned absence hours': sum(({ planned }) => planned.absenceHours),
      'planned pay costs': sum(({ planned }) => planned.payCost),
      'actual hours': sum(({ actual }) => actual.hours),
      'actual absence hours': sum(({ actual }) => actual.absenceHours),
      'actual pay costs': sum(({ actual }) => actual.payCost),
      'variance of pay costs': found.payCost,
      'by hours': found.hours,
      'by kind of time': found.kindOfTime,
      'by absence': found.absence,
      'by wage': found.wage,
      'planned income': was.income,
      'actual income': is.income,
      'planned margin': 100 * (was.margin ?? 0),
      'actual margin': 100 * (is.margin ?? 0),
      'variance of the contribution margin': found.profit,
    };
    const rounded = Object.entries(figures).map(([label, value]) => [label, roundHalfUp(value).toFixed(2)]);
    expect(rounded).toEqual(rounded.map(([label = '']) => [label, written(label, column)]));
    expect(found.hours + found.kindOfTime + found.absence + found.wage).toBeCloseTo(found.payCost, 9);
    expect(is.profit - was.profit).toBeCloseTo(found.profit, 9);
  },
);
