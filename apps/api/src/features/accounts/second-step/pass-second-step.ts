import type { PasskeyAnswer, SecondStepWays } from '@zuschlag/validation/accounts/passkeys';
import type { SystemActor } from '../../../actor.ts';
import { auditIn } from '../../../audit-log/audit-log.ts';
import type { UnitOfWork } from '../../../context.ts';
import { actorOf, sessionUserById } from '../session-user.ts';
import { checkAnswer, newChallenge, requestOf } from './ceremony.ts';
import { useCode } from './codes.ts';
import type { PasskeySite } from './passkey-site.ts';
import {
  lockPasskeys,
  type StoredPasskey,
  storePasskeyUse,
  storeTokenChallenge,
  takeTokenChallenge,
} from './passkeys.store.ts';
import {
  deleteIdentityToken,
  lockSecondStep,
  type StoredSecondStep,
  tokenBeforeSecondStep,
} from './second-step.store.ts';
import { wrongCode } from './wrong-codes.store.ts';
import { areTooManyWrong } from './wrong-codes.ts';

/** Why a person with a second step is not signed in. The transaction stays, with the wrong code in the trail. */
export type SecondStepRefusal =
  | 'WRONG_CREDENTIALS'
  | 'SECOND_STEP_REQUIRED'
  | 'PASSKEY_REQUIRED'
  | 'WRONG_CODE'
  | 'RATE_LIMITED';

/** By what a person passes: a code of the app or for recovery, or what a passkey signed at the address of the product. */
export type ShownStep = { code: string } | { passkey: PasskeyAnswer; site: PasskeySite | null };

type Waiting = { userId: number; step: StoredSecondStep | null; passkeys: StoredPasskey[] };

/**
 * Uses up the identity token of a person with a second step, when what was shown is right. Every way to sign in comes
 * through here: password, link of an invitation, provider.
 *
 * @returns whose token it was
 */
export async function passSecondStep(
  work: UnitOfWork<SystemActor>,
  tokenId: string,
  shown: ShownStep | null,
): Promise<number | SecondStepRefusal> {
  const waiting = await waitingFor(work, tokenId);
  if (!waiting) return 'WRONG_CREDENTIALS';
  const { userId, step } = waiting;
  if (shown === null) return step?.confirmedAt ? 'SECOND_STEP_REQUIRED' : 'PASSKEY_REQUIRED';
  if (await areTooManyWrong(work, userId)) return 'RATE_LIMITED';
  const isRight =
    'code' in shown
      ? await useCode(work, waiting, { code: shown.code, now: work.now })
      : await isSigned(work, tokenId, { ...shown, passkeys: waiting.passkeys });
  if (!isRight) {
    const user = await sessionUserById(work, userId);
    if (user) await auditIn({ ...work, actor: actorOf(user) }, { ...wrongCode, entityId: userId });
    return 'WRONG_CODE';
  }
  return (await deleteIdentityToken(work, tokenId)) ? userId : 'WRONG_CREDENTIALS';
}

/**
 * Which ways a sign-in has that waits for its second step, with what a passkey has to sign for it. What was asked before
 * is over.
 *
 * @returns null when the token is unknown, used or too old, or its person has no second step
 */
export async function waysToPass(
  work: UnitOfWork<SystemActor>,
  tokenId: string,
  site: PasskeySite | null,
): Promise<SecondStepWays | null> {
  const waiting = await waitingFor(work, tokenId);
  if (!waiting) return null;
  const byApp = Boolean(waiting.step?.confirmedAt);
  if (!site || waiting.passkeys.length === 0) return { byApp, passkey: null };
  const challenge = newChallenge();
  if (!(await storeTokenChallenge(work, tokenId, challenge))) return null;
  return { byApp, passkey: requestOf(site, challenge, waiting.passkeys) };
}

async function waitingFor(work: UnitOfWork<SystemActor>, tokenId: string): Promise<Waiting | null> {
  const token = await tokenBeforeSecondStep(work, tokenId);
  if (!token || token.expiresAt <= work.now) return null;
  const { userId } = token;
  const step = await lockSecondStep(work, userId);
  const passkeys = await lockPasskeys(work, userId);
  return step?.confirmedAt || passkeys.length > 0 ? { userId, step, passkeys } : null;
}

async function isSigned(
  work: UnitOfWork<SystemActor>,
  tokenId: string,
  { passkey, site, passkeys }: { passkey: PasskeyAnswer; site: PasskeySite | null; passkeys: StoredPasskey[] },
): Promise<boolean> {
  const challenge = await takeTokenChallenge(work, tokenId);
  if (challenge === null || !site) return false;
  const used = await checkAnswer(site, challenge, { answer: passkey, passkeys });
  if (used) await storePasskeyUse(work, { ...used, now: work.now });
  return used !== null;
}
