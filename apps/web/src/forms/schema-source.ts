import { useEffect, useState } from 'react';
import type { z } from 'zod';

type Schema<Values, Output> = z.ZodType<Output, Values>;

/**
 * The schema of a form, or how to fetch it: what checks a form is not needed to show it. A function must stay the same
 * as long as the form stands; it runs once.
 */
export type SchemaSource<Values, Output> = Schema<Values, Output> | (() => Promise<Schema<Values, Output>>);

const fetched = new WeakMap<() => unknown, Promise<unknown>>();

/** The schema itself, fetched at most once; what failed to arrive is fetched anew when it is asked for again. */
export function fetchSchema<Values, Output>(source: SchemaSource<Values, Output>): Promise<Schema<Values, Output>> {
  if (typeof source !== 'function') return Promise.resolve(source);
  const known = fetched.get(source) as Promise<Schema<Values, Output>> | undefined;
  if (known) return known;
  const coming = source();
  fetched.set(source, coming);
  coming.catch(() => fetched.delete(source));
  return coming;
}

/** The schema as soon as it is there, null before; fetched after the page stands. */
export function useSchema<Values, Output>(source: SchemaSource<Values, Output>): Schema<Values, Output> | null {
  const [arrived, setArrived] = useState<Schema<Values, Output> | null>(typeof source === 'function' ? null : source);
  useEffect(() => {
    let isGone = false;
    const keep = (schema: Schema<Values, Output>) => {
      if (!isGone) setArrived(schema);
    };
    // A failure shows when the user submits the form.
    fetchSchema(source).then(keep, () => undefined);
    return () => {
      isGone = true;
    };
  }, [source]);
  return arrived;
}
