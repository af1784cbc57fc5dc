import { login, loginInput, sessionUser, setLanguageInput } from '@zuschlag/validation/accounts/accounts';
import {
  apiToken,
  apiTokens,
  createApiToken,
  createdApiToken,
  organizationToken,
  organizationTokenList,
  organizationTokenPage,
  revokeApiToken,
} from '@zuschlag/validation/accounts/api-tokens';
import { boundAccounts, endBoundAccount as endBound } from '@zuschlag/validation/accounts/bound-accounts';
import {
  inviteUserInput,
  sendInvitationAgain as sendAgainInput,
  sentInvitation,
  signupSession,
  signupSessionInput,
} from '@zuschlag/validation/accounts/invitations';
import {
  addPasskey as addPasskeyInput,
  newPasskeyRequest,
  passkeyRequest,
  passkeySignIn,
  renamePasskey as renamePasskeyInput,
  secondStepWays,
  secondStepWaysInput,
} from '@zuschlag/validation/accounts/passkeys';
import { changedPassword, changePasswordInput, renameInput } from '@zuschlag/validation/accounts/profile';
import {
  beginSecondStepInput,
  begunSecondStep,
  bySecondStepCode,
  recoveryCodes,
  removePasskeyInput,
  secondStep,
  secondStepProof,
} from '@zuschlag/validation/accounts/second-step';
import { user } from '@zuschlag/validation/users/users';
import { z } from 'zod';
import { publicly, router, signedIn } from '../../trpc.ts';
import { chooseLanguage, logout, me } from './account.ts';
import { validateSignupSession } from './invitations/accept-invitation.ts';
import { inviteUserAndNote, sendInvitationAgain } from './invitations/invite-user.ts';
import { changePassword, rename } from './profile/profile.ts';
import { endBoundAccount, listBoundAccounts } from './providers/bound-accounts.ts';
import { addPasskey, beginPasskey, removePasskey, renamePasskey } from './second-step/passkeys.ts';
import { askForProof } from './second-step/proof.ts';
import {
  beginSecondStep,
  confirmSecondStep,
  endSecondStep,
  readSecondStep,
  renewRecoveryCodes,
} from './second-step/second-step.ts';
import { requireSession } from './sessions.ts';
import { loginWithIdentity, loginWithSession, waysOfSecondStep } from './sign-in.ts';
import { createTokenOnce, listTokens, revokeToken } from './tokens/api-tokens.ts';
import { listOrganizationTokens, revokeOrganizationToken } from './tokens/organization-tokens.ts';

/** Tokens for programs. One of them may see which there are, but neither make nor end one. */
const tokensRouter = router({
  list: signedIn.output(apiTokens).query(({ ctx }) => listTokens(ctx)),
  create: signedIn
    .meta({ hasSecretAnswer: true })
    .input(createApiToken)
    .output(createdApiToken)
    .mutation(({ ctx, input }) => {
      requireSession(ctx.token);
      return createTokenOnce(ctx, input, ctx.idempotencyKey);
    }),
  revoke: signedIn
    .input(revokeApiToken)
    .output(apiToken)
    .mutation(({ ctx, input }) => {
      requireSession(ctx.token);
      return revokeToken(ctx, input.id);
    }),
  ofOrganization: signedIn
    .input(organizationTokenList)
    .output(organizationTokenPage)
    .query(({ ctx, input }) => listOrganizationTokens(ctx, input)),
  revokeOfOrganization: signedIn
    .input(revokeApiToken)
    .output(organizationToken)
    .mutation(({ ctx, input }) => {
      requireSession(ctx.token);
      return revokeOrganizationToken(ctx, input.id);
    }),
});

/** People who are invited, and what an invitation is before its person signs in. */
const invitationsRouter = router({
  invite: signedIn
    .input(z.object({ input: inviteUserInput }))
    .output(user)
    .mutation(({ ctx, input: { input } }) => inviteUserAndNote(ctx, input)),
  sendAgain: signedIn
    .input(sendAgainInput)
    .output(sentInvitation)
    .mutation(({ ctx, input }) => sendInvitationAgain(ctx, input.userId)),
  validateSignupSession: publicly
    .input(signupSessionInput)
    .output(signupSession)
    .query(({ ctx, input }) => validateSignupSession({ ...ctx, now: ctx.now() }, input.sessionId)),
});

