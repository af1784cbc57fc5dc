/**
 * Bounds of the engine's input. They lie far beyond any contract, and for every input they keep products within the range
 * of doubles, minutes exact and a calculation short.
 */
export const longestContract = 600; // months, fifty years
export const mostEntries = 1000; // shifts, visits, cars or purchases of one service
export const mostRows = 100_000; // of one table
export const mostMoney = 1e12; // EUR of one figure
export const mostMinutes = 2 ** 53;
export const mostHeads = 10_000; // per shift
export const mostVisits = 1000; // per date
export const longestVisit = 10_080; // minutes, one week
export const mostPieces = 100_000; // of one car or purchase
export const highestWageRise = 0.2; // assumed for a year
export const mostWageRises = 50; // assumed since the last known row
export const mostDays = 366; // of absence a year
export const largestShare = 1e6; // for fractions without a natural bound, such as a negative margin
