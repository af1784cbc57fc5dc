import { isIP } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { DomainError } from '../../errors.ts';
import { credentialsOf } from '../../features/accounts/accounts.store.ts';
import { mailLinks } from '../../jobs/jobs.ts';
import { withLink, wordsOf } from '../../mail/deliver-mail.ts';
import { mailsTo, type StoredMail } from '../../mail/mail.store.ts';
import { escapeHtml } from '../../mail/mail-layout.ts';
import { runAsSystem } from '../../transaction.ts';
import type { ServerParts } from '../call-context.ts';

const SHOWN = 50;

/**
 * `GET /outbox`: the unsent mails to an address, without a sign-in. The route exists only where the operator opened it.
 *
 * @param publicUrl the address of the installation; null without one
 */
export function outboxRoute(app: FastifyInstance, { publicUrl, ...parts }: ServerParts & { publicUrl: string | null }) {
  const publicName = publicUrl && new URL(publicUrl).hostname;
  app.get<{ Querystring: { to?: string } }>('/outbox', async (request, reply) => {
    // A page of another site can point its own name to this machine and then read what the server answers to that name.
    if (request.hostname !== publicName && !isNameOfNoOther(request.hostname)) throw new DomainError('NOT_FOUND');
    const to = typeof request.query.to === 'string' ? request.query.to.trim() : '';
    const mails = to ? await mailsOf(parts, to, request.id) : [];
    reply.header('cache-control', 'no-store').type('text/html; charset=utf-8');
    return page(to, mails, `${request.protocol}://${request.host}`);
  });
}

/** An address of the network, or the name that means this machine everywhere: no other site can take either. */
function isNameOfNoOther(hostname: string): boolean {
  return hostname === 'localhost' || isIP(hostname.replace(/^\[|\]$/g, '')) !== 0;
}

async function mailsOf(parts: ServerParts, to: string, requestId: string): Promise<StoredMail[]> {
  const owner = await credentialsOf(parts.database, to);
  if (!owner) return [];
  const origin = { ...parts, mainOrganizationId: owner.mainOrganizationId, now: new Date(), requestId };
  return runAsSystem(origin, async (work) => {
    const mails = await mailsTo(work, to, SHOWN);
    // The outbox takes the place of the mail server, so what it shows counts as sent.
    const shown = await Promise.all(mails.map((mail) => withLink(work, mail, mailLinks)));
    return shown.filter((mail) => mail !== null);
  });
}

function page(to: string, mails: StoredMail[], origin: string): string {
  const entries = mails.map((mail) => {
    const { subject, text } = wordsOf(mail, origin);
    const link = escapeHtml(new URL(mail.parameters.link, origin).href);
    const state = mail.deliveredAt ? `sent ${mail.deliveredAt.toISOString()}` : (mail.lastError ?? 'in the outbox');
    return `<article><h2>${escapeHtml(subject)}</h2><p>${mail.createdAt.toISOString()}, ${escapeHtml(state)}</p><pre>${escapeHtml(text)}</pre><p><a href="${link}">${link}</a></p></article>`;
  });
  return `<!doctype html><html lang="en"><title>Outbox</title><h1>Outbox</h1>
<form><label>Mails to <input type="email" name="to" size="40" value="${escapeHtml(to)}"></label> <button>Show</button></form>
${entries.join('\n') || (to ? '<p>No mails to this address.</p>' : '')}</html>`;
}
