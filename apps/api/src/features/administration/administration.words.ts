import type { Descriptions } from '../feature.ts';

export const administrationWords: Descriptions = {
  'Query.paginatedUsers': 'The people of the tenant by name, page by page.',
  'Query.fetchUser': 'One person, with what the caller may do and why not.',
  'Query.fetchRemovalPlan': 'What hangs on a person and what becomes of it; changes nothing.',
  'Mutation.changeUserRole': 'Gives a person another role, from the next call of that person on.',
  'Mutation.removeUser': 'Removes a person and hands over what hangs on that person, in one transaction.',
};
