import type { TrailValue } from '@zuschlag/validation/chance/history/history';
import { type HouseField, houseFields } from '@zuschlag/validation/chance/history/house-kinds';
import type { HouseChange } from '@zuschlag/validation/chance/history/house-trail';
import { trailFieldNames } from '@zuschlag/validation/chance/history/trail-fields';
import { configurationTables, type TableKey } from '@zuschlag/validation/configuration/tables';
import { costParameters } from '@zuschlag/validation/organizations/organizations';
import type { TrailNames } from '../trail-reading.ts';
import type { HouseRow } from './house-trail.store.ts';

type Values = NonNullable<HouseRow['before']>;
type Shown = { [field: string]: TrailValue };

const houseFieldNames = Object.keys(houseFields) as HouseField[];
const parameters: readonly string[] = costParameters.keyof().options;
/** Fields that have words among those of Chances. */
const shared = ['name', 'province', ...parameters];

/** The changes of an entry outside of Chances, in a fixed order. Fields without words stay in the trail. */
export function houseChangesOf(row: HouseRow, names: TrailNames): HouseChange[] {
  const from = shownIn(row, row.before ?? {}, names);
  const to = shownIn(row, row.after ?? {}, names);
  const order = [
    ...trailFieldNames,
    ...houseFieldNames,
    ...columnsOf(row.entity).map((column) => fieldOf(row, column)),
  ];
  return [...new Set(order)]
    .filter((field) => field in from || field in to)
    .map((field) => ({ field, from: from[field] ?? null, to: to[field] ?? null }))
    .filter(({ from: old, to: now }) => old !== now);
}

function shownIn(row: HouseRow, values: Values, { person, organization }: TrailNames): Shown {
  const shown: Shown = {};
  const columns = columnsOf(row.entity);
  for (const [key, value] of Object.entries(values)) {
    if (!isPlain(value)) continue;
    if (columns.includes(key)) shown[fieldOf(row, key)] = value;
    else if (columns.length === 0 && (key in houseFields || shared.includes(key))) shown[key] = value;
  }
  if (row.entity === 'deputy') {
    shown.deputy = nameIn(values.deputyId, person);
    Object.assign(shown, { fromDay: textIn(values.from), toDay: textIn(values.to) });
  } else if (row.entity === 'customer' && row.action !== 'rename' && 'to' in values) {
    shown.mergedInto = textIn(values.to);
  } else if (row.entity === 'site' && 'address' in values) shown.address = textIn(values.address);
  if (row.entity === 'user' && 'organizationId' in values)
    shown.organization = nameIn(values.organizationId, organization);
  if (Array.isArray(values.names)) shown.reasons = values.names.join(', ');
  return shown;
}

/** Every id of a person and of an organization that entries outside of Chances mention. */
export function houseIdsIn(rows: readonly HouseRow[]): { people: number[]; organizations: number[] } {
  const people: unknown[] = rows.flatMap(({ userId, entity, entityId, before, after }) => {
    const { deputyId, userId: absentId } = { ...before, ...after };
    return [
      userId,
      ...(entity === 'user' ? [Number(entityId)] : []),
      ...(entity === 'deputy' ? [deputyId, absentId] : []),
    ];
  });
  const organizations: unknown[] = rows.flatMap(({ entity, entityId, before, after }) => [
    { ...before, ...after }.organizationId,
    ...(entity === 'organization' || entity === 'lossReasons' ? [Number(entityId)] : []),
  ]);
  return { people: people.filter(isNumber), organizations: organizations.filter(isNumber) };
}

/** What an entry outside of Chances is about: a person, an organization, or the name of the thing as it was recorded. */
export function houseAboutOf({ entity, entityId, before, after }: HouseRow, names: TrailNames): string | null {
  const values = { ...before, ...after };
  if (entity === 'user') return names.person(Number(entityId));
  if (entity === 'deputy') return nameIn(values.userId, names.person);
  if (entity === 'organization' || entity === 'lossReasons') return names.organization(Number(entityId));
  if (entity === 'rule') return nameIn(values.organizationId, names.organization);
  if (entity === 'configurationImport') return textIn(values.fileName);
  if (entity === 'customer' && 'from' in values) return textIn(values.from);
  return textIn(before?.name ?? after?.name);
}

function columnsOf(entity: string): string[] {
  return Object.hasOwn(configurationTables, entity) ? Object.keys(configurationTables[entity as TableKey].columns) : [];
}

function fieldOf({ entity }: HouseRow, column: string): string {
  return `${entity}.${column}`;
}

function nameIn(id: unknown, nameOf: (id: number) => string | null): string | null {
  return isNumber(id) ? nameOf(id) : null;
}

function textIn(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}

function isNumber(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value);
}

function isPlain(value: unknown): value is TrailValue {
  return value === null || ['string', 'number', 'boolean'].includes(typeof value);
}
