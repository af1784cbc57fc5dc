import { useLingui } from '@lingui/react/macro';
import { Banner, Button } from '@zuschlag/ui';
import type { Chance } from '@zuschlag/validation/chance/chance';
import type { ChanceEdit } from '@zuschlag/validation/chance/chance-edit';
import { useEffect, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { trpc } from '../../../app/api/trpc.ts';
import { useSession } from '../../../app/session/session.tsx';
import { DraftLine } from '../../../forms/drafts/draft-line.tsx';
import { CancelEdit } from '../../../forms/edit/cancel-edit.tsx';
import { EditScope } from '../../../forms/edit/edit-scope.tsx';
import { useEditForm } from '../../../forms/edit/use-edit-form.ts';
import { useContractQuestion } from '../contract-move/use-contract-question.tsx';
import { ChanceForm } from '../form/chance-form.tsx';
import type { ChanceValues } from '../form/chance-values.ts';
import { useChanceSections } from '../form/use-chance-sections.tsx';
import { mayEditDetails } from '../workspace/edit-button.tsx';
import { openParts } from '../workspace/open-parts.ts';
import { useDetailsFields } from './details-fields.ts';
import { type DetailsChange, type DetailsSchema, detailsSchema, valuesOf } from './details-values.ts';
import { useProposedValue } from './proposed-values.ts';

const formId = 'chance-details';

/** Changes the details: what the state leaves open. */
export function DetailsEditor({
  chance,
  isCompleting = false,
  onClose,
}: {
  chance: Chance;
  /** A quick Chance gets the type of a full one, and what is kept as its draft stands in the fields. */
  isCompleting?: boolean;
  onClose: () => void;
}) {
  const { t } = useLingui();
  const { features } = useSession();
  // The parts that are open stay those of the beginning: what was typed must not vanish with the state.
  const [opened] = useState(chance);
  const [schema] = useState(() => detailsSchema(opened.state, features.requireOutsideInformation));
  const { form, dialog } = useDetailsEdit(chance, { schema, onClose });
  useFullForm(chance, isCompleting, form.form);
  useProposedValue(chance.id, form.form);
  const parts = useChanceSections({
    isEdit: true,
    wasQuick: opened.description.type === 'QuickOffer',
  });
  const open = openParts(opened.state);
  const sections = [
    open.details && parts.description,
    open.details && parts.award,
    open.deadlines && parts.deadlines,
    open.details && parts.estimate,
    open.details && parts.contract,
    open.additionalText && parts.additionalText,
  ].filter((section) => section !== false);
  const isLocked = !mayEditDetails(chance);
  const lockedReason = chance.recalculation
    ? t`Gesperrt, solange die Leistungen neu berechnet werden. Danach lässt sich wieder speichern.`
    : t`Diese Angaben lassen sich inzwischen nicht mehr ändern.`;
  const onlyWords =
    opened.state === 'pendingmarginapproval'
      ? t`Während der Margenentscheidung lassen sich nur die Fristen ändern.`
      : open.additionalText
        ? t`Nach der Freigabe lassen sich nur Fristen und Zusatztext ändern.`
        : t`Nach der Einreichung lassen sich nur die Fristen ändern.`;
  return (
    <div className="flex flex-col gap-4 p-6 max-sm:p-4">
      {open.details ? null : <Banner>{onlyWords}</Banner>}
      <EditScope edit={form} lockedReason={isLocked ? lockedReason : undefined}>
        <ChanceForm
          form={form}
          schema={schema}
          id={formId}
          label={t`Angaben ändern`}
          sections={sections}
          notDone={t`Noch nicht gespeichert`}
        />
      </EditScope>
      {dialog}
      <div className="foot-bar sm:beside-help -mx-6 mt-auto -mb-6 flex items-center justify-end gap-2 bg-surface px-6 py-2 max-sm:-mx-4 max-sm:-mb-4 max-sm:px-4">
        <p className="min-w-0 flex-1 truncate font-medium">{t`Angaben ändern`}</p>
        <DraftLine form={form} />
        <CancelEdit form={form} onClose={onClose} />
        <Button
          variant="primary"
          type="submit"
          form={formId}
          isPending={form.isPending}
          isDisabled={isLocked}
          reason={lockedReason}
        >
          {t`Speichern`}
        </Button>
      </div>
    </div>
  );
}

/** Types the draft of the full form into the fields that are empty, once. */
function useFullForm(chance: Chance, isCompleting: boolean, form: UseFormReturn<ChanceValues, unknown, DetailsChange>) {
  const hasBegun = useRef(false);
  useEffect(() => {
    if (!isCompleting || hasBegun.current || form.getValues('input.description.type') !== ('QuickOffer' as string))
      return;
    hasBegun.current = true;
    const draft = { 'description.type': 'Public', ...chance.fullForm };
    for (const [path, value] of Object.entries(draft)) {
      const place = `input.${path}` as 'input.referenceNumber';
      const present = form.getValues(place) as unknown;
      const isEmpty = present === null || present === undefined || present === '' || path === 'description.type';
      if (isEmpty) form.setValue(place, value as string, { shouldDirty: true });
    }
  }, [chance, isCompleting, form]);
}

/** The edit of the details of a Chance. */
function useDetailsEdit(chance: Chance, { schema, onClose }: { schema: DetailsSchema; onClose: () => void }) {
  const { t } = useLingui();
  const utils = trpc.useUtils();
  const update = trpc.chance.updateDetails.useMutation();
  const question = useContractQuestion(chance.id);
  const hasServices = chance.organizations.some(({ serviceCount }) => serviceCount > 0);
  const form = useEditForm({
    ...useDetailsFields(),
    id: chance.id,
    within: 'input',
    stored: snapshotOf(chance),
    schema,
    hasSummary: true,
    save: async ({ fields, version, base }) => {
      const input = fields as ChanceEdit;
      const { startDate, endDate } = { ...chance.contract, ...input.contract };
      const isMoved = input.contract?.startDate !== undefined || input.contract?.endDate !== undefined;
      if (!isMoved || !hasServices)
        return snapshotOf(await update.mutateAsync({ chanceId: chance.id, version, base, input }));
      if (!(await question.confirm({ startDate, endDate }))) throw new DOMException('The edit goes on.', 'AbortError');
      return snapshotOf(
        await update.mutateAsync({ chanceId: chance.id, version, base, input, confirmsRecalculation: true }),
      );
    },
    refresh: () => utils.chance.byId.invalidate({ id: chance.id }),
    // The clause implies the pricing type.
    adopted: (field, value) =>
      field === 'contract.escalationClause'
        ? { [field]: value, 'contract.pricingType': value === null ? 'fixed' : 'variable' }
        : { [field]: value },
    savedMessage: t`Die Angaben sind gespeichert.`,
    onSaved: () => {
      void utils.chance.invalidate();
      onClose();
    },
  });
  return { form, dialog: question.dialog };
}

function snapshotOf(chance: Chance) {
  return { values: valuesOf(chance), version: chance.version };
}
