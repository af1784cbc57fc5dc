import type { Chance } from '@zuschlag/validation/chance/chance';
import type { ChanceState } from '@zuschlag/validation/vocabulary';

/** The facts behind the four steps. */
export type ProgressFacts = {
  state: ChanceState;
  submittedAt: Date | null;
  /** the bid groups: whether each is final, and since when */
  bids: readonly { isFinal: boolean; finalAt: Date | null }[];
  /** the bidding organizations: whether each has services that all have a price */
  calculations: readonly { isDone: boolean; lastAt: Date | null }[];
  /** the margin groups of the bidding organizations */
  margins: readonly { isApproved: boolean; decidedAt: Date | null }[];
};
type Step = Chance['progress'][number];

/** The number of completed steps in this state. */
const passed: { readonly [state in ChanceState]: number } = {
  notbidding: 0,
  pendingbiddecision: 0,
  editing: 1,
  pendingmarginapproval: 2,
  readytosubmit: 3,
  submitted: 4,
  won: 4,
  lost: 4,
};

/**
 * Where a Chance stands: bids, calculation, margins, submission. A rejected margin leads back to the second step, and the
 * third is upcoming again. Until the bidders are known, the later steps count no organizations.
 */
export function progressOf({ state, submittedAt, bids, calculations, margins }: ProgressFacts): Step[] {
  const areBiddersKnown = passed[state] > 0;
  const bidders = areBiddersKnown ? calculations.length : null;
  const steps: Omit<Step, 'status'>[] = [
    { step: 'bidDecisions', done: countOf(bids, 'isFinal'), total: bids.length, at: latest(bids, 'finalAt') },
    {
      step: 'calculations',
      done: areBiddersKnown ? countOf(calculations, 'isDone') : null,
      total: bidders,
      at: latest(calculations, 'lastAt'),
    },
    {
      step: 'marginDecisions',
      done: areBiddersKnown ? countOf(margins, 'isApproved') : null,
      total: bidders,
      at: latest(margins, 'decidedAt'),
    },
    { step: 'submission', done: null, total: null, at: submittedAt?.toISOString() ?? null },
  ];
  return steps.map((step, position) => {
    const status = statusOf(state, position);
    return { ...step, status, at: status === 'done' || status === 'closed' ? step.at : null };
  });
}

function statusOf(state: ChanceState, position: number): Step['status'] {
  if (position < passed[state]) return 'done';
  if (position > passed[state]) return 'upcoming';
  return state === 'notbidding' ? 'closed' : 'current';
}

function countOf<Flag extends string>(facts: readonly { [key in Flag]: boolean }[], flag: Flag): number {
  return facts.filter((fact) => fact[flag]).length;
}

function latest<Moment extends string>(
  facts: readonly { [key in Moment]: Date | null }[],
  moment: Moment,
): string | null {
  const times = facts.flatMap((fact) => fact[moment] ?? []).map((date) => date.getTime());
  return times.length > 0 ? new Date(Math.max(...times)).toISOString() : null;
}
