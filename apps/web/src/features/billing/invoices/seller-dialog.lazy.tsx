import { useLingui } from '@lingui/react/macro';
import { Dialog } from '@zuschlag/ui/overlays/dialog';
import { groupedIban, plainIban } from '@zuschlag/validation/billing/invoices/iban';
import type { InvoiceSeller, KeptSeller } from '@zuschlag/validation/billing/invoices/parties';
import type { z } from 'zod';
import { trpc } from '../../../app/api/trpc.ts';
import { EditDialogBody } from '../../../forms/edit/edit-dialog-body.tsx';
import { useEditForm } from '../../../forms/edit/use-edit-form.ts';
import { TextInput } from '../../../forms/text-input.tsx';

type Typed = { [Name in keyof InvoiceSeller]: InvoiceSeller[Name] | null };
const schema = async () => {
  const { invoiceSellerInput } = await import('@zuschlag/validation/billing/invoices/parties');
  return invoiceSellerInput as unknown as z.ZodType<InvoiceSeller, Typed>;
};

type Seller = KeptSeller | null;

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
  const change = trpc.billing.invoices.changeSeller.useMutation();
  const labels: { [field: string]: string } = {
    name: t`Firma`,
    street: t`Straße und Hausnummer`,
    postalCode: t`Postleitzahl`,
    city: t`Ort`,
    vatId: t`USt-IdNr.`,
    taxNumber: t`Steuernummer`,
    register: t`Registergericht und Nummer`,
    contactName: t`Ansprechpartner`,
    contactPhone: t`Telefon`,
    contactEmail: t`E-Mail-Adresse`,
    iban: t`IBAN`,
    bic: t`BIC`,
    bank: t`Bank`,
  };
  const edit = useEditForm<Typed, InvoiceSeller>({
    showsFailure: true,
    thing: 'invoiceSeller',
    id: 'operator',
    stored: snapshotOf(seller),
    schema,
    isWhole: true,
    labelOf: (field) => labels[field] ?? null,
    textOf: (field, value) => (field === 'iban' ? groupedIban(String(value ?? '')) : String(value ?? '')),
    adopted: (field, value) => ({ [field]: field === 'iban' ? groupedIban(String(value ?? '')) : value }),
    save: async ({ output, version, base: { iban, ...base } }) => {
      // The form shows the account number in groups; it is stored without blanks.
      const plain = { ...base, iban: typeof iban === 'string' ? plainIban(iban) : null };
      const saved = await change.mutateAsync({ ...output, version, base: plain });
      await utils.billing.invoices.invalidate();
      return snapshotOf(saved);
    },
    refresh: () => utils.billing.invoices.invalidate(),
    savedMessage: t`Der Absender ist gespeichert.`,
    onSaved: onClose,
  });
  const { control } = edit.form;
  const field = (name: keyof Typed, isRequired = false) => (
    <TextInput control={control} name={name} label={labels[name] ?? name} isRequired={isRequired} />
  );
  return (
    <EditDialogBody edit={edit} label={t`Absender der Rechnungen`} submitLabel={t`Speichern`} onClose={onClose}>
      <p className="text-ink-2">{t`Gilt für neue Rechnungen. Ausgestellte bleiben, wie sie sind.`}</p>
      {field('name', true)}
      {field('street', true)}
      <div className="grid gap-4 sm:grid-cols-[9rem_1fr]">
        {field('postalCode', true)}
        {field('city', true)}
      </div>
      <div className="grid gap-4 sm:grid-cols-2">
        <TextInput
          control={control}
          name="vatId"
          label={t`USt-IdNr.`}
          description={t`Sie oder die Steuernummer ist Pflicht.`}
        />
        {field('taxNumber')}
      </div>
      {field('register')}
      <div className="grid gap-4 sm:grid-cols-2">
        {field('contactName', true)}
        {field('contactPhone', true)}
      </div>
      {field('contactEmail', true)}
      {field('iban', true)}
      <div className="grid gap-4 sm:grid-cols-2">
        {field('bic')}
        {field('bank')}
      </div>
    </EditDialogBody>
  );
}

/** Before the first entry the form is empty, and stands on version 0. */
function snapshotOf(seller: Seller) {
  const values = {
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
  };
  return { values, version: seller?.version ?? 0 };
}
