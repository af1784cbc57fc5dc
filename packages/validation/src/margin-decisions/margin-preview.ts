import { z } from 'zod';
import { decisionParticipant } from '../bid-decisions/bid-decisions.ts';
import { numericId, opaqueId } from '../ids.ts';
import { figure } from '../measures/units.ts';
import { ruleFinding } from '../rules/rules.ts';
import { marginChanges } from './margin-changes.ts';

/** What the next request does with the margin of an organization. */
export const marginRequestEffects = ['asked', 'automatic', 'kept', 'impossible'] as const;
export type MarginRequestEffect = (typeof marginRequestEffects)[number];

/** The margin of an organization in the next request: its figures now, who is asked by which rule, and the last figures. */
export const marginPreview = z
  .object({
    groupId: opaqueId(),
    operationalOrganizationId: numericId(),
    operationalOrganizationName: z.string(),
    operationalOrganizationShortName: z.string(),
    /** kept: the approval is still good; automatic: no rule requires an approval */
    effect: z.enum(marginRequestEffects).meta({ id: 'MarginRequestEffect' }),
    /** why the margin cannot be requested; null when it can */
    denial: z
      .object({ code: z.string(), names: z.array(z.string()) })
      .meta({ id: 'MarginRequestDenial' })
      .nullable(),
    participantsOnDecisionGroup: z.array(decisionParticipant),
    ruleFindings: z.array(ruleFinding),
    margin: figure(),
    totalCost: figure(),
    minutes: figure(),
    revenue: figure(),
    /** after overheads and risk, in EUR; null without them */
    netProfit: figure(),
    /** the figures of the last round; null before the first one */
    before: z
      .object({ margin: figure(), totalCost: figure(), minutes: figure(), revenue: figure(), netProfit: figure() })
      .meta({ id: 'MarginFiguresBefore' })
      .nullable(),
    /** what is different from the last round; null when nothing is, and before the first one */
    changes: marginChanges.nullable(),
  })
  .meta({ id: 'MarginPreview' });
export type MarginPreview = z.output<typeof marginPreview>;

/** Empty unless the Chance is in editing. */
export const marginRequestPreview = z
  .object({
    chanceId: opaqueId(),
    groups: z.array(marginPreview),
    /** whether the Chance is ready to submit at once, because no organization is left to ask */
    isReadyAtOnce: z.boolean(),
  })
  .meta({ id: 'MarginRequestPreview' });
export type MarginRequestPreview = z.output<typeof marginRequestPreview>;
