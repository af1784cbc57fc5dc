import { type Database, readRows } from '@zuschlag/db/client';
import { plain } from '@zuschlag/db/decimals';
import { Prisma } from '@zuschlag/db/generated/client';
import type { Actor, UserActor } from '../actor.ts';
import type { TenantDb } from '../context.ts';
import type { Condition, Statement } from './keyset-list.ts';

/** The place of a statement: the transaction of a unit of work, or a separate transaction, which is faster. */
export type Place<Who extends Actor = Actor> = TenantDb<Who> | { actor: UserActor; database: Database };

/** @returns the rows of a statement; the caller declares their shape and a schema checks it later */
export async function rowsOf<Row>(place: Place, { sql, parameters }: Statement): Promise<Row[]> {
  if ('db' in place) return plain(await place.db.$queryRawUnsafe<Row[]>(sql, ...parameters)) as Row[];
  return (await readRows(place.database, place.actor.mainOrganizationId, sql, parameters)) as Row[];
}

/** @returns a condition as a part of one of Prisma's tagged statements; without one, what is always true */
export function asSql(condition: Condition | null): Prisma.Sql {
  if (!condition) return Prisma.sql`true`;
  const values: unknown[] = [];
  const places = condition((value, type) => {
    values.push(value);
    return `${PLACE}::${type}`;
  });
  return new Prisma.Sql(places.split(PLACE), values as Prisma.Sql['values']);
}

// No statement contains it.
const PLACE = '\u0000';
