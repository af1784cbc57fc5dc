import type { Chance } from '@zuschlag/validation/chance/chance';
import type { StepAct, StepPlace } from '../../../app/features/feature.ts';

type Turn = NonNullable<Chance['turn']>;

/** `price`: the approval is due, but services without a price stand in its way. */
export type StepTask = Turn['task'] | 'price';

/** `me`: the viewer may act; `ours`: another person of the viewer's organization; `theirs`: other people. */
export type StepActor = 'me' | 'ours' | 'theirs';

export type NextStep =
  | { isEnded: true; state: 'won' | 'lost' | 'notbidding' }
  | {
      isEnded: false;
      task: StepTask;
      actor: StepActor;
      /** of the organization or person that acts */
      name: string;
      /** the organization whose bid, calculation or margin it is; null where it is the whole Chance */
      about: string | null;
      organizationId: number | null;
      since: string;
      /** null when nothing ends the wait */
      until: Pick<Chance['deadline'], 'submission' | 'submissionTime'> | null;
      /** what stands in the way: services without a price */
      names: readonly string[];
      /** what the viewer can do from this page; null without the right, or where the page itself holds it */
      act: StepAct | null;
    };

/** The part of a Chance that decides about its next step. */
export type StepFacts = Pick<Chance, 'state' | 'turn' | 'permissions' | 'denials' | 'organizations' | 'deadline'>;

const acts: Record<Exclude<StepTask, 'overrule'>, StepAct> = {
  bid: 'decideBid',
  bidAgree: 'decideBid',
  calculate: 'addService',
  recalculate: 'recalculate',
  price: 'openServices',
  requestMargin: 'requestMargin',
  margin: 'decideMargin',
  submit: 'submit',
  outcome: 'declareOutcome',
};

/** The page that holds the controls of an act. */
const home: Record<StepAct, StepPlace | null> = {
  decideBid: 'bidDecisions',
  decideMargin: 'marginDecisions',
  addService: 'services',
  recalculate: null,
  openServices: 'services',
  requestMargin: null,
  submit: 'submission',
  declareOutcome: 'submission',
};

/**
 * The next step of a Chance, as a viewer meets it on a page.
 *
 * @param place the page, and whether the decision group that is open there waits for the viewer
 * @returns null before the server knows the next step
 */
export function nextStepOf(
  chance: StepFacts,
  viewer: { organizationId: number },
  { page, isGroupMine = true }: { page: StepPlace; isGroupMine?: boolean },
): NextStep | null {
  const { state, turn } = chance;
  if (state === 'won' || state === 'lost' || state === 'notbidding') return { isEnded: true, state };
  if (!turn) return null;
  const { task, actor, name, names } = dueOf(chance, turn, viewer);
  const act = actor === 'me' ? actOf(task, state) : null;
  const isHere = act !== null && home[act] === page && isGroupMine;
  return {
    isEnded: false,
    task,
    actor,
    name,
    names,
    about: turn.about,
    organizationId: turn.organizationId,
    since: turn.since,
    until: state === 'submitted' ? null : chance.deadline,
    act: isHere ? null : act,
  };
}

function actOf(task: StepTask, state: Chance['state']): StepAct {
  if (task === 'overrule') return state === 'pendingbiddecision' ? 'decideBid' : 'decideMargin';
  return acts[task];
}

/** Who has to do what: the server's answer, unless prices are missing for the request of the owner. */
function dueOf(
  { permissions, denials, organizations }: StepFacts,
  turn: Turn,
  viewer: { organizationId: number },
): { task: StepTask; actor: StepActor; name: string; names: readonly string[] } {
  const unpriced = denials.find(
    ({ permission, code }) => permission === 'REQUEST_MARGIN_DECISION' && code === 'CALCULATION_INCOMPLETE',
  );
  if (turn.task === 'requestMargin' && unpriced) {
    const bidders = organizations.filter(({ isBidding }) => isBidding).map(({ shortName }) => shortName);
    const actor = permissions.includes('ADD_SERVICE') ? 'me' : 'theirs';
    return { task: 'price', actor, name: bidders.join(', '), names: unpriced.names };
  }
  const isOurs = turn.organizationId === viewer.organizationId;
  return { task: turn.task, actor: turn.isMe ? 'me' : isOurs ? 'ours' : 'theirs', name: turn.name, names: [] };
}
