import { Prisma } from '@zuschlag/db/generated/client';
import { isUniqueViolation } from '@zuschlag/db/outages/retryable-errors';
import type { ColumnKind } from '@zuschlag/validation/configuration/columns';
import { configurationTables, type TableKey } from '@zuschlag/validation/configuration/tables';
import { insertAuditFrom } from '../../../audit-log/audit-log.store.ts';
import type { UnitOfWork } from '../../../context.ts';
import { columnsOf, sqlTable } from '../entries/entry-query.ts';

/** Copies rows between a plan and its table inside the database, so that no row leaves it. */

export type WrittenImport = { id: string; table: TableKey; organizationId: number };
/** The rows of a plan that write something, and the two sides of each: the row it adds, the row it replaces. */
type Side = { is: 'planned' | 'replaced'; entryId: Prisma.Sql; values: Prisma.Sql; condition: Prisma.Sql };

const plannedSide: Side = {
  is: 'planned',
  entryId: Prisma.sql`planned."entryId"`,
  values: Prisma.sql`planned."values"`,
  condition: Prisma.sql`planned.verdict in ('new', 'changed')`,
};
const replacedSide: Side = {
  is: 'replaced',
  entryId: Prisma.sql`planned."beforeId"`,
  values: Prisma.sql`planned."before"->'values'`,
  condition: Prisma.sql`planned.verdict = 'changed'`,
};

const types: { [kind in ColumnKind]: string } = {
  day: 'date',
  province: 'text',
  provinceOrAll: 'text',
  payGroup: 'text',
  fraction: 'numeric',
  bonus: 'numeric',
  eur: 'numeric',
  eurPerHour: 'numeric',
  wage: 'numeric',
  daysPerYear: 'int',
  years: 'int',
  clock: 'text',
  basis: 'bonus_basis',
};

/** Takes the rows that are replaced out of the table. @returns how many of them were there */
export const removeReplaced = (work: UnitOfWork, about: WrittenImport) => removeSide(work, about, replacedSide);
/** Takes the rows that were added out of the table again. @returns how many of them were still there */
export const removePlanned = (work: UnitOfWork, about: WrittenImport) => removeSide(work, about, plannedSide);
/** Puts the rows that were replaced back, each under its old id. @returns false when one of that series and day exists */
export const restoreReplaced = (work: UnitOfWork, about: WrittenImport) => addSide(work, about, replacedSide);

/** Adds the new and changed rows and notes what each became. @returns false when one of that series and day exists */
export async function addPlanned(work: UnitOfWork, about: WrittenImport): Promise<boolean> {
  await work.db.$executeRaw`
    update configuration_import_row as planned set "entryId" = gen_random_uuid()
    where ${ofImport(work, about, plannedSide)}`;
  return addSide(work, about, plannedSide);
}

async function removeSide(work: UnitOfWork, about: WrittenImport, side: Side): Promise<number> {
  await recordSide(work, about, side, 'remove');
  return work.db.$executeRaw`
    delete from ${Prisma.raw(sqlTable(about.table))} as entry using configuration_import_row as planned
    where ${ofImport(work, about, side)} and entry."mainOrganizationId" = ${work.actor.mainOrganizationId}
      and entry.id = ${side.entryId}`;
}

async function addSide(work: UnitOfWork, about: WrittenImport, side: Side): Promise<boolean> {
  const { actor, db, now } = work;
  const { table, organizationId } = about;
  // Names and types come from the description of the table, never from a file.
  const columns = columnsOf(table);
  const names = Prisma.raw(columns.map(([column]) => `"${column}"`).join(', '));
  const values = Prisma.join(
    columns.map(([column, kind]) => Prisma.sql`(${side.values}->>${column}::text)::${Prisma.raw(types[kind])}`),
  );
  const { perOrganization } = configurationTables[table];
  const owner = perOrganization ? Prisma.sql`"organizationId",` : Prisma.empty;
  const whose = perOrganization ? Prisma.sql`${organizationId}::int,` : Prisma.empty;
  const author =
    side.is === 'planned'
      ? Prisma.sql`${actor.userId}::int, ${now}::timestamptz`
      : Prisma.sql`(planned."before"->>'createdById')::int, (planned."before"->>'createdAt')::timestamptz`;
  try {
    await db.$executeRaw`
      insert into ${Prisma.raw(sqlTable(table))} (id, "mainOrganizationId", ${owner} "createdById", "createdAt", ${names})
      select ${side.entryId}, ${actor.mainOrganizationId}::int, ${whose} ${author}, ${values}
      from configuration_import_row as planned where ${ofImport(work, about, side)}`;
  } catch (error) {
    if (isUniqueViolation(error)) return false;
    throw error;
  }
  await recordSide(work, about, side, 'add');
  return true;
}

/** The audit log records each row like a typed one, with its import. */
function recordSide(work: UnitOfWork, about: WrittenImport, side: Side, action: 'add' | 'remove'): Promise<void> {
  const { id, table, organizationId } = about;
  const row = Prisma.sql`${side.values} || jsonb_build_object('organizationId', ${organizationId}::int, 'importId', ${id}::text)`;
  const none = Prisma.sql`null::jsonb`;
  return insertAuditFrom(
    work,
    Prisma.sql`
      select ${table}::text as entity, ${side.entryId}::text as "entityId", ${action}::text as action,
        ${action === 'add' ? none : row} as "before", ${action === 'add' ? row : none} as "after"
      from configuration_import_row as planned where ${ofImport(work, about, side)} order by planned."row"`,
  );
}

function ofImport({ actor }: UnitOfWork, { id }: WrittenImport, { condition }: Side): Prisma.Sql {
  return Prisma.sql`planned."mainOrganizationId" = ${actor.mainOrganizationId}
    and planned."importId" = ${id}::uuid and ${condition}`;
}
