import { createDeputyInput, deputy, deputyById, deputyOverview as overview } from '@zuschlag/validation/users/deputies';
import { z } from 'zod';
import { router, signedIn } from '../../trpc.ts';
import { createDeputy, deputyOverview, endDeputy } from './deputies.ts';

export const deputiesRouter = router({
  overview: signedIn.output(overview).query(({ ctx }) => deputyOverview(ctx)),
  create: signedIn
    .input(createDeputyInput)
    .output(deputy)
    .mutation(({ ctx, input }) => createDeputy(ctx, input)),
  end: signedIn
    .input(deputyById)
    .output(z.object({ id: deputyById.shape.id }).meta({ id: 'EndedDeputy' }))
    .mutation(async ({ ctx, input }) => {
      await endDeputy(ctx, input.id);
      return input;
    }),
});
