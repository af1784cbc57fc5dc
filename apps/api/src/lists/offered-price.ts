/**
 * SQL of the price per hour as it was offered: the calculated one, in the ratio in which another price was offered.
 *
 * @param chance SQL that names the row of a Chance
 */
export function offeredPricePerHour(chance: string): string {
  return `CASE WHEN ${chance}."offeredRevenue" IS NOT NULL AND ${chance}."revenue" > 0
        THEN ${chance}."pricePerHour" * ${chance}."offeredRevenue"::float8 / ${chance}."revenue"
        ELSE ${chance}."pricePerHour" END`;
}

/** SQL of (our price − price of the winner) ÷ price of the winner, for a lost Chance; null where one is not known. */
export function distanceToWinner(chance: string): string {
  return `CASE WHEN ${chance}."state" = 'lost' AND ${chance}."winningPrice" > 0
        THEN coalesce(${chance}."offeredRevenue"::float8, ${chance}."revenue") / ${chance}."winningPrice"::float8 - 1 END`;
}
