import { describe, expect, it } from 'vitest';
import { anActor } from '../testing/people.ts';
import { authorize, denialOf, permissionsOn, type Rules } from './authorize.ts';

type Gate = { isOpen: boolean };

const rules = {
  enter: {
    wire: 'ENTER',
    who: [(actor) => actor.role === 'Manager', (actor) => actor.userId === 7],
    unless: (_, { isOpen }) => (isOpen ? null : { code: 'LOCKED', names: ['closed'] }),
  },
  look: { wire: 'LOOK', who: [() => true] },
  oil: { wire: 'OIL', isPublished: false, who: [() => true] },
} as const satisfies Rules<Gate>;

const [open, closed] = [{ isOpen: true }, { isOpen: false }];
const manager = anActor({ organizationId: 1, mainOrganizationId: 1, role: 'Manager' });
const guard = anActor({ organizationId: 1, mainOrganizationId: 1, userId: 7 });
const visitor = anActor({ organizationId: 1, mainOrganizationId: 1 });

describe('a right', () => {
  it('belongs to each of the people of its row', () => {
    expect([manager, guard].map((actor) => denialOf(actor, rules.enter, open))).toEqual([null, null]);
    expect(() => authorize(manager, rules.enter, open)).not.toThrow();
  });

  it('is refused to all others, whatever the state of the object', () => {
    expect(denialOf(visitor, rules.enter, closed)).toEqual({ code: 'NOT_PERMITTED', names: [] });
    expect(() => authorize(visitor, rules.enter, open)).toThrow(
      expect.objectContaining({ code: 'NOT_PERMITTED', details: { names: [] } }),
    );
  });

  it('is refused to the people of its row while the object forbids it, with the reason', () => {
    expect(() => authorize(guard, rules.enter, closed)).toThrow(
      expect.objectContaining({ code: 'LOCKED', details: { names: ['closed'] } }),
    );
  });
});

describe('the rights that clients read', () => {
  it('are the permitted ones, and each denied one with its reason', () => {
    expect(permissionsOn(manager, rules, open)).toEqual({ permissions: ['ENTER', 'LOOK'], denials: [] });
    expect(permissionsOn(manager, rules, closed)).toEqual({
      permissions: ['LOOK'],
      denials: [{ permission: 'ENTER', code: 'LOCKED', names: ['closed'] }],
    });
  });

  it('leave out the rows that only verbs ask for', () => {
    const { permissions, denials } = permissionsOn(visitor, rules, open);
    expect([...permissions, ...denials.map(({ permission }) => permission)]).toEqual(['LOOK', 'ENTER']);
  });
});
