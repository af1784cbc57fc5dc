import { useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { Button, FormCell, FormGrid, LinkButton, toasts } from '@zuschlag/ui';
import { limits } from '@zuschlag/validation/limits';
import { customerTypes } from '@zuschlag/validation/vocabulary';
import { useRef } from 'react';
import { useWatch } from 'react-hook-form';
import { trpc } from '../../../app/api/trpc.ts';
import { pathTo } from '../../../app/navigation/path-to.ts';
import { SelectInput } from '../../../forms/choice-fields.tsx';
import { DayInput, TimeInput } from '../../../forms/date-inputs.tsx';
import { DraftNotice } from '../../../forms/draft-notice.tsx';
import { SectionForm } from '../../../forms/section-form.tsx';
import { TextInput } from '../../../forms/text-input.tsx';
import { useSchemaForm } from '../../../forms/use-schema-form.ts';
import type { ChanceControl } from '../form/chance-values.ts';
import { customerTypeMessages } from '../form/choice-messages.ts';
import { CustomerInput } from '../form/customer-input.tsx';
import { labelOfField, placeOfField } from '../form/field-labels.ts';
import { OrganizationsInput } from '../form/organizations-input.tsx';

const formId = 'quick-chance';
const schema = async () => (await import('../form/chance-schemas.ts')).quickChanceFormSchema;

/** The quick form: enough to let the organizations decide. */
export function QuickChanceScreen() {
  const { t, i18n } = useLingui();
  const navigate = useNavigate();
  const utils = trpc.useUtils();
  const create = trpc.chance.createQuick.useMutation();
  const created = useRef<string | null>(null);

  const form = useSchemaForm({
    schema,
    defaultValues: {
      input: {
        description: {
          name: '',
          customerId: null,
          customerName: '',
          customerType: 'existingCustomer',
          type: 'QuickOffer',
        },
        deadline: { submission: null, submissionTime: '12:00' },
        contract: { startDate: null, endDate: null },
        operationalOrganizationIds: [],
        additionalText: '',
      },
      executiveSummary: '',
    },
    draftKey: 'quick-chance',
    hasSummary: true,
    onSubmit: async (values) => {
      created.current = (await create.mutateAsync(values)).id;
      void utils.chance.list.invalidate();
      toasts.success(t`Die Chance ist angelegt.`);
    },
    onSaved: () => {
      if (created.current) void navigate({ to: '/tender/$tenderId', params: { tenderId: created.current } });
    },
  });
  const { control } = form.form;
  const startDate = useWatch({ control, name: 'input.contract.startDate' });
  // The shared fields read only what both forms have.
  const shared = { control: control as unknown as ChanceControl, setValue: form.form.setValue as never };

  return (
    <div>
      <header className="sticky top-14 z-2 flex flex-wrap items-center gap-3 border-b bg-surface px-6 py-2.5 max-sm:px-4">
        <h1 className="min-w-0 flex-1 font-semibold text-20">{t`Schnell-Chance`}</h1>
        <LinkButton variant="ghost" href={pathTo({ to: '/tender/all' })}>{t`Abbrechen`}</LinkButton>
        <Button variant="primary" type="submit" form={formId} isPending={form.isPending}>
          {t`Chance anlegen`}
        </Button>
      </header>
      <div className="grid gap-4 p-6 max-sm:p-4">
        <DraftNotice form={form} />
        <SectionForm
          form={form}
          schema={schema}
          id={formId}
          label={t`Schnell-Chance`}
          errorTitle={t`Die Chance ist noch nicht angelegt: Einige Angaben fehlen oder stimmen nicht.`}
          placeOf={placeOfField}
          fieldLabel={(path) => {
            const label = labelOfField(path);
            return label ? i18n._(label) : path;
          }}
          sections={[
            {
              id: 'details',
              title: t`Angaben`,
              fields: ['input.description', 'input.deadline', 'input.contract', 'input.operationalOrganizationIds'],
              content: (
                <FormGrid>
                  <FormCell span={6}>
                    <TextInput control={control} name="input.description.name" label={t`Name`} isRequired autoFocus />
                  </FormCell>
                  <FormCell span={3}>
                    <CustomerInput {...shared} />
                  </FormCell>
                  <FormCell span={3}>
                    <SelectInput
                      control={control}
                      name="input.description.customerType"
                      label={t`Kundentyp`}
                      isRequired
                      items={customerTypes.map((id) => ({ id, label: i18n._(customerTypeMessages[id]) }))}
                    />
                  </FormCell>
                  <FormCell span={6}>
                    <OrganizationsInput {...shared} />
                  </FormCell>
                  <FormCell span={2}>
                    <DayInput control={control} name="input.deadline.submission" label={t`Abgabe`} isRequired />
                  </FormCell>
                  <FormCell span={1}>
                    <TimeInput control={control} name="input.deadline.submissionTime" label={t`Uhrzeit`} />
                  </FormCell>
                  <FormCell span={3}>
                    <div className="grid grid-cols-2 gap-4">
                      <DayInput control={control} name="input.contract.startDate" label={t`Beginn`} isRequired />
                      <DayInput
                        control={control}
                        name="input.contract.endDate"
                        label={t`Ende`}
                        isRequired
                        min={startDate || undefined}
                      />
                    </div>
                  </FormCell>
                </FormGrid>
              ),
            },
            {
              id: 'summary',
              title: t`Zusammenfassung`,
              isOptional: true,
              fields: ['executiveSummary'],
              content: (
                <TextInput
                  control={control}
                  name="executiveSummary"
                  label={t`Zusammenfassung`}
                  isLabelHidden
                  multiline
                  rows={6}
                  maxLength={limits.longText}
                />
              ),
            },
          ]}
        />
      </div>
    </div>
  );
}
