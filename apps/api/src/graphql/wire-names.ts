/** Code says Chance, clients of the facade say tender. Both vocabularies meet here, and nowhere else in the API. */
const wireNames = {
  chanceId: 'tenderId',
  chanceName: 'tenderName',
  chanceState: 'tenderState',
  chanceCount: 'tenderCount',
  chanceOrganizationId: 'tenderOrganizationId',
  chanceCostDetails: 'tenderCostDetails',
} as const;

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

/** The input of a client under the names of the code. */
export function fromWire(value: unknown): unknown {
  return renamed(value, fromWireName);
}

/** The answer of a procedure under the names of the client. */
export function toWire(value: unknown): unknown {
  return renamed(value, toWireName);
}

/** A dotted path into an input, in the client's words. */
export function wirePath(path: string): string {
  return path.split('.').map(wireName).join('.');
}

function renamed(value: unknown, names: ReadonlyMap<string, string>): unknown {
  if (Array.isArray(value)) return value.map((item) => renamed(item, names));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [names.get(key) ?? key, renamed(item, names)]));
}
