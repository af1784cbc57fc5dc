import { useLingui } from '@lingui/react/macro';
import { Banner } from '@zuschlag/ui/feedback/banner';
import { Dialog } from '@zuschlag/ui/overlays/dialog';
import type { Billing, ContractData } from '@zuschlag/validation/billing/billing';
import { useEffect, useState } from 'react';
import type { z } from 'zod';
import { trpc } from '../../../app/api/trpc.ts';
import { SelectInput } from '../../../forms/choice-fields.tsx';
import { EditDialogBody } from '../../../forms/edit/edit-dialog-body.tsx';
import { useEditForm } from '../../../forms/edit/use-edit-form.ts';
import { toFormError } from '../../../forms/field-problem.ts';
import { NumberInput } from '../../../forms/number-inputs.tsx';
import { TextInput } from '../../../forms/text-input.tsx';
import { useMoney } from '../use-money.ts';
import { useRefusalText } from './use-refusal-text.ts';

type Typed = { [Name in keyof ContractData]: ContractData[Name] | null };
const schema = async () => {
  const { contractDataInput } = await import('@zuschlag/validation/billing/billing');
  return contractDataInput as unknown as z.ZodType<ContractData, Typed>;
};

/** The content of `CorrectContractDialog`. */
export function CorrectContractContent({
  contract,
  isOpen,
  onClose,
}: {
  contract: Billing | null;
  isOpen: boolean;
  onClose: () => void;
}) {
  const { t } = useLingui();
  // While the dialog closes it still shows whose contract it was.
  const [last, setLast] = useState(contract);
  if (contract !== null && contract !== last) setLast(contract);
  const name = last?.organization.shortName ?? '';
  return (
    <Dialog
      title={t`Angaben von ${name} berichtigen`}
      isOpen={isOpen}
      onOpenChange={(next) => (next ? undefined : onClose())}
    >
      {isOpen && last ? <CorrectForm key={last.id} contract={last} onClose={onClose} /> : null}
    </Dialog>
  );
}

function CorrectForm({ contract, onClose }: { contract: Billing; onClose: () => void }) {
  const { t } = useLingui();
  const money = useMoney();
  const refusalText = useRefusalText();
  const utils = trpc.useUtils();
  const prices = trpc.billing.prices.useQuery();
  const correct = trpc.billing.changeRefusedData.useMutation();
  // What was refused stays said while another reading comes in.
  const [{ providerProblem: problem, providerProblemField: refused }] = useState(contract);
  const reason = problem === null ? undefined : refusalText(problem);
  const hasCustomer = contract.providerCustomerId !== null;
  const labels: { [field: string]: string } = {
    customerName: t`Name auf der Rechnung`,
    billingEmail: t`Rechnung an (E-Mail-Adresse)`,
    vatNumber: t`USt-IdNr.`,
    pricingId: t`Preis je Platz`,
    daysUntilDue: t`Zahlungsziel`,
  };
  const edit = useEditForm<Typed, ContractData>({
    showsFailure: true,
    thing: 'contractData',
    id: contract.id,
    stored: snapshotOf(contract),
    schema,
    labelOf: (field) => labels[field] ?? null,
    textOf: (_, value) => String(value ?? ''),
    save: async ({ fields, version, base }) => {
      const saved = await correct.mutateAsync({
        ...fields,
        organizationId: contract.organizationId,
        version,
        base,
      });
      await utils.billing.invalidate();
      return snapshotOf(saved);
    },
    refresh: () => utils.billing.invalidate(),
    savedMessage: t`Berichtigt. Stripe wird gleich noch einmal gefragt.`,
    onSaved: onClose,
  });
  const { control, setError } = edit.form;
  useEffect(() => {
    if (refused !== null && refused in snapshotOf(contract).values)
      setError(refused as keyof Typed, toFormError({ problem: 'REFUSED_BY_PROVIDER' }));
  }, [refused, contract, setError]);
  const field = (name: keyof Typed) => ({
    name,
    control,
    label: labels[name] ?? name,
    isRequired: true,
  });
  const every = { month: t`Monat`, year: t`Jahr` };
  return (
    <EditDialogBody edit={edit} label={t`Angaben berichtigen`} submitLabel={t`Berichtigen`} onClose={onClose}>
      {reason === undefined ? null : <Banner tone="warn" title={reason} />}
      {hasCustomer ? (
        <p className="text-ink-2">{t`Name, E-Mail-Adresse und USt-IdNr. sind bei Stripe angelegt und werden dort geändert.`}</p>
      ) : (
        <>
          <TextInput {...field('customerName')} />
          <TextInput {...field('billingEmail')} />
          <TextInput {...field('vatNumber')} />
        </>
      )}
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectInput
          {...field('pricingId')}
          items={(prices.data ?? []).map(({ priceId, productName, unitAmount, currency, interval }) => ({
            id: priceId,
            label: `${productName}: ${money(unitAmount, currency)} / ${every[interval]}`,
          }))}
        />
        <NumberInput {...field('daysUntilDue')} unit={t`Tage`} />
      </div>
    </EditDialogBody>
  );
}

function snapshotOf({ customerName, billingEmail, vatNumber, pricingId, daysUntilDue, version }: Billing) {
  return { values: { customerName, billingEmail, vatNumber, pricingId, daysUntilDue }, version };
}
