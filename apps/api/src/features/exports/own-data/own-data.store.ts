import type { UserActor } from '../../../actor.ts';
import { type Place, rowsOf } from '../../../lists/rows.store.ts';
import type { Field, OwnPart } from './own-parts.store.ts';

/** So many rows are in memory at a time. */
const rowsPerStatement = 50;

const sqlOf = ([sql, kind]: Field): string => {
  if (kind === 'moment') return `to_char((${sql}) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;
  return kind === 'day' ? `to_char(${sql}, 'YYYY-MM-DD')` : sql;
};

/** The next rows of a part, each as JSON text. @param after the key of the last row before them; null at the beginning */
export function ownRows(
  place: Place<UserActor>,
  { from, own, key: [key, type], fields }: OwnPart,
  after: string | null,
): Promise<{ key: string; row: string }[]> {
  const columns = Object.entries(fields).map(([name, field]) => `'${name}', ${sqlOf(field)}`);
  const { mainOrganizationId, userId } = place.actor as UserActor;
  const sql = `
    select (${key})::text as key, json_build_object(${columns.join(', ')})::text as row
    from ${from}
    where t."mainOrganizationId" = $1::int and ${own} and ($3::text is null or ${key} > $3::text::${type})
    order by ${key} limit ${rowsPerStatement}`;
  return rowsOf(place, { sql, parameters: [mainOrganizationId, userId, after] });
}
