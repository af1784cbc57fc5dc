import { useLingui } from '@lingui/react/macro';
import type { Invoice } from '@zuschlag/validation/billing/invoices/invoices';
import { useFormat } from '../../../app/preferences/use-format.ts';

/** What became of an invoice, with its day. */
export function InvoiceStateText({ invoice }: { invoice: Invoice }) {
  const { t } = useLingui();
  const format = useFormat();
  const { state, cancels, cancelledBy, isOverdue } = invoice;
  const [due, paid] = [format.day(invoice.dueOn), format.day(invoice.paidOn)];
  if (state === 'cancellation') return <span className="text-ink-2">{t`Storno von ${cancels}`}</span>;
  if (state === 'cancelled') return <span className="text-ink-2">{t`storniert mit ${cancelledBy}`}</span>;
  if (state === 'paid') return <span className="text-ok-text">{t`bezahlt am ${paid}`}</span>;
  if (isOverdue) return <span className="text-danger-text">{t`überfällig seit ${due}`}</span>;
  return <span>{t`offen bis ${due}`}</span>;
}
