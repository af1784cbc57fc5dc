import {
  historyOfChance as historyOfChanceInput,
  historyPage,
  historyPeople,
  historyPeopleOfChance as historyPeopleInput,
} from '@zuschlag/validation/chance/history/history';
import { houseTrail, houseTrailPage } from '@zuschlag/validation/chance/history/house-trail';
import { router, signedIn } from '../../trpc.ts';
import { trailRouter } from './chain/trail.router.ts';
import { historyOfChance, historyPeopleOfChance } from './history.ts';
import { houseTrailOf } from './house/house-trail.ts';

export const historyRouter = router({
  chain: trailRouter,
  ofHouse: signedIn
    .input(houseTrail)
    .output(houseTrailPage)
    .query(({ ctx, input }) => houseTrailOf(ctx, input)),
  ofChance: signedIn
    .input(historyOfChanceInput)
    .output(historyPage)
    .query(({ ctx, input }) => historyOfChance(ctx, input)),
  peopleOfChance: signedIn
    .input(historyPeopleInput)
    .output(historyPeople)
    .query(({ ctx, input }) => historyPeopleOfChance(ctx, input.chanceId)),
});
