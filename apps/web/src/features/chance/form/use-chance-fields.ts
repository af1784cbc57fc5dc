import type { CreateChance } from '@zuschlag/validation/chance/chance-input';
import { useFormContext } from 'react-hook-form';
import type { ChanceValues } from './chance-values.ts';

/**
 * The form around the fields of a Chance. The quick form has fewer values than the full form, and the fields it shows
 * read only those.
 */
export function useChanceFields() {
  return useFormContext<ChanceValues, unknown, CreateChance>();
}
