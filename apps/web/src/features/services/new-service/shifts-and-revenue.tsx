import { useLingui } from '@lingui/react/macro';
import { Card, CardBody, CardHeader } from '@zuschlag/ui';
import type { ReactNode } from 'react';
import { RevenueFields } from '../revenue/revenue-fields.tsx';
import { NewEquipment } from './new-equipment.tsx';
import type { NewListsProps } from './new-lists.ts';
import { NewServiceShifts } from './new-service-shifts.tsx';
import { useNewServicePrice } from './use-new-service-price.ts';

/** The lower half of the form of a new service: shifts, cars, purchases and revenue. `note` says what is wrong with the shifts. */
export function ShiftsAndRevenue({ note, ...props }: NewListsProps & { note: ReactNode }) {
  const { t } = useLingui();
  const { calculated } = useNewServicePrice(props);
  return (
    <>
      <div data-field="shifts" tabIndex={-1} className="outline-none">
        <NewServiceShifts {...props} note={note} />
      </div>
      <NewEquipment {...props} />
      <Card label={t`Erlösberechnung`}>
        <CardHeader title={t`Erlösberechnung`} />
        <CardBody>
          <RevenueFields
            control={props.control}
            present={calculated?.figures?.periods}
            setRevenue={(next) => props.setValue('revenue', next, { shouldDirty: true })}
          />
        </CardBody>
      </Card>
    </>
  );
}
