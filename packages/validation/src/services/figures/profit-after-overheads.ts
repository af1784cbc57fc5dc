import { z } from 'zod';
import { figure } from '../../measures/units.ts';

/** An amount of the whole contract, per billed hour, and as a share of the revenue. */
const shareOfPrice = z
  .object({ amount: z.number(), perHour: figure(), ofRevenue: figure() })
  .meta({ id: 'ShareOfPrice' });

/** What a price leaves above its cost, what overheads and risk take of it, and the rest. */
export const profitAfterOverheads = z
  .object({ contributionMargin: shareOfPrice, overheads: shareOfPrice, risk: shareOfPrice, profit: shareOfPrice })
  .meta({ id: 'ProfitAfterOverheads' });
export type ProfitAfterOverheads = z.output<typeof profitAfterOverheads>;
