import { useLingui } from '@lingui/react';
import { type FieldValues, FormProvider } from 'react-hook-form';
import { SectionForm, type SectionFormProps } from '../../../forms/section-form.tsx';
import { labelOfField, placeOfField } from './field-labels.ts';

/** The sections of a form of a Chance, with the names and the order of its fields. */
export function ChanceForm<Values extends FieldValues, Output>(
  props: Omit<SectionFormProps<Values, Output>, 'placeOf' | 'fieldLabel'>,
) {
  const { i18n } = useLingui();
  return (
    <FormProvider {...props.form.form}>
      <SectionForm
        {...props}
        placeOf={placeOfField}
        fieldLabel={(path) => {
          const label = labelOfField(path);
          return label ? i18n._(label) : path;
        }}
      />
    </FormProvider>
  );
}
