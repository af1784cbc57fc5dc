import type { UnitOfWork } from '../../../context.ts';
import { DomainError } from '../../../errors.ts';
import { sendMail } from '../../../mail/mail.ts';
import { sessionUserById } from '../session-user.ts';
import { deletePasskeys, lockPasskeys } from './passkeys.store.ts';
import { deleteRecoveryCodes, deleteSecondStep, lockSecondStep } from './second-step.store.ts';

/**
 * Ends the second step of another person, codes and passkeys, who can show neither any more. The person hears by mail who did it; open
 * sessions go on.
 *
 * @throws {DomainError} NOT_FOUND for a person who has left, SECOND_STEP_CHANGED when no second step is in force
 */
export async function endSecondStepFor(work: UnitOfWork, userId: number): Promise<void> {
  const step = await lockSecondStep(work, userId);
  const passkeys = await lockPasskeys(work, userId);
  if (!step?.confirmedAt && passkeys.length === 0) throw new DomainError('SECOND_STEP_CHANGED');
  const person = await sessionUserById(work, userId);
  if (!person) throw new DomainError('NOT_FOUND');
  await deleteSecondStep(work, userId);
  await deletePasskeys(work, userId);
  await deleteRecoveryCodes(work, userId);
  const change = { before: { isOn: true }, after: { isOn: false } };
  await work.audit({ entity: 'user', entityId: userId, action: 'endSecondStep', ...change });
  const { firstname, lastname } = work.actor;
  await sendMail(work, {
    kind: 'secondStepEnded',
    recipient: person.email,
    language: person.language ?? 'de',
    parameters: { by: `${firstname} ${lastname}`, link: '/profile/account' },
  });
  await work.publish({ kind: 'secondStepChanged', userId });
}
