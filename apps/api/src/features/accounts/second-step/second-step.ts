import type {
  BeginSecondStep,
  BegunSecondStep,
  BySecondStepCode,
  RecoveryCodes,
  SecondStep,
  SecondStepProof,
} from '@zuschlag/validation/accounts/second-step';
import type { UnitOfWork } from '../../../context.ts';
import { canKeepSecrets } from '../../../database/kept-secrets.ts';
import { DomainError } from '../../../errors.ts';
import { sendMail } from '../../../mail/mail.ts';
import { me } from '../account.ts';
import { requireSession } from '../sessions.ts';
import { hashOfRecoveryCode, keptSecret, newRecoveryCodes, newSecret, stepOf } from './codes.ts';
import { lockOwnSteps, refuseCode, refuseTooMany, requireProof, type SecondStepWork } from './proof.ts';
import {
  deleteRecoveryCodes,
  deleteSecondStep,
  secondStepState,
  storeBegun,
  storeConfirmed,
  storeRecoveryCodes,
} from './second-step.store.ts';

/** What the caller shows beside the password. @throws {DomainError} SESSION_REQUIRED with an API token */
export async function readSecondStep(
  work: UnitOfWork & Pick<SecondStepWork, 'site'>,
  token: string | null,
): Promise<SecondStep> {
  requireSession(token);
  const state = await secondStepState(work);
  return {
    isOn: state?.since != null,
    since: state?.since?.toISOString() ?? null,
    recoveryCodesLeft: state?.left ?? 0,
    isOffered: canKeepSecrets(),
    passkeys: state?.passkeys ?? [],
    arePasskeysOffered: Boolean(work.site),
    isRequired: state?.isRequired ?? false,
  };
}

/**
 * Makes a secret for the app of the caller. It is in force only when a code of it was right; one that was begun before is over.
 * Who has passkeys shows one first, or a code for recovery.
 *
 * @throws {DomainError} SESSION_REQUIRED, SECOND_STEP_UNAVAILABLE without a key of the operator, SECOND_STEP_CHANGED, PROOF_REQUIRED
 */
export async function beginSecondStep(
  work: SecondStepWork,
  token: string | null,
  { proof }: NonNullable<BeginSecondStep> = {},
): Promise<BegunSecondStep> {
  requireSession(token);
  if (!canKeepSecrets()) throw new DomainError('SECOND_STEP_UNAVAILABLE');
  const { step, passkeys } = proof ? await requireProof(work, token, proof) : await lockOwnSteps(work);
  if (step?.confirmedAt) throw new DomainError('SECOND_STEP_CHANGED');
  if (passkeys.length > 0 && !proof) throw new DomainError('PROOF_REQUIRED');
  const { email } = await me(work);
  const made = newSecret(email);
  if (!(await storeBegun(work, keptSecret(made.secret, work.actor)))) throw new DomainError('SECOND_STEP_CHANGED');
  return made;
}

/**
 * Puts the begun secret in force by a first code of it, and makes recovery codes if it is the first second step. From then
 * on each sign-in asks for a code.
 *
 * @throws {DomainError} SESSION_REQUIRED, SECOND_STEP_CHANGED also when there is no secret to confirm, WRONG_CODE, RATE_LIMITED
 */
export async function confirmSecondStep(
  work: SecondStepWork,
  token: string | null,
  { code }: BySecondStepCode,
): Promise<RecoveryCodes> {
  requireSession(token);
  const { actor, now } = work;
  const { step, isOn } = await lockOwnSteps(work);
  if (!step || step.confirmedAt) throw new DomainError('SECOND_STEP_CHANGED');
  await refuseTooMany(work);
  const counted = stepOf({ ...step, mainOrganizationId: actor.mainOrganizationId }, code, now);
  if (counted === null) return refuseCode(work);
  await storeConfirmed(work, { now, step: counted });
  await work.audit({ ...ownEntry(work), action: 'secondStepOn', before: { isOn: false }, after: { isOn: true } });
  await tell(work, 'secondStepOn');
  return firstRecoveryCodes(work, isOn);
}

/**
 * Ends the codes of the app of the caller; passkeys stay. With the last second step its recovery codes go, too.
 *
 * @throws {DomainError} SESSION_REQUIRED, SECOND_STEP_CHANGED, WRONG_CODE, RATE_LIMITED after ten of them within an hour
 */
export async function endSecondStep(
  work: SecondStepWork,
  token: string | null,
  proof: SecondStepProof,
): Promise<SecondStep> {
  const { userId } = work.actor;
  const { step, passkeys } = await requireProof(work, token, proof);
  if (!step?.confirmedAt) throw new DomainError('SECOND_STEP_CHANGED');
  await deleteSecondStep(work, userId);
  const isLast = passkeys.length === 0;
  if (isLast) await deleteRecoveryCodes(work, userId);
  await work.audit({ ...ownEntry(work), action: 'secondStepOff', before: { isOn: true }, after: { isOn: false } });
  await tell(work, isLast ? 'secondStepOff' : 'codesOff');
  await work.publish({ kind: 'secondStepChanged', userId });
  return readSecondStep(work, token);
}

/** Puts new recovery codes in the place of the earlier ones. @throws {DomainError} as `endSecondStep` */
export async function renewRecoveryCodes(
  work: SecondStepWork,
  token: string | null,
  proof: SecondStepProof,
): Promise<RecoveryCodes> {
  await requireProof(work, token, proof);
  await work.audit({ ...ownEntry(work), action: 'renewRecoveryCodes', after: { isRenewed: true } });
  return giveRecoveryCodes(work);
}

/** Recovery codes for the first second step of a person; a further one changes nothing about them. */
export async function firstRecoveryCodes(work: UnitOfWork, wasOn: boolean): Promise<RecoveryCodes> {
  if (!wasOn) return giveRecoveryCodes(work);
  await work.publish({ kind: 'secondStepChanged', userId: work.actor.userId });
  return { codes: [] };
}

async function giveRecoveryCodes(work: UnitOfWork): Promise<RecoveryCodes> {
  const codes = newRecoveryCodes();
  await storeRecoveryCodes(work, codes.map(hashOfRecoveryCode));
  await work.publish({ kind: 'secondStepChanged', userId: work.actor.userId });
  return { codes };
}

export function ownEntry({ actor }: UnitOfWork) {
  return { entity: 'user', entityId: actor.userId } as const;
}

/** Tells the caller by mail what changed about the own second step. */
export async function tell(
  work: UnitOfWork,
  kind: 'secondStepOn' | 'secondStepOff' | 'codesOff' | 'passkeyAdded' | 'passkeyRemoved',
): Promise<void> {
  const { email, language } = await me(work);
  await sendMail(work, {
    kind,
    recipient: email,
    language: language ?? 'de',
    parameters: { link: '/profile/account' },
  });
}
