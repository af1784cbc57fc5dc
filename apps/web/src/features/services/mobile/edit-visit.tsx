import { useLingui } from '@lingui/react/macro';
import type { Service } from '@zuschlag/validation/services/service';
import type { SiteVisitFormValues, SiteVisitInput } from '@zuschlag/validation/services/site-visit';
import { visitDays } from '@zuschlag/validation/vocabulary';
import { type ReactNode, useState } from 'react';
import { trpc } from '../../../app/api/trpc.ts';
import { useFormat } from '../../../app/preferences/use-format.ts';
import type { EditedFields } from '../../../forms/edit/edit-fields.ts';
import { EditRowDialog } from '../rows/edit-row-dialog.tsx';
import { dayMessages } from '../service/service-messages.ts';
import { useServiceChanges } from '../service/use-service-changes.ts';
import { type EditedService, useServiceEdit } from '../service/use-service-edit.ts';
import type { ContractDays } from '../shifts/shift-values.ts';
import { VisitFields } from './visit-fields.tsx';
import { visitSchema } from './visit-schema.ts';
import { useVisitTypeMessages } from './visit-words.ts';

/** Changes a kind of visit of a stored service. */
export function EditVisit({
  siteVisitId,
  contract,
  lockedReason,
  changeNote,
  onClose,
  ...edited
}: EditedService & {
  siteVisitId: string;
  contract: ContractDays;
  lockedReason?: string;
  changeNote?: ReactNode;
  onClose: () => void;
}) {
  const { t } = useLingui();
  const { refreshed } = useServiceChanges();
  const save = trpc.services.editSiteVisit.useMutation(refreshed);
  const [schema] = useState(() => visitSchema(contract));
  const serviceId = edited.service.id;
  const edit = useServiceEdit<SiteVisitFormValues, SiteVisitInput>(edited, {
    ...useVisitEdit(),
    id: siteVisitId,
    schema,
    snapshotOf: (service) => snapshotOf(service, siteVisitId),
    save: ({ output: siteVisit, version, base }) =>
      save.mutateAsync({ serviceId, siteVisitId, version, base, siteVisit }),
    savedMessage: t`Der Besuch ist geändert.`,
    onSaved: onClose,
  });
  return (
    <EditRowDialog
      title={t`Besuch ändern`}
      isWide
      goneTitle={t`Dieser Besuch wurde inzwischen entfernt.`}
      {...{ edit, lockedReason, onClose }}
    >
      {changeNote}
      <VisitFields form={edit.form} contract={contract} />
    </EditRowDialog>
  );
}

/** The labels of a visit, and its values in words. */
function useVisitEdit(): EditedFields {
  const { t, i18n } = useLingui();
  const format = useFormat();
  const typeText = useVisitTypeMessages();
  const labels: Record<string, string> = {
    type: t`Art des Besuchs`,
    duration: t`Dauer am Ort`,
    margin: t`Marge`,
    startDate: t`Ab`,
    endDate: t`Bis`,
    ...Object.fromEntries(
      visitDays.flatMap((day) => [
        [`${day}Day`, t`${i18n._(dayMessages[day])} am Tag`],
        [`${day}Night`, t`${i18n._(dayMessages[day])} in der Nacht`],
      ]),
    ),
  };
  return {
    thing: 'siteVisit',
    isWhole: true,
    labelOf: (field) => labels[field] ?? null,
    textOf: (field, value) => {
      if (value === null || value === undefined || value === '') return t`keine Angabe`;
      if (field === 'type') return typeText(value as SiteVisitInput['type']);
      if (field === 'margin') return format.share(Number(value));
      if (field === 'duration') return `${format.number(Number(value))} min`;
      return typeof value === 'number' ? format.number(value) : format.day(String(value));
    },
  };
}

function snapshotOf({ siteVisits, version }: Service, siteVisitId: string) {
  const found = siteVisits.find(({ id }) => id === siteVisitId);
  if (!found) return null;
  const { id: _, serviceId, visits, cost, revenue, pricePerSiteVisit, minutesPerTariff, ...values } = found;
  return { values, version };
}
