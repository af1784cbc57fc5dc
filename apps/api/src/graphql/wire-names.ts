/** Code says Chance, clients of the facade say tender. Both vocabularies meet here, and nowhere else in the API. */
const wireNames = {
  chanceId: 'tenderId',
  chanceIds: 'tenderIds',
  chanceName: 'tenderName',
  chanceState: 'tenderState',
  chanceCount: 'tenderCount',
  chances: 'tenders',
  chanceNames: 'tenderNames',
  userChanceCount: 'userTenderCount',
  wonChancesRevenue: 'wonTendersRevenue',
  lostChancesRevenue: 'lostTendersRevenue',
  lostChances: 'lostTenders',
  lastPriceChanceId: 'lastPriceTenderId',
  chanceOrganizationId: 'tenderOrganizationId',
  chanceCostDetails: 'tenderCostDetails',
} as const;

/** Values of vocabularies that clients know by other names, by the name of the enum. */
const wireValues: { readonly [type: string]: { readonly [value: string]: string } } = {
  CostType: { sundayNight: 'sunday_night', holidayNight: 'holiday_night' },
  TariffPeriod: { sundayNight: 'sunday_night', holidayNight: 'holiday_night' },
};

const toWireName = new Map<string, string>(Object.entries(wireNames));
const fromWireName = new Map([...toWireName].map(([code, wire]) => [wire, code]));

/** @returns what clients call a field */
export function wireName(field: string): string {
  return toWireName.get(field) ?? field;
}

/** @returns what clients call a type */
export function wireTypeName(type: string): string {
  return type.replace(/Chance/g, 'Tender');
}

/** @returns what clients call a value of an enum */
export function wireValue(type: string, value: string): string {
  return wireValues[type]?.[value] ?? value;
}

/** The values of the enums by the names of clients, where the two differ. */
export const valuesByWireName = Object.fromEntries(
  Object.entries(wireValues).map(([type, names]) => [
    type,
    Object.fromEntries(Object.entries(names).map(([value, wire]) => [wire, value])),
  ]),
);

/** The input of a client under the names of the code. */
export function fromWire(value: unknown): unknown {
  return renamed(value, fromWireName, (number) => number);
}

/** The answer of a procedure under the names of the client. */
export function toWire(value: unknown): unknown {
  return renamed(value, toWireName, withoutNoise);
}

/** A dotted path into an input, in the client's words. */
export function wirePath(path: string): string {
  return path.split('.').map(wireName).join('.');
}

function renamed(value: unknown, names: ReadonlyMap<string, string>, numberOf: (value: number) => number): unknown {
  if (typeof value === 'number') return numberOf(value);
  if (Array.isArray(value)) return value.map((item) => renamed(item, names, numberOf));
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value);
  return Object.fromEntries(entries.map(([key, item]) => [names.get(key) ?? key, renamed(item, names, numberOf)]));
}

/** Sums of binary numbers end in noise, as 0.1 + 0.2 does; fifteen digits are what a decimal number keeps of them. */
function withoutNoise(value: number): number {
  return Number.isInteger(value) ? value : Number(value.toPrecision(15));
}
