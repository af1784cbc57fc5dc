import type { PostcodePlace } from '@zuschlag/validation/customers/postcodes';
import { useEffect, useEffectEvent, useRef } from 'react';
import { trpc } from '../../../app/api/trpc.ts';

const none: PostcodePlace[] = [];

/** The places of a typed postcode; empty while it is incomplete, and where the operator has imported no table. */
export function usePlaces(postalCode: string): readonly PostcodePlace[] {
  const code = postalCode.trim();
  const { data = none } = trpc.customers.placesOfPostcode.useQuery(
    { postalCode: code },
    // Typing by hand goes on without it.
    { enabled: /^\d{5}$/.test(code), staleTime: Number.POSITIVE_INFINITY, retry: false },
  );
  return data;
}

/** Fills an empty field with what is proposed, and follows later proposals until a person types something else. */
export function useProposal<Value extends string>(
  field: { value: unknown; onChange: (value: Value) => void },
  proposed: Value | null,
): void {
  const taken = useRef<Value | null>(null);
  const propose = useEffectEvent((next: Value) => {
    if (field.value && field.value !== taken.current) return;
    taken.current = next;
    if (field.value !== next) field.onChange(next);
  });
  useEffect(() => {
    if (proposed) propose(proposed);
  }, [proposed]);
}
