import { z } from 'zod';
import { opaqueId } from '../ids.ts';

/** The steps of a run, in their order; `failed` takes the place of `done`. */
export const recalculationSteps = ['loading', 'removing', 'updating', 'recalculating', 'done', 'failed'] as const;
export type RecalculationStep = (typeof recalculationSteps)[number];

const percentBefore = { loading: 20, removing: 40, updating: 60, recalculating: 60, done: 100, failed: 100 } as const;

/** How far a run is, in whole percent: 20, 40, 60, then 40 more by the share of its services, then 100. */
export function percentOf({ step, done, total }: { step: RecalculationStep; done: number; total: number }): number {
  const share = step === 'recalculating' && total > 0 ? done / total : 0;
  return Math.floor(percentBefore[step] + 40 * share);
}

/** A run that has not ended. */
export const runningRecalculation = z
  .object({
    id: opaqueId(),
    step: z.enum(recalculationSteps),
    /** services calculated so far, and all services */
    done: z.int(),
    total: z.int(),
    /** whole percent */
    percent: z.int(),
  })
  .meta({ id: 'RunningRecalculation' });
export type RunningRecalculation = z.output<typeof runningRecalculation>;
