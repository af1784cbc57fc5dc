import { useLingui } from '@lingui/react/macro';
import { Button, toasts } from '@zuschlag/ui';
import type { Chance } from '@zuschlag/validation/chance/chance';
import { limits } from '@zuschlag/validation/limits';
import { useState } from 'react';
import { trpc } from '../../../app/api/trpc.ts';
import { useSession } from '../../../app/session/session.tsx';
import { CancelEdit } from '../../../forms/cancel-edit.tsx';
import { DraftNotice } from '../../../forms/draft-notice.tsx';
import { type FormSection, SectionForm } from '../../../forms/section-form.tsx';
import { TextInput } from '../../../forms/text-input.tsx';
import { useSchemaForm } from '../../../forms/use-schema-form.ts';
import type { ChanceControl } from '../form/chance-values.ts';
import { ContractFields } from '../form/contract.tsx';
import { DeadlineFields } from '../form/deadlines.tsx';
import { DescriptionFields } from '../form/description.tsx';
import { EstimateFields } from '../form/estimate.tsx';
import { labelOfField, placeOfField } from '../form/field-labels.ts';
import { detailsSchema, openParts, valuesOf } from './details-values.ts';
import { useSaveDetails } from './save-details.ts';

const formId = 'chance-details';

/** Changes the details: what the state leaves open, details first, then the contract days. */
export function DetailsEditor({ chance, onClose }: { chance: Chance; onClose: () => void }) {
  const { t, i18n } = useLingui();
  const { features } = useSession();
  const utils = trpc.useUtils();
  const updateDuration = trpc.chance.updateContractDuration.useMutation();
  // What others save while this form is open changes `chance`; the edit stays based on what it was opened with.
  const [opened] = useState(chance);
  const [schema] = useState(() => detailsSchema(opened.state, features.requireOutsideInformation));
  const saveDetails = useSaveDetails(opened);
  const open = openParts(opened.state);
  const wasQuick = opened.description.type === 'QuickOffer';
  const hasServices = chance.organizations.some(({ serviceCount }) => serviceCount > 0);

  const form = useSchemaForm({
    schema,
    defaultValues: valuesOf(opened),
    draftKey: `chance-${opened.id}`,
    hasSummary: true,
    fieldOf: fieldOfServer,
    onSubmit: async ({ input, contract }) => {
      await saveDetails.save(input, (path, value) =>
        setValue(`input.${path}` as 'input.additionalText', value as string, { shouldDirty: true }),
      );
      const isMoved = contract.startDate !== opened.contract.startDate || contract.endDate !== opened.contract.endDate;
      if (isMoved) await updateDuration.mutateAsync({ chanceId: opened.id, ...contract });
      void utils.chance.invalidate();
      toasts.success(isMoved ? t`Angaben und Laufzeit sind gespeichert.` : t`Die Angaben sind gespeichert.`);
    },
    onSaved: onClose,
  });
  const control = form.form.control as unknown as ChanceControl;
  const { setValue } = form.form;

  const sections: FormSection[] = [
    ...(open.details
      ? [
          {
            id: 'description',
            title: t`Beschreibung`,
            fields: ['input.description', 'input.referenceNumber'],
            content: <DescriptionFields control={control} setValue={setValue} isEdit wasQuick={wasQuick} />,
          },
        ]
      : []),
    ...(open.deadlines
      ? [
          {
            id: 'deadlines',
            title: t`Fristen`,
            fields: ['input.deadline'],
            content: (
              <DeadlineFields control={control} requiresOutsideInformation={features.requireOutsideInformation} />
            ),
          },
        ]
      : []),
    ...(open.details
      ? [
          {
            id: 'estimate',
            title: t`Schätzung`,
            fields: ['input.estimate'],
            isOptional: wasQuick,
            content: <EstimateFields control={control} isOptional={wasQuick} />,
          },
          {
            id: 'contract',
            title: t`Vertrag`,
            fields: ['input.contract'],
            content: (
              <ContractFields
                control={control}
                setValue={setValue}
                lockedReason={
                  hasServices ? t`Die Laufzeit lässt sich ändern, solange keine Leistung kalkuliert ist.` : undefined
                }
              />
            ),
          },
        ]
      : []),
    ...(open.additionalText
      ? [
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
        ]
      : []),
  ];

  return (
    <div className="grid gap-4 p-6 max-sm:p-4">
      <DraftNotice form={form} />
      <SectionForm
        form={form}
        schema={schema}
        id={formId}
        label={t`Angaben ändern`}
        sections={sections}
        errorTitle={t`Die Angaben sind noch nicht gespeichert.`}
        placeOf={placeOfField}
        fieldLabel={(path) => {
          const label = labelOfField(path);
          return label ? i18n._(label) : path;
        }}
      />
      <div className="sticky bottom-0 z-2 -mx-6 -mb-6 flex items-center justify-end gap-2 border-t bg-surface px-6 py-2 max-sm:-mx-4 max-sm:-mb-4 max-sm:px-4">
        <p className="min-w-0 flex-1 truncate font-medium">{t`Angaben ändern`}</p>
        <CancelEdit form={form} onClose={onClose} />
        <Button variant="primary" type="submit" form={formId} isPending={form.isPending}>
          {t`Speichern`}
        </Button>
      </div>
      {saveDetails.dialog}
    </div>
  );
}

/** The contract days travel alone, everything else inside of `input`; the form holds both in one place. */
function fieldOfServer(path: string): string {
  if (path === 'startDate' || path === 'endDate') return `input.contract.${path}`;
  return path.startsWith('input.') ? path : `input.${path}`;
}
