import {
  invoice,
  invoiceBook as invoiceBookOutput,
  invoiceLinkInput,
  invoiceOf,
  invoicePaymentInput,
  issueInvoiceInput,
  ownInvoices as ownInvoicesOutput,
} from '@zuschlag/validation/billing/invoices/invoices';
import {
  changeBuyerInput,
  changeOwnBuyerInput,
  changeSellerInput,
  keptBuyer,
  keptSeller,
} from '@zuschlag/validation/billing/invoices/parties';
import { z } from 'zod';
import { router, signedIn, signedInCalling } from '../../../trpc.ts';
import { invoiceBook, invoiceLink, ownInvoices, payInvoice } from './invoices.ts';
import { cancelInvoice, issueInvoice } from './issue-invoice.ts';
import { changeBuyer, changeOwnBuyer, changeSeller } from './parties.ts';

/** Another call may be writing the files of an invoice of the same contract, which takes seconds on a busy machine. */
const patient = { timeout: 60_000 };

export const invoicesRouter = router({
  own: signedIn.output(ownInvoicesOutput).query(({ ctx }) => ownInvoices(ctx)),
  link: signedInCalling
    .input(invoiceLinkInput)
    .output(z.string())
    .query(({ ctx, input }) => invoiceLink(ctx, input.invoiceId)),
  changeOwnBuyer: signedIn
    .input(changeOwnBuyerInput)
    .output(keptBuyer)
    .mutation(({ ctx, input }) => changeOwnBuyer(ctx, input)),
  book: signedIn.output(invoiceBookOutput).query(({ ctx }) => invoiceBook(ctx)),
  changeSeller: signedIn
    .input(changeSellerInput)
    .output(keptSeller)
    .mutation(({ ctx, input }) => changeSeller(ctx, input)),
  changeBuyer: signedIn
    .input(changeBuyerInput)
    .output(keptBuyer)
    .mutation(({ ctx, input }) => changeBuyer(ctx, input)),
  issue: signedIn
    .meta(patient)
    .input(issueInvoiceInput)
    .output(invoice)
    .mutation(({ ctx, input }) => issueInvoice(ctx, input)),
  pay: signedIn
    .meta(patient)
    .input(invoicePaymentInput)
    .output(invoice)
    .mutation(({ ctx, input }) => payInvoice(ctx, input)),
  cancel: signedIn
    .meta(patient)
    .input(invoiceOf)
    .output(invoice)
    .mutation(({ ctx, input }) => cancelInvoice(ctx, input)),
});
