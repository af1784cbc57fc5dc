import { Prisma } from '@zuschlag/db/generated/client';
import { isUniqueViolation } from '@zuschlag/db/refusals';
import type { ColumnKind } from '@zuschlag/validation/configuration/columns';
import type { TableKey } from '@zuschlag/validation/configuration/tables';
import type { Actor } from '../../../actor.ts';
import { newId } from '../../../ids.ts';
import type { Tenant } from '../../../work.ts';
import { columnsOf, sqlTable } from '../entry-query.ts';

/** A row as it is to stand in the table; without an id it gets a new one. */
export type WrittenRow = {
  id?: string;
  values: { [column: string]: string | number };
  createdById: number | null;
  /** ISO timestamp */
  createdAt: string;
};

const types: { [kind in ColumnKind]: string } = {
  day: 'date',
  province: 'text',
  fraction: 'numeric',
  bonus: 'numeric',
  eur: 'numeric',
  eurPerHour: 'numeric',
  daysPerYear: 'int',
  years: 'int',
  clock: 'text',
  basis: 'bonus_basis',
};

/**
 * Writes rows of one table, however many, in one statement.
 *
 * @param organizationId whose rows they are; null in tables of the main organization
 * @returns their ids, in the order of the rows; null when a row of the same series and day exists
 */
export async function writeEntries(
  { actor: { mainOrganizationId }, db }: Tenant<Actor>,
  table: TableKey,
  organizationId: number | null,
  rows: readonly WrittenRow[],
): Promise<string[] | null> {
  const list = rows.map(({ id = newId(), values, createdById, createdAt }) => ({
    ...values,
    id,
    createdById,
    createdAt,
  }));
  // Names and types come from the description of the table, never from a file.
  const columns = columnsOf(table);
  const names = columns.map(([column]) => `"${column}"`).join(', ');
  const typed = columns.map(([column, kind]) => `"${column}" ${types[kind]}`).join(', ');
  const whose = organizationId === null ? Prisma.empty : Prisma.sql`"organizationId",`;
  const owner = organizationId === null ? Prisma.empty : Prisma.sql`${organizationId}::int,`;
  const statement = Prisma.sql`
    insert into ${Prisma.raw(sqlTable(table))} (id, "mainOrganizationId", ${whose} "createdById", "createdAt", ${Prisma.raw(names)})
    select id, ${mainOrganizationId}::int, ${owner} "createdById", "createdAt", ${Prisma.raw(names)}
    from jsonb_to_recordset(${JSON.stringify(list)}::jsonb)
      as rows (id uuid, "createdById" int, "createdAt" timestamptz, ${Prisma.raw(typed)})`;
  try {
    await db.$executeRaw(statement);
  } catch (error) {
    if (isUniqueViolation(error)) return null;
    throw error;
  }
  return list.map(({ id }) => id);
}
