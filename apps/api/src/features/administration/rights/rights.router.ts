import { personById } from '@zuschlag/validation/administration/people';
import { rightsOfPerson, statedRights } from '@zuschlag/validation/administration/rights';
import { router, signedIn } from '../../../trpc.ts';
import { readRights, readRightsOf } from './rights.ts';

/** The rights that the server enforces, to be read. Those who list the people read what one of them may. */
export const rightsRouter = router({
  table: signedIn.output(statedRights).query(() => readRights()),
  ofPerson: signedIn
    .input(personById)
    .output(rightsOfPerson)
    .query(({ ctx, input }) => readRightsOf(ctx, input.userId)),
});
