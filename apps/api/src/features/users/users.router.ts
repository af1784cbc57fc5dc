import { namedUsers, person, possibleOwners, user, userList, usersOnChance } from '@zuschlag/validation/users/users';
import { z } from 'zod';
import { router, signedIn } from '../../trpc.ts';
import { listPossibleOwners, listUsers, listUsersOnChance, peopleById } from './users.ts';

export const usersRouter = router({
  list: signedIn
    .input(userList)
    .output(z.array(user))
    .query(({ ctx, input }) => listUsers(ctx, input)),
  onChance: signedIn
    .input(usersOnChance)
    .output(z.array(user))
    .query(({ ctx, input }) => listUsersOnChance(ctx, input.chanceId)),
  possibleOwners: signedIn
    .input(possibleOwners)
    .output(z.array(person))
    .query(({ ctx, input }) => listPossibleOwners(ctx, input.chanceId)),
  named: signedIn
    .input(namedUsers)
    .output(z.array(person))
    .query(({ ctx, input }) => peopleById(ctx, input.userIds)),
});
