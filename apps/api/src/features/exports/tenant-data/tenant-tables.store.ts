import { type Database, readInTenant } from '@zuschlag/db/client';
import type { UserActor } from '../../../actor.ts';
import { type Place, rowsOf } from '../../../lists/rows.store.ts';

/** A table of the tenant as the database describes it. */
export type TenantTable = {
  name: string;
  columns: { name: string; type: string; isRequired: boolean; refersTo: string | null }[];
  /** the primary key without the tenant, by which rows are ordered */
  key: { name: string; type: string }[];
};

/** So many rows are in memory at a time. */
const rowsPerStatement = 200;

/** Every table with rows of tenants, by name. Columns of bytes are no part of it: they hold what is made from files. */
export function tenantTables(place: Place<UserActor>): Promise<TenantTable[]> {
  const sql = `
    select c.relname::text as "name",
      (select json_agg(json_build_object(
          'name', a.attname, 'type', format_type(a.atttypid, null), 'isRequired', a.attnotnull,
          'refersTo', (select r.confrelid::regclass::text from pg_constraint r
            where r.conrelid = c.oid and r.contype = 'f' and a.attnum = any (r.conkey) and a.attname <> 'mainOrganizationId'
            order by cardinality(r.conkey), r.oid limit 1)) order by a.attnum)
        from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.atttypid <> 'bytea'::regtype) as "columns",
      (select coalesce(json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, null)) order by k.at), '[]')
        from pg_index i cross join unnest(i.indkey::int[]) with ordinality as k (attnum, at)
        join pg_attribute a on a.attrelid = c.oid and a.attnum = k.attnum
        where i.indrelid = c.oid and i.indisprimary and a.attname <> 'mainOrganizationId') as "key"
    from pg_class c
    where c.relnamespace = current_schema::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
      and exists (select from pg_attribute t where t.attrelid = c.oid and t.attname = 'mainOrganizationId')
    order by c.relname`;
  return rowsOf(place, { sql, parameters: [] });
}

/**
 * The next rows of a table, each as JSON text.
 *
 * @param scenarioId the scenario whose services are seen; null: those that count
 * @param after the key of the last row before them; null at the beginning
 */
export function rowsSeenIn(
  { actor, database }: { actor: UserActor; database: Database },
  scenarioId: string | null,
  table: TenantTable,
  after: string | null,
): Promise<{ key: string; row: string }[]> {
  if (scenarioId === null) return tenantRows({ actor, database }, table, after);
  return readInTenant(
    database,
    actor.mainOrganizationId,
    (_, through) => tenantRows({ actor, database: through }, table, after),
    { scenarioId },
  );
}

function tenantRows(
  place: Place<UserActor>,
  { name, columns, key }: TenantTable,
  after: string | null,
): Promise<{ key: string; row: string }[]> {
  const order = key.map((one) => quoted(one.name)).join(', ');
  const given = key.map(({ type }, at) => `($2::json->>${at})::${type}`).join(', ');
  // A table with one row of the tenant has no key beside the tenant.
  const following = key.length > 0 ? `($2::text is null or (${order}) > (${given}))` : '$2::text is null';
  const sql = `
    select json_build_array(${key.map((one) => `r.${quoted(one.name)}`).join(', ')})::text as "key", row_to_json(r)::text as "row"
    from (
      select ${columns.map((column) => quoted(column.name)).join(', ')} from ${quoted(name)}
      where "mainOrganizationId" = $1::int and ${following}
      ${key.length > 0 ? `order by ${order}` : ''} limit ${rowsPerStatement}
    ) as r`;
  return rowsOf(place, { sql, parameters: [place.actor.mainOrganizationId, after] });
}

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;
