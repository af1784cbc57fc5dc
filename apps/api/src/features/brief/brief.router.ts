import { briefOfChance as briefInput, brief as briefOutput } from '@zuschlag/validation/chance/brief';
import { router, signedIn } from '../../trpc.ts';
import { briefOfChance } from './brief.ts';

export const briefRouter = router({
  ofChance: signedIn
    .input(briefInput)
    .output(briefOutput)
    .query(({ ctx, input }) => briefOfChance(ctx, input)),
});
