import { feature } from '../feature.ts';
import { usersRouter } from './users.router.ts';
import { userWords } from './users.words.ts';

export const users = feature('users', {
  router: usersRouter,
  facade: { words: userWords, queries: { fetchUsers: 'users.list', fetchUsersOnTender: 'users.onChance' } },
});
