import { useLingui } from '@lingui/react/macro';
import type { FieldProps } from '@zuschlag/ui/fields/field';
import { type Control, type FieldPath, type FieldValues, useController } from 'react-hook-form';
import { fieldProblemMessage } from '../app/errors/error-messages.ts';
import { deferUntilPointerUp } from './defer-until-pointer-up.ts';
import { useOthersValue } from './edit/others-values.ts';
import { useFieldOrigin } from './field-origin.ts';
import { ofFormError } from './field-problem.ts';

/** A place in a form: its control and a path into its values. */
export type Bound<Values extends FieldValues, Name extends FieldPath<Values>, Output> = {
  control: Control<Values, unknown, Output>;
  name: Name;
};

/** The name of a field in the sentence that asks for it, where its label says too little: "Vertragsende eintragen." */
export type Asked = Pick<FieldProps, 'label'> & { asked?: string };

/**
 * Binds one field: its value, what is wrong with it in the language of the screen, what others saved in it since the
 * form was opened, and where its value comes from.
 * @param isChoice its value is chosen, not typed
 * @param showBound turns a missed limit into what the field shows, e.g. a fraction into percent
 */
export function useField<Values extends FieldValues, Name extends FieldPath<Values>, Output>(
  { control, name, label, asked = typeof label === 'string' ? label : '' }: Bound<Values, Name, Output> & Asked,
  {
    isChoice = false,
    showBound = (bound) => bound,
  }: { isChoice?: boolean; showBound?: (bound: number) => number | string } = {},
) {
  const { t } = useLingui();
  const { field, fieldState } = useController<Values, Name, Output>({ control, name });
  const others = useOthersValue(name);
  const origin = useFieldOrigin(name, field.value);
  const { value, onChange, onBlur, ref } = field;
  return {
    field: {
      value: value as unknown,
      onChange: onChange as (value: unknown) => void,
      onBlur: () => deferUntilPointerUp(onBlur),
      ref,
      // The value of others matters more than the hint of the field.
      ...(others === null ? {} : { description: others }),
      ...(origin === null ? {} : { origin }),
    },
    errorMessage: fieldState.error === undefined ? undefined : textOf(ofFormError(fieldState.error)),
  };

  function textOf({ problem, bound }: ReturnType<typeof ofFormError>): string {
    if (problem === 'REQUIRED' && asked !== '') return isChoice ? t`${asked} wählen.` : t`${asked} eintragen.`;
    return fieldProblemMessage(problem, bound === undefined ? undefined : showBound(bound));
  }
}
