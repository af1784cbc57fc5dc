import type { FieldError } from '@zuschlag/validation/errors';
import { berlinMoment, daysAfter } from '@zuschlag/validation/measures/berlin-moment';
import type { CreateDeputy, Deputy, DeputyOverview } from '@zuschlag/validation/users/deputies';
import type { SystemActor, UserActor } from '../../actor.ts';
import type { UnitOfWork } from '../../context.ts';
import { DomainError } from '../../errors.ts';
import { addJob } from '../../jobs/queue.store.ts';
import { authorize, denialOf } from '../../policy/authorize.ts';
import { managerOfMainOrganization } from '../../policy/relations.ts';
import { decidingFacts } from '../users/deciding-facts.ts';
import { toPerson } from '../users/person.ts';
import { deputyRules } from './deputies.policy.ts';
import {
  activePeople,
  chancesAwaitingAnyOf,
  deputiesFrom,
  deputyRow,
  insertDeputy,
  lockPeople,
  markRemoved,
  organizationsWithChangeOn,
  type StoredDeputy,
} from './deputies.store.ts';

/**
 * The deputies of now and of the future in the caller's organization, in the whole tenant for Managers of the main
 * organization, and the people who can be named.
 */
export async function deputyOverview(work: UnitOfWork): Promise<DeputyOverview> {
  const { actor } = work;
  const seesAll = managerOfMainOrganization(actor);
  const rows = await deputiesFrom(work, work.today);
  const people = await activePeople(work, seesAll ? null : actor.organizationId);
  const seen = rows.filter(({ user }) => seesAll || user.organizationId === actor.organizationId);
  return {
    deputies: seen.map((row) => toDeputy(work, row)),
    people: people.map((one) => ({
      ...toPerson(one),
      role: one.role,
      mayBeAway: isDecider(one.role) && mayName(actor, { userId: one.id, organizationId: one.organizationId }),
    })),
  };
}

/**
 * Names a colleague who decides in the place of a person who is away. Open decisions ask the colleague at once when the
 * absence has begun.
 *
 * @returns the entry
 * @throws {DomainError} NOT_FOUND for an absent person whom the tenant does not have
 * @throws {DomainError} NOT_PERMITTED unless `deputyRules.name` lets the caller
 * @throws {DomainError} INVALID_INPUT for a colleague of another organization, a time that is over, or one that overlaps
 * another absence of the person
 */
export async function createDeputy(work: UnitOfWork, input: CreateDeputy): Promise<Deputy> {
  const userId = input.userId ?? work.actor.userId;
  const locked = await lockPeople(work, [userId, input.deputyId]);
  const absent = locked.find(({ id }) => id === userId);
  if (!absent) throw new DomainError('NOT_FOUND');
  authorize(work.actor, deputyRules.name, { userId, organizationId: absent.organizationId });
  if (!isDecider(absent.role)) throw refusal({ path: 'userId', problem: 'INVALID_CHOICE' });
  if (input.to < work.today) throw refusal({ path: 'to', problem: 'IN_THE_PAST' });
  const colleague = locked.find(({ id }) => id === input.deputyId && id !== userId);
  if (!colleague || !standsInFor(colleague, absent)) throw refusal({ path: 'deputyId', problem: 'INVALID_CHOICE' });
  const known = (await deputiesFrom(work, work.today)).filter((row) => row.userId === userId);
  if (known.some((row) => dayOf(row.fromDay) <= input.to && dayOf(row.toDay) >= input.from)) {
    throw refusal({ path: 'from', problem: 'DUPLICATE_DATE' });
  }
  const { deputyId, from, to, isForBids, isForMargins } = input;
  const columns = { userId, deputyId, from, to, isForBids, isForMargins };
  const id = await insertDeputy(work, { ...columns, createdById: work.actor.userId });
  await work.audit({ entity: 'deputy', entityId: id, action: 'createDeputy', after: columns });
  if (from <= work.today) await askAnew(work, [absent.organizationId]);
  for (const day of [from, daysAfter(to, 1)].filter((one) => one > work.today)) {
    await addJob(work, 'ask-deputies', {}, { key: `deputies ${day}`, at: berlinMoment(day, '00:00') });
  }
  const row = await deputyRow(work, id);
  if (!row) throw new DomainError('NOT_FOUND');
  return toDeputy(work, row);
}

/**
 * Takes an entry back: from now on the absent person is asked alone again.
 *
 * @throws {DomainError} NOT_FOUND, NOT_PERMITTED
 */
export async function endDeputy(work: UnitOfWork, id: string): Promise<void> {
  const row = await deputyRow(work, id);
  if (!row) throw new DomainError('NOT_FOUND');
  authorize(work.actor, deputyRules.name, viewOf(row));
  await markRemoved(work, id);
  const before = { userId: row.userId, deputyId: row.deputyId, from: dayOf(row.fromDay), to: dayOf(row.toDay) };
  await work.audit({ entity: 'deputy', entityId: id, action: 'endDeputy', before });
  if (dayOf(row.fromDay) <= work.today) await askAnew(work, [row.user.organizationId]);
}

/**
 * On the first day of an absence and on the day after the last one, and every night in which the tenant is cleaned: asks
 * those who decide from today on, and where no person of an organization is left, the main one.
 */
export async function askDeputiesOfToday(work: UnitOfWork<SystemActor>): Promise<void> {
  const { abandonedOrganizationIds } = await decidingFacts(work);
  const changed = await organizationsWithChangeOn(work, work.today);
  await askAnew(work, [...new Set([...changed, ...abandonedOrganizationIds])]);
}

/** Asks anew in the decisions that wait for these organizations, because other people than before may answer them. */
export async function askAnew(
  work: UnitOfWork<UserActor | SystemActor>,
  organizationIds: readonly number[],
): Promise<void> {
  for (const chanceId of await chancesAwaitingAnyOf(work, organizationIds)) {
    await work.publish({ kind: 'decidersChanged', chanceId });
  }
}

type Placed = { organizationId: number; role: string };

function isDecider(role: string): boolean {
  return role === 'Manager' || role === 'Editor';
}

/** A colleague of the same organization who takes part in decisions; people move and change roles after an entry. */
function standsInFor(colleague: Placed, absent: Placed): boolean {
  return colleague.organizationId === absent.organizationId && colleague.role !== 'Admin';
}

function mayName(actor: UserActor, view: { userId: number; organizationId: number }): boolean {
  return denialOf(actor, deputyRules.name, view) === null;
}

function viewOf({ user }: StoredDeputy) {
  return { userId: user.id, organizationId: user.organizationId };
}

function dayOf(moment: Date): string {
  return moment.toISOString().slice(0, 10);
}

function toDeputy({ actor, today }: UnitOfWork, row: StoredDeputy): Deputy {
  const [from, to] = [dayOf(row.fromDay), dayOf(row.toDay)];
  return {
    id: row.id,
    user: toPerson(row.user),
    deputy: toPerson(row.deputy),
    ...{ from, to, isForBids: row.isForBids, isForMargins: row.isForMargins },
    isActive: from <= today && today <= to && isDecider(row.user.role) && standsInFor(row.deputy, row.user),
    mayEnd: mayName(actor, viewOf(row)),
  };
}

function refusal(field: FieldError): DomainError {
  return new DomainError('INVALID_INPUT', { fields: [field] });
}
