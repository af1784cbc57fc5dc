import { useLingui } from '@lingui/react/macro';
import { FormCell, FormGrid, Select } from '@zuschlag/ui';
import { limits } from '@zuschlag/validation/limits';
import { procedureKinds } from '@zuschlag/validation/vocabulary';
import { TextInput } from '../../../forms/text-input.tsx';
import { useField } from '../../../forms/use-field.ts';
import { procedureKindMessages } from './choice-messages.ts';
import { useChanceFields } from './use-chance-fields.ts';

/** The kind of procedure, the lot, the page of the documents, and whom to ask. */
export function AwardFields() {
  const { t } = useLingui();
  const { control } = useChanceFields();
  const contact = [
    { field: 'contactName', label: t`Ansprechperson`, limit: limits.contactName },
    { field: 'contactMail', label: t`E-Mail`, limit: limits.email },
    { field: 'contactPhone', label: t`Telefon`, limit: limits.phone },
  ] as const;
  return (
    <FormGrid>
      <FormCell span={3}>
        <ProcedureKindInput />
      </FormCell>
      <FormCell span={3}>
        <TextInput
          control={control}
          name="input.description.platformUrl"
          label={t`Link zur Plattform`}
          mark={t`optional`}
          placeholder="https://"
          description={t`Seite mit den Vergabeunterlagen`}
          counter="near"
          maxLength={limits.webAddress}
        />
      </FormCell>
      <FormCell span={1}>
        <TextInput
          control={control}
          name="input.description.lotNumber"
          label={t`Losnummer`}
          counter="near"
          maxLength={limits.lotNumber}
        />
      </FormCell>
      <FormCell span={5}>
        <TextInput
          control={control}
          name="input.description.lotTitle"
          label={t`Bezeichnung des Loses`}
          mark={t`optional`}
          counter="near"
          maxLength={limits.lotTitle}
        />
      </FormCell>
      {contact.map(({ field, label, limit }) => (
        <FormCell key={field} span={2}>
          <TextInput
            control={control}
            name={`input.description.${field}`}
            label={label}
            mark={t`optional`}
            counter="near"
            maxLength={limit}
          />
        </FormCell>
      ))}
    </FormGrid>
  );
}

const unknown = 'unknown';

function ProcedureKindInput() {
  const { t, i18n } = useLingui();
  const { control } = useChanceFields();
  const label = t`Verfahrensart`;
  const { field, errorMessage } = useField(
    { control, name: 'input.description.procedureKind', label },
    { isChoice: true },
  );
  return (
    <Select
      {...field}
      label={label}
      value={(field.value as string | null) ?? unknown}
      onChange={(id: string) => field.onChange(id === unknown ? null : id)}
      items={[
        { id: unknown, label: t`keine Angabe` },
        ...procedureKinds.map((id) => ({ id, label: i18n._(procedureKindMessages[id]) })),
      ]}
      errorMessage={errorMessage}
    />
  );
}
