import type { HistoryEntry, HistoryOfChance } from '@zuschlag/validation/chance/history/history';
import { trailEntities } from '@zuschlag/validation/chance/history/trail-kinds';
import { z } from 'zod';
import type { UnitOfWork } from '../../context.ts';
import { decodeCursor, pageOfRows } from '../../lists/paging.ts';
import { requireChance } from '../chance/find-chance.ts';
import type { StoredChance } from '../chance/stored-chance.ts';
import { shortNamesOf } from '../organizations/organizations.ts';
import { peopleById } from '../users/users.ts';
import { namesOfServices, type TrailRow, titlesOfTasks, trailRows, trailUserIds } from './history.store.ts';
import { changesOf, idsIn, isConsequence, kindOf, organizationIn, taskIn } from './trail-reading.ts';
import { seenTrail } from './trail-visibility.ts';

const cursor = z.tuple([z.string().regex(/^\d{1,18}$/)]);

/**
 * The history of a Chance, the latest entry first: who changed what, when, from what to what, as far as the caller may
 * see it on the pages of the Chance.
 *
 * @throws {DomainError} NOT_FOUND
 * @throws {DomainError} INVALID_INPUT for a cursor that this list never gave out
 */
export async function historyOfChance(
  work: UnitOfWork,
  { chanceId, entities, userId, onlySystem, from, until, first, after }: HistoryOfChance,
) {
  const chance = await requireChance(work, chanceId);
  const [before = null] = decodeCursor(after, () => cursor) ?? [];
  const { seen, groupNames } = await seenTrail(work, chance);
  const asked = {
    ...seen,
    entities: entities ?? trailEntities,
    by: onlySystem === true ? ('system' as const) : (userId ?? null),
    ...{ from: from ?? null, until: until ?? null },
  };
  const rows = await trailRows(work, asked, { before, limit: first + 1 });
  const toEntry = await entriesOf(work, chance, groupNames, rows.slice(0, first));
  return pageOfRows(rows, first, toEntry, ({ id }) => [String(id)]);
}

/** The people who have entries that the caller may see, by name. @throws {DomainError} NOT_FOUND */
export async function historyPeopleOfChance(
  work: UnitOfWork,
  chanceId: string,
): Promise<{ id: number; name: string }[]> {
  const chance = await requireChance(work, chanceId);
  const { seen } = await seenTrail(work, chance);
  const people = await peopleById(work, await trailUserIds(work, seen));
  return people
    .map(({ id, firstname, lastname }) => ({ id, name: `${firstname} ${lastname}` }))
    .toSorted((one, other) => one.name.localeCompare(other.name, 'de'));
}

/** @returns the function that presents a row, with the names that rows mention read once for all of them */
async function entriesOf(
  work: UnitOfWork,
  chance: StoredChance,
  groupNames: ReadonlyMap<string, string>,
  rows: readonly TrailRow[],
): Promise<(row: TrailRow) => HistoryEntry> {
  const ids = idsIn(rows);
  const people = new Map((await peopleById(work, [...new Set(ids.people)])).map((person) => [person.id, person]));
  const organizations = await shortNamesOf(work, [...new Set(ids.organizations)]);
  const services = await serviceNames(work, chance, rows);
  // An entry keeps what has changed: where that is not the title, the task is asked for it.
  const untitled = rows.filter((row) => row.entity === 'task' && taskIn(row) === null);
  const titles = await titlesOfTasks(work, [...new Set(untitled.map(({ entityId }) => entityId))]);
  const nameOf = (id: number) => {
    const person = people.get(id);
    return person ? `${person.firstname} ${person.lastname}` : null;
  };
  const names = { person: nameOf, organization: (id: number) => organizations.get(id) ?? null };
  const aboutOf = (row: TrailRow) => {
    if (row.entity === 'service') return services.get(row.entityId) ?? null;
    if (row.entity === 'task') return taskIn(row) ?? titles.get(row.entityId) ?? null;
    const organizationId = organizationIn(row);
    return groupNames.get(row.entityId) ?? (organizationId === null ? null : names.organization(organizationId));
  };
  return (row) => ({
    id: String(row.id),
    at: row.at.toISOString(),
    kind: kindOf(row),
    person: row.userId === null || isConsequence(row) ? null : (people.get(row.userId) ?? null),
    about: aboutOf(row),
    changes: changesOf(row, names),
  });
}

/** The names of the services of entries, also of those that were removed. */
async function serviceNames(
  work: UnitOfWork,
  { services }: StoredChance,
  rows: readonly TrailRow[],
): Promise<Map<string, string>> {
  const known = new Map(services.map(({ id, name }) => [id, name]));
  const asked = rows.flatMap(({ entity, entityId }) => (entity === 'service' ? entityId : []));
  const missing = [...new Set(asked)].filter((id) => !known.has(id));
  if (missing.length === 0) return known;
  return new Map([...known, ...(await namesOfServices(work, missing)).map(({ id, name }) => [id, name] as const)]);
}
