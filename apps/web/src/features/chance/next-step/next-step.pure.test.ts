import { turnTasks } from '@zuschlag/validation/chance/chance';
import { sampled } from '@zuschlag/validation/testing/sampling';
import { chanceStates } from '@zuschlag/validation/vocabulary';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type StepPlace, stepPlaces } from '../../../app/features/feature.ts';
import { aChance } from '../../../testing/chance.ts';
import { nextStepOf, type StepFacts } from './next-step.ts';

const viewer = { organizationId: 2 };
const organizationIds = fc.constantFrom(null, 1, 2, 3);

const turns = fc.record({
  task: fc.constantFrom(...turnTasks),
  organizationId: organizationIds,
  name: fc.constant('TW Nord'),
  about: fc.constantFrom(null, 'TW Nord', 'TW Süd'),
  isMe: fc.boolean(),
  since: fc.constant('2026-11-20T08:00:00Z'),
  others: fc.constant<Turn['others']>([]),
});
const denials = fc.constantFrom<StepFacts['denials']>(
  [],
  [{ permission: 'REQUEST_MARGIN_DECISION', code: 'CALCULATION_INCOMPLETE', names: ['Pforte'] }],
  [{ permission: 'REQUEST_MARGIN_DECISION', code: 'LOCKED', names: [] }],
);
const chances: fc.Arbitrary<StepFacts> = fc.record({
  state: fc.constantFrom(...chanceStates),
  turn: fc.option(turns),
  permissions: fc.constantFrom<StepFacts['permissions']>(['VIEW'], ['VIEW', 'ADD_SERVICE']),
  denials,
  organizations: fc.constant([]),
  deadline: fc.constant({ ...aChance().deadline, submission: '2026-11-26' }),
});
const places = fc.record({ page: fc.constantFrom(...stepPlaces), isGroupMine: fc.boolean() });
type Place = { page: StepPlace; isGroupMine?: boolean };

/** Tries a law on the steps of open Chances. */
function law(holds: (step: Step, chance: StepFacts & { turn: Turn }, place: Place) => void): void {
  fc.assert(
    fc.property(chances, places, (chance, place) => {
      const step = nextStepOf(chance, viewer, place);
      if (step === null || step.isEnded || !chance.turn) return;
      holds(step, { ...chance, turn: chance.turn }, place);
    }),
    { numRuns: sampled(300, 20_000) },
  );
}
type Turn = NonNullable<StepFacts['turn']>;
type Step = Exclude<ReturnType<typeof nextStepOf>, null | { isEnded: true }>;

describe('the next step', () => {
  it('exists as long as the server names an actor, and ends with the Chance', () => {
    fc.assert(
      fc.property(chances, places, (chance, place) => {
        const step = nextStepOf(chance, viewer, place);
        const hasEnded = ['won', 'lost', 'notbidding'].includes(chance.state);
        expect(step?.isEnded ?? null).toBe(hasEnded ? true : chance.turn ? false : null);
      }),
      { numRuns: sampled(300, 20_000) },
    );
  });

  it('offers an act to a person who may act, and to no other', () => {
    law(({ act, actor }) => {
      if (act !== null) expect(actor).toBe('me');
    });
  });

  it('never leaves a person who may act without an act, except on the page that holds it', () => {
    law((step, chance) => {
      if (step.actor === 'me')
        expect(nextStepOf(chance, viewer, { page: 'details' })).toMatchObject({ act: expect.any(String) });
    });
  });

  it('never leads to the page that is open, unless another decision waits there', () => {
    const pages: Record<string, StepPlace> = {
      decideBid: 'bidDecisions',
      decideMargin: 'marginDecisions',
      addService: 'services',
      openServices: 'services',
      submit: 'submission',
      declareOutcome: 'submission',
    };
    law(({ act }, _, { page, isGroupMine }) => {
      if (act !== null && isGroupMine) expect(pages[act]).not.toBe(page);
    });
  });

  it('says "your organization" only about an act of another person in it', () => {
    law((step, { turn }) => {
      if (step.actor === 'ours') expect(turn).toMatchObject({ isMe: false, organizationId: viewer.organizationId });
    });
  });

  it('never offers the request for approval while services have no price', () => {
    law((step, chance) => {
      const isUnpriced = chance.denials.some(({ code }) => code === 'CALCULATION_INCOMPLETE');
      if (chance.turn.task !== 'requestMargin') expect(step.task).toBe(chance.turn.task);
      else expect(step.task).toBe(isUnpriced ? 'price' : 'requestMargin');
    });
  });

  it('has the submission as its end, until the offer is submitted', () => {
    law((step, { state, deadline }) => {
      expect(step.until).toEqual(state === 'submitted' ? null : deadline);
    });
  });

  it('decides a contested bid among the bids, and a contested margin among the margins', () => {
    law((step, chance) => {
      if (step.task !== 'overrule' || step.actor !== 'me') return;
      const { act } = nextStepOf(chance, viewer, { page: 'details' }) as Step;
      expect(act).toBe(chance.state === 'pendingbiddecision' ? 'decideBid' : 'decideMargin');
    });
  });
});
