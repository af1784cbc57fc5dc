import { useEffect } from 'react';
import { useWatch } from 'react-hook-form';
import { useChanceFields } from '../use-chance-fields.ts';

/** Checks the end of the contract again when its start moves: what is wrong between the two stands at the end. */
export function usePeriodCheck(): void {
  const { control, getValues, trigger } = useChanceFields();
  const startDate = useWatch({ control, name: 'input.contract.startDate' });
  useEffect(() => {
    if (startDate && getValues('input.contract.endDate')) void trigger('input.contract.endDate');
  }, [startDate, getValues, trigger]);
}
