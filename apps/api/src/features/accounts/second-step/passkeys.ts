import type { AddPasskey, NewPasskeyRequest, RenamePasskey } from '@zuschlag/validation/accounts/passkeys';
import type {
  BeginSecondStep,
  RecoveryCodes,
  SecondStep,
  SecondStepProof,
} from '@zuschlag/validation/accounts/second-step';
import { limits } from '@zuschlag/validation/limits';
import { DomainError } from '../../../errors.ts';
import { me } from '../account.ts';
import { requireSession } from '../sessions.ts';
import { checkNewPasskey, newRequestOf } from './ceremony.ts';
import { deleteOwnPasskey, insertPasskey, listPasskeys, renameOwnPasskey } from './passkeys.store.ts';
import { askedInSession, askInSession, lockOwnSteps, requireProof, requireSite, type SecondStepWork } from './proof.ts';
import { deleteRecoveryCodes, deleteSecondStep } from './second-step.store.ts';
import { firstRecoveryCodes, ownEntry, readSecondStep, tell } from './second-step.ts';

/**
 * Asks the browser for a new passkey. Who has a second step already shows it first, so that an open session alone adds no key.
 *
 * @throws {DomainError} SESSION_REQUIRED, PASSKEYS_UNAVAILABLE, TOO_MANY_PASSKEYS, PROOF_REQUIRED, WRONG_CODE, RATE_LIMITED
 */
export async function beginPasskey(
  work: SecondStepWork,
  token: string | null,
  { proof }: NonNullable<BeginSecondStep>,
): Promise<NewPasskeyRequest> {
  requireSession(token);
  const site = requireSite(work);
  const { isOn, passkeys } = proof ? await requireProof(work, token, proof) : await lockOwnSteps(work);
  if (passkeys.length >= limits.passkeys) throw new DomainError('TOO_MANY_PASSKEYS');
  if (isOn && !proof) throw new DomainError('PROOF_REQUIRED');
  const { mainOrganizationId, userId, firstname, lastname } = work.actor;
  const owner = { mainOrganizationId, userId, email: (await me(work)).email, name: `${firstname} ${lastname}` };
  return newRequestOf(site, await askInSession(work, token, proof ? 'proven' : 'create'), { owner, passkeys });
}

/**
 * Keeps the passkey that was asked for. It is in force at once; the first second step of a person comes with recovery codes.
 *
 * @throws {DomainError} SESSION_REQUIRED, PASSKEYS_UNAVAILABLE, TOO_MANY_PASSKEYS, PROOF_REQUIRED when a second step
 * came into force since the question, PASSKEY_REFUSED for another challenge, address or a known key
 */
export async function addPasskey(
  work: SecondStepWork,
  token: string | null,
  { name, answer }: AddPasskey,
): Promise<RecoveryCodes> {
  const site = requireSite(work);
  requireSession(token);
  const { step, isOn, passkeys } = await lockOwnSteps(work);
  const asked = await askedInSession(work, token, ['create', 'proven']);
  if (passkeys.length >= limits.passkeys) throw new DomainError('TOO_MANY_PASSKEYS');
  // Another session may have added the first second step since the question.
  if (isOn && asked?.purpose === 'create') throw new DomainError('PROOF_REQUIRED');
  const made = asked === null ? null : await checkNewPasskey(site, asked.challenge, answer);
  if (!made || !(await insertPasskey(work, { ...made, name, now: work.now }))) throw new DomainError('PASSKEY_REFUSED');
  // An app that was begun without a proof must not come into force beside the passkey.
  if (step && !step.confirmedAt) await deleteSecondStep(work, work.actor.userId);
  await work.audit({ ...ownEntry(work), action: 'addPasskey', after: { isAdded: true } });
  await tell(work, 'passkeyAdded');
  return firstRecoveryCodes(work, isOn);
}

/** Gives an own passkey another name. @throws {DomainError} SESSION_REQUIRED, NOT_FOUND also for the passkey of another person */
export async function renamePasskey(
  work: SecondStepWork,
  token: string | null,
  renamed: RenamePasskey,
): Promise<SecondStep> {
  requireSession(token);
  if (!(await renameOwnPasskey(work, renamed))) throw new DomainError('NOT_FOUND');
  await work.audit({ ...ownEntry(work), action: 'renamePasskey', after: { isRenamed: true } });
  await work.publish({ kind: 'secondStepChanged', userId: work.actor.userId });
  return readSecondStep(work, token);
}

/**
 * Removes a passkey of the caller. With the last second step its recovery codes go, too.
 *
 * @throws {DomainError} SESSION_REQUIRED, NOT_FOUND also for the passkey of another person, WRONG_CODE, RATE_LIMITED
 */
export async function removePasskey(
  work: SecondStepWork,
  token: string | null,
  { id, proof }: { id: string; proof: SecondStepProof },
): Promise<SecondStep> {
  const { userId } = work.actor;
  requireSession(token);
  if (!(await listPasskeys(work)).some((passkey) => passkey.id === id)) throw new DomainError('NOT_FOUND');
  const { step, passkeys } = await requireProof(work, token, proof);
  await deleteOwnPasskey(work, id);
  const isLast = !step?.confirmedAt && passkeys.length === 1;
  if (isLast) await deleteRecoveryCodes(work, userId);
  await work.audit({ ...ownEntry(work), action: 'removePasskey', before: { isAdded: true } });
  await tell(work, isLast ? 'secondStepOff' : 'passkeyRemoved');
  await work.publish({ kind: 'secondStepChanged', userId });
  return readSecondStep(work, token);
}
