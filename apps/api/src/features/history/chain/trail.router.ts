import { trailHead, trailVerdict, verifyTrailInput } from '@zuschlag/validation/chance/history/trail-chain';
import { router, signedIn } from '../../../trpc.ts';
import { trailHeadOf, verifyTrail } from './trail.ts';

export const trailRouter = router({
  head: signedIn.output(trailHead).query(({ ctx }) => trailHeadOf(ctx)),
  verify: signedIn
    .input(verifyTrailInput)
    .output(trailVerdict)
    .query(({ ctx, input }) => verifyTrail(ctx, input)),
});
