import { z } from 'zod';
import { opaqueId } from '../ids.ts';
import { sentMoment } from '../measures/dates.ts';
import { passkey, passkeyAnswer } from './passkeys.ts';

/** Six digits of the app of a person, or a recovery code. Blanks, dashes and the case of letters do not count. */
export const secondStepCode = z.string().trim().min(1, { error: 'REQUIRED' }).max(40, { error: 'TOO_LONG' });

/** What the caller shows beside the password: codes of an app, passkeys, or both. */
export const secondStep = z
  .object({
    /** whether codes of an app are in force */
    isOn: z.boolean(),
    /** since when codes of an app are; null while they are not */
    since: sentMoment().nullable(),
    recoveryCodesLeft: z.int(),
    /** false: the operator has set no key by which secrets are kept */
    isOffered: z.boolean(),
    passkeys: z.array(passkey),
    /** false: the address of the product cannot have passkeys, see `PUBLIC_URL` */
    arePasskeysOffered: z.boolean(),
    /** whether the tenant requires one of all its people */
    isRequired: z.boolean(),
  })
  .meta({ id: 'SecondStep' });
export type SecondStep = z.output<typeof secondStep>;

/** A secret that is not in force yet. `uri` is what an app reads from a picture, `secret` what one types in its place. */
export const begunSecondStep = z.object({ secret: z.string(), uri: z.string() }).meta({ id: 'BegunSecondStep' });
export type BegunSecondStep = z.output<typeof begunSecondStep>;

export const bySecondStepCode = z.object({ code: secondStepCode });
export type BySecondStepCode = z.output<typeof bySecondStepCode>;

/** Shows that the caller still has the second step: by a code, of the app or for recovery, or by a passkey. */
export const secondStepProof = z
  .object({ code: secondStepCode.nullish(), passkey: passkeyAnswer.nullish() })
  .refine(({ code, passkey }) => Boolean(code) !== Boolean(passkey), { error: 'REQUIRED' })
  .meta({ id: 'SecondStepProof' });
export type SecondStepProof = z.output<typeof secondStepProof>;

export const removePasskeyInput = z.object({ id: opaqueId(), proof: secondStepProof });

/** @param proof of a second step that is in force; left out where there is not any */
export const beginSecondStepInput = z.object({ proof: secondStepProof.nullish() }).optional();
export type BeginSecondStep = z.output<typeof beginSecondStepInput>;

/**
 * New recovery codes, each good once. This answer alone contains them; the database keeps their hashes. Empty where a
 * second step was in force before: the codes made with it stay.
 */
export const recoveryCodes = z.object({ codes: z.array(z.string()) }).meta({ id: 'RecoveryCodes' });
export type RecoveryCodes = z.output<typeof recoveryCodes>;
