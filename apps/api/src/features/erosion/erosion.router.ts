import { erosion, erosionInput } from '@zuschlag/validation/services/erosion';
import { router, signedIn } from '../../trpc.ts';
import { readErosion } from './erosion.ts';

export const erosionRouter = router({
  ofChance: signedIn
    .input(erosionInput)
    .output(erosion)
    .query(({ ctx, input }) => readErosion(ctx, input)),
});
