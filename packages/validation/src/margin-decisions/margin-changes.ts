import { z } from 'zod';
import { opaqueId } from '../ids.ts';
import { figure } from '../measures/units.ts';

const serviceFigures = z
  .object({ revenue: figure(), totalCost: figure(), margin: figure(), minutes: figure() })
  .meta({ id: 'MarginServiceFigures' });

/** `changed` with equal figures: other input leads to the same price. */
const marginServiceChanges = ['added', 'removed', 'changed'] as const;

/** A service that is different from what was approved. */
const marginServiceChange = z
  .object({
    serviceId: opaqueId(),
    name: z.string(),
    change: z.enum(marginServiceChanges).meta({ id: 'MarginServiceChangeKind' }),
    /** null of an added service */
    before: serviceFigures.nullable(),
    /** null of a removed service */
    after: serviceFigures.nullable(),
  })
  .meta({ id: 'MarginServiceChange' });
export type MarginServiceChange = z.output<typeof marginServiceChange>;

/** The terms of the Chance that rules judge. */
const marginTerms = ['durationMonths', 'escalationClause', 'estimateRevenue'] as const;

/** A term of the contract that is different: months, a fraction, or euros; null without one. */
const marginTermChange = z
  .object({
    term: z.enum(marginTerms).meta({ id: 'MarginTerm' }),
    before: z.number().nullable(),
    after: z.number().nullable(),
  })
  .meta({ id: 'MarginTermChange' });

/** The differences between what a round decided on and a later offer, service by service. */
export const marginChanges = z
  .object({ services: z.array(marginServiceChange), terms: z.array(marginTermChange) })
  .meta({ id: 'MarginChanges' });
export type MarginChanges = z.output<typeof marginChanges>;
