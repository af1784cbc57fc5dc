import type { ColumnKind } from '../../configuration/columns.ts';
import { configurationTables, type TableKey } from '../../configuration/tables.ts';
import { houseFields } from './house-kinds.ts';
import { type TrailFieldType, trailFields } from './trail-fields.ts';

/** As what the values of a field of the trail are shown: a column of a configuration table by the kind of the column. */
export type HouseFieldType = TrailFieldType | { table: TableKey; column: string; kind: ColumnKind };

/** @param field as `HouseChange` has it; text where it is not known */
export function houseFieldType(field: string): HouseFieldType {
  if (Object.hasOwn(trailFields, field)) return trailFields[field as keyof typeof trailFields];
  if (Object.hasOwn(houseFields, field)) return houseFields[field as keyof typeof houseFields];
  const [table = '', column = ''] = field.split('.');
  if (!Object.hasOwn(configurationTables, table)) return 'text';
  const columns: { readonly [name: string]: ColumnKind } = configurationTables[table as TableKey].columns;
  return { table: table as TableKey, column, kind: columns[column] ?? 'payGroup' };
}
