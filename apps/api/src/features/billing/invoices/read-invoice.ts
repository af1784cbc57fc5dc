import type { InvoiceFormat } from '@zuschlag/validation/billing/invoices/invoices';
import { isUuid } from '../../../database/uuid.ts';
import { DomainError } from '../../../errors.ts';
import { invoiceFileOfPlatform } from '../../../platform/invoices.store.ts';
import { authorize, denialOf } from '../../../policy/authorize.ts';
import { personalRules } from '../../accounts/accounts.policy.ts';
import { type AdminCall, asAdmin } from '../../platform/admin-work.ts';
import { invoiceFileOfTenant } from './invoices.store.ts';

export type InvoiceFile = { name: string; content: Buffer };

/**
 * An invoice as a file: of the own tenant for its billing people, of every tenant for administrators of the platform.
 *
 * @throws {DomainError} NOT_PERMITTED, NOT_FOUND
 */
export async function readInvoice(call: AdminCall, id: string, format: InvoiceFormat): Promise<InvoiceFile> {
  const isAdmin = denialOf(call.actor, personalRules.runPlatform, null) === null;
  if (!isAdmin) authorize(call.actor, personalRules.seeBilling, null);
  if (!isUuid(id)) throw new DomainError('NOT_FOUND');
  const found = isAdmin
    ? await asAdmin(call, async (platform) => {
        await platform.audit('readInvoice');
        return invoiceFileOfPlatform(platform, id);
      })
    : await invoiceFileOfTenant(call, id);
  if (!found) throw new DomainError('NOT_FOUND');
  return fileOf(found, format);
}

/** The content of a file of an invoice with its name. */
export function fileOf(
  { number, xml, pdf }: { number: string; xml: string; pdf: Uint8Array },
  format: InvoiceFormat,
): InvoiceFile {
  return {
    name: format === 'pdf' ? `${number}.pdf` : `${number}-xrechnung.xml`,
    content: format === 'pdf' ? Buffer.from(pdf) : Buffer.from(xml),
  };
}
