import type { ErrorCode } from '@zuschlag/validation/errors';
import type { UserActor } from '../actor.ts';
import { DomainError } from '../errors.ts';

/** Says whether a person stands in a relation to a thing; reads as a noun (`ownerOfChance`). */
export type People<On> = (actor: UserActor, on: On) => boolean;

/** One row of the table: the name clients read, the people any one of whom may do it, and what else must hold. */
export type Rule<On> = {
  wire: string;
  who: readonly People<On>[];
  /** false: only verbs ask for it, clients do not read it */
  isPublished?: false;
  /** an archived Chance and what belongs to it is changed by no other right */
  alsoArchived?: true;
  /** a reason in the object itself (its state, a missing service) that blocks all users; null without one */
  unless?: (actor: UserActor, on: On) => Denial | null;
};
export type Denial = { code: ErrorCode; names: string[] };
export type Rules<On> = { [action: string]: Rule<On> };

/**
 * Lets the actor do it, or refuses.
 *
 * @throws {DomainError} NOT_PERMITTED when the actor matches no relation of the row; ARCHIVED when the Chance of the object
 * is archived; the code of the denial when the object forbids it
 */
export function authorize<On>(actor: UserActor, rule: Rule<On>, on: On): void {
  const denial = denialOf(actor, rule, on);
  if (denial) throw new DomainError(denial.code, { names: denial.names });
}

/** @returns why the actor may not, or null when it may */
export function denialOf<On>(actor: UserActor, rule: Rule<On>, on: On): Denial | null {
  if (!rule.who.some((fits) => fits(actor, on))) return { code: 'NOT_PERMITTED', names: [] };
  if (!rule.alsoArchived && isArchived(on)) return { code: 'ARCHIVED', names: [] };
  return rule.unless?.(actor, on) ?? null;
}

/** The facts of a thing that belongs to a Chance. */
export type OfChance = { archivedAt: Date | null };

function isArchived(on: unknown): boolean {
  return typeof on === 'object' && on !== null && 'archivedAt' in on && on.archivedAt !== null;
}

/** The names of the rows that clients read. */
type PublishedWire<Table extends { [action: string]: { wire: string } }> = {
  [Action in keyof Table]: Table[Action] extends { isPublished: false } ? never : Table[Action]['wire'];
}[keyof Table];

/** The rights of the actor on an entity, for clients: the permissions, and the reasons for the denied ones. */
export function permissionsOn<On, Table extends Rules<On>>(
  actor: UserActor,
  rules: Table,
  on: On,
): {
  permissions: PublishedWire<Table>[];
  denials: { permission: PublishedWire<Table>; code: ErrorCode; names: string[] }[];
} {
  const published = Object.values(rules).filter(({ isPublished }) => isPublished !== false);
  const verdicts = published.map((rule) => ({
    permission: rule.wire as PublishedWire<Table>,
    denial: denialOf(actor, rule, on),
  }));
  return {
    permissions: verdicts.filter(({ denial }) => !denial).map(({ permission }) => permission),
    denials: verdicts.flatMap(({ permission, denial }) => (denial ? [{ permission, ...denial }] : [])),
  };
}
