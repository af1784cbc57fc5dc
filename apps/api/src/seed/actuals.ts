import { type ActualTimesInput, type ComparedMonth, ofEachKind } from '@zuschlag/validation/actuals/actuals';
import { readActuals } from '../features/actuals/actuals.ts';
import { enterActuals } from '../features/actuals/enter-actuals.ts';
import type { DemoChance } from './chances.ts';
import { type Stage, voices } from './stage.ts';

/** How months turned out, as shares of the plan: a wave of illness in the second one makes it dear. */
const courses = [
  { hours: 1.004, absence: 0.94, pay: 0.997 },
  { hours: 1.018, absence: 1.42, pay: 1.052 },
  { hours: 0.996, absence: 1.12, pay: 1.011 },
];

/** Enters what payroll shows for the full months of a begun contract; the last organization is a month behind. */
export async function enterMonths(stage: Stage, chanceId: string, plan: DemoChance): Promise<void> {
  if (plan.ending !== 'won') return;
  // Payroll of a month is ready some days after it; of these days nothing lies ahead.
  stage.moveTo(1.97);
  const { organizations, currentMonth } = await stage.act('holdingManager', (work) => readActuals(work, chanceId));
  for (const [at, { operationalOrganizationId, months }] of organizations.entries()) {
    const full = months.filter(({ month }) => month < currentMonth).slice(-courses.length);
    const isBehind = at > 0 && at === organizations.length - 1;
    const known = isBehind ? full.slice(0, -1) : full;
    for (const [index, month] of known.entries()) {
      const input = { chanceId, operationalOrganizationId, month: month.month, version: 0 };
      const times = timesOf(month, courses[(index + at) % courses.length] ?? { hours: 1, absence: 1, pay: 1 });
      const { editor } = voices[stage.organizationKey(operationalOrganizationId)];
      await stage.act(editor, (work) => enterActuals(work, { ...input, times }));
    }
  }
}

function timesOf({ times }: ComparedMonth, course: (typeof courses)[number]): ActualTimesInput {
  return ofEachKind((kind) => {
    const planned = times.find(({ kindOfTime }) => kindOfTime === kind)?.planned;
    const { hours = 0, absenceHours = 0, payCost = 0 } = planned ?? {};
    return {
      hours: quarters(hours * course.hours),
      absenceHours: quarters(absenceHours * course.absence),
      payCost: Math.round(payCost * course.pay * 100) / 100,
      income: null,
    };
  });
}

/** Time sheets count quarters of an hour. */
const quarters = (hours: number) => Math.round(hours * 4) / 4;
