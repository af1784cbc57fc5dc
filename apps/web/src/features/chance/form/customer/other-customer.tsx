import { customerNameKey } from '@zuschlag/validation/customers/customer-name';
import { useDeferredValue } from 'react';
import {
  type Control,
  type FieldPath,
  type FieldPathValue,
  type FieldValues,
  type UseFormReturn,
  useWatch,
} from 'react-hook-form';
import { SuggestInput } from '../../../../forms/choice-fields.tsx';
import { useSettled } from '../../../../tables/use-settled.ts';
import { useCustomerSearch } from '../../../customers/use-customer-search.ts';
import { NearQuestion } from './near-question.tsx';
import { useNearCustomers } from './use-near-customers.ts';

/** The customer that Chances shall have: one of the list, or the name of a new one that no similar customer means. */
export type OtherCustomerValues = {
  customerId?: string | null;
  customerName?: string | null;
  /** the name key of which a person said that it is new */
  newCustomer?: string | null;
};

/** The field for another customer of Chances, in a form with the fields of `OtherCustomerValues`. */
export function OtherCustomer<Values extends FieldValues & OtherCustomerValues, Output>({
  form,
  label,
  asked,
  isRequired = false,
}: {
  form: UseFormReturn<Values, unknown, Output>;
  label: string;
  asked?: string;
  isRequired?: boolean;
}) {
  const control = form.control as Control<Values, unknown, Output>;
  const at = (name: keyof OtherCustomerValues) => name as FieldPath<Values>;
  const put = (name: keyof OtherCustomerValues, value: string | null) =>
    form.setValue(at(name), value as FieldPathValue<Values, FieldPath<Values>>, { shouldDirty: true });
  const typed = String(useWatch({ control, name: at('customerName') }) ?? '');
  const customerId = useWatch({ control, name: at('customerId') });
  const newCustomer = useWatch({ control, name: at('newCustomer') });
  const name = useDeferredValue(typed.trim());
  const { customers, isFetching } = useCustomerSearch(name, 20);
  const settled = useSettled(typed.trim());
  const found = useNearCustomers(settled);
  const near = settled === typed.trim() && !customerId ? (found?.near ?? []) : [];
  const key = customerNameKey(typed);
  const idOf = (text: string) =>
    customers.find((customer) => customerNameKey(customer.name) === customerNameKey(text))?.id ?? null;
  return (
    <div className="grid gap-1.5">
      <SuggestInput
        control={control}
        name={at('customerName')}
        label={label}
        asked={asked}
        isRequired={isRequired}
        isFiltered
        isLoading={isFetching}
        items={customers.map((customer) => ({ id: customer.id, label: customer.name }))}
        onPick={(option) => put('customerId', option.id)}
        onInputChange={(text) => put('customerId', idOf(text))}
      />
      {near.length > 0 ? (
        <NearQuestion
          name={typed.trim()}
          near={near}
          isNew={newCustomer === key}
          onTake={(customer) => {
            put('customerId', customer.id);
            put('customerName', customer.name);
          }}
          onNew={() => put('newCustomer', key)}
        />
      ) : null}
    </div>
  );
}
