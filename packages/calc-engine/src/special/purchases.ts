import type { Money, Purchase } from '../model.ts';

/**
 * Cost of the purchases of a service over its contract: straight depreciation and yearly upkeep.
 *
 * @source docs/calculation.md, 5
 */
export function purchaseCosts(purchases: readonly Purchase[], months: number): Money {
  return purchases.reduce((total, purchase) => total + purchaseCost(purchase, months), 0);
}

export function purchaseCost(purchase: Purchase, months: number): Money {
  const depreciation = (purchase.purchaseCost / purchase.monthsDepreciation) * months;
  const upkeep = purchase.yearlyMaintenance + purchase.yearlyRepair + purchase.yearlyAdditionals;
  return purchase.quantity * (depreciation + upkeep * (months / 12));
}
