import type { PasskeyRequest } from '@zuschlag/validation/accounts/passkeys';
import type { SecondStepProof } from '@zuschlag/validation/accounts/second-step';
import { limits } from '@zuschlag/validation/limits';
import type { UnitOfWork } from '../../../context.ts';
import { DomainError } from '../../../errors.ts';
import type { CallOrigin } from '../../../transaction.ts';
import { lockOwnPassword } from '../profile/profile.store.ts';
import { requireSession } from '../sessions.ts';
import { checkAnswer, newChallenge, requestOf } from './ceremony.ts';
import { useCode } from './codes.ts';
import type { PasskeySite } from './passkey-site.ts';
import {
  lockPasskeys,
  type StoredPasskey,
  storePasskeyUse,
  storeSessionChallenge,
  takeSessionChallenge,
} from './passkeys.store.ts';
import { lockSecondStep, type StoredSecondStep } from './second-step.store.ts';
import { noteWrongCode } from './wrong-codes.store.ts';
import { areTooManyWrong, codePause } from './wrong-codes.ts';

/** A change of the own second step, in a session, at the address of the product. */
export type SecondStepWork = UnitOfWork & Pick<CallOrigin, 'database'> & { site?: PasskeySite | null };

/** What the caller has: codes of an app in force, passkeys, or both. Locked until the transaction ends. */
export type OwnSteps = { step: StoredSecondStep | null; passkeys: StoredPasskey[]; isOn: boolean };

/** Why a session is asked to sign: a key that is made is no proof, and a proof makes no key. `proven`: a key after a proof. */
export type Purpose = 'get' | 'create' | 'proven';

/**
 * The second steps of the caller. The person is locked first: before the first step there is no row of one to lock, and two
 * first ones at the same moment would each find that no proof is needed. All other locks of the transaction come after.
 */
export async function lockOwnSteps(work: UnitOfWork): Promise<OwnSteps> {
  await lockOwnPassword(work);
  const step = await lockSecondStep(work, work.actor.userId);
  const passkeys = await lockPasskeys(work, work.actor.userId);
  return { step, passkeys, isOn: Boolean(step?.confirmedAt) || passkeys.length > 0 };
}

/**
 * Asks for a proof by one of the own passkeys.
 *
 * @throws {DomainError} SESSION_REQUIRED, PASSKEYS_UNAVAILABLE, SECOND_STEP_CHANGED without a passkey
 */
export async function askForProof(work: SecondStepWork, token: string | null): Promise<PasskeyRequest> {
  const site = requireSite(work);
  const passkeys = await lockPasskeys(work, work.actor.userId);
  if (passkeys.length === 0) throw new DomainError('SECOND_STEP_CHANGED');
  return requestOf(site, await askInSession(work, token, 'get'), passkeys);
}

/** Keeps a new challenge for this session. @throws {DomainError} SESSION_REQUIRED with an API token */
export async function askInSession(work: UnitOfWork, token: string | null, purpose: Purpose): Promise<string> {
  const { id: sessionId } = requireSession(token);
  const challenge = newChallenge();
  const until = new Date(work.now.getTime() + limits.secondStepSeconds * 1_000);
  await storeSessionChallenge(work, { sessionId, challenge: `${purpose}.${challenge}`, until });
  return challenge;
}

/** The challenge of this session, used up. @returns null when nothing was asked for one of these purposes, or too long ago */
export async function askedInSession<Asked extends Purpose>(
  work: UnitOfWork,
  token: string | null,
  purposes: readonly Asked[],
): Promise<{ purpose: Asked; challenge: string } | null> {
  const asked = await takeSessionChallenge(work, requireSession(token).id, work.now);
  const purpose = purposes.find((one) => asked?.startsWith(`${one}.`));
  return asked && purpose ? { purpose, challenge: asked.slice(purpose.length + 1) } : null;
}

/**
 * Lets only the person go on who still has the second step: an open session alone does not suffice.
 *
 * @throws {DomainError} SESSION_REQUIRED, SECOND_STEP_CHANGED without a second step, WRONG_CODE also for a passkey, RATE_LIMITED
 */
export async function requireProof(
  work: SecondStepWork,
  token: string | null,
  proof: SecondStepProof,
): Promise<OwnSteps> {
  requireSession(token);
  const steps = await lockOwnSteps(work);
  if (!steps.isOn) throw new DomainError('SECOND_STEP_CHANGED');
  await refuseTooMany(work);
  if (!(await isProven(work, token, { proof, steps }))) await refuseCode(work);
  return steps;
}

async function isProven(
  work: SecondStepWork,
  token: string | null,
  { proof: { code, passkey }, steps: { step, passkeys } }: { proof: SecondStepProof; steps: OwnSteps },
): Promise<boolean> {
  if (!passkey) return useCode(work, { userId: work.actor.userId, step }, { code: code ?? '', now: work.now });
  const asked = await askedInSession(work, token, ['get']);
  if (asked === null || !work.site) return false;
  const used = await checkAnswer(work.site, asked.challenge, { answer: passkey, passkeys });
  if (used) await storePasskeyUse(work, { ...used, now: work.now });
  return used !== null;
}

/** @throws {DomainError} RATE_LIMITED after ten wrong codes or passkeys within an hour */
export async function refuseTooMany(work: UnitOfWork): Promise<void> {
  if (await areTooManyWrong(work, work.actor.userId)) throw new DomainError('RATE_LIMITED', { retryAfter: codePause });
}

/** Counts a wrong code or passkey. @throws {DomainError} WRONG_CODE */
export async function refuseCode(work: SecondStepWork): Promise<never> {
  await noteWrongCode(work, work.database);
  throw new DomainError('WRONG_CODE');
}

/** @throws {DomainError} PASSKEYS_UNAVAILABLE where browsers would refuse passkeys at the address of the product */
export function requireSite({ site }: SecondStepWork): PasskeySite {
  if (!site) throw new DomainError('PASSKEYS_UNAVAILABLE');
  return site;
}
