import type { SystemActor } from '../../../actor.ts';
import { auditIn } from '../../../audit-log/audit-log.ts';
import type { UnitOfWork } from '../../../context.ts';
import { actorOf, sessionUserById } from '../session-user.ts';
import { useCode } from './codes.ts';
import { deleteIdentityToken, lockSecondStep, tokenBeforeSecondStep } from './second-step.store.ts';
import { wrongCode } from './wrong-codes.store.ts';
import { areTooManyWrong } from './wrong-codes.ts';

/** Why a person with a second step is not signed in. The transaction stays, with the wrong code in the trail. */
export type SecondStepRefusal = 'WRONG_CREDENTIALS' | 'SECOND_STEP_REQUIRED' | 'WRONG_CODE' | 'RATE_LIMITED';

/**
 * Uses up the identity token of a person with a second step, when the code is right. Every way to sign in comes through
 * here: password, link of an invitation, provider.
 *
 * @returns whose token it was
 */
export async function passSecondStep(
  work: UnitOfWork<SystemActor>,
  tokenId: string,
  code: string | null,
): Promise<number | SecondStepRefusal> {
  const token = await tokenBeforeSecondStep(work, tokenId);
  if (!token || token.expiresAt <= work.now) return 'WRONG_CREDENTIALS';
  if (code === null) return 'SECOND_STEP_REQUIRED';
  const { userId } = token;
  const step = await lockSecondStep(work, userId);
  if (!step?.confirmedAt) return 'WRONG_CREDENTIALS';
  if (await areTooManyWrong(work, userId)) return 'RATE_LIMITED';
  if (!(await useCode(work, step, { code, now: work.now }))) {
    const user = await sessionUserById(work, userId);
    if (user) await auditIn({ ...work, actor: actorOf(user) }, { ...wrongCode, entityId: userId });
    return 'WRONG_CODE';
  }
  return (await deleteIdentityToken(work, tokenId)) ? userId : 'WRONG_CREDENTIALS';
}
