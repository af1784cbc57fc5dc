import { feature } from '../feature.ts';
import { customersRouter } from './customers.router.ts';
import { customerWords } from './customers.words.ts';

export const customers = feature('customers', {
  router: customersRouter,
  facade: { words: customerWords, queries: { fetchCustomers: 'customers.list' } },
});
