import { useLingui } from '@lingui/react/macro';
import type { RateBook } from '@zuschlag/validation/services/service';
import type { ShiftInput } from '@zuschlag/validation/services/shift';
import { type ReactNode, useMemo } from 'react';
import { PlannerLane } from './planner-lane.tsx';
import { WeekFrame, WeekLegend } from './week-frame.tsx';
import { type PlanCircumstances, weekPlan } from './week-plan.ts';

export type WeekPlannerProps = {
  shifts: readonly (ShiftInput & { id: string })[];
  contract: { startDate: string; endDate: string };
  pauseIncluded: boolean;
  /** Left out while it loads: then there is neither night nor holiday. */
  book: Pick<RateBook, 'holidays' | 'tariffs'> | undefined;
  /** Beside the title, when the plan shows something else than the figures rest on. */
  note?: string;
  /** Below the lanes, for the week that is shown. */
  renderWeek?: (week: { monday: string; circumstances: PlanCircumstances }) => ReactNode;
};

/** One week of the roster: a lane per shift, coloured by tariff period. */
export function WeekPlanner({ shifts, contract, pauseIncluded, book, note, renderWeek }: WeekPlannerProps) {
  const { t } = useLingui();
  const circumstances = useMemo(
    () => circumstancesOf({ contract, pauseIncluded }, book),
    [contract, pauseIncluded, book],
  );
  return (
    <WeekFrame title={t`Wochenplan`} contract={contract} holidays={circumstances.holidays} note={note}>
      {(monday) => {
        const lanes = shifts.map((shift) => ({ shift, pieces: weekPlan(shift, monday, circumstances) }));
        return (
          <>
            {lanes.map(({ shift, pieces }) => (
              <PlannerLane key={shift.id} shift={shift} pieces={pieces} />
            ))}
            <WeekLegend lanes={lanes} />
            {renderWeek?.({ monday, circumstances })}
          </>
        );
      }}
    </WeekFrame>
  );
}

/** What decides in which tariff period a shift of a service lies. */
export function circumstancesOf(
  { contract, pauseIncluded }: Pick<WeekPlannerProps, 'contract' | 'pauseIncluded'>,
  book: WeekPlannerProps['book'],
): PlanCircumstances {
  return {
    contract,
    pauseIncluded,
    holidays: new Set((book?.holidays ?? []).map(({ date }) => date)),
    tariffs: book?.tariffs ?? [],
  };
}
