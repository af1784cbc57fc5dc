import {
  historyOfChance as historyOfChanceInput,
  historyPage,
  historyPeople,
  historyPeopleOfChance as historyPeopleInput,
} from '@zuschlag/validation/chance/history/history';
import { router, signedIn } from '../../trpc.ts';
import { trailRouter } from './chain/trail.router.ts';
import { historyOfChance, historyPeopleOfChance } from './history.ts';

export const historyRouter = router({
  chain: trailRouter,
  ofChance: signedIn
    .input(historyOfChanceInput)
    .output(historyPage)
    .query(({ ctx, input }) => historyOfChance(ctx, input)),
  peopleOfChance: signedIn
    .input(historyPeopleInput)
    .output(historyPeople)
    .query(({ ctx, input }) => historyPeopleOfChance(ctx, input.chanceId)),
});
