import { z } from 'zod';
import { chanceStateSchema } from '../wire/enums.ts';

/** The revenue of the Chances that start in a month. */
const revenueOfMonth = z
  .object({
    /** 1 to 12 */
    month: z.int(),
    year: z.int(),
    revenue: z.number(),
    count: z.int(),
  })
  .meta({ id: 'MonthlyRevenue' });
export type RevenueOfMonth = z.output<typeof revenueOfMonth>;

/**
 * Revenue in EUR of the Chances that the caller may view, in any state, archived ones left out. Before calculation the
 * estimate counts.
 */
export const revenueFigures = z
  .object({
    totalRevenue: z.number(),
    /** of the Chances whose owner is the caller */
    userTotalRevenue: z.number(),
    userChanceCount: z.int(),
    wonChancesRevenue: z.number(),
    lostChancesRevenue: z.number(),
    /** by the month of the contract start, the earliest first; months without a Chance are left out */
    monthlyRevenue: z.array(revenueOfMonth),
  })
  .meta({ id: 'RevenueStats' });
export type RevenueFigures = z.output<typeof revenueFigures>;

/** How many Chances that the caller may view are in each state; every state once, in the order of the states. */
export const stateFigures = z.array(z.object({ state: chanceStateSchema, count: z.int() }).meta({ id: 'StateCount' }));
export type StateFigures = z.output<typeof stateFigures>;

/** Which lists the dashboard has for the caller. */
export const dashboardLists = z
  .object({
    /** whether the caller could ever comment or decide: then the lists of open decisions are shown */
    hasDecisions: z.boolean(),
    /** whether the caller can own Chances, so that the list of submissions may be narrowed to own ones */
    hasOwn: z.boolean(),
    /** whether the list of submissions begins with all Chances that the caller may view */
    beginsWithAll: z.boolean(),
  })
  .meta({ id: 'DashboardLists' });
export type DashboardLists = z.output<typeof dashboardLists>;
