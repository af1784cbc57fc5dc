import { type SuccessionKind, type Successors, successionKinds } from '@zuschlag/validation/administration/removal';
import type { UnitOfWork } from '../../../context.ts';
import { DomainError } from '../../../errors.ts';
import { denialOf } from '../../../policy/authorize.ts';
import { mayWrite } from '../../../policy/relations.ts';
import { personRules } from '../people/people.policy.ts';
import type { StoredPerson } from '../people/people.store.ts';
import { requirePerson, viewOf } from '../people/people.ts';

export type NamedSuccessors = { readonly [kind in SuccessionKind]: StoredPerson | null };

type Fits = (one: StoredPerson, leaving: StoredPerson) => boolean;

/** Who may take over what; whether the successor sees each Chance is asked with the Chance. */
const fits: { readonly [kind in SuccessionKind]: Fits } = {
  chances: (one) => mayWrite(one),
  tasks: () => true,
  deputies: isColleague,
  imports: (one) => one.isConfigAdmin,
  manager: (one, leaving) => isColleague(one, leaving) && one.role !== 'Manager',
  configAdmin: (one) => !one.isConfigAdmin,
};

export function successorFits(kind: SuccessionKind, one: StoredPerson, leaving: StoredPerson): boolean {
  return !one.deleted && one.id !== leaving.id && one.role !== 'Admin' && fits[kind](one, leaving);
}

/**
 * The successors that a caller names.
 *
 * @throws {DomainError} SUCCESSOR_UNFIT with the name of one who may not take over
 * @throws {DomainError} NOT_FOUND for a person whom the tenant does not have
 * @throws {DomainError} NOT_PERMITTED when the caller may not make that person a Manager
 */
export async function requireSuccessors(
  work: UnitOfWork,
  leaving: StoredPerson,
  named: Successors,
): Promise<NamedSuccessors> {
  const found = Object.fromEntries(successionKinds.map((kind) => [kind, null])) as Record<
    SuccessionKind,
    StoredPerson | null
  >;
  // All of them first: what a stranger's id gets must not depend on the others.
  for (const kind of successionKinds) {
    const id = named[kind];
    if (id !== null && id !== undefined) found[kind] = await requirePerson(work, id);
  }
  for (const kind of successionKinds) {
    const one = found[kind];
    if (!one) continue;
    if (!successorFits(kind, one, leaving)) throw unfit(one);
    const isOfMain = one.organization.id === work.actor.mainOrganizationId;
    if (kind === 'configAdmin' && !isOfMain) throw unfit(one);
    if (kind === 'manager' || kind === 'configAdmin') {
      const denial = denialOf(work.actor, personRules.changeRole, { ...viewOf(one), userId: 0 });
      if (denial) throw new DomainError(denial.code, { names: denial.names });
    }
  }
  return found;
}

function isColleague(one: StoredPerson, leaving: StoredPerson): boolean {
  return one.organization.id === leaving.organization.id;
}

function unfit({ firstname, lastname }: StoredPerson): DomainError {
  return new DomainError('SUCCESSOR_UNFIT', { names: [`${firstname} ${lastname}`] });
}
