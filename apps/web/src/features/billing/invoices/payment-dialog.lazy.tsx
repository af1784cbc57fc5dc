import { useLingui } from '@lingui/react/macro';
import { toasts } from '@zuschlag/ui/feedback/toast';
import { Dialog } from '@zuschlag/ui/overlays/dialog';
import type { Invoice, InvoicePayment } from '@zuschlag/validation/billing/invoices/invoices';
import { berlinDayOf } from '@zuschlag/validation/measures/berlin-day';
import { useState } from 'react';
import type { z } from 'zod';
import { trpc } from '../../../app/api/trpc.ts';
import { DayInput } from '../../../forms/dates/date-inputs.tsx';
import { DialogForm } from '../../../forms/dialog-form.tsx';
import { type SchemaForm, useSchemaForm } from '../../../forms/use-schema-form.ts';
import { useMoney } from '../use-money.ts';

type Typed = { organizationId: number; invoiceId: string; paidOn: string | null };
const schema = async () => {
  const { invoicePaidInput } = await import('@zuschlag/validation/billing/invoices/invoices');
  return invoicePaidInput as unknown as z.ZodType<InvoicePayment, Typed>;
};

/** The content of `PaymentDialog`. */
export function PaymentContent({
  invoice,
  isOpen,
  onClose,
}: {
  invoice: Invoice | null;
  isOpen: boolean;
  onClose: () => void;
}) {
  const { t } = useLingui();
  // While the dialog closes it still shows which invoice it was.
  const [last, setLast] = useState(invoice);
  if (invoice !== null && invoice !== last) setLast(invoice);
  const number = last?.number ?? '';
  return (
    <Dialog
      title={t`Zahlung von ${number} eintragen`}
      isOpen={isOpen}
      onOpenChange={(next) => (next ? undefined : onClose())}
    >
      {isOpen && last ? <PaymentForm key={last.id} invoice={last} onClose={onClose} /> : null}
    </Dialog>
  );
}

function PaymentForm({ invoice, onClose }: { invoice: Invoice; onClose: () => void }) {
  const { t } = useLingui();
  const money = useMoney();
  const utils = trpc.useUtils();
  const pay = trpc.billing.invoices.pay.useMutation();
  const today = berlinDayOf(new Date());
  const form: SchemaForm<Typed, InvoicePayment> = useSchemaForm<Typed, InvoicePayment>({
    draftKey: `invoice-payment:${invoice.id}`,
    showsFailure: true,
    schema,
    defaultValues: { organizationId: invoice.organizationId, invoiceId: invoice.id, paidOn: today },
    onSubmit: async (input) => {
      await pay.mutateAsync(input);
      await utils.billing.invalidate();
      toasts.success(t`Die Zahlung ist eingetragen.`);
      onClose();
    },
  });
  const amount = money(invoice.gross, invoice.currency);
  return (
    <DialogForm form={form} label={t`Zahlung eintragen`} submitLabel={t`Eintragen`} onClose={onClose}>
      <p className="text-ink-2">{t`${amount} von ${invoice.shortName}. Ein überfälliger oder unbezahlter Vertrag ist wieder aktiv, sobald keine Rechnung überfällig ist.`}</p>
      <DayInput control={form.form.control} name="paidOn" label={t`Bezahlt am`} isRequired allowsPast max={today} />
    </DialogForm>
  );
}
