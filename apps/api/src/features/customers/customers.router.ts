import { customer, customerList } from '@zuschlag/validation/customers/customers';
import { z } from 'zod';
import { router, signedIn } from '../../trpc.ts';
import { listCustomers } from './customers.ts';

export const customersRouter = router({
  list: signedIn
    .input(customerList)
    .output(z.array(customer))
    .query(({ ctx, input }) => listCustomers(ctx, input)),
});
