import { chanceStates } from '@zuschlag/validation/vocabulary';
import { describe, expect, it } from 'vitest';
import { denialOf } from '../../policy/authorize.ts';
import { anActor } from '../../testing/people.ts';
import { serviceRules } from './services.policy.ts';

const [holding, nord] = [10, 11];
const bidder = anActor({ organizationId: nord, mainOrganizationId: holding });
const service = { operationalOrganizationId: nord, chanceOrganizationId: holding, isBidding: true };

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

  it('may be read in every state', () => {
    for (const chanceState of chanceStates)
      expect(denialOf(bidder, serviceRules.view, { ...service, chanceState })).toBeNull();
  });
});
