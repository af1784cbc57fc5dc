import { feature } from '../feature.ts';
import { accountsRouter } from './accounts.router.ts';
import { deleteOutlived } from './accounts.store.ts';

declare module '../../events/events.ts' {
  interface DomainEvents {
    languageChosen: { userId: number };
  }
}

export const accounts = feature('accounts', {
  router: accountsRouter,
  streams: { languageChosen: ({ userId }) => ({ kind: 'accountChanged', audienceId: userId }) },
  tidyUp: (work) => deleteOutlived(work, work.now),
  facade: { mutations: { loginUser: 'accounts.loginUser', logout: 'accounts.logout' } },
});
