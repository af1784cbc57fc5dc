import type { MailKind } from '@zuschlag/i18n/messages/mails';
import type { SystemActor } from '../actor.ts';
import type { UnitOfWork } from '../context.ts';
import { type AwaitedPerson, awaitedPeople } from '../features/chance/view/awaited-people.ts';
import { noteAsked } from './decision-notices.store.ts';
import { sendMail } from './mail.ts';

/** The Chance on which something happened, and the person who did it and needs no mail. */
type Cause = { chanceId: string; causedById: number | null };

/** Writes to the people whom the bid groups of a Chance wait for, once for every wait. */
export async function askForBids(work: UnitOfWork<SystemActor>, cause: Cause): Promise<void> {
  await ask(work, cause, 'decideBid', { kind: 'bidDecisionRequired', page: 'biddecisions' });
}

/** Writes to the people whom the margin rounds of a Chance wait for, once per round. */
export async function askForMargins(work: UnitOfWork<SystemActor>, cause: Cause): Promise<void> {
  await ask(work, cause, 'decideMargin', { kind: 'marginDecisionRequired', page: 'margindecisions' });
}

async function ask(
  work: UnitOfWork<SystemActor>,
  { chanceId, causedById }: Cause,
  right: AwaitedPerson['right'],
  { kind, page }: { kind: MailKind; page: string },
): Promise<void> {
  const found = await awaitedPeople(work, chanceId);
  if (!found) return;
  const { name: chance, shortNumber } = found.chance;
  const asked = found.people.filter((person) => person.right === right && person.userId !== causedById);
  for (const { groupId, userId, since, about: organization, round, email, language } of asked) {
    if (!(await noteAsked(work, { groupId, userId, since }))) continue;
    const link = `/tender/${chanceId}/${page}/${groupId}`;
    await sendMail(work, {
      kind,
      recipient: email,
      language: language === 'en' ? 'en' : 'de',
      parameters: { chance, shortNumber, organization, groupId, round, link },
    });
  }
}
