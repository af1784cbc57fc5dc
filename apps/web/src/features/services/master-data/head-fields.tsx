import { useLingui } from '@lingui/react/macro';
import { FormCell } from '@zuschlag/ui';
import type { HeadsFrom } from '@zuschlag/validation/vocabulary';
import { type Control, type FieldPath, type FieldValues, useWatch } from 'react-hook-form';
import { SelectInput } from '../../../forms/choice-fields.tsx';
import { NumberInput } from '../../../forms/number-inputs.tsx';
import type { MasterDataValues } from '../service/service-values.ts';
import { useHeadsFromMessages } from './heads-from-messages.ts';

/** Where the heads come from that are briefed and equipped, and their number where it is entered. */
export function HeadFields<Values extends FieldValues & MasterDataValues, Output>({
  control,
}: {
  control: Control<Values, unknown, Output>;
}) {
  const { t } = useLingui();
  const { nameOf, noteOf } = useHeadsFromMessages();
  const at = (name: keyof MasterDataValues) => name as FieldPath<Values>;
  const chosen = useWatch({ control, name: at('headsFrom') }) as HeadsFrom;
  return (
    <>
      <FormCell span={3}>
        <SelectInput
          control={control}
          name={at('headsFrom')}
          label={t`Köpfe für Einweisung und Ausstattung`}
          items={(['AVERAGE', 'SHIFTS', 'TYPED'] as const).map((id) => ({ id, label: nameOf(id) }))}
          description={noteOf(chosen)}
        />
      </FormCell>
      {chosen === 'TYPED' ? (
        <FormCell span={3}>
          <NumberInput
            control={control}
            name={at('typedHeads')}
            label={t`Eingegebene Köpfe`}
            min={1}
            step={1}
            isRequired
            description={t`Mindestens so viele, wie Posten gleichzeitig besetzt sind.`}
          />
        </FormCell>
      ) : null}
    </>
  );
}
