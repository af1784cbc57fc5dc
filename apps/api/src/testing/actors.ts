import type { UserActor } from '../actor.ts';

/** A signed-in user for the pure tests of rights, an Editor unless the situation says otherwise. */
export function anActor(
  facts: Pick<UserActor, 'organizationId' | 'mainOrganizationId'> & Partial<UserActor>,
): UserActor {
  return {
    kind: 'user',
    userId: 1,
    role: 'Editor',
    isConfigAdmin: false,
    firstname: 'Heike',
    lastname: 'Petersen',
    language: 'de',
    ...facts,
  };
}
