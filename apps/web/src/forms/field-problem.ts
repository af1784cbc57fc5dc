import { type FieldError, type FieldProblem, fieldProblems } from '@zuschlag/validation/errors';
import type { FieldError as FormError } from 'react-hook-form';

/** A field error as the form library keeps it: the problem is its type, the missed bound its message. */
export function toFormError({ problem, bound }: Pick<FieldError, 'problem' | 'bound'>): FormError {
  return { type: problem, message: bound === undefined ? '' : String(bound) };
}

/** Reads a kept error back; what was set by other means is simply wrong. */
export function ofFormError(error: Pick<FormError, 'type' | 'message'>): { problem: FieldProblem; bound?: number } {
  const problem = (fieldProblems as readonly string[]).includes(error.type) ? (error.type as FieldProblem) : 'INVALID';
  const bound = error.message === undefined || error.message === '' ? Number.NaN : Number(error.message);
  return Number.isNaN(bound) ? { problem } : { problem, bound };
}

/** Whether a field is only empty; everything else is wrong. */
export function isMissing(problem: FieldProblem): boolean {
  return problem.endsWith('REQUIRED');
}

export type FlatError = { path: string; error: FormError };

/** Every error of a form with its dotted path, in the order of the form. */
export function flatErrors(errors: object, path = ''): FlatError[] {
  return Object.entries(errors).flatMap(([key, value]) => {
    if (key === 'root' || value === null || typeof value !== 'object') return [];
    const here = path === '' ? key : `${path}.${key}`;
    if ('type' in value && typeof value.type === 'string') return [{ path: here, error: value as FormError }];
    return key === 'ref' ? [] : flatErrors(value, here);
  });
}
