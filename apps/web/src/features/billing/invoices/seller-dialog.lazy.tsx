import { useLingui } from '@lingui/react/macro';
import { toasts } from '@zuschlag/ui/feedback/toast';
import { Dialog } from '@zuschlag/ui/overlays/dialog';
import { groupedIban } from '@zuschlag/validation/billing/invoices/iban';
import type { InvoiceBook } from '@zuschlag/validation/billing/invoices/invoices';
import type { InvoiceSeller } from '@zuschlag/validation/billing/invoices/parties';
import type { z } from 'zod';
import { trpc } from '../../../app/api/trpc.ts';
import { DialogForm } from '../../../forms/dialog-form.tsx';
import { TextInput } from '../../../forms/text-input.tsx';
import { type SchemaForm, useSchemaForm } from '../../../forms/use-schema-form.ts';

type Typed = { [Name in keyof InvoiceSeller]: InvoiceSeller[Name] | null };
const schema = async () => {
  const { invoiceSellerInput } = await import('@zuschlag/validation/billing/invoices/parties');
  return invoiceSellerInput as unknown as z.ZodType<InvoiceSeller, Typed>;
};

type Seller = InvoiceBook['seller'];

/** The content of `SellerDialog`. */
export function SellerContent({ seller, isOpen, onClose }: { seller: Seller; isOpen: boolean; onClose: () => void }) {
  const { t } = useLingui();
  return (
    <Dialog title={t`Absender der Rechnungen`} isOpen={isOpen} onOpenChange={(next) => (next ? undefined : onClose())}>
      {isOpen ? <SellerForm seller={seller} onClose={onClose} /> : null}
    </Dialog>
  );
}

function SellerForm({ seller, onClose }: { seller: Seller; onClose: () => void }) {
  const { t } = useLingui();
  const utils = trpc.useUtils();
  const save = trpc.billing.invoices.saveSeller.useMutation();
  const form: SchemaForm<Typed, InvoiceSeller> = useSchemaForm<Typed, InvoiceSeller>({
    draftKey: 'invoice-seller',
    showsFailure: true,
    schema,
    defaultValues: {
      name: seller?.name ?? '',
      street: seller?.street ?? '',
      postalCode: seller?.postalCode ?? '',
      city: seller?.city ?? '',
      vatId: seller?.vatId ?? '',
      taxNumber: seller?.taxNumber ?? '',
      register: seller?.register ?? '',
      contactName: seller?.contactName ?? '',
      contactPhone: seller?.contactPhone ?? '',
      contactEmail: seller?.contactEmail ?? '',
      iban: seller ? groupedIban(seller.iban) : '',
      bic: seller?.bic ?? '',
      bank: seller?.bank ?? '',
    },
    onSubmit: async (input) => {
      await save.mutateAsync(input);
      await utils.billing.invoices.invalidate();
      toasts.success(t`Der Absender ist gespeichert.`);
      onClose();
    },
  });
  const { control } = form.form;
  return (
    <DialogForm form={form} label={t`Absender der Rechnungen`} submitLabel={t`Speichern`} onClose={onClose}>
      <p className="text-ink-2">{t`Gilt für neue Rechnungen. Ausgestellte bleiben, wie sie sind.`}</p>
      <TextInput control={control} name="name" label={t`Firma`} isRequired />
      <TextInput control={control} name="street" label={t`Straße und Hausnummer`} isRequired />
      <div className="grid gap-4 sm:grid-cols-[9rem_1fr]">
        <TextInput control={control} name="postalCode" label={t`Postleitzahl`} isRequired />
        <TextInput control={control} name="city" label={t`Ort`} isRequired />
      </div>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextInput
          control={control}
          name="vatId"
          label={t`USt-IdNr.`}
          description={t`Sie oder die Steuernummer ist Pflicht.`}
        />
        <TextInput control={control} name="taxNumber" label={t`Steuernummer`} />
      </div>
      <TextInput control={control} name="register" label={t`Registergericht und Nummer`} />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextInput control={control} name="contactName" label={t`Ansprechpartner`} isRequired />
        <TextInput control={control} name="contactPhone" label={t`Telefon`} isRequired />
      </div>
      <TextInput control={control} name="contactEmail" label={t`E-Mail-Adresse`} isRequired />
      <TextInput control={control} name="iban" label={t`IBAN`} isRequired />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextInput control={control} name="bic" label={t`BIC`} />
        <TextInput control={control} name="bank" label={t`Bank`} />
      </div>
    </DialogForm>
  );
}
