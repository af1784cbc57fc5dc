/** What the analysis groups by. Without zod, because the address of its page is read before any form. */

/** No figure rests on fewer cases: fewer say more about the single award than about the next one. */
export const leastCases = 8;
/** How many customers a table names; the others are counted together. */
export const mostGroups = 50;

/** What cases are grouped by. Each case is in one group of each. */
export const winLossDimensions = ['customer', 'state', 'kind', 'size', 'year'] as const;
export type WinLossDimension = (typeof winLossDimensions)[number];

/** The kind of service of a Chance: the only one that its form ticks, or several. */
export const chanceKinds = ['permanent', 'mobile', 'alarm', 'several', 'unstated'] as const;
export type ChanceKind = (typeof chanceKinds)[number];

/** Classes of hours a year, each with the last value that belongs to it: one person, one post, five posts. */
export const sizeBounds = { upTo2000: 2_000, upTo8760: 8_760, upTo43800: 43_800, above43800: null } as const;
export const chanceSizes = [
  'upTo2000',
  'upTo8760',
  'upTo43800',
  'above43800',
] as const satisfies readonly (keyof typeof sizeBounds)[];
export type ChanceSize = (typeof chanceSizes)[number];
