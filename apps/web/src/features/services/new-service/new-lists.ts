import type { UseFormSetValue } from 'react-hook-form';
import type { useTypedRows } from '../grid/use-typed-rows.ts';
import type { NewServiceValues } from '../service/service-values.ts';
import type { NewServicePriceProps } from './use-new-service-price.ts';

/** What the lists of a service that is not stored yet are given. */
export type NewListsProps = NewServicePriceProps & {
  setValue: UseFormSetValue<NewServiceValues>;
  /** Takes the rows of a table that is being edited. */
  noteRows: ReturnType<typeof useTypedRows>['noteRows'];
  /** Where this tab keeps what is typed of the service. */
  owner: string;
};
