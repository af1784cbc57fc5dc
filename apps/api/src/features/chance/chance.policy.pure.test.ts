import { describe, expect, it } from 'vitest';
import { denialOf } from '../../policy/authorize.ts';
import { anActor } from '../../testing/people.ts';
import { type ChanceView, chanceRules } from './chance.policy.ts';

const [holding, nord, mitte] = [10, 11, 12];
const owner = anActor({ organizationId: holding, mainOrganizationId: holding, userId: 7, role: 'Manager' });
const participation = (organizationId: number, shortName: string, isBidding: boolean) => ({
  ...{ organizationId, shortName, isBidding },
  isOperational: true,
});
const service = (operationalOrganizationId: number, name: string, hasProblem = false) => ({
  ...{ operationalOrganizationId, name, hasProblem },
});

function chance(change: Partial<ChanceView> = {}): ChanceView {
  return {
    ownerId: 7,
    chanceOrganizationId: holding,
    state: 'editing',
    archivedAt: null,
    participations: [participation(nord, 'TW Nord', true), participation(mitte, 'TW Mitte', true)],
    services: [service(nord, 'Empfang'), service(mitte, 'Streife')],
    ...change,
  };
}

describe('the request for margins', () => {
  const denial = (change: Partial<ChanceView>) => denialOf(owner, chanceRules.requestMarginDecision, chance(change));

  it('is possible once every bidder has a service and every service a price', () => {
    expect(denial({})).toBeNull();
  });

  it('is refused outside of editing, with the state', () => {
    expect(denial({ state: 'readytosubmit' })).toEqual({ code: 'LOCKED', names: ['readytosubmit'] });
  });

  it('names the bidders without a service, but no organization that does not bid', () => {
    const participations = [
      participation(nord, 'TW Nord', true),
      participation(mitte, 'TW Mitte', true),
      participation(13, 'TW Süd', false),
    ];
    const services = [service(nord, 'Empfang'), service(nord, 'Pforte')];
    expect(denial({ participations, services })).toEqual({ code: 'SERVICES_MISSING', names: ['TW Mitte'] });
    expect(denial({ participations, services: [] })).toEqual({
      code: 'SERVICES_MISSING',
      names: ['TW Nord', 'TW Mitte'],
    });
  });

  it('names the services without a price', () => {
    const services = [service(nord, 'Empfang', true), service(mitte, 'Streife'), service(mitte, 'Pforte', true)];
    expect(denial({ services })).toEqual({ code: 'CALCULATION_INCOMPLETE', names: ['Empfang', 'Pforte'] });
  });
});

describe('the calculation', () => {
  const denial = (change: Partial<ChanceView>) => denialOf(owner, chanceRules.openCalculation, chance(change));

  it('opens as soon as there is a service, also in a Chance that is won', () => {
    expect([denial({}), denial({ state: 'won' })]).toEqual([null, null]);
    expect(denial({ services: [] })).toEqual({ code: 'SERVICES_MISSING', names: [] });
  });

  it.each(['pendingbiddecision', 'notbidding'] as const)('stays closed in %s, with the state', (state) => {
    expect(denial({ state })).toEqual({ code: 'LOCKED', names: [state] });
  });
});

it('a locked part is refused with the state', () => {
  expect(denialOf(owner, chanceRules.edit, chance({ state: 'won' }))).toEqual({ code: 'LOCKED', names: ['won'] });
  expect(denialOf(owner, chanceRules.addService, chance({ state: 'won' }))).toEqual({ code: 'LOCKED', names: ['won'] });
});
