import type { ChanceFilters } from '@zuschlag/validation/chance/chance-list';
import { type ChanceState, chanceStateAliases, chanceStates } from '@zuschlag/validation/chance/chance-vocabulary';
import { toBerlinDay } from '@zuschlag/validation/measures/berlin-day';

/** Reads one value out of an address; undefined when it says nothing one could use. */
type Reader<Value> = (value: unknown) => Value | undefined;

/**
 * The reading of every filter, by hand: the address is read before any page is loaded, so that schemas here would be
 * fetched by all of them. What is read passes the schema of the list, which the tests hold against it.
 */
const readers: { readonly [field in keyof ChanceFilters]-?: Reader<NonNullable<ChanceFilters[field]>> } = {
  search: shortText,
  name: shortText,
  customerName: shortText,
  state: listOf(state, 20),
  operationalOrgs: listOf(numericId, 100),
  chanceAdmins: listOf(numericId, 100),
  startDate: rangeOf(day),
  deadlineDate: rangeOf(day),
  revenue: rangeOf(finite),
  surcharge: rangeOf(finite),
  onlyOwn: isOn,
  dueThisWeek: isOn,
  awaitsMe: isOn,
  archived: isOn,
};

/** Reads filters out of an address. What cannot be read is left out. */
export function readFilters(value: unknown): ChanceFilters {
  if (!isRecord(value)) return {};
  const read = Object.entries(readers).map(([field, reader]) => [field, reader(value[field])] as const);
  return Object.fromEntries(read.filter(([, found]) => found !== undefined));
}

function shortText(value: unknown): string | undefined {
  return typeof value === 'string' && value.length <= 255 ? value : undefined;
}

function state(value: unknown): ChanceState | undefined {
  const known = typeof value === 'string' ? (chanceStateAliases[value] ?? value) : value;
  return chanceStates.find((state) => state === known);
}

function numericId(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isInteger(value) && value > 0 && value <= 2_147_483_647
    ? value
    : undefined;
}

function isOn(value: unknown): boolean | undefined {
  return typeof value === 'boolean' ? value : undefined;
}

function finite(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined;
}

function day(value: unknown): string | undefined {
  return typeof value === 'string' ? (toBerlinDay(value) ?? undefined) : undefined;
}

/** A list is read as a whole or not at all: part of a choice would show other rows than were chosen. */
function listOf<Item>(reader: Reader<Item>, most: number): Reader<Item[]> {
  return (value) => {
    if (!Array.isArray(value) || value.length > most) return undefined;
    const items = value.flatMap((one) => reader(one) ?? []);
    return items.length === value.length ? items : undefined;
  };
}

function rangeOf<End>(reader: Reader<End>): Reader<{ gte?: End; lte?: End }> {
  return (value) => {
    if (!isRecord(value)) return undefined;
    const gte = reader(value.gte);
    const lte = reader(value.lte);
    return { ...(gte === undefined ? {} : { gte }), ...(lte === undefined ? {} : { lte }) };
  };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
