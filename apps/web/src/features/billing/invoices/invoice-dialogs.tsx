import { lazyOverlay } from '@zuschlag/ui/overlays/lazy-overlay';
import type { BilledContract, Invoice, InvoiceBook } from '@zuschlag/validation/billing/invoices/invoices';

type Open = { isOpen: boolean; onClose: () => void };

/** Who issues the invoices. */
export const SellerDialog = lazyOverlay<Open & { seller: InvoiceBook['seller'] }>(
  async () => (await import('./seller-dialog.lazy.tsx')).SellerContent,
);

/** Whom the invoices of a tenant name. */
export const BuyerDialog = lazyOverlay<Open & { contract: BilledContract | null }>(
  async () => (await import('./buyer-dialog.lazy.tsx')).BuyerContent,
);

/** The day on which an invoice was paid. */
export const PaymentDialog = lazyOverlay<Open & { invoice: Invoice | null }>(
  async () => (await import('./payment-dialog.lazy.tsx')).PaymentContent,
);
