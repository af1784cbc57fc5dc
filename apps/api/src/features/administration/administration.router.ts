import { router } from '../../trpc.ts';
import { peopleRouter } from './people/people.router.ts';

export const administrationRouter = router({ people: peopleRouter });
