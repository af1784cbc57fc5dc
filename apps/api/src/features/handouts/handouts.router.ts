import {
  generateOpenCalc,
  handout,
  handoutById,
  handoutsByChance,
  requestHandout as requestInput,
} from '@zuschlag/validation/handouts/handouts';
import { z } from 'zod';
import { router, signedIn } from '../../trpc.ts';
import { cancelHandout, getHandout, listHandouts, requestHandout } from './handouts.ts';

export const handoutsRouter = router({
  ofChance: signedIn
    .input(handoutsByChance)
    .output(z.array(handout))
    .query(({ ctx, input }) => listHandouts(ctx, input.chanceId)),
  byId: signedIn
    .input(handoutById)
    .output(handout)
    .query(({ ctx, input }) => getHandout(ctx, input.id)),
  request: signedIn
    .input(requestInput)
    .output(handout)
    .mutation(({ ctx, input }) => requestHandout(ctx, input)),
  generateOpenCalc: signedIn
    .input(generateOpenCalc)
    .output(handout)
    .mutation(({ ctx, input }) => requestHandout(ctx, { ...input, kind: 'openCalculation', format: 'xlsx' })),
  cancel: signedIn
    .input(handoutById)
    .output(handout)
    .mutation(({ ctx, input }) => cancelHandout(ctx, input.id)),
});
