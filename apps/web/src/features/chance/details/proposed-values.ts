import { useEffect, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { ChanceValues } from '../form/chance-values.ts';
import type { DetailsChange } from './details-values.ts';

/** A value for a field of the details, by the path that `chanceFieldLabels` has, with the time that goes along with a day. */
export type ProposedValue = { field: string; value: string; time: string | null };

type Held = ProposedValue & { chanceId: string };
let held: Held | null = null;

/** Holds a value until the editor of the details opens, which types it into its field; the person saves it. */
export function proposeValue(proposed: Held): void {
  held = proposed;
}

/** Fields of many lines: what stands there stays, and the proposed text follows it. */
export const fieldsOfLines: readonly string[] = ['description.details', 'estimate.description', 'additionalText'];

/** Types the proposed value into its field, once, and puts the focus there. */
export function useProposedValue(chanceId: string, form: UseFormReturn<ChanceValues, unknown, DetailsChange>): void {
  const hasBegun = useRef(false);
  useEffect(() => {
    if (hasBegun.current || held?.chanceId !== chanceId) return;
    hasBegun.current = true;
    const { field, value, time } = held;
    held = null;
    const place = `input.${field}` as 'input.referenceNumber';
    const present = (form.getValues(place) as string | null | undefined) ?? '';
    const typed = fieldsOfLines.includes(field) ? withText(present, value) : value;
    const options = { shouldDirty: true, shouldValidate: true };
    form.setValue(place, typed, options);
    if (time !== null) form.setValue(`${place}Time` as 'input.referenceNumber', time, options);
    form.setFocus(place);
  }, [chanceId, form]);
}

/** A text with another one below it, unless it stands there already. */
function withText(present: string, added: string): string {
  if (present.trim() === '') return added;
  return present.includes(added) ? present : `${present}\n\n${added}`;
}
