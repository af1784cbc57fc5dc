import type {
  BegunSecondStep,
  BySecondStepCode,
  RecoveryCodes,
  SecondStep,
} from '@zuschlag/validation/accounts/second-step';
import type { UnitOfWork } from '../../../context.ts';
import { canKeepSecrets } from '../../../database/kept-secrets.ts';
import { DomainError } from '../../../errors.ts';
import { sendMail } from '../../../mail/mail.ts';
import type { CallOrigin } from '../../../transaction.ts';
import { me } from '../account.ts';
import { requireSession } from '../sessions.ts';
import { hashOfRecoveryCode, keptSecret, newRecoveryCodes, newSecret, stepOf, useCode } from './codes.ts';
import {
  deleteSecondStep,
  lockSecondStep,
  type StoredSecondStep,
  secondStepState,
  storeBegun,
  storeConfirmed,
  storeRecoveryCodes,
} from './second-step.store.ts';
import { noteWrongCode } from './wrong-codes.store.ts';
import { areTooManyWrong, codePause } from './wrong-codes.ts';

type Work = UnitOfWork & Pick<CallOrigin, 'database'>;

/** Whether the caller shows a code beside the password. @throws {DomainError} SESSION_REQUIRED with an API token */
export async function readSecondStep(work: UnitOfWork, token: string | null): Promise<SecondStep> {
  requireSession(token);
  const state = await secondStepState(work);
  return {
    isOn: state?.since != null,
    since: state?.since?.toISOString() ?? null,
    recoveryCodesLeft: state?.left ?? 0,
    isOffered: canKeepSecrets(),
    isRequired: state?.isRequired ?? false,
  };
}

/**
 * Makes a secret for the app of the caller. It is in force only when a code of it was right; one that was begun before is over.
 *
 * @throws {DomainError} SESSION_REQUIRED, SECOND_STEP_UNAVAILABLE without a key of the operator, SECOND_STEP_CHANGED
 */
export async function beginSecondStep(work: UnitOfWork, token: string | null): Promise<BegunSecondStep> {
  requireSession(token);
  if (!canKeepSecrets()) throw new DomainError('SECOND_STEP_UNAVAILABLE');
  const { email } = await me(work);
  const made = newSecret(email);
  if (!(await storeBegun(work, keptSecret(made.secret, work.actor)))) throw new DomainError('SECOND_STEP_CHANGED');
  return made;
}

/**
 * Puts the begun secret in force by a first code of it, and makes recovery codes. From then on each sign-in asks for a code.
 *
 * @throws {DomainError} SESSION_REQUIRED, SECOND_STEP_CHANGED also when there is no secret to confirm, WRONG_CODE, RATE_LIMITED
 */
export async function confirmSecondStep(
  work: Work,
  token: string | null,
  { code }: BySecondStepCode,
): Promise<RecoveryCodes> {
  requireSession(token);
  const { actor, now } = work;
  const step = await lockSecondStep(work, actor.userId);
  if (!step || step.confirmedAt) throw new DomainError('SECOND_STEP_CHANGED');
  await refuseTooMany(work);
  const counted = stepOf({ ...step, mainOrganizationId: actor.mainOrganizationId }, code, now);
  if (counted === null) return refuseCode(work);
  await storeConfirmed(work, { now, step: counted });
  await work.audit({ ...own(work), action: 'secondStepOn', before: { isOn: false }, after: { isOn: true } });
  await tell(work, 'secondStepOn');
  return giveRecoveryCodes(work);
}

/**
 * Ends the second step of the caller, by a code of the app or for recovery.
 *
 * @throws {DomainError} SESSION_REQUIRED, SECOND_STEP_CHANGED, WRONG_CODE, RATE_LIMITED after ten of them within an hour
 */
export async function endSecondStep(work: Work, token: string | null, by: BySecondStepCode): Promise<SecondStep> {
  requireSession(token);
  await byCode(work, by);
  await deleteSecondStep(work, work.actor.userId);
  await work.audit({ ...own(work), action: 'secondStepOff', before: { isOn: true }, after: { isOn: false } });
  await tell(work, 'secondStepOff');
  return readSecondStep(work, token);
}

/** Puts new recovery codes in the place of the earlier ones. @throws {DomainError} as `endSecondStep` */
export async function renewRecoveryCodes(
  work: Work,
  token: string | null,
  by: BySecondStepCode,
): Promise<RecoveryCodes> {
  requireSession(token);
  await byCode(work, by);
  await work.audit({ ...own(work), action: 'renewRecoveryCodes', after: { isRenewed: true } });
  return giveRecoveryCodes(work);
}

async function byCode(work: Work, { code }: BySecondStepCode): Promise<StoredSecondStep> {
  const step = await lockSecondStep(work, work.actor.userId);
  if (!step?.confirmedAt) throw new DomainError('SECOND_STEP_CHANGED');
  await refuseTooMany(work);
  return (await useCode(work, step, { code, now: work.now })) ? step : refuseCode(work);
}

async function refuseTooMany(work: Work): Promise<void> {
  if (await areTooManyWrong(work, work.actor.userId)) throw new DomainError('RATE_LIMITED', { retryAfter: codePause });
}

async function refuseCode(work: Work): Promise<never> {
  await noteWrongCode(work, work.database);
  throw new DomainError('WRONG_CODE');
}

async function giveRecoveryCodes(work: UnitOfWork): Promise<RecoveryCodes> {
  const codes = newRecoveryCodes();
  await storeRecoveryCodes(work, codes.map(hashOfRecoveryCode));
  await work.publish({ kind: 'secondStepChanged', userId: work.actor.userId });
  return { codes };
}

function own({ actor }: UnitOfWork) {
  return { entity: 'user', entityId: actor.userId } as const;
}

async function tell(work: UnitOfWork, kind: 'secondStepOn' | 'secondStepOff'): Promise<void> {
  const { email, language } = await me(work);
  await sendMail(work, {
    kind,
    recipient: email,
    language: language ?? 'de',
    parameters: { link: '/profile/account' },
  });
  if (kind === 'secondStepOff') await work.publish({ kind: 'secondStepChanged', userId: work.actor.userId });
}
