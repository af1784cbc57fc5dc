import { useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { Button, LinkButton, toasts } from '@zuschlag/ui';
import { limits } from '@zuschlag/validation/limits';
import { useRef, useState } from 'react';
import { trpc } from '../../../app/api/trpc.ts';
import { pathTo } from '../../../app/navigation/path-to.ts';
import { useSession } from '../../../app/session/session.tsx';
import { DraftNotice } from '../../../forms/draft-notice.tsx';
import { type FormSection, SectionForm } from '../../../forms/section-form.tsx';
import { TextInput } from '../../../forms/text-input.tsx';
import { useSchemaForm } from '../../../forms/use-schema-form.ts';
import { type ChanceControl, emptyChance } from '../form/chance-values.ts';
import { ContractFields } from '../form/contract.tsx';
import { DeadlineFields } from '../form/deadlines.tsx';
import { DescriptionFields } from '../form/description.tsx';
import { EstimateFields } from '../form/estimate.tsx';
import { labelOfField, placeOfField } from '../form/field-labels.ts';

const formId = 'new-chance';

/** The full form of a new Chance. */
export function NewChanceScreen() {
  const { t, i18n } = useLingui();
  const user = useSession();
  const navigate = useNavigate();
  const utils = trpc.useUtils();
  const [schema] = useState(
    () => async () =>
      (await import('../form/chance-schemas.ts')).chanceFormSchema(user.features.requireOutsideInformation),
  );
  const create = trpc.chance.create.useMutation();
  const created = useRef<string | null>(null);

  const form = useSchemaForm({
    schema,
    defaultValues: emptyChance(user.id),
    draftKey: 'new-chance',
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
  const control: ChanceControl = form.form.control;
  const { setValue } = form.form;

  const sections: FormSection[] = [
    {
      id: 'description',
      title: t`Beschreibung`,
      fields: ['input.description', 'input.operationalOrganizationIds', 'input.referenceNumber'],
      content: <DescriptionFields control={control} setValue={setValue} />,
    },
    {
      id: 'deadlines',
      title: t`Fristen`,
      fields: ['input.deadline'],
      content: (
        <DeadlineFields control={control} requiresOutsideInformation={user.features.requireOutsideInformation} />
      ),
    },
    { id: 'estimate', title: t`Schätzung`, fields: ['input.estimate'], content: <EstimateFields control={control} /> },
    {
      id: 'contract',
      title: t`Vertrag`,
      fields: ['input.contract'],
      content: <ContractFields control={control} setValue={setValue} />,
    },
    {
      id: 'additional-text',
      title: t`Zusatztext`,
      isOptional: true,
      fields: ['input.additionalText'],
      content: (
        <TextInput
          control={control}
          name="input.additionalText"
          label={t`Zusatztext`}
          isLabelHidden
          multiline
          rows={4}
          maxLength={limits.longText}
        />
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
  ];

  return (
    <div>
      <header className="sticky top-14 z-2 flex flex-wrap items-center gap-3 border-b bg-surface px-6 py-2.5 max-sm:px-4">
        <h1 className="min-w-0 flex-1 font-semibold text-20">{t`Neue Chance`}</h1>
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
          label={t`Neue Chance`}
          sections={sections}
          errorTitle={t`Die Chance ist noch nicht angelegt: Einige Angaben fehlen oder stimmen nicht.`}
          placeOf={placeOfField}
          fieldLabel={(path) => {
            const label = labelOfField(path);
            return label ? i18n._(label) : path;
          }}
        />
      </div>
    </div>
  );
}
