import { z } from 'zod';
import { numericId, opaqueId } from '../ids.ts';
import { sentMoment } from '../measures/dates.ts';
import { person } from '../users/users.ts';
import { entityPermissionSchema } from '../wire/enums.ts';
import { numberedPageInput, pageOf, sortOrder } from '../wire/paging.ts';
import { type ColumnKind, columnKinds } from './columns.ts';
import { type ConfigurationTables, configurationTables, type TableKey } from './tables.ts';

type Kinds = typeof columnKinds;
type Columns<Key extends TableKey> = ConfigurationTables[Key]['columns'];
type Part<Kind, Side extends 'input' | 'output'> = Kind extends ColumnKind ? ReturnType<Kinds[Kind][Side]> : never;
type ShapeOf<Key extends TableKey, Side extends 'input' | 'output'> = {
  [Column in keyof Columns<Key>]: Part<Columns<Key>[Column], Side>;
};
/** Names as clients send them: `ActiveFrom`, `BonusRelative`. */
type SortField<Key extends TableKey> = Capitalize<keyof Columns<Key> & string>;
type FilterShape<Key extends TableKey> = {
  [Column in keyof Columns<Key> as Columns<Key>[Column] extends 'province' | 'provinceOrAll'
    ? 'provinces'
    : Columns<Key>[Column] extends 'clock' | 'basis' | 'payGroup'
      ? never
      : Column]: z.ZodOptional<z.ZodNullable<FilterOf<Columns<Key>[Column]>>>;
};
type FilterOf<Kind> = Kind extends ColumnKind ? SchemaOf<Kinds[Kind]['filter']> : never;
type SchemaOf<Make> = Make extends () => z.ZodType ? ReturnType<Make> : never;

/** `PENDING` counts later, `ACTIVE` counts today, `SUPERSEDED` no longer. Holidays are pending or, once past, superseded. */
export const entryStatuses = ['PENDING', 'ACTIVE', 'SUPERSEDED'] as const;
const entryStatusSchema = z.enum(entryStatuses).meta({ id: 'EntryStatus' });
export type EntryStatus = (typeof entryStatuses)[number];

/** The fields of every row in addition to its columns. `organizationId` is the owner of the row. */
const common = {
  id: opaqueId(),
  organizationId: numericId(),
  organization: z.string(),
  status: entryStatusSchema,
  createdBy: person.nullable(),
  createdAt: sentMoment(),
  permissions: z.array(z.enum(['DELETE']).meta({ shownAs: entityPermissionSchema })),
};

/** The input for a new row. */
function inputShape<Key extends TableKey>(key: Key): ShapeOf<Key, 'input'> {
  return shape(key, (kind) => columnKinds[kind].input()) as ShapeOf<Key, 'input'>;
}
function outputShape<Key extends TableKey>(key: Key): ShapeOf<Key, 'output'> {
  return shape(key, (kind) => columnKinds[kind].output()) as ShapeOf<Key, 'output'>;
}
function filterShape<Key extends TableKey>(key: Key): FilterShape<Key> {
  const filters = Object.entries<ColumnKind>(configurationTables[key].columns).flatMap(([column, kind]) => {
    const filter = columnKinds[kind].filter?.();
    return filter ? [[column === 'province' ? 'provinces' : column, filter.nullish()]] : [];
  });
  return Object.fromEntries(filters) as FilterShape<Key>;
}
function shape(key: TableKey, schemaOf: (kind: ColumnKind) => z.ZodType) {
  return Object.fromEntries(
    Object.entries<ColumnKind>(configurationTables[key].columns).map(([column, kind]) => [column, schemaOf(kind)]),
  );
}

/** @returns the sort fields, under the names that clients send */
export function sortFieldsOf<Key extends TableKey>(key: Key): [SortField<Key>, ...SortField<Key>[]] {
  const fields = Object.keys(configurationTables[key].columns).map((column) => capitalize(column));
  return fields as [SortField<Key>, ...SortField<Key>[]];
}
/** Vacation and Christmas bonus have the same columns, and one name for them. */
function sortFieldName(key: TableKey): string {
  return `${/Bonus$/.test(key) ? 'Bonus' : capitalize(key)}SortField`;
}
/** @returns the column behind the name of a sort field */
export function columnOfSortField(field: string): string {
  return `${field.charAt(0).toLowerCase()}${field.slice(1)}`;
}
function capitalize(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
}

/** The schemas of one table; an empty list in a filter means none, null means all. */
function schemasOf<Key extends TableKey>(key: Key) {
  const { name } = configurationTables[key];
  const input = z.object(inputShape(key)).meta({ id: `${name}Input` });
  const entry = z.object({ ...common, ...outputShape(key) }).meta({ id: name });
  const filters = z
    .object({
      ...filterShape(key),
      status: z.array(entryStatusSchema).max(entryStatuses.length).nullish(),
      organizations: z.array(numericId()).max(100).nullish(),
    })
    .meta({ id: `${name}Filters` });
  const list = z.object({
    ...numberedPageInput(100),
    filters: filters.nullish(),
    sort: z
      .object({ field: z.enum(sortFieldsOf(key)).meta({ id: sortFieldName(key) }), order: sortOrder })
      .meta({ id: `${name}Sort` })
      .nullish(),
  });
  return { input, add: z.object({ input }), entry, filters, list, page: pageOf(entry, name) };
}

export const tariffSchemas = schemasOf('tariff');
export const wageSchemas = schemasOf('wage');
export const socialSecuritySchemas = schemasOf('socialSecurity');
export const liabilityInsuranceSchemas = schemasOf('liabilityInsurance');
export const vacationBonusSchemas = schemasOf('vacationBonus');
export const christmasBonusSchemas = schemasOf('christmasBonus');
export const vacationDaysSchemas = schemasOf('vacationDays');
export const holidaySchemas = schemasOf('holiday');

export const entrySchemas = {
  tariff: tariffSchemas,
  wage: wageSchemas,
  socialSecurity: socialSecuritySchemas,
  liabilityInsurance: liabilityInsuranceSchemas,
  vacationBonus: vacationBonusSchemas,
  christmasBonus: christmasBonusSchemas,
  vacationDays: vacationDaysSchemas,
  holiday: holidaySchemas,
} as const satisfies { [Key in TableKey]: unknown };
export type EntrySchemas = typeof entrySchemas;
export type EntryInput<Key extends TableKey> = z.output<EntrySchemas[Key]['input']>;
export type Entry<Key extends TableKey> = z.output<EntrySchemas[Key]['entry']>;
export type EntryList<Key extends TableKey> = z.output<EntrySchemas[Key]['list']>;

export const removeEntry = z.object({ id: opaqueId() });
export const removedEntry = z.object({ id: opaqueId() }).meta({ id: 'RemovedEntry' });
