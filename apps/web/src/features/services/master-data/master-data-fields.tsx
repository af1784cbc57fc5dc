import { useLingui } from '@lingui/react/macro';
import { FormCell, FormGrid } from '@zuschlag/ui';
import { limits } from '@zuschlag/validation/limits';
import type { Control, FieldPath, FieldValues } from 'react-hook-form';
import { CheckInput } from '../../../forms/check-inputs.tsx';
import { NumberInput, PercentInput } from '../../../forms/number-inputs.tsx';
import { TextInput } from '../../../forms/text-input.tsx';
import type { MasterDataValues } from '../service/service-values.ts';
import type { Employer } from '../wages/use-pay-groups.ts';
import { WageFields } from '../wages/wage-fields.tsx';
import { HeadFields } from './head-fields.tsx';

/** Name, pay and the terms of a service of either kind; the same in the form of a new one and in the dialog that changes one. */
export function MasterDataFields<Values extends FieldValues & MasterDataValues, Output>({
  control,
  employer,
  isMobile = false,
}: {
  control: Control<Values, unknown, Output>;
  employer: Employer;
  isMobile?: boolean;
}) {
  const { t } = useLingui();
  const at = (name: keyof MasterDataValues) => name as FieldPath<Values>;
  return (
    <FormGrid>
      <FormCell span={4}>
        <TextInput
          control={control}
          name={at('name')}
          label={t`Bezeichnung`}
          isRequired
          maxLength={limits.serviceName}
        />
      </FormCell>
      <WageFields control={control} employer={employer} />
      <FormCell span={3}>
        <NumberInput
          control={control}
          name={at('nonTariffAllowance')}
          label={t`Übertarifliche Zulage`}
          isRequired
          unit="€/h"
          min={0}
          formatOptions={{ minimumFractionDigits: 2 }}
        />
      </FormCell>
      <FormCell span={3}>
        <NumberInput
          control={control}
          name={at('hoursBriefingPerEmployee')}
          label={t`Einweisung je Kraft`}
          unit="h"
          min={0}
          step={1}
          isRequired
        />
      </FormCell>
      {isMobile ? (
        <FormCell span={3}>
          <NumberInput
            control={control}
            name={at('travelTime')}
            label={t`Fahrtzeit je Besuch`}
            unit="min"
            min={0}
            step={1}
            isRequired
            description={t`Wird zu jedem Besuch gezählt und bezahlt.`}
          />
        </FormCell>
      ) : (
        <PermanentTerms control={control} />
      )}
      <FormCell span={3}>
        <CheckInput
          control={control}
          name={at('additional')}
          label={t`Zusätzliche Leistung`}
          description={t`Zählt nicht in die Summen der Chance.`}
        />
      </FormCell>
      <FormCell>
        <TextInput
          control={control}
          name={at('info')}
          label={t`Hinweise`}
          mark={t`optional`}
          multiline
          rows={2}
          maxLength={limits.serviceInfo}
        />
      </FormCell>
    </FormGrid>
  );
}

/** What only a permanent service has: staff that is taken over, a subcontractor, breaks. */
function PermanentTerms<Values extends FieldValues & MasterDataValues, Output>({
  control,
}: {
  control: Control<Values, unknown, Output>;
}) {
  const { t } = useLingui();
  const at = (name: keyof MasterDataValues) => name as FieldPath<Values>;
  return (
    <>
      <FormCell span={3}>
        <PercentInput
          control={control}
          name={at('transferredEmployeePercentage')}
          label={t`Übernommene Kräfte`}
          unit="%"
          description={t`Anteil der Kräfte, die den Standort schon kennen und keine Einweisung brauchen.`}
        />
      </FormCell>
      <HeadFields control={control} />
      <FormCell span={3}>
        <CheckInput
          control={control}
          name={at('pauseIncluded')}
          label={t`Pausen werden bezahlt`}
          description={t`Wenn nicht: Pausen werden nicht bezahlt und nicht berechnet.`}
        />
      </FormCell>
      <FormCell span={3}>
        <NumberInput
          control={control}
          name={at('subcontractorHourlyRate')}
          label={t`Stundensatz des Nachunternehmers`}
          mark={t`optional`}
          unit="€/h"
          min={0}
          formatOptions={{ minimumFractionDigits: 2 }}
          description={t`Erst mit einem Satz nehmen Schichten Kräfte von Nachunternehmern auf.`}
        />
      </FormCell>
    </>
  );
}
