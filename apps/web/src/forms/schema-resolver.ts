import { toNestErrors } from '@hookform/resolvers';
import type { FieldProblem } from '@zuschlag/validation/errors';
import { fieldErrorsOf } from '@zuschlag/validation/wire/field-errors';
import { type FieldErrors, type FieldValues, get, type Resolver } from 'react-hook-form';
import { toFormError } from './field-problem.ts';
import { fetchSchema, type SchemaSource } from './schema-source.ts';

/** What a schema says of a field that is empty, in place of "it is missing". */
const leftOut: readonly FieldProblem[] = ['TOO_SHORT', 'INVALID_CHOICE'];
const isEmpty = (value: unknown) => value === '' || value === null || value === undefined;

/**
 * Checks a form with the schema the server uses too, and folds what is wrong into the same problems.
 * While its schema is out of reach nothing is found wrong; sending waits for the schema.
 * @param source its input are the values of the form, its output is what is sent
 */
export function schemaResolver<Values extends FieldValues, Output>(
  source: SchemaSource<Values, Output>,
): Resolver<Values, unknown, Output> {
  return async (values, _context, options) => {
    const schema = await fetchSchema(source).catch(() => null);
    if (!schema) return { values: {}, errors: {} };
    const result = await schema.safeParseAsync(values);
    if (result.success) return { values: result.data, errors: {} };
    const errors: FieldErrors = {};
    // The first problem of a field is the one to mend first.
    for (const field of fieldErrorsOf(result.error)) {
      const isLeftOut = leftOut.includes(field.problem) && isEmpty(get(values, field.path));
      errors[field.path] ??= toFormError(isLeftOut ? { problem: 'REQUIRED' } : field);
    }
    return { values: {}, errors: toNestErrors(errors as FieldErrors<Values>, options) };
  };
}
