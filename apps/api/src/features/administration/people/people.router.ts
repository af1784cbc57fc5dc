import { erasedPerson, erasePersonInput, erasurePlan } from '@zuschlag/validation/administration/erasure';
import {
  changeRoleInput,
  peopleList,
  peoplePage,
  personById,
  personDetails,
} from '@zuschlag/validation/administration/people';
import {
  removalPlan,
  removedPerson,
  removePersonInput,
  successorSearch,
} from '@zuschlag/validation/administration/removal';
import { person } from '@zuschlag/validation/users/users';
import { z } from 'zod';
import { syncOutput } from '../../../lists/sync-output.ts';
import { router, signedIn, signedInReading } from '../../../trpc.ts';
import { erasePerson, planErasure } from '../erasure/erasure.ts';
import { findSuccessors, planRemoval, removePerson } from '../removal/removal.ts';
import { endSecondStepOf } from './end-second-step.ts';
import { listPeople, readPerson } from './people.ts';
import { changeRole } from './role.ts';

/** The people of a tenant, for those who keep them. */
export const peopleRouter = router({
  list: signedInReading
    .input(peopleList)
    .output(syncOutput(peoplePage))
    .query(({ ctx, input }) => listPeople(ctx, input)),
  byId: signedIn
    .input(personById)
    .output(personDetails)
    .query(({ ctx, input }) => readPerson(ctx, input.userId)),
  changeRole: signedIn
    .input(changeRoleInput)
    .output(personDetails)
    .mutation(({ ctx, input }) => changeRole(ctx, input)),
  endSecondStep: signedIn
    .input(personById)
    .output(personDetails)
    .mutation(({ ctx, input }) => endSecondStepOf(ctx, input.userId)),
  removalPlan: signedIn
    .input(personById)
    .output(removalPlan)
    .query(({ ctx, input }) => planRemoval(ctx, input.userId)),
  successors: signedIn
    .input(successorSearch)
    .output(z.array(person))
    .query(({ ctx, input }) => findSuccessors(ctx, input)),
  remove: signedIn
    .input(removePersonInput)
    .output(removedPerson)
    .mutation(({ ctx, input }) => removePerson(ctx, input)),
  erasurePlan: signedIn
    .input(personById)
    .output(erasurePlan)
    .query(({ ctx, input }) => planErasure(ctx, input.userId)),
  erase: signedIn
    .input(erasePersonInput)
    .output(erasedPerson)
    .mutation(({ ctx, input }) => erasePerson(ctx, input)),
});
