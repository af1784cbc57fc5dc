import { useLingui } from '@lingui/react/macro';
import { toasts } from '@zuschlag/ui/feedback/toast';
import type { InvoiceBuyer, StoredBuyer } from '@zuschlag/validation/billing/invoices/parties';
import { isVatNumberOf, vatCountryOf } from '@zuschlag/validation/billing/vat-number';
import { useEffect } from 'react';
import { useWatch } from 'react-hook-form';
import type { z } from 'zod';
import { useFormat } from '../../../app/preferences/use-format.ts';
import { ComboInput } from '../../../forms/choice-fields.tsx';
import { DialogForm } from '../../../forms/dialog-form.tsx';
import { TextInput } from '../../../forms/text-input.tsx';
import { type SchemaForm, useSchemaForm } from '../../../forms/use-schema-form.ts';

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
  buyer: StoredBuyer;
  /** the tenant edits its own: what decides on the tax is only shown */
  isOwn?: boolean;
  draftKey: string;
  onSave: (buyer: InvoiceBuyer) => Promise<unknown>;
  onClose: () => void;
};

/** Whom invoices name. What is missing stands at its field from the beginning. */
export function BuyerForm({ buyer, isOwn = false, draftKey, onSave, onClose }: BuyerFormProps) {
  const { t } = useLingui();
  const { locale } = useFormat();
  const form: SchemaForm<Typed, InvoiceBuyer> = useSchemaForm<Typed, InvoiceBuyer>({
    draftKey,
    showsFailure: true,
    schema,
    defaultValues: {
      customerName: buyer.customerName,
      street: buyer.street ?? '',
      postalCode: buyer.postalCode ?? '',
      city: buyer.city ?? '',
      country: isVatNumberOf(buyer.country, buyer.vatNumber) ? buyer.country : vatCountryOf(buyer.vatNumber),
      vatNumber: buyer.vatNumber,
      billingEmail: buyer.billingEmail,
      buyerReference: buyer.buyerReference ?? '',
    },
    onSubmit: async (input) => {
      await onSave(input);
      toasts.success(t`Die Rechnungsanschrift ist gespeichert.`);
      onClose();
    },
  });
  const { control, trigger } = form.form;
  useEffect(() => {
    if (buyer.street === null) void trigger(['street', 'postalCode', 'city']);
  }, [buyer.street, trigger]);
  const names = new Intl.DisplayNames(locale, { type: 'region' });
  const land = names.of(buyer.country) ?? buyer.country;
  const isAbroad = useWatch({ control, name: 'country' }) !== 'DE';
  return (
    <DialogForm form={form} label={t`Rechnungsanschrift`} submitLabel={t`Speichern`} onClose={onClose}>
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
    </DialogForm>
  );
}
