import { z } from 'zod';
import { editedFrom } from '../edits/edit-input.ts';
import { numericId, opaqueId } from '../ids.ts';
import { limits } from '../limits.ts';
import { line } from '../wire/text.ts';

/** A reason for a lost Chance. A retired one is offered no more; Chances that name it keep it. */
export const lossReason = z
  .object({
    id: opaqueId(),
    name: z.string(),
    isRetired: z.boolean(),
    /** how many Chances name it */
    chanceCount: z.int(),
    version: z.int(),
  })
  .meta({ id: 'LossReason' });
export type LossReason = z.output<typeof lossReason>;

/** The list of an organization in its order, the retired reasons last. */
export const lossReasonList = z
  .object({
    organizationId: numericId(),
    organization: z.string(),
    /** offered for every Chance of the tenant, not only for those of the organization */
    isForAll: z.boolean(),
    mayKeep: z.boolean(),
    reasons: z.array(lossReason),
  })
  .meta({ id: 'LossReasonList' });
export type LossReasonList = z.output<typeof lossReasonList>;
export const lossReasonLists = z.array(lossReasonList);

const name = () => line(limits.lossReason.min, limits.lossReason.max);

/** The form for a new reason. */
export const lossReasonForm = z.object({ name: name() });

/** Names that the list has already are passed over; a retired one comes back. */
export const addLossReasonsInput = z.object({
  organizationId: numericId(),
  names: z.array(name()).min(1).max(limits.lossReasons),
});
export type AddLossReasons = z.output<typeof addLossReasonsInput>;

/** `version` is that of the reason. */
export const renameLossReasonInput = z.object({ lossReasonId: opaqueId(), ...editedFrom(), name: name() });
export type RenameLossReason = z.output<typeof renameLossReasonInput>;

/** `ids` are the reasons in their new order; those left out follow in the order they have. */
export const arrangeLossReasonsInput = z.object({
  organizationId: numericId(),
  ids: z.array(opaqueId()).min(1).max(limits.lossReasons),
});
export type ArrangeLossReasons = z.output<typeof arrangeLossReasonsInput>;

export const lossReasonById = z.object({ lossReasonId: opaqueId() });

/** The reasons that may be chosen for a Chance: those of the main organization, then those of its own organization. */
export const offeredLossReasons = z.array(
  z.object({ id: opaqueId(), name: z.string() }).meta({ id: 'OfferedLossReason' }),
);
