import { useLingui } from '@lingui/react/macro';
import { MentionField, type MentionFieldProps } from '@zuschlag/ui/fields/mention-field';
import { type Mentionable, mentionNames } from '@zuschlag/validation/users/mentions';
import { useMemo } from 'react';
import type { FieldPath, FieldValues } from 'react-hook-form';
import type { InputProps } from '../input-props.ts';
import { submitOnEnter } from '../text-input.tsx';
import { useField } from '../use-field.ts';

/** Text in which an `@` offers people; close to `maxLength` it counts. The server turns their names into mentions. */
export function MentionInput<Values extends FieldValues, Name extends FieldPath<Values>, Output>({
  control,
  submitsOnEnter = false,
  asked,
  people,
  ...rest
}: InputProps<Values, Name, Output> &
  Pick<MentionFieldProps, 'placeholder' | 'rows' | 'maxLength'> & {
    people: readonly Mentionable[];
    /** Enter sends the form and Shift+Enter breaks the line. */
    submitsOnEnter?: boolean;
  }) {
  const { t } = useLingui();
  const { field, errorMessage } = useField<Values, Name, Output>({
    control,
    asked,
    name: rest.name,
    label: rest.label,
  });
  const value = typeof field.value === 'string' ? field.value : '';
  const options = useMemo(() => {
    const names = mentionNames(people);
    return people.map((one) => ({
      id: String(one.id),
      label: names.get(one.id) ?? '',
      description: one.organization,
    }));
  }, [people]);
  return (
    <MentionField
      {...rest}
      {...field}
      value={value}
      people={options}
      listLabel={t`Personen`}
      errorMessage={errorMessage}
      onKeyDown={submitsOnEnter ? submitOnEnter : undefined}
    />
  );
}
