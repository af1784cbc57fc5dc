import { z } from 'zod';
import { numericId, opaqueId } from '../ids.ts';
import { provinces } from '../vocabulary.ts';
import { warningCodes } from './warning-codes.ts';

/** The same sign in any number of services of a Chance. `detail` is the year or the day concerned. */
export const chanceWarning = z
  .object({
    code: z.enum(warningCodes),
    detail: z.string().nullable(),
    /** the federal state whose tables the services are calculated with */
    province: z.enum(provinces).nullable(),
    /** the place of work that the sign is about; null where it is about something else */
    siteId: opaqueId().nullable(),
    services: z.array(
      z
        .object({ id: opaqueId(), name: z.string(), organizationId: numericId(), organization: z.string() })
        .meta({ id: 'WarnedService' }),
    ),
  })
  .meta({ id: 'ChancePriceWarning' });
export type ChancePriceWarning = z.output<typeof chanceWarning>;

export const warningsOfChance = z
  .object({ chanceId: opaqueId(), warnings: z.array(chanceWarning) })
  .meta({ id: 'WarningsOfChance' });
export const warningsOnChance = z.object({ chanceId: opaqueId() });
