import { z } from 'zod';
import { sentMoment } from '../measures/dates.ts';

/** Six digits of the app of a person, or a recovery code. Blanks, dashes and the case of letters do not count. */
export const secondStepCode = z.string().trim().min(1, { error: 'REQUIRED' }).max(40, { error: 'TOO_LONG' });

/** Whether the caller shows a code beside the password. */
export const secondStep = z
  .object({
    isOn: z.boolean(),
    /** since when; null while it is off */
    since: sentMoment().nullable(),
    recoveryCodesLeft: z.int(),
    /** false: the operator has set no key by which secrets are kept */
    isOffered: z.boolean(),
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

/** New recovery codes, each good once. This answer alone contains them; the database keeps their hashes. */
export const recoveryCodes = z.object({ codes: z.array(z.string()) }).meta({ id: 'RecoveryCodes' });
export type RecoveryCodes = z.output<typeof recoveryCodes>;