/** What a person changes of the own account. */
const profileRouter = router({
  rename: signedIn
    .input(renameInput)
    .output(sessionUser)
    .mutation(({ ctx, input }) => rename(ctx, ctx.token, input)),
  // Not kept for repeated calls: the hash of an input with a password would be a hash that is quick to try.
  changePassword: signedIn
    .meta({ hasSecretAnswer: true })
    .input(changePasswordInput)
    .output(changedPassword)
    .mutation(({ ctx, input }) => changePassword(ctx, ctx.token, input)),
});

/** The second step of the caller. Nothing of it is kept for repeated calls: what is sent or answered is secret. */
const secondStepRouter = router({
  state: signedIn.output(secondStep).query(({ ctx }) => readSecondStep(ctx, ctx.token)),
  begin: signedIn
    .meta({ hasSecretAnswer: true })
    .input(beginSecondStepInput)
    .output(begunSecondStep)
    .mutation(({ ctx, input }) => beginSecondStep(ctx, ctx.token, input)),
  confirm: signedIn
    .meta({ hasSecretAnswer: true })
    .input(bySecondStepCode)
    .output(recoveryCodes)
    .mutation(({ ctx, input }) => confirmSecondStep(ctx, ctx.token, input)),
  end: signedIn
    .meta({ hasSecretAnswer: true })
    .input(secondStepProof)
    .output(secondStep)
    .mutation(({ ctx, input }) => endSecondStep(ctx, ctx.token, input)),
  renewRecoveryCodes: signedIn
    .meta({ hasSecretAnswer: true })
    .input(secondStepProof)
    .output(recoveryCodes)
    .mutation(({ ctx, input }) => renewRecoveryCodes(ctx, ctx.token, input)),
  askForProof: signedIn
    .meta({ hasSecretAnswer: true })
    .output(passkeyRequest)
    .mutation(({ ctx }) => askForProof(ctx, ctx.token)),
  beginPasskey: signedIn
    .meta({ hasSecretAnswer: true })
    .input(beginSecondStepInput)
    .output(newPasskeyRequest)
    .mutation(({ ctx, input }) => beginPasskey(ctx, ctx.token, input ?? {})),
  addPasskey: signedIn
    .meta({ hasSecretAnswer: true })
    .input(addPasskeyInput)
    .output(recoveryCodes)
    .mutation(({ ctx, input }) => addPasskey(ctx, ctx.token, input)),
  renamePasskey: signedIn
    .input(renamePasskeyInput)
    .output(secondStep)
    .mutation(({ ctx, input }) => renamePasskey(ctx, ctx.token, input)),
  removePasskey: signedIn
    .meta({ hasSecretAnswer: true })
    .input(removePasskeyInput)
    .output(secondStep)
    .mutation(({ ctx, input }) => removePasskey(ctx, ctx.token, input)),
});

/** Accounts at providers that sign the caller in. */
const boundAccountsRouter = router({
  list: signedIn.output(boundAccounts).query(({ ctx }) => listBoundAccounts(ctx, ctx.token)),
  end: signedIn
    .input(endBound)
    .output(boundAccounts)
    .mutation(({ ctx, input }) => endBoundAccount(ctx, ctx.token, input)),
});

export const accountsRouter = router({
  loginUser: publicly
    .input(z.object({ input: loginInput }))
    .output(login)
    .mutation(({ ctx, input: { input } }) => {
      const call = { ...ctx, now: ctx.now() };
      return input.oAuthToken
        ? loginWithIdentity(call, input.oAuthToken, input.code ? { code: input.code } : null)
        : loginWithSession(call, input.sessionToken ?? '');
    }),
  secondStepWays: publicly
    .input(secondStepWaysInput)
    .output(secondStepWays)
    .mutation(({ ctx, input }) => waysOfSecondStep({ ...ctx, now: ctx.now() }, input.oAuthToken)),
  loginByPasskey: publicly
    .input(passkeySignIn)
    .output(login)
    .mutation(({ ctx, input: { oAuthToken, passkey } }) =>
      loginWithIdentity({ ...ctx, now: ctx.now() }, oAuthToken, { passkey, site: ctx.site ?? null }),
    ),
  logout: signedIn.output(z.object({ isOver: z.boolean() })).mutation(({ ctx }) => logout(ctx, ctx.token)),
  me: signedIn.output(sessionUser).query(({ ctx }) => me(ctx)),
  setLanguage: signedIn
    .input(setLanguageInput)
    .output(sessionUser)
    .mutation(({ ctx, input }) => {
      // The language is that of a person's screens and mails, which no program decides.
      requireSession(ctx.token);
      return chooseLanguage(ctx, input.language);
    }),
  profile: profileRouter,
  secondStep: secondStepRouter,
  boundAccounts: boundAccountsRouter,
  invitations: invitationsRouter,
  tokens: tokensRouter,
});
