import type { RightsOfPerson, RightVerdict, StatedRight } from '@zuschlag/validation/administration/rights';
import type { Role } from '@zuschlag/validation/vocabulary';
import type { UserActor } from '../../../actor.ts';
import type { UnitOfWork } from '../../../context.ts';
import type { People, Rule } from '../../../policy/authorize.ts';
import { requirePerson } from '../people/people.ts';
import { statedTables } from './stated-tables.ts';

type AnyRule = Rule<unknown>;

const rows = Object.entries(statedTables).flatMap(([thing, rules]) =>
  Object.values(rules).map((rule) => ({ thing, rule: rule as unknown as AnyRule })),
);

const [main, other] = [1, 2];
/** One person for each column; the flag of a config administrator is no role, so each of them could have it. */
const byColumn: { readonly [column in keyof StatedRight['verdicts']]: Pick<UserActor, 'role' | 'organizationId'> } = {
  Viewer: { role: 'Viewer', organizationId: other },
  Editor: { role: 'Editor', organizationId: other },
  Manager: { role: 'Manager', organizationId: other },
  MainManager: { role: 'Manager', organizationId: main },
  Admin: { role: 'Admin', organizationId: main },
};
const table: readonly StatedRight[] = rows.map(({ thing, rule }) => ({
  ...statementOf(thing, rule),
  verdicts: Object.fromEntries(
    Object.entries(byColumn).map(([column, one]) => {
      const without = aPerson({ ...one, userId: 1, mainOrganizationId: main, isConfigAdmin: false });
      return [column, verdictOf(rule.who, without, { ...without, isConfigAdmin: true })];
    }),
  ) as StatedRight['verdicts'],
}));

/** Every right of the product, and what each role may. */
export function readRights(): StatedRight[] {
  return [...table];
}

/** What a person of the tenant may, and through which relation. @throws {DomainError} NOT_FOUND */
export async function readRightsOf(work: UnitOfWork, userId: number): Promise<RightsOfPerson> {
  const { id, firstname, lastname, role, organization, isConfigAdmin, deleted } = await requirePerson(work, userId);
  const { mainOrganizationId } = work.actor;
  const actor = aPerson({ userId: id, role, organizationId: organization.id, mainOrganizationId, isConfigAdmin });
  return {
    person: { ...{ id, firstname, lastname, role, organization, isConfigAdmin }, hasLeft: deleted },
    rights: rows.map(({ thing, rule }) => ({
      ...statementOf(thing, rule),
      verdict: verdictOf(rule.who, actor, actor),
      by: namesOf(rule.who.filter((fits) => fits(actor, closeTo(actor)))),
    })),
  };
}

function statementOf(thing: string, { wire, who, unless }: AnyRule) {
  return { thing, right: wire, who: namesOf(who), isStateBound: unless !== undefined };
}

/** @param atBest the same person with every flag that it could have */
function verdictOf(who: readonly People<unknown>[], person: UserActor, atBest: UserActor): RightVerdict {
  if (who.some((fits) => fits(person, farFrom()))) return 'always';
  return who.some((fits) => fits(atBest, closeTo(atBest))) ? 'depends' : 'never';
}

function namesOf(who: readonly People<unknown>[]): string[] {
  return [...new Set(who.map(({ name }) => name))];
}

/** The facts of a thing that has as much to do with the person as a thing can; the rows of all tables read them. */
function closeTo({ userId, organizationId }: UserActor) {
  return {
    ...{ ownerId: userId, userId, createdById: userId },
    ...{ organizationId, chanceOrganizationId: organizationId, operationalOrganizationId: organizationId },
    ...{ isBidding: true, isShared: true, ownsChance: true, hasServiceThere: true },
    participants: [{ organizationId }],
    participations: [{ organizationId, isBidding: true }],
    managedOrganizationIds: new Set<number>(),
  };
}

/** The facts of a thing that has nothing to do with any person. */
function farFrom() {
  return {
    ...{ ownerId: null, userId: 0, createdById: 0 },
    ...{ organizationId: 0, chanceOrganizationId: 0, operationalOrganizationId: 0 },
    ...{ isBidding: false, isShared: false, ownsChance: false, hasServiceThere: false },
    ...{ participants: [], participations: [] },
    managedOrganizationIds: new Set<number>(),
  };
}

function aPerson(facts: {
  userId: number;
  organizationId: number;
  mainOrganizationId: number;
  role: Role;
  isConfigAdmin: boolean;
}): UserActor {
  return { kind: 'user', firstname: '', lastname: '', language: 'de', ...facts };
}
