import { feature } from '../feature.ts';
import { customersRouter } from './customers.router.ts';

export const customers = feature('customers', {
  router: customersRouter,
  facade: { queries: { fetchCustomers: 'customers.list' } },
});
