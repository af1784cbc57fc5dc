import { chanceStates } from '@zuschlag/validation/vocabulary';
import { describe, expect, it } from 'vitest';
import { denialOf } from '../../policy/authorize.ts';
import { anActor } from '../../testing/people.ts';
import { serviceRules } from './services.policy.ts';

const [holding, nord] = [10, 11];
const bidder = anActor({ organizationId: nord, mainOrganizationId: holding });
const service = {
  operationalOrganizationId: nord,
  chanceOrganizationId: holding,
  isBidding: true,
  archivedAt: null,
};

describe('a service', () => {
  it.each(['edit', 'remove'] as const)(
    'lets its bidder %s it while the Chance is edited, and in no other state',
    (right) => {
      const denials = chanceStates.map((chanceState) => [
        chanceState,
        denialOf(bidder, serviceRules[right], { ...service, chanceState }),
      ]);
      expect(denials).toEqual(
        chanceStates.map((state) => [state, state === 'editing' ? null : { code: 'LOCKED', names: [state] }]),
      );
    },
  );

  it('of an organization that withdrew its bid is read only, also for the desk that calculates for all', () => {
    const desk = anActor({ organizationId: holding, mainOrganizationId: holding, role: 'Manager' });
    const on = { ...service, isBidding: false, chanceState: 'editing' } as const;
    expect(denialOf(desk, serviceRules.edit, on)).toEqual({ code: 'BID_WITHDRAWN', names: [] });
    expect(denialOf(bidder, serviceRules.view, on)).toBeNull();
  });

  it('of an archived Chance is read only', () => {
    const on = { ...service, archivedAt: new Date(), chanceState: 'editing' } as const;
    expect(denialOf(bidder, serviceRules.edit, on)).toEqual({ code: 'ARCHIVED', names: [] });
    expect(denialOf(bidder, serviceRules.view, on)).toBeNull();
  });

  it('may be read in every state', () => {
    for (const chanceState of chanceStates)
      expect(denialOf(bidder, serviceRules.view, { ...service, chanceState })).toBeNull();
  });
});
