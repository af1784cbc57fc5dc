import { login, loginInput, sessionUser, setLanguageInput } from '@zuschlag/validation/accounts';
import { z } from 'zod';
import { publicly, router, signedIn } from '../../trpc.ts';
import { chooseLanguage, logout, me } from './account.ts';
import { loginWithIdentity, loginWithSession } from './sign-in.ts';

export const accountsRouter = router({
  loginUser: publicly
    .input(z.object({ input: loginInput }))
    .output(login)
    .mutation(({ ctx, input: { input } }) => {
      const call = { ...ctx, now: ctx.now() };
      return input.oAuthToken
        ? loginWithIdentity(call, input.oAuthToken)
        : loginWithSession(call, input.sessionToken ?? '');
    }),
  logout: signedIn.output(z.object({ isOver: z.boolean() })).mutation(({ ctx }) => logout(ctx, ctx.token)),
  me: signedIn.output(sessionUser).query(({ ctx }) => me(ctx)),
  setLanguage: signedIn
    .input(setLanguageInput)
    .output(sessionUser)
    .mutation(({ ctx, input }) => chooseLanguage(ctx, input.language)),
});
