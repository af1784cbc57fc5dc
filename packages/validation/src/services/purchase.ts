import { z } from 'zod';
import { editedFrom } from '../edits/edit-input.ts';
import { opaqueId } from '../ids.ts';
import { limits } from '../limits.ts';
import { eurAndCents, pieces, wholeMonths } from '../measures/units.ts';
import { line } from '../wire/text.ts';

/** Equipment of one kind that a permanent service pays for: radios, dogs, watch clocks. */
export const purchaseInput = z
  .object({
    name: line(1, limits.purchaseName),
    purchaseCost: eurAndCents().max(limits.money),
    monthsDepreciation: wholeMonths().max(limits.depreciationMonths),
    yearlyMaintenance: eurAndCents().max(limits.money),
    yearlyRepair: eurAndCents().max(limits.money),
    yearlyAdditionals: eurAndCents().max(limits.money),
    quantity: pieces().max(limits.quantity),
  })
  .meta({ id: 'PurchaseInput' });
export type PurchaseInput = z.output<typeof purchaseInput>;

export const purchase = purchaseInput.extend({ id: opaqueId(), serviceId: opaqueId() }).meta({ id: 'Purchase' });
export type Purchase = z.output<typeof purchase>;

export const addPurchaseInput = z.object({ serviceId: opaqueId(), purchase: purchaseInput });
export type AddPurchase = z.output<typeof addPurchaseInput>;
/** `version` is that of the service. */
export const editPurchaseInput = z.object({
  serviceId: opaqueId(),
  purchaseId: opaqueId(),
  ...editedFrom(),
  purchase: purchaseInput,
});
export type EditPurchase = z.output<typeof editPurchaseInput>;
export const removePurchaseInput = z.object({ serviceId: opaqueId(), purchaseId: opaqueId() });
export type RemovePurchase = z.output<typeof removePurchaseInput>;
