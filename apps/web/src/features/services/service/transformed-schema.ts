import { z } from 'zod';

/**
 * A schema for a form whose values are looser than what is sent: fields may be empty, and the parts that were not
 * chosen are carried along. What remains after `prepare` is checked by the schema the server uses; both sides name
 * their fields alike, so a problem lands where it was typed.
 */
export function transformedSchema<Values, Output>(
  prepare: (values: Values) => unknown,
  schema: z.ZodType<Output>,
  /** problems that another field already says */
  isSaidElsewhere: (path: string) => boolean = () => false,
): z.ZodType<Output, Values> {
  return z.custom<Values>().transform((values, context) => {
    const { success, data, error } = schema.safeParse(prepare(values));
    if (success) return data;
    const issues = error.issues.filter(({ path }) => !isSaidElsewhere(path.join('.')));
    // The codes of every kind of issue are open to a raw one; only the union of their types is not.
    for (const issue of issues) context.issues.push({ ...issue, input: values } as z.core.$ZodRawIssue);
    return z.NEVER;
  }) as unknown as z.ZodType<Output, Values>;
}

/** The field to pick a place of work shows its absence, not the hidden field. */
export function isHiddenPlaceField(path: string): boolean {
  return path === 'siteInput';
}
