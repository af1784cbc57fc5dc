import type { FieldProps } from '@zuschlag/ui/fields/field';
import type { FieldPath, FieldValues } from 'react-hook-form';
import type { Asked, Bound } from './use-field.ts';

/** The common props of every field of a form: the form's `control`, its `name`, and the looks of a field. */
export type InputProps<Values extends FieldValues, Name extends FieldPath<Values>, Output> = Bound<
  Values,
  Name,
  Output
> &
  Asked &
  Omit<FieldProps, 'name' | 'errorMessage' | 'isInvalid'>;
