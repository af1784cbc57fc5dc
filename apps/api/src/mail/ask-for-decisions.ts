import type { MailKind } from '@zuschlag/i18n/messages/mails';
import type { SystemActor } from '../actor.ts';
import type { UnitOfWork } from '../context.ts';
import { type Awaited, awaitedInBids, awaitedInMargins } from './decision-recipients.store.ts';
import { sendMail } from './mail.ts';

type Asking = { chanceId: string; causedById: number | null };

/** Writes to those a bid decision waits for, once until they have decided. */
export async function askForBids(work: UnitOfWork<SystemActor>, about: Asking): Promise<void> {
  await ask(work, 'bidDecisionRequired', 'biddecisions', await awaitedInBids(work, about));
}

/** Writes to those a margin waits for, once per round. */
export async function askForMargins(work: UnitOfWork<SystemActor>, about: Asking): Promise<void> {
  await ask(work, 'marginDecisionRequired', 'margindecisions', await awaitedInMargins(work, about));
}

async function ask(
  work: UnitOfWork<SystemActor>,
  kind: MailKind,
  page: string,
  awaited: readonly Awaited[],
): Promise<void> {
  for (const { chanceId, recipient, language, ...about } of awaited) {
    const link = `/tender/${chanceId}/${page}/${about.groupId}`;
    await sendMail(work, { kind, recipient, language, parameters: { ...about, link } });
  }
}
