import { contractYears, contractYearsInput } from '@zuschlag/validation/services/figures/contract-years';
import { router, signedIn } from '../../trpc.ts';
import { readContractYears } from './contract-years.ts';

export const contractYearsRouter = router({
  ofChance: signedIn
    .input(contractYearsInput)
    .output(contractYears)
    .query(({ ctx, input }) => readContractYears(ctx, input)),
});
