import { z } from 'zod';
import { limits } from '../limits.ts';
import { clockTime, isoDay } from '../measures/dates.ts';
import { procedureKindSchema } from '../wire/enums.ts';
import { optionalEmail, optionalLine, optionalPhone, optionalWebAddress } from '../wire/text.ts';
import { type Stage, type StageTime, stages } from './award-names.ts';

/** What a notice says of the award in addition to the description: the lot, the kind of procedure, where and whom to ask. */
export const awardFields = () => ({
  lotNumber: optionalLine(limits.lotNumber),
  lotTitle: optionalLine(limits.lotTitle),
  procedureKind: procedureKindSchema.nullish().transform((value) => value ?? null),
  platformUrl: optionalWebAddress(),
  contactName: optionalLine(limits.contactName),
  contactMail: optionalEmail(),
  contactPhone: optionalPhone(),
});

/** A day of each stage, and a time of day where the notice names one. */
export const stageFields = () => ({
  participation: day(),
  participationTime: time(),
  negotiation: day(),
  negotiationTime: time(),
  finalOffer: day(),
  finalOfferTime: time(),
  bindingUntil: day(),
  bindingUntilTime: time(),
  plannedAward: day(),
  plannedAwardTime: time(),
});

/** The options of the customer to extend the contract: how many, and how many months each. */
export const extensionFields = () => ({
  extensionCount: count(limits.extensions),
  extensionMonths: count(limits.extensionMonths),
});

/** The stages with a time but without its day. */
export function stagesWithoutDay(deadline: { readonly [name in Stage | StageTime]?: string | null }): Stage[] {
  return stages.filter((stage) => deadline[`${stage}Time`] && !deadline[stage]);
}

type Extension = { extensionCount?: number | null; extensionMonths?: number | null };

/** @returns the field that is missing of an option to extend; null when both or neither are given */
export function missingOfExtension({ extensionCount, extensionMonths }: Extension): keyof Extension | null {
  if (!extensionCount === !extensionMonths) return null;
  return extensionCount ? 'extensionMonths' : 'extensionCount';
}

function day() {
  return isoDay()
    .nullish()
    .transform((value) => value ?? null);
}

function time() {
  return clockTime()
    .nullish()
    .transform((value) => value ?? null);
}

function count(max: number) {
  return z
    .int()
    .positive()
    .max(max)
    .nullish()
    .transform((value) => value ?? null);
}
