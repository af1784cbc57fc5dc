import { z } from 'zod';
import { siteInput } from '../customers/sites.ts';
import { opaqueId } from '../ids.ts';
import { limits } from '../limits.ts';
import { eurPerHour, fraction, wholeHours } from '../measures/units.ts';
import { line, optionalText } from '../wire/text.ts';

/** The fields that every kind of service has. */
export const masterData = {
  name: line(1, limits.serviceName),
  info: optionalText(limits.serviceInfo),
  payGroup: line(1, limits.payGroup),
  hourlyWage: eurPerHour().max(limits.hourlyMoney),
  /** The wage table pays each stretch of the contract instead of `hourlyWage`. */
  wageFollowsTable: z.boolean().default(false),
  /** The rise of each year after the last known row of the wage table. */
  assumedWageRise: fraction().max(limits.assumedWageRise).default(0),
  nonTariffAllowance: eurPerHour().max(limits.hourlyMoney).default(0),
  hoursBriefingPerEmployee: wholeHours().max(10_000),
  additional: z.boolean().default(false),
};

/** The same without defaults, for an edit: a field that is not sent stays as it is. */
export const editedMasterData = {
  ...masterData,
  wageFollowsTable: z.boolean(),
  assumedWageRise: fraction().max(limits.assumedWageRise),
  nonTariffAllowance: eurPerHour().max(limits.hourlyMoney),
  additional: z.boolean(),
  siteId: opaqueId().nullable(),
  siteInput: siteInput.nullable(),
};

export const place = {
  siteId: opaqueId()
    .nullish()
    .transform((value) => value ?? null),
  /** a new site of the Chance's customer, used instead of `siteId` */
  siteInput: siteInput.nullish().transform((value) => value ?? null),
};

type Place = { siteId?: string | null; siteInput?: unknown };

/** Refuses a new service without a place of work, also while other fields are wrong. */
export const requirePlace = z.superRefine<Place>(
  ({ siteId, siteInput: described }, context) => {
    if (siteId || described) return;
    context.addIssue({ code: 'custom', path: ['siteId'], message: 'SITE_MISSING' });
    context.addIssue({ code: 'custom', path: ['siteInput'], message: 'SITE_MISSING' });
  },
  {
    // A place that is wrong is not missing.
    when: ({ value, issues }) =>
      typeof value === 'object' && value !== null && !issues.some(({ path }) => isPlaceField(path?.[0])),
  },
);

function isPlaceField(name: PropertyKey | undefined): boolean {
  return name === 'siteId' || name === 'siteInput';
}

/** Where both an existing site and a new one are sent, the existing one counts. */
export function withOnePlace<Value extends { siteId: string | null; siteInput: unknown }>(value: Value): Value {
  return value.siteId ? { ...value, siteInput: null } : value;
}
