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

/**
 * The same rows in one JSON text, which is read at once: of a page with many columns the server spends a third of the
 * time. Days and moments must be text, and figures within the range of a number of JavaScript.
 */
export async function wideRowsOf<Row>(place: Place, { sql, parameters }: Statement): Promise<Row[]> {
  const whole = `SELECT coalesce(json_agg("wide"), '[]') AS "rows" FROM (${sql}) AS "wide"`;
  const [answer] = await rowsOf<{ rows: Row[] }>(place, { sql: whole, parameters });
  return answer?.rows ?? [];
}
