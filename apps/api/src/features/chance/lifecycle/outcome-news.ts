import { limits } from '@zuschlag/validation/limits';
import type { Actor, SystemActor } from '../../../actor.ts';
import type { UnitOfWork } from '../../../context.ts';
import { insertFanOut } from '../../../jobs/fan-out.store.ts';
import { sendMail } from '../../../mail/mail.ts';
import { chanceById } from '../chance.store.ts';
import { circleOf } from '../view/circle.store.ts';

type Cause = { chanceId: string; causedById: number | null };

/** Holds the news of an outcome back as long as its author may undo it. The row waits in the database, so a restart keeps it. */
export async function holdNewsOfOutcome(work: UnitOfWork<Actor>, { chanceId }: { chanceId: string }): Promise<void> {
  const notBefore = new Date(work.now.getTime() + limits.outcomeNewsSeconds * 1_000);
  insertFanOut(work, { topic: 'outcome-known', chanceId, notBefore });
}

/** Tells the screens of the others and the people around the Chance how it ended. */
export async function tellOutcome(work: UnitOfWork<SystemActor>, cause: Cause): Promise<void> {
  const { chanceId } = cause;
  const chance = await chanceById(work, chanceId);
  if (!chance || (chance.state !== 'won' && chance.state !== 'lost')) return;
  await work.publish({ kind: 'outcomeKnown', chanceId });
  const kind = chance.state === 'won' ? 'chanceWon' : 'chanceLost';
  const reason = [chance.lossReason, chance.reasonForLoss].filter(Boolean).join(': ');
  await tell(work, cause, kind, { chance: chance.name, shortNumber: chance.shortNumber, reason });
}

/** Tells the people around a Chance that its outcome was taken back. */
export async function tellCorrection(work: UnitOfWork<SystemActor>, cause: Cause): Promise<void> {
  const chance = await chanceById(work, cause.chanceId);
  if (chance?.state !== 'submitted') return;
  await tell(work, cause, 'outcomeCorrected', { chance: chance.name, shortNumber: chance.shortNumber, reason: '' });
}

async function tell(
  work: UnitOfWork<SystemActor>,
  { chanceId, causedById }: Cause,
  kind: 'chanceWon' | 'chanceLost' | 'outcomeCorrected',
  about: { chance: string; shortNumber: string; reason: string },
): Promise<void> {
  const link = `/tender/${chanceId}/submission`;
  for (const { id, email, language } of await circleOf(work, chanceId)) {
    if (id === causedById) continue;
    await sendMail(work, {
      kind,
      recipient: email,
      language: language === 'en' ? 'en' : 'de',
      parameters: { ...about, link },
    });
  }
}
