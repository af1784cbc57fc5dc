/** Error codes of sign-in and access tokens, with their HTTP status. @source docs/domain.md, Errors */
export const accountErrors = {
  WRONG_CREDENTIALS: 401,
  /** the link of a mail is unknown, used, replaced by a newer one or too old */
  LINK_INVALID: 404,
  /** an API token may not do this; it needs a signed-in person */
  SESSION_REQUIRED: 403,
  /** the scope of the API token does not cover this; details name the scope */
  TOKEN_SCOPE: 403,
  /** a user may own only a limited number of valid API tokens */
  TOO_MANY_TOKENS: 409,
  /** the address belongs to a person who has an account, here or in another tenant */
  EMAIL_IN_USE: 409,
  /** one mail per person and hour; details carry `retryAfter` */
  INVITE_TOO_SOON: 429,
  /** the person accepted the invitation already */
  ALREADY_ACCEPTED: 409,
  /** the sign-in needs the code of a second step as well; the identity token stays good for it */
  SECOND_STEP_REQUIRED: 403,
  /** as `SECOND_STEP_REQUIRED`, for a person whose second step is a passkey: only a browser can ask for it, elsewhere a code for recovery counts */
  PASSKEY_REQUIRED: 403,
  /** the code of the second step is wrong, too old or used, or the passkey does not fit */
  WRONG_CODE: 422,
  /** the second step was switched on or off in the meantime, or there is no secret to confirm */
  SECOND_STEP_CHANGED: 409,
  /** the operator has set no key by which secrets are kept */
  SECOND_STEP_UNAVAILABLE: 409,
  /** the tenant requires a second step, and the person has yet to set one up; until then nothing else is answered */
  SECOND_STEP_MISSING: 403,
  /** a second step is in force and has to be shown first */
  PROOF_REQUIRED: 403,
  /** browsers refuse passkeys at the address of the product */
  PASSKEYS_UNAVAILABLE: 409,
  /** a new passkey came too late, from another address, or is known already */
  PASSKEY_REFUSED: 422,
  /** a person may have only a limited number of passkeys */
  TOO_MANY_PASSKEYS: 409,
  /** who requires a second step of all people has one */
  OWN_SECOND_STEP_FIRST: 409,
} as const;

export const accountFieldProblems = [
  /** a new password breaks a rule */
  'WEAK_PASSWORD',
  /** the current password is another one */
  'WRONG_PASSWORD',
  /** the new password is the current one */
  'SAME_PASSWORD',
] as const;
