import { leftOutColumns, leftOutTables, reasonsToLeaveOut } from './left-out.ts';
import type { TenantTable } from './tenant-tables.store.ts';

/** How JSON writes values of a type; a type that has no row is written as text. */
const kinds: { readonly [type: string]: object } = {
  integer: { type: 'integer' },
  smallint: { type: 'integer' },
  bigint: { type: 'integer' },
  'double precision': { type: 'number' },
  numeric: { type: 'number' },
  boolean: { type: 'boolean' },
  json: {},
  jsonb: {},
  date: { type: 'string', format: 'date' },
  'timestamp with time zone': { type: 'string', format: 'date-time' },
};

/** The JSON Schema of the files of an archive, by their names. */
export function tenantDataSchema(tables: readonly TenantTable[]): object {
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: 'Data of a tenant',
    description:
      'Each property is a file of the archive, with the rows of one table. Amounts are euros, shares are fractions, durations are minutes unless the name says otherwise; days are those of Europe/Berlin, moments carry their zone. Uploaded files lie in the folder files, under the id that stored_file.json gives them.',
    type: 'object',
    properties: Object.fromEntries(tables.map((table) => [`${table.name}.json`, fileOf(table)])),
    leftOut: Object.fromEntries(
      Object.entries({
        ...leftOutTables,
        ...leftOutColumns,
        'trail_entry, of an own account': 'personal' as const,
      }).map(([name, reason]) => [name, reasonsToLeaveOut[reason]]),
    ),
  };
}

function fileOf({ columns, key }: TenantTable): object {
  const properties = Object.fromEntries(
    columns.map(({ name, type, isRequired, refersTo }) => [
      name,
      { ...schemaOf(type, isRequired), ...(refersTo ? { description: `refers to ${refersTo}.json` } : {}) },
    ]),
  );
  const items = { type: 'object', properties, required: Object.keys(properties), additionalProperties: false };
  const by = key.map(({ name }) => name).join(', ');
  return { type: 'array', ...(by ? { description: `One row for each ${by}` } : {}), items };
}

function schemaOf(type: string, isRequired: boolean): object {
  const isList = type.endsWith('[]');
  const kind = isList ? { type: 'array' } : (kinds[type] ?? { type: 'string' });
  return isRequired || !('type' in kind) ? kind : { ...kind, type: [kind.type, 'null'] };
}
