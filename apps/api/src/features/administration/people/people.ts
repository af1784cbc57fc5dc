import type { ListedPerson, PeopleList, PersonDetails } from '@zuschlag/validation/administration/people';
import type { UserActor } from '../../../actor.ts';
import type { UnitOfWork } from '../../../context.ts';
import { DomainError } from '../../../errors.ts';
import { decodeCursor, pageOfRows } from '../../../lists/paging.ts';
import type { Place } from '../../../lists/rows.store.ts';
import { denialOf, permissionsOn } from '../../../policy/authorize.ts';
import { type PersonView, personRules } from './people.policy.ts';
import { openAccess, peopleCursor, peopleRows, personRow, type StoredPerson } from './people.store.ts';

/**
 * The people of the tenant by name, with what the caller may do with each. Addresses are for callers of an admin type.
 *
 * @throws {DomainError} INVALID_INPUT for a cursor that this list never gave out
 */
export async function listPeople(place: Place<UserActor>, { filters, first, after }: PeopleList) {
  const position = decodeCursor(after, () => peopleCursor);
  const rows = await peopleRows(place, filters ?? {}, { after: position, limit: first + 1 });
  return pageOfRows(
    rows,
    first,
    (row) => listed(place.actor, row),
    ({ lastname, firstname, id }) => [lastname, firstname, id],
  );
}

/** A person of the tenant, also one who has left. @throws {DomainError} NOT_FOUND */
export async function readPerson(work: UnitOfWork, userId: number): Promise<PersonDetails> {
  const row = await requirePerson(work, userId);
  const access = isAdminType(work.actor) ? await openAccess(work, userId, work) : null;
  return {
    ...listed(work.actor, row),
    createdAt: row.createdAt,
    openSessions: access?.openSessions ?? null,
    goodTokens: access?.goodTokens ?? null,
    hasSecondStep: access?.hasSecondStep ?? null,
    mayEndSecondStep:
      access?.hasSecondStep === true && denialOf(work.actor, personRules.endSecondStep, viewOf(row)) === null,
    mayErase: denialOf(work.actor, personRules.erase, viewOf(row)) === null,
    erasedAt: row.erasedAt,
    denials: permissionsOn(work.actor, personRules, viewOf(row)).denials,
  };
}

/** @throws {DomainError} NOT_FOUND when the tenant never had such a person */
export async function requirePerson(work: UnitOfWork, userId: number): Promise<StoredPerson> {
  const row = await personRow(work, userId);
  if (!row) throw new DomainError('NOT_FOUND');
  return row;
}

/** A person as the list shows it to the actor. */
export function listed(actor: UserActor, row: StoredPerson): ListedPerson {
  const { id, firstname, lastname, picture, role, organization, isConfigAdmin, leftAt } = row;
  const { permissions } = permissionsOn(actor, personRules, viewOf(row));
  const seesAddress = isAdminType(actor);
  return {
    ...{ id, firstname, lastname, picture, role, organization, isConfigAdmin, leftAt, permissions },
    email: seesAddress && row.erasedAt === null ? row.email : null,
    state: row.deleted ? 'left' : row.emailVerified ? 'active' : 'invited',
    invitedAt: seesAddress ? row.invitedAt : null,
  };
}

/** What rights on a person depend on. */
export function viewOf({ id, organization, role, emailVerified, deleted, erasedAt }: StoredPerson): PersonView {
  const state = { isInvited: !emailVerified, hasLeft: deleted, isErased: erasedAt !== null };
  return { userId: id, organizationId: organization.id, role, ...state };
}

function isAdminType({ role }: UserActor): boolean {
  return role === 'Admin' || role === 'Manager';
}
