/** The value of one field: text, number, tick, or nothing. Days and times are text. */
export type FieldValue = string | number | boolean | null;

/** Fields with their values, by the dotted path of the field. */
export type FieldValues = { readonly [path: string]: FieldValue };

/** Flattens nested values: `{ deadline: { siteVisit: null } }` becomes `{ 'deadline.siteVisit': null }`. Lists are left out. */
export function flatFields(values: object, within = ''): FieldValues {
  return Object.fromEntries(
    Object.entries(values).flatMap(([key, value]): [string, FieldValue][] => {
      const path = within === '' ? key : `${within}.${key}`;
      if (value === undefined) return [[path, null]];
      if (isFieldValue(value)) return [[path, value]];
      return Array.isArray(value) ? [] : Object.entries(flatFields(value as object, path));
    }),
  );
}

/** Builds nested values from dotted paths, the inverse of `flatFields`. */
export function nestFields(fields: { readonly [path: string]: unknown }): Record<string, unknown> {
  const nested: Record<string, unknown> = {};
  for (const [path, value] of Object.entries(fields)) {
    const keys = path.split('.');
    const last = keys.pop() ?? '';
    let place = nested;
    for (const key of keys) {
      place[key] ??= {};
      place = place[key] as Record<string, unknown>;
    }
    place[last] = value;
  }
  return nested;
}

/** Reads a dotted path; undefined where nothing stands. */
export function valueAt(values: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>(
      (value, key) =>
        typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[key] : undefined,
      values,
    );
}

/** Whether two values of a field are the same; an empty text is the same as nothing. */
export function isSameValue(left: unknown, right: unknown): boolean {
  return orNothing(left) === orNothing(right);
}

function orNothing(value: unknown): unknown {
  return value === '' || value === undefined ? null : value;
}

function isFieldValue(value: unknown): value is FieldValue {
  return value === null || typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
}
