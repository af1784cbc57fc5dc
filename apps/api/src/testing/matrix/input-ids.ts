import { z } from 'zod';

/** Fields that name a thing, by the words that the wire uses for them. */
const namesAThing = /(^id|Id|Ids|Orgs|Admins|^organizations)$/;

/** What is called an id, and names nothing of a tenant: the secret of a link, a price of the operator, and its VAT id. */
const othersNames = new Set(['sessionId', 'pricingId', 'vatId']);

/**
 * The places in an input at which a thing is named, such as `input.siteId` and `filters.organizations[]`.
 *
 * @throws {Error} for a field that is called like an id and has another schema
 */
export function idPlaces(schema: z.core.$ZodType, place = '', within: readonly z.core.$ZodType[] = []): string[] {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  const field = place.split('.').at(-1)?.replace('[]', '') ?? '';
  switch (def.type) {
    case 'optional':
    case 'nullable':
    case 'default':
    case 'prefault':
    case 'readonly':
    case 'nonoptional':
    case 'catch':
      return z.globalRegistry.get(schema)?.isId ? [place] : idPlaces(def.innerType, place, within);
    case 'pipe':
      return idPlaces((def.in as z.core.$ZodTypes)._zod.def.type === 'transform' ? def.out : def.in, place, within);
    case 'array':
      return idPlaces(def.element, `${place}[]`, within);
    case 'union':
      return [...new Set(def.options.flatMap((option) => idPlaces(option, place, within)))];
    case 'object':
      // A thing inside of itself has no other ids than the outer one.
      if (within.includes(schema)) return [];
      return Object.entries(def.shape).flatMap(([name, inner]) =>
        idPlaces(inner, place ? `${place}.${name}` : name, [...within, schema]),
      );
    case 'lazy':
      return idPlaces(def.getter(), place, within);
    case 'string':
    case 'number': {
      const isId = z.globalRegistry.get(schema)?.isId;
      if (isId !== undefined) return isId ? [place] : [];
      if (namesAThing.test(field) && !othersNames.has(field))
        throw new Error(`${place} names a thing, but its schema is not that of an id.`);
      return [];
    }
    default:
      return [];
  }
}

/** @returns whether an input names a thing at a place */
export function names(input: unknown, place: string): boolean {
  return valueAt(input, segmentsOf(place)) !== undefined;
}

/** An input with the thing that another one names at a place; in a list, beside the things that it names itself. */
export function withThingOf(other: unknown, input: unknown, place: string): unknown {
  const [list, ...within] = place.split('[]');
  const at = segmentsOf(within.length > 0 ? (list ?? '') : place);
  const named = valueAt(other, at);
  const value = within.length > 0 ? [...asList(valueAt(input, at)), ...asList(named)] : named;
  return withValueAt(input, at, value);
}

function segmentsOf(place: string): string[] {
  return place.split('[]')[0]?.split('.') ?? [];
}

function valueAt(input: unknown, [first, ...rest]: readonly string[]): unknown {
  if (first === undefined) return input;
  return typeof input === 'object' && input !== null
    ? valueAt((input as { [field: string]: unknown })[first], rest)
    : undefined;
}

function withValueAt(input: unknown, [first, ...rest]: readonly string[], value: unknown): unknown {
  if (first === undefined) return value;
  const fields = { ...(input as { [field: string]: unknown }) };
  return { ...fields, [first]: withValueAt(fields[first], rest, value) };
}

function asList(value: unknown): unknown[] {
  return Array.isArray(value) ? value : [];
}
