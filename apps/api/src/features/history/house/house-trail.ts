import { houseEntities, trailAreas } from '@zuschlag/validation/chance/history/house-kinds';
import type { HouseEntry, HouseFilter, HouseTrail } from '@zuschlag/validation/chance/history/house-trail';
import { trailConsequences, trailEntities, trailKinds } from '@zuschlag/validation/chance/history/trail-kinds';
import { z } from 'zod';
import type { UnitOfWork } from '../../../context.ts';
import { decodeCursor, pageOfRows } from '../../../lists/paging.ts';
import { authorize } from '../../../policy/authorize.ts';
import { findOrganization, shortNamesOf } from '../../organizations/organizations.ts';
import { peopleById } from '../../users/users.ts';
import { namesOfServices, type TrailRow, titlesOfTasks } from '../history.store.ts';
import { changesOf, idsIn, isConsequence, organizationIn, taskIn } from '../trail-reading.ts';
import { isOfGroup } from '../trail-visibility.ts';
import { houseAboutOf, houseChangesOf, houseIdsIn } from './house-reading.ts';
import { houseTrailRules } from './house-trail.policy.ts';
import {
  type HouseQuestion,
  type HouseRow,
  houseRows,
  namesOfChances,
  organizationsOfGroups,
  visibleGroups,
} from './house-trail.store.ts';
import { keptKinds, ownKinds } from './house-visibility.ts';

const cursor = z.tuple([z.string().regex(/^\d{1,18}$/)]);

/**
 * What people changed in an organization or in the tenant, the latest first: outside of Chances, and in those Chances and
 * decisions that the caller sees.
 *
 * @throws {DomainError} NOT_FOUND for an organization of another tenant
 * @throws {DomainError} NOT_PERMITTED unless the caller is a Manager of the organization, or of the main one
 * @throws {DomainError} INVALID_INPUT for a cursor that this list never gave out
 */
export async function houseTrailOf(work: UnitOfWork, { first, after, ...asked }: HouseTrail) {
  await mayReadHouseTrail(work, asked);
  const [before = null] = decodeCursor(after, () => cursor) ?? [];
  const rows = await seenRows(work, questionOf(asked), {
    before: before === null ? null : BigInt(before),
    wanted: first + 1,
  });
  const toEntry = await entriesOf(work, rows.slice(0, first));
  return pageOfRows(rows, first, toEntry, ({ id }) => [String(id)]);
}

/** Refuses who may not read the trail. @throws {DomainError} as `houseTrailOf` */
export async function mayReadHouseTrail(work: UnitOfWork, { organizationId = null }: HouseFilter): Promise<void> {
  if (organizationId !== null) await findOrganization(work, organizationId);
  authorize(work.actor, houseTrailRules.read, { organizationId });
}

function questionOf({ organizationId, area, userId, from, until }: HouseFilter): HouseQuestion {
  return {
    organizationId: organizationId ?? null,
    entities: area ? trailAreas[area] : [...trailEntities, ...houseEntities],
    kinds: { ofChances: trailKinds, kept: keptKinds, own: ownKinds },
    withoutPerson: trailConsequences,
    userId: userId ?? null,
    from: from ?? null,
    until: until ?? null,
  };
}

/** Reads on until enough rows are found: entries of decisions that the caller may not view are passed over. */
async function seenRows(
  work: UnitOfWork,
  question: HouseQuestion,
  { before, wanted }: { before: bigint | null; wanted: number },
): Promise<HouseRow[]> {
  const seen: HouseRow[] = [];
  let last = before;
  for (;;) {
    const rows = await houseRows(work, question, { before: last, limit: wanted });
    const ofGroups = rows.filter(isAboutGroup);
    const groups = await visibleGroups(work, [...new Set(ofGroups.map(({ entityId }) => entityId))]);
    seen.push(...rows.filter((row) => !isAboutGroup(row) || groups.has(row.entityId)));
    if (seen.length >= wanted || rows.length < wanted) return seen.slice(0, wanted);
    last = rows.at(-1)?.id ?? null;
  }
}

function isAboutGroup({ entity, action }: HouseRow): boolean {
  return isOfGroup(`${entity}.${action}`);
}

/** @returns the function that presents a row, with the names that rows mention read once for all of them */
async function entriesOf(work: UnitOfWork, rows: readonly HouseRow[]): Promise<(row: HouseRow) => HouseEntry> {
  const inChances = rows.filter(({ chanceId }) => chanceId !== null) as (HouseRow & TrailRow)[];
  const outside = rows.filter(({ chanceId }) => chanceId === null);
  const idsOf = (entity: string) => [...new Set(rows.flatMap((row) => (row.entity === entity ? row.entityId : [])))];
  const groups = await organizationsOfGroups(work, [...idsOf('bidGroup'), ...idsOf('marginGroup')]);
  const ids = idsIn(inChances);
  const others = houseIdsIn(outside);
  const organizationIds = [...ids.organizations, ...others.organizations, ...groups.values()];
  const organizations = await shortNamesOf(work, [...new Set(organizationIds)]);
  const known = await peopleById(work, [...new Set([...ids.people, ...others.people])]);
  const people = new Map(known.map((person) => [person.id, person]));
  const chances = await namesOfChances(work, [...new Set(inChances.flatMap(({ chanceId }) => chanceId ?? []))]);
  const services = new Map((await namesOfServices(work, idsOf('service'))).map(({ id, name }) => [id, name]));
  const titles = await titlesOfTasks(work, idsOf('task'));
  const names = {
    person: (id: number) => {
      const person = people.get(id);
      return person ? `${person.firstname} ${person.lastname}` : null;
    },
    organization: (id: number) => organizations.get(id) ?? null,
  };
  const aboutInChance = (row: HouseRow & TrailRow) => {
    if (row.entity === 'service') return services.get(row.entityId) ?? null;
    if (row.entity === 'task') return taskIn(row) ?? titles.get(row.entityId) ?? null;
    const organizationId = groups.get(row.entityId) ?? organizationIn(row);
    return organizationId === null ? null : names.organization(organizationId);
  };
  return (row) => {
    const inChance = row.chanceId === null ? null : (row as HouseRow & TrailRow);
    const hasPerson = row.userId !== null && !(inChance && isConsequence(inChance));
    return {
      id: String(row.id),
      at: row.at.toISOString(),
      kind: `${row.entity}.${row.action}`,
      person: hasPerson ? (people.get(row.userId ?? 0) ?? null) : null,
      about: inChance ? aboutInChance(inChance) : houseAboutOf(row, names),
      chance: row.chanceId === null ? null : { id: row.chanceId, name: chances.get(row.chanceId) ?? '' },
      changes: inChance ? changesOf(inChance, names) : houseChangesOf(row, names),
    };
  };
}
