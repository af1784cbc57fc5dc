import { useLingui } from '@lingui/react/macro';
import type { InvoiceBuyer, KeptBuyer } from '@zuschlag/validation/billing/invoices/parties';
import { isVatNumberOf, vatCountryOf } from '@zuschlag/validation/billing/vat-number';
import { useEffect } from 'react';
import { useWatch } from 'react-hook-form';
import type { z } from 'zod';
import { trpc } from '../../../app/api/trpc.ts';
import { useFormat } from '../../../app/preferences/use-format.ts';
import { ComboInput } from '../../../forms/choice-fields.tsx';
import { EditDialogBody } from '../../../forms/edit/edit-dialog-body.tsx';
import { useEditForm } from '../../../forms/edit/use-edit-form.ts';
import { TextInput } from '../../../forms/text-input.tsx';

type Typed = { [Name in keyof InvoiceBuyer]: string | null };
const schema = async () => {
  const { invoiceBuyerInput } = await import('@zuschlag/validation/billing/invoices/parties');
  return invoiceBuyerInput as unknown as z.ZodType<InvoiceBuyer, Typed>;
};

const countries = [
  ...['AT', 'BE', 'BG', 'CY', 'CZ', 'DE', 'DK', 'EE', 'ES', 'FI', 'FR', 'GR', 'HR', 'HU'],
  ...['IE', 'IT', 'LT', 'LU', 'LV', 'MT', 'NL', 'PL', 'PT', 'RO', 'SE', 'SI', 'SK'],
];

type BuyerFormProps = {
  buyer: KeptBuyer;
  /** the tenant; null: the tenant edits its own, and what decides on the tax is only shown */
  organizationId: number | null;
  onClose: () => void;
};

/** Whom invoices name. What is missing stands at its field from the beginning. */
export function BuyerForm({ buyer, organizationId, onClose }: BuyerFormProps) {
  const { t } = useLingui();
  const { locale } = useFormat();
  const utils = trpc.useUtils();
  const change = trpc.billing.invoices.changeBuyer.useMutation();
  const changeOwn = trpc.billing.invoices.changeOwnBuyer.useMutation();
  const isOwn = organizationId === null;
  const names = new Intl.DisplayNames(locale, { type: 'region' });
  const labels: { [field: string]: string } = {
    customerName: t`Name auf der Rechnung`,
    street: t`Straße und Hausnummer`,
    postalCode: t`Postleitzahl`,
    city: t`Ort`,
    country: t`Land`,
    vatNumber: t`USt-IdNr.`,
    billingEmail: t`Rechnung an (E-Mail-Adresse)`,
    buyerReference: t`Leitweg-ID oder Referenz`,
  };
  const edit = useEditForm<Typed, InvoiceBuyer>({
    showsFailure: true,
    thing: isOwn ? 'ownInvoiceBuyer' : 'invoiceBuyer',
    id: organizationId ?? 'own',
    stored: snapshotOf(buyer),
    schema,
    isWhole: true,
    labelOf: (field) => labels[field] ?? null,
    textOf: (field, value) =>
      field === 'country' && typeof value === 'string' ? (names.of(value) ?? value) : String(value ?? ''),
    save: async ({ output, version, base }) => {
      const input = { ...output, version, base };
      const saved = isOwn ? changeOwn.mutateAsync(input) : change.mutateAsync({ ...input, organizationId });
      const snapshot = snapshotOf(await saved);
      await utils.billing.invalidate();
      return snapshot;
    },
    refresh: () => utils.billing.invalidate(),
    savedMessage: t`Die Rechnungsanschrift ist gespeichert.`,
    onSaved: onClose,
  });
  const { control, trigger, setValue } = edit.form;
  useEffect(() => {
    if (buyer.street === null) void trigger(['street', 'postalCode', 'city']);
  }, [buyer.street, trigger]);
  // The country of a number of the Union is offered where another one is stored.
  const { country, vatNumber } = buyer;
  useEffect(() => {
    if (!isOwn && !isVatNumberOf(country, vatNumber))
      setValue('country', vatCountryOf(vatNumber), { shouldDirty: true });
  }, [isOwn, country, vatNumber, setValue]);
  const land = names.of(buyer.country) ?? buyer.country;
  const isAbroad = useWatch({ control, name: 'country' }) !== 'DE';
  return (
    <EditDialogBody edit={edit} label={t`Rechnungsanschrift`} submitLabel={t`Speichern`} onClose={onClose}>
      <p className="text-ink-2">{t`Gilt für neue Rechnungen. Ausgestellte bleiben, wie sie sind.`}</p>
      <TextInput control={control} name="customerName" label={t`Name auf der Rechnung`} isRequired />
      <TextInput control={control} name="street" label={t`Straße und Hausnummer`} isRequired />
      <div className="grid gap-4 sm:grid-cols-[9rem_1fr]">
        <TextInput control={control} name="postalCode" label={t`Postleitzahl`} isRequired />
        <TextInput control={control} name="city" label={t`Ort`} isRequired />
      </div>
      {isOwn ? (
        <p className="text-ink-2">{t`${land}, USt-IdNr. ${buyer.vatNumber}. Beides ändert nur der Betreiber, weil die Umsatzsteuer davon abhängt.`}</p>
      ) : (
        <div className="grid gap-4 sm:grid-cols-2">
          <ComboInput
            control={control}
            name="country"
            label={t`Land`}
            isRequired
            items={countries.map((id) => ({ id, label: names.of(id) ?? id }))}
          />
          <TextInput
            control={control}
            name="vatNumber"
            label={t`USt-IdNr.`}
            isRequired
            description={isAbroad ? t`Mit ihr schuldet der Kunde die Umsatzsteuer.` : undefined}
          />
        </div>
      )}
      <TextInput control={control} name="billingEmail" label={t`Rechnung an (E-Mail-Adresse)`} isRequired />
      <TextInput
        control={control}
        name="buyerReference"
        label={t`Leitweg-ID oder Referenz`}
        description={t`Steht auf jeder Rechnung; Behörden brauchen ihre Leitweg-ID.`}
      />
    </EditDialogBody>
  );
}

function snapshotOf(buyer: KeptBuyer) {
  const values = {
    customerName: buyer.customerName,
    street: buyer.street ?? '',
    postalCode: buyer.postalCode ?? '',
    city: buyer.city ?? '',
    country: buyer.country,
    vatNumber: buyer.vatNumber,
    billingEmail: buyer.billingEmail,
    buyerReference: buyer.buyerReference ?? '',
  };
  return { values, version: buyer.version };
}
