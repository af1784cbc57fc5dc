import { type Database, readRows } from '@zuschlag/db/client';
import { plain } from '@zuschlag/db/decimals';
import type { Actor, UserActor } from '../actor.ts';
import type { TenantDb } from '../context.ts';
import type { Statement } from './keyset-list.ts';

/** The place of a statement: the transaction of a unit of work, or a separate transaction, which is faster. */
export type Place<Who extends Actor = Actor> = TenantDb<Who> | { actor: UserActor; database: Database };

/** @returns the rows of a statement; the caller declares their shape and a schema checks it later */
export async function rowsOf<Row>(place: Place, { sql, parameters }: Statement): Promise<Row[]> {
  if ('db' in place) return plain(await place.db.$queryRawUnsafe<Row[]>(sql, ...parameters)) as Row[];
  return (await readRows(place.database, place.actor.mainOrganizationId, sql, parameters)) as Row[];
}
