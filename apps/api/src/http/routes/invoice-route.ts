import { invoiceFormat } from '@zuschlag/validation/billing/invoices/invoices';
import type { FastifyInstance } from 'fastify';
import { DomainError } from '../../errors.ts';
import { requireScope } from '../../features/accounts/tokens/token-scopes.policy.ts';
import { readInvoice } from '../../features/billing/invoices/read-invoice.ts';
import { runInTransaction } from '../../transaction.ts';
import { bearerIn } from '../bearer.ts';
import { bearerToken } from '../bearer-token.ts';
import type { ServerParts } from '../call-context.ts';

const types = { pdf: 'application/pdf', xml: 'application/xml; charset=utf-8' };

/** `GET /invoices/:id/:format`: an invoice as PDF with its XML inside (ZUGFeRD), or as XRechnung. */
export function invoiceRoute(app: FastifyInstance, parts: ServerParts): void {
  app.get<{ Params: { id: string; format: string } }>('/invoices/:id/:format', async (request, reply) => {
    const actor = await bearerIn(parts.database, bearerToken(request), new Date());
    requireScope(actor, { kind: 'download', path: 'billing.invoices.own' });
    const format = invoiceFormat.safeParse(request.params.format);
    if (!format.success) throw new DomainError('NOT_FOUND');
    const origin = { ...parts, mainOrganizationId: actor.mainOrganizationId, now: new Date(), requestId: request.id };
    const { name, content } = await runInTransaction(
      origin,
      () => actor,
      (work) => readInvoice({ ...work, database: parts.database }, request.params.id, format.data),
    );
    return reply
      .type(types[format.data])
      .header('cache-control', 'no-store')
      .header('content-disposition', `attachment; filename="${name}"`)
      .send(content);
  });
}
