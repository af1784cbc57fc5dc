import { z } from 'zod';
import { numericId, opaqueId } from '../ids.ts';
import { provinces } from '../vocabulary.ts';

/** Signs of a mistake in a price that stands. The engine finds them; `SUBCONTRACTOR_RATE_MISSING` only in old services. */
export const warningCodes = [
  'HOLIDAYS_MISSING_FOR_YEAR',
  'VACATION_BONUS_MISSING',
  'CHRISTMAS_BONUS_MISSING',
  'SUBCONTRACTOR_RATE_MISSING',
  'ZERO_MINUTES',
  'NEGATIVE_MARGIN',
  'SHORT_CONTRACT_BRIEFING',
] as const;
export type WarningCode = (typeof warningCodes)[number];

/** The same sign in any number of services of a Chance. `detail` is the year or the day concerned. */
export const chanceWarning = z
  .object({
    code: z.enum(warningCodes),
    detail: z.string().nullable(),
    /** the federal state whose tables the services are calculated with */
    province: z.enum(provinces).nullable(),
    services: z.array(
      z.object({ id: opaqueId(), name: z.string(), organizationId: numericId(), organization: z.string() }),
    ),
  })
  .meta({ id: 'ChancePriceWarning' });
export type ChancePriceWarning = z.output<typeof chanceWarning>;

export const warningsOfChance = z.object({ chanceId: opaqueId(), warnings: z.array(chanceWarning) });
export const warningsOnChance = z.object({ chanceId: opaqueId() });
