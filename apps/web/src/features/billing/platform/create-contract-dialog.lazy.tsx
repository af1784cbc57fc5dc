import { useLingui } from '@lingui/react/macro';
import { Button } from '@zuschlag/ui/actions/button';
import { ErrorNote } from '@zuschlag/ui/feedback/error-note';
import { SkeletonText } from '@zuschlag/ui/feedback/skeleton';
import { toasts } from '@zuschlag/ui/feedback/toast';
import { Dialog } from '@zuschlag/ui/overlays/dialog';
import {
  type CreateBilling,
  type OrganizationWithoutBilling,
  type PricingOption,
  usualDaysUntilDue,
} from '@zuschlag/validation/billing/billing';
import { hasEuVatShape } from '@zuschlag/validation/billing/vat-number';
import { useWatch } from 'react-hook-form';
import type { z } from 'zod';
import { trpc } from '../../../app/api/trpc.ts';
import { errorMessage } from '../../../app/errors/error-messages.ts';
import { ComboInput, SelectInput } from '../../../forms/choice-fields.tsx';
import { DialogForm } from '../../../forms/dialog-form.tsx';
import { NumberInput } from '../../../forms/number-inputs.tsx';
import { TextInput } from '../../../forms/text-input.tsx';
import { type SchemaForm, useSchemaForm } from '../../../forms/use-schema-form.ts';
import { useMoney } from '../use-money.ts';

type Typed = { [Name in keyof CreateBilling]: CreateBilling[Name] | null };
const schema = async () => {
  const { createBillingInput } = await import('@zuschlag/validation/billing/billing');
  return createBillingInput as unknown as z.ZodType<CreateBilling, Typed>;
};

/** The content of `CreateContractDialog`. Each opening begins with an empty form and asks anew who has no contract. */
export function CreateContractContent({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { t } = useLingui();
  return (
    <Dialog title={t`Vertrag anlegen`} isOpen={isOpen} onOpenChange={(next) => (next ? undefined : onClose())}>
      {isOpen ? <Loaded onClose={onClose} /> : null}
    </Dialog>
  );
}

function Loaded({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const tenants = trpc.billing.organizationsWithout.useQuery(undefined, { refetchOnMount: 'always', gcTime: 0 });
  const prices = trpc.billing.prices.useQuery();
  const error = tenants.error ?? prices.error;
  if (tenants.data && prices.data && !tenants.isFetching)
    return <ContractForm tenants={tenants.data} prices={prices.data} onClose={onClose} />;
  if (!error) return <SkeletonText lines={6} />;
  return (
    <div className="grid gap-4">
      <ErrorNote>{errorMessage(error)}</ErrorNote>
      <div>
        <Button
          onPress={() => {
            void tenants.refetch();
            void prices.refetch();
          }}
        >{t`Erneut versuchen`}</Button>
      </div>
    </div>
  );
}

type FormProps = {
  tenants: readonly OrganizationWithoutBilling[];
  prices: readonly PricingOption[];
  onClose: () => void;
};

function ContractForm({ tenants, prices, onClose }: FormProps) {
  const { t } = useLingui();
  const money = useMoney();
  const utils = trpc.useUtils();
  const create = trpc.billing.create.useMutation();
  const form: SchemaForm<Typed, CreateBilling> = useSchemaForm<Typed, CreateBilling>({
    draftKey: 'new-contract',
    offersDraft: true,
    showsFailure: true,
    schema,
    defaultValues: {
      organizationId: null,
      customerName: '',
      billingEmail: '',
      vatNumber: '',
      pricingId: prices.length === 1 ? (prices[0]?.priceId ?? '') : '',
      daysUntilDue: usualDaysUntilDue,
    },
    fieldOf: (path) => path.replace(/^input\./, ''),
    onSubmit: async (input) => {
      await create.mutateAsync({ input });
      await utils.billing.invalidate();
      toasts.success(t`Der Vertrag ist angelegt.`);
      onClose();
    },
  });
  const { control } = form.form;
  const vatNumber = useWatch({ control, name: 'vatNumber' });
  const isUnusual = Boolean(vatNumber) && !hasEuVatShape(vatNumber ?? '');
  const every = { month: t`Monat`, year: t`Jahr` };
  return (
    <DialogForm
      form={form}
      label={t`Vertrag anlegen`}
      submitLabel={t`Vertrag anlegen`}
      lockedReason={tenants.length === 0 ? t`Alle Mandanten haben einen Vertrag.` : undefined}
      onClose={onClose}
    >
      <ComboInput
        control={control}
        name="organizationId"
        label={t`Mandant`}
        isNumeric
        isRequired
        items={tenants.map(({ id, name }) => ({ id: String(id), label: name }))}
        emptyText={t`Alle Mandanten haben einen Vertrag.`}
      />
      <TextInput control={control} name="customerName" label={t`Name auf der Rechnung`} isRequired />
      <TextInput control={control} name="billingEmail" label={t`Rechnung an (E-Mail-Adresse)`} isRequired />
      <TextInput
        control={control}
        name="vatNumber"
        label={t`USt-IdNr.`}
        isRequired
        description={
          isUnusual ? t`So sieht keine USt-IdNr. der EU aus. Gespeichert wird, was Sie eingeben.` : undefined
        }
      />
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectInput
          control={control}
          name="pricingId"
          label={t`Preis je Platz`}
          isRequired
          items={prices.map(({ priceId, productName, unitAmount, currency, interval }) => ({
            id: priceId,
            label: `${productName}: ${money(unitAmount, currency)} / ${every[interval]}`,
          }))}
        />
        <NumberInput control={control} name="daysUntilDue" label={t`Zahlungsziel`} unit={t`Tage`} isRequired />
      </div>
    </DialogForm>
  );
}
