import type { ReactNode } from 'react';
import { type UseFormSetValue, useWatch } from 'react-hook-form';
import type { NewServiceValues } from './service-values.ts';
import { inOrder } from './shift-values.ts';
import { ShiftsCard } from './shifts-card.tsx';
import { type NewServicePriceProps, useNewServicePrice } from './use-new-service-price.ts';

/** The shifts of a service that is not stored yet: they may come and go freely, even the last one. */
export function NewServiceShifts({
  setValue,
  note,
  ...props
}: NewServicePriceProps & { setValue: UseFormSetValue<NewServiceValues>; note: ReactNode }) {
  const { control, chance } = props;
  const { minutesOf } = useNewServicePrice(props);
  const shifts = useWatch({ control, name: 'shifts' });
  const pauseIncluded = useWatch({ control, name: 'pauseIncluded' });
  const change = (next: NewServiceValues['shifts']) =>
    setValue('shifts', inOrder(next), { shouldDirty: true, shouldValidate: true });
  return (
    <ShiftsCard
      shifts={shifts}
      contract={chance.contract}
      pauseIncluded={pauseIncluded}
      minutesOf={minutesOf}
      onAdd={(shift) => change([...shifts, { ...shift, id: crypto.randomUUID() }])}
      onEdit={(key, shift) => change(shifts.map((one) => (one.id === key ? { ...shift, id: key } : one)))}
      onRemove={(key) => change(shifts.filter((one) => one.id !== key))}
      note={note}
    />
  );
}
