import { router } from '../../trpc.ts';
import { keptOrganizationsRouter } from './organizations/kept-organizations.router.ts';
import { peopleRouter } from './people/people.router.ts';
import { keptPeriodsRouter } from './periods/kept-periods.router.ts';
import { rightsRouter } from './rights/rights.router.ts';
import { signInsRouter } from './sign-ins/sign-ins.router.ts';
import { tenantRouter } from './tenant/tenant-switches.router.ts';

export const administrationRouter = router({
  people: peopleRouter,
  organizations: keptOrganizationsRouter,
  periods: keptPeriodsRouter,
  rights: rightsRouter,
  signIns: signInsRouter,
  tenant: tenantRouter,
});
