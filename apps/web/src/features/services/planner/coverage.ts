import type { OrderedPost } from '@zuschlag/validation/services/service-order';
import type { ShiftInput } from '@zuschlag/validation/services/shift';
import { type TariffPeriod, tariffPeriods } from '@zuschlag/validation/vocabulary';
import { type PlanCircumstances, type PlanPiece, weekPlan } from '../shifts/week-plan.ts';

/** A stretch of a week with the guards that the customer ordered and those on duty; minutes from Monday 00:00. */
export type Stretch = { start: number; end: number; needed: number; present: number };

/** What one shift does in a week, and how many guards do it. */
export type PlannedLane = { heads: number; pieces: readonly PlanPiece[] };

export function laneOf(shift: ShiftInput, monday: string, circumstances: PlanCircumstances): PlannedLane {
  return {
    heads: shift.employeeQuantity + shift.subContractorQuantity,
    pieces: weekPlan(shift, monday, circumstances),
  };
}

/** A post as a shift without pause over the whole contract. */
function shiftOf({ name: _, heads, ...post }: OrderedPost): ShiftInput {
  return {
    ...post,
    employeeQuantity: heads,
    subContractorQuantity: 0,
    pauseStartTime: null,
    pauseEndTime: null,
    applyHolidayPay: false,
    startDate: null,
    endDate: null,
  };
}

/**
 * The guards ordered and on duty over a week, in stretches between which one of the two changes; stretches without
 * either are left out.
 */
export function coverageOf(
  lanes: readonly PlannedLane[],
  posts: readonly OrderedPost[],
  monday: string,
  circumstances: PlanCircumstances,
): Stretch[] {
  const ordered = posts.map((post) => laneOf(shiftOf(post), monday, circumstances));
  const steps = new Map<number, { needed: number; present: number }>();
  for (const [of, some] of [
    ['needed', ordered],
    ['present', lanes],
  ] as const) {
    for (const { heads, pieces } of some) {
      for (const { start, end } of pieces) {
        add(steps, start, of, heads);
        add(steps, end, of, -heads);
      }
    }
  }
  const stretches: Stretch[] = [];
  let now = { needed: 0, present: 0 };
  let since = 0;
  for (const [minute, { needed, present }] of [...steps].toSorted(([first], [second]) => first - second)) {
    if (needed === 0 && present === 0) continue;
    if (now.needed > 0 || now.present > 0) stretches.push({ start: since, end: minute, ...now });
    now = { needed: now.needed + needed, present: now.present + present };
    since = minute;
  }
  return stretches;
}

function add(
  steps: Map<number, { needed: number; present: number }>,
  minute: number,
  of: 'needed' | 'present',
  by: number,
): void {
  const step = steps.get(minute) ?? { needed: 0, present: 0 };
  steps.set(minute, { ...step, [of]: step[of] + by });
}

/** The stretches where guards are missing, or where more stand than were ordered. */
export function differences(stretches: readonly Stretch[]): Stretch[] {
  return stretches.filter(({ needed, present }) => needed !== present);
}

/** Minutes of a week by kind of time, every guard counted; kinds that do not occur are left out. */
export function minutesByPeriod(lanes: readonly PlannedLane[]): { period: TariffPeriod; minutes: number }[] {
  return tariffPeriods.flatMap((period) => {
    const minutes = lanes.reduce(
      (sum, { heads, pieces }) =>
        sum + heads * pieces.reduce((own, piece) => own + (piece.period === period ? piece.end - piece.start : 0), 0),
      0,
    );
    return minutes === 0 ? [] : [{ period, minutes }];
  });
}
