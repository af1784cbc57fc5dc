import { useLingui } from '@lingui/react';
import { type Control, type FieldPath, type FieldValues, useController } from 'react-hook-form';
import { fieldProblemMessage } from '../app/errors/error-messages.ts';
import { deferUntilPointerUp } from './defer-until-pointer-up.ts';
import { useOthersValue } from './edit/others-values.ts';
import { ofFormError } from './field-problem.ts';

/** A place in a form: its control and a path into its values. */
export type Bound<Values extends FieldValues, Name extends FieldPath<Values>, Output> = {
  control: Control<Values, unknown, Output>;
  name: Name;
};

/**
 * Binds one field: its value, what is wrong with it in the language of the screen, and what others saved in it since the
 * form was opened.
 * @param showBound turns a missed limit into what the field shows, e.g. a fraction into percent
 */
export function useField<Values extends FieldValues, Name extends FieldPath<Values>, Output>(
  { control, name }: Bound<Values, Name, Output>,
  showBound: (bound: number) => number | string = (bound) => bound,
) {
  // Subscribes to the language, so that an error on screen changes with it.
  useLingui();
  const { field, fieldState } = useController<Values, Name, Output>({ control, name });
  const others = useOthersValue(name);
  const { value, onChange, onBlur, ref } = field;
  const problem = fieldState.error === undefined ? null : ofFormError(fieldState.error);
  const errorMessage =
    problem === null
      ? undefined
      : fieldProblemMessage(problem.problem, problem.bound === undefined ? undefined : showBound(problem.bound));
  return {
    field: {
      value: value as unknown,
      onChange: onChange as (value: unknown) => void,
      onBlur: () => deferUntilPointerUp(onBlur),
      ref,
      // The value of others matters more than the hint of the field.
      ...(others === null ? {} : { description: others }),
    },
    errorMessage,
  };
}
