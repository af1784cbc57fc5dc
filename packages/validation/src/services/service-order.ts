import { z } from 'zod';
import { opaqueId } from '../ids.ts';
import { limits } from '../limits.ts';
import { clockTime } from '../measures/dates.ts';
import { type VisitDay, visitDays } from '../vocabulary.ts';
import { line } from '../wire/text.ts';

const flags = Object.fromEntries(visitDays.map((day) => [day, z.boolean().default(false)])) as {
  [Day in VisitDay]: z.ZodDefault<z.ZodBoolean>;
};

/** A post that the customer ordered: how many guards stand there, when. Equal times of 00:00 mean 24 hours. */
export const orderedPost = z
  .object({
    name: line(1, limits.serviceName),
    heads: z.int().positive().max(limits.quantity),
    startTime: clockTime(),
    endTime: clockTime(),
    ...flags,
  })
  .superRefine((post, context) => {
    const problem = (path: string, message: string) => context.addIssue({ code: 'custom', path: [path], message });
    if (visitDays.every((day) => !post[day])) problem('monday', 'DAY_REQUIRED');
    if (post.startTime === post.endTime && post.startTime !== '00:00') problem('endTime', 'SAME_TIME');
  })
  .meta({ id: 'OrderedPost' });
export type OrderedPost = z.output<typeof orderedPost>;

/** `version` is 0 before an order is stored. */
export const serviceOrder = z
  .object({ serviceId: opaqueId(), version: z.int(), posts: z.array(orderedPost) })
  .meta({ id: 'ServiceOrder' });
export type ServiceOrder = z.output<typeof serviceOrder>;

/** The whole order; it is refused with CONFLICT when another person has saved since the version. */
export const saveServiceOrderInput = z.object({
  serviceId: opaqueId(),
  version: z.int().nullish(),
  posts: z.array(orderedPost).max(limits.shiftsPerService),
});
export type SaveServiceOrder = z.output<typeof saveServiceOrderInput>;
