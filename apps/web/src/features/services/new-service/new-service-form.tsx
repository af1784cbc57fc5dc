import { useLingui } from '@lingui/react/macro';
import { SkeletonText } from '@zuschlag/ui';
import { latePart } from '@zuschlag/ui/parts/late-part';
import type { PermanentServiceInput } from '@zuschlag/validation/services/permanent-service';
import { Suspense } from 'react';
import type { SchemaForm } from '../../../forms/use-schema-form.ts';
import { useTypedRows } from '../grid/use-typed-rows.ts';
import { revenueValuesOf } from '../revenue/revenue-values.ts';
import type { NewServiceValues } from '../service/service-values.ts';
import { NewServiceColumns } from './new-service-columns.tsx';
import type { NewServiceProps } from './new-service-page.tsx';
import { NewServiceResult } from './new-service-result.tsx';
import { useNewServiceKey } from './use-new-service.ts';

/** Below the fold on every screen; what is typed there is kept by the form, not by these fields. */
const ShiftsAndRevenue = latePart(async () => (await import('./shifts-and-revenue.tsx')).ShiftsAndRevenue);

export type NewServiceFormProps = Pick<NewServiceProps, 'chance' | 'bidders' | 'sites'> & {
  id: string;
  form: SchemaForm<NewServiceValues, PermanentServiceInput>;
};

/** The form of a new service: master data, place, shifts and revenue left, the price of what is typed right. */
export function NewServiceForm({ id, form, chance, bidders, sites }: NewServiceFormProps) {
  const { t } = useLingui();
  const { control, setValue } = form.form;
  const { rows: typedRows, noteRows } = useTypedRows();
  const owner = useNewServiceKey('new-service', chance.id);
  const typed = { control, chance, sites, typedRows };
  return (
    <NewServiceColumns
      label={t`Neue permanente Leistung`}
      rows="shifts"
      {...{ id, form, bidders, sites }}
      result={
        <NewServiceResult
          {...typed}
          adopt={({ hourlyWage, revenue }) => {
            setValue('hourlyWage', hourlyWage, { shouldDirty: true });
            setValue('revenue', revenueValuesOf(revenue), { shouldDirty: true });
          }}
        />
      }
    >
      {(note) => (
        <Suspense fallback={<SkeletonText lines={6} />}>
          <ShiftsAndRevenue {...typed} setValue={setValue} noteRows={noteRows} owner={owner} note={note} />
        </Suspense>
      )}
    </NewServiceColumns>
  );
}
