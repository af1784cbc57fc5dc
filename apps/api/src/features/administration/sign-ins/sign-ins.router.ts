import { signInById, signIns } from '@zuschlag/validation/administration/sign-ins';
import { router, signedIn } from '../../../trpc.ts';
import { endOtherSignIns, endSignIn, listSignIns } from './sign-ins.ts';

/** The own sign-ins of a person; programs with a token see and end none. */
export const signInsRouter = router({
  list: signedIn.output(signIns).query(({ ctx }) => listSignIns(ctx, ctx.token)),
  end: signedIn
    .input(signInById)
    .output(signIns)
    .mutation(({ ctx, input }) => endSignIn(ctx, ctx.token, input.id)),
  endOthers: signedIn.output(signIns).mutation(({ ctx }) => endOtherSignIns(ctx, ctx.token)),
});
