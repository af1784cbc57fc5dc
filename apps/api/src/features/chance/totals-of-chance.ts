import type { CostDetails } from '@zuschlag/validation/services/figures/cost-details';
import type { ProfitAfterOverheads } from '@zuschlag/validation/services/figures/profit-after-overheads';

/** Sums of a block of services as the engine forms them. */
export type TotalsBlock = {
  readonly count: number;
  readonly revenue: number;
  readonly totalCost: number;
  readonly profit: number;
  readonly margin: number | null;
  readonly surcharge: number | null;
  readonly minutes: number;
  readonly pricePerHour: number | null;
  readonly monthlyRevenue: number;
  readonly yearlyRevenue: number;
  readonly costDetails: CostDetails;
  readonly profitAfterOverheads?: ProfitAfterOverheads;
};

/** The engine's aggregate; `rates` is null while a table has no row in force on the first contract day. */
export type TotalsOfChance = {
  readonly regular: TotalsBlock;
  readonly additional: TotalsBlock;
  readonly rates: {
    readonly socialSecurity: number;
    readonly liabilityInsurance: number;
    readonly professionalAssociation: number;
  } | null;
};
