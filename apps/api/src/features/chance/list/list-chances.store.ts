import { type Database, readRows } from '@zuschlag/db/client';
import type { ChanceRow } from '@zuschlag/validation/chance/chance-list';
import { z } from 'zod';
import type { UserActor } from '../../../actor.ts';
import { containsPattern, foldFrom, foldTo } from '../../../database/normalize-text.ts';
import { type ListQuestion, listQuery } from './list-query.ts';

/** Who reads a hot list, and where; each statement is a transaction of its own. */
export type ReadContext = { actor: UserActor; database: Database };

/** Rows in the shape of the answer; the procedure's declared output checks each of them, once. */
export async function readChanceRows({ actor, database }: ReadContext, question: ListQuestion): Promise<ChanceRow[]> {
  const { sql, parameters } = listQuery(question);
  return (await readRows(database, actor.mainOrganizationId, sql, parameters)) as ChanceRow[];
}

const ids = z.array(z.object({ id: z.string() }));

/** @returns the customers whose name contains the text, without regard to case and accents */
export async function customerIdsByName(
  { actor: { mainOrganizationId }, database }: ReadContext,
  name: string,
): Promise<string[]> {
  const rows = await readRows(
    database,
    mainOrganizationId,
    `SELECT "id"::text FROM "customer" WHERE "mainOrganizationId" = $1
     AND replace(translate(lower("name"), $2, $3), 'ß', 'ss') LIKE $4`,
    [mainOrganizationId, foldFrom, foldTo, containsPattern(name)],
  );
  return ids.parse(rows).map(({ id }) => id);
}
