import type { ShiftInput } from '@zuschlag/validation/services/shift';
import { useState } from 'react';
import { WeekPlanner, type WeekPlannerProps } from '../shifts/week-planner.tsx';
import { DrawLane } from './draw-lane.tsx';
import type { DrawnShift } from './drawn-shift.ts';
import { DrawnShiftDialog } from './drawn-shift-dialog.tsx';

/** The week of a service that is not stored yet, with a lane to draw its shifts into. */
export function NewWeek({
  hasSubcontractor,
  onAdd,
  ...plan
}: Pick<WeekPlannerProps, 'shifts' | 'contract' | 'pauseIncluded' | 'book'> & {
  hasSubcontractor: boolean;
  /** Left out while shifts are typed in a table, which would not know of a drawn one. */
  onAdd?: (shift: ShiftInput) => unknown;
}) {
  const [drawn, setDrawn] = useState<DrawnShift | null>(null);
  return (
    <>
      <WeekPlanner {...plan} renderWeek={() => (onAdd ? <DrawLane onDraw={setDrawn} /> : null)} />
      {drawn === null || !onAdd ? null : (
        <DrawnShiftDialog
          drawn={drawn}
          contract={plan.contract}
          hasSubcontractor={hasSubcontractor}
          onAdd={onAdd}
          onClose={() => setDrawn(null)}
        />
      )}
    </>
  );
}
