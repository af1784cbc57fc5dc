import type { ServiceOrder } from '@zuschlag/validation/services/service-order';
import type { ShiftInput } from '@zuschlag/validation/services/shift';
import { useState } from 'react';
import { trpc } from '../../../app/api/trpc.ts';
import type { ContractDays } from '../shifts/shift-values.ts';
import type { PlanCircumstances } from '../shifts/week-plan.ts';
import { coverageOf, laneOf } from './coverage.ts';
import { CoverageDetails } from './coverage-details.tsx';
import { CoverageLane } from './coverage-lane.tsx';
import { DrawLane } from './draw-lane.tsx';
import type { DrawnShift } from './drawn-shift.ts';
import { DrawnShiftDialog } from './drawn-shift-dialog.tsx';

/** A week of a service as its planner shows it. */
export type PlannedWeek = { shifts: readonly ShiftInput[]; monday: string; circumstances: PlanCircumstances };

export type WeekCoverageProps = {
  serviceId: string;
  week: PlannedWeek;
  contract: ContractDays;
  hasSubcontractor: boolean;
  lockedReason: string | undefined;
  onAdd: (shift: ShiftInput) => Promise<unknown>;
};

/** Under the shifts of a week: a lane to draw new ones into, and the order of the customer against them. */
export function WeekCoverage({ serviceId, week, contract, hasSubcontractor, lockedReason, onAdd }: WeekCoverageProps) {
  const { data } = trpc.services.order.useQuery({ serviceId });
  const [drawn, setDrawn] = useState<DrawnShift | null>(null);
  const order: ServiceOrder = data ?? { serviceId, version: 0, posts: [] };
  const { shifts, monday, circumstances } = week;
  const lanes = shifts.map((shift) => laneOf(shift, monday, circumstances));
  const stretches = coverageOf(lanes, order.posts, monday, circumstances);
  return (
    <>
      {lockedReason === undefined ? <DrawLane onDraw={setDrawn} /> : null}
      {order.posts.length > 0 ? <CoverageLane stretches={stretches} /> : null}
      {data ? (
        <div className="-mx-4 mt-2">
          <CoverageDetails {...{ order, lanes, stretches, lockedReason }} onDraw={setDrawn} />
        </div>
      ) : null}
      {drawn === null ? null : (
        <DrawnShiftDialog {...{ drawn, contract, hasSubcontractor, onAdd }} onClose={() => setDrawn(null)} />
      )}
    </>
  );
}
