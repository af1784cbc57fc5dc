import { useLingui } from '@lingui/react/macro';
import { type FieldValues, FormProvider, useWatch } from 'react-hook-form';
import { useFormat } from '../../../app/preferences/use-format.ts';
import { SectionForm, type SectionFormProps } from '../../../forms/sections/section-form.tsx';
import { labelOfField, placeOfField } from './field-labels.ts';
import { useChanceFields } from './use-chance-fields.ts';

type ChanceFormProps<Values extends FieldValues, Output> = Omit<
  SectionFormProps<Values, Output>,
  'placeOf' | 'fieldLabel' | 'factOf'
>;

/** The sections of a form of a Chance, with the names and the order of its fields. */
export function ChanceForm<Values extends FieldValues, Output>(props: ChanceFormProps<Values, Output>) {
  return (
    <FormProvider {...props.form.form}>
      <Sections {...props} />
    </FormProvider>
  );
}

function Sections<Values extends FieldValues, Output>(props: ChanceFormProps<Values, Output>) {
  const { t, i18n } = useLingui();
  const format = useFormat();
  const { control } = useChanceFields();
  const contract = useWatch({ control, name: 'input.contract' });
  return (
    <SectionForm
      {...props}
      placeOf={placeOfField}
      fieldLabel={(path) => {
        const label = labelOfField(path);
        return label ? i18n._(label) : path;
      }}
      factOf={(_path, problem) => {
        if (problem === 'END_BEFORE_START') return t`Vertragsende liegt vor dem Beginn`;
        if (problem !== 'CRITERIA_SUM') return null;
        const { priceCriteria = 0, qualityCriteria = 0, referenceCriteria = 0 } = contract ?? {};
        const sum = format.percent((Number(priceCriteria) + Number(qualityCriteria) + Number(referenceCriteria)) / 100);
        const whole = format.percent(1);
        return t`Zuschlagskriterien ergeben ${sum} statt ${whole}`;
      }}
    />
  );
}
