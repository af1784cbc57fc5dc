import { useLingui } from '@lingui/react/macro';
import { toasts } from '@zuschlag/ui/feedback/toast';
import { Dialog } from '@zuschlag/ui/overlays/dialog';
import type { Billing, ContractStateInput } from '@zuschlag/validation/billing/billing';
import { contractStates, effectOf } from '@zuschlag/validation/billing/contract-states';
import { berlinDayOf } from '@zuschlag/validation/measures/berlin-day';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import type { z } from 'zod';
import { trpc } from '../../../app/api/trpc.ts';
import { SelectInput } from '../../../forms/choice-fields.tsx';
import { DayInput } from '../../../forms/dates/date-inputs.tsx';
import { DialogForm } from '../../../forms/dialog-form.tsx';
import { type SchemaForm, useSchemaForm } from '../../../forms/use-schema-form.ts';
import { contractStateText } from '../contract-state-text.ts';

type Typed = { organizationId: number; subscriptionStatus: string | null; unpaidSince: string | null };
const schema = async () => {
  const { contractStateInput } = await import('@zuschlag/validation/billing/billing');
  return contractStateInput as unknown as z.ZodType<ContractStateInput, Typed>;
};

/** The content of `ContractStateDialog`. */
export function ContractStateContent({
  contract,
  isOpen,
  onClose,
}: {
  contract: Billing | null;
  isOpen: boolean;
  onClose: () => void;
}) {
  // While the dialog closes it still shows whose contract it was.
  const [last, setLast] = useState(contract);
  if (contract !== null && contract !== last) setLast(contract);
  const { t } = useLingui();
  const name = last?.organization.shortName ?? '';
  return (
    <Dialog
      title={t`Stand des Vertrags von ${name}`}
      isOpen={isOpen}
      onOpenChange={(next) => (next ? undefined : onClose())}
    >
      {isOpen && last ? <StateForm key={last.id} contract={last} onClose={onClose} /> : null}
    </Dialog>
  );
}

function StateForm({ contract, onClose }: { contract: Billing; onClose: () => void }) {
  const { t, i18n } = useLingui();
  const utils = trpc.useUtils();
  const setState = trpc.billing.setState.useMutation();
  const form: SchemaForm<Typed, ContractStateInput> = useSchemaForm<Typed, ContractStateInput>({
    draftKey: `contract-state:${contract.id}`,
    showsFailure: true,
    schema,
    defaultValues: {
      organizationId: contract.organizationId,
      subscriptionStatus: contract.subscriptionStatus,
      unpaidSince: contract.unpaidSince,
    },
    onSubmit: async (input) => {
      await setState.mutateAsync(input);
      await utils.billing.invalidate();
      toasts.success(t`Der Stand ist gespeichert.`);
      onClose();
    },
  });
  const { control } = form.form;
  const state = useWatch({ control, name: 'subscriptionStatus' });
  const effect = effectOf(state ?? '');
  const meanings = {
    none: t`Der Mandant arbeitet ohne Einschränkung.`,
    late: t`Manager der Hauptgesellschaft sehen einen Hinweis. Alle arbeiten weiter.`,
    unpaid: t`14 Tage lang arbeitet der Mandant weiter und sieht den Hinweis. Danach kann er nur noch lesen, exportieren, abstimmen und Chancen als eingereicht markieren.`,
  };
  return (
    <DialogForm form={form} label={t`Stand des Vertrags`} submitLabel={t`Speichern`} onClose={onClose}>
      <SelectInput
        control={control}
        name="subscriptionStatus"
        label={t`Stand`}
        isRequired
        items={contractStates.map((id) => ({ id, label: contractStateText(i18n, id) }))}
      />
      <p className="text-ink-2">{meanings[effect]}</p>
      {effect === 'unpaid' ? (
        <DayInput
          control={control}
          name="unpaidSince"
          allowsPast
          max={berlinDayOf(new Date())}
          label={t`Unbezahlt seit`}
          description={t`Ohne Angabe ab heute.`}
        />
      ) : null}
    </DialogForm>
  );
}
