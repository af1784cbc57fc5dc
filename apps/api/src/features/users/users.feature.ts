import { feature } from '../feature.ts';
import { usersRouter } from './users.router.ts';

export const users = feature('users', {
  router: usersRouter,
  facade: { queries: { fetchUsers: 'users.list', fetchUsersOnTender: 'users.onChance' } },
});
