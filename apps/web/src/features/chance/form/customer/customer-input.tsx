import { useLingui } from '@lingui/react/macro';
import { customerNameKey } from '@zuschlag/validation/customers/customer-name';
import type { Customer } from '@zuschlag/validation/customers/customers';
import { useDeferredValue, useEffect } from 'react';
import { useWatch } from 'react-hook-form';
import { SuggestInput } from '../../../../forms/choice-fields.tsx';
import { useSettled } from '../../../../tables/use-settled.ts';
import { useCustomerSearch } from '../../../customers/use-customer-search.ts';
import { useChanceFields } from '../use-chance-fields.ts';
import { LastOutcomes } from './last-outcomes.tsx';
import { NearQuestion } from './near-question.tsx';
import { useNearCustomers } from './use-near-customers.ts';

/**
 * The customer's name: typed freely or taken from the list. An exact hit links the customer; a similar one has to be
 * answered, so that no customer exists twice by mistake.
 */
export function CustomerInput() {
  const { t } = useLingui();
  const { control, setValue } = useChanceFields();
  const typed = useWatch({ control, name: 'input.description.customerName' }) ?? '';
  const customerId = useWatch({ control, name: 'input.description.customerId' });
  const newCustomer = useWatch({ control, name: 'input.description.newCustomer' });
  const name = useDeferredValue(typed.trim());
  const { customers, isFetching } = useCustomerSearch(name, 100);
  const settled = useSettled(typed.trim());
  const found = useNearCustomers(settled);
  const key = customerNameKey(typed);
  const isAnswered = Boolean(customerId) || (key !== '' && newCustomer === key);
  const near = settled === typed.trim() && !customerId ? (found?.near ?? []) : [];
  const known = settled === typed.trim() ? (customerId ?? found?.exact?.id) : null;
  useAsked(near.length > 0 && !isAnswered ? key : null);

  const choose = (customer: Customer | null) => {
    setValue('input.description.customerId', customer?.id ?? null, { shouldDirty: true });
    if (customer)
      setValue('input.description.customerName', customer.name, { shouldDirty: true, shouldValidate: true });
  };
  const exactly = (text: string) =>
    customers.find((customer) => customerNameKey(customer.name) === customerNameKey(text)) ?? null;

  return (
    <div className="grid gap-1.5">
      <SuggestInput
        control={control}
        name="input.description.customerName"
        label={t`Kunde`}
        asked={t({ message: 'Kunden', context: 'wen oder was' })}
        isRequired
        isFiltered
        isLoading={isFetching}
        items={customers.map((customer) => ({ id: customer.id, label: customer.name }))}
        onPick={(option) => choose(customers.find(({ id }) => id === option.id) ?? null)}
        onInputChange={(text) => setValue('input.description.customerId', exactly(text)?.id ?? null)}
      />
      {near.length > 0 ? (
        <NearQuestion
          name={typed.trim()}
          near={near}
          isNew={newCustomer === key}
          onTake={choose}
          onNew={() => {
            setValue('input.description.newCustomer', key, { shouldDirty: true });
            setValue('input.description.askedCustomer', null);
            setValue('input.description.customerName', typed, { shouldValidate: true });
          }}
        />
      ) : null}
      {known ? <LastOutcomes customerId={known} /> : null}
    </div>
  );
}

/** Keeps in the form that an answer is missing, so that its schema can ask for it. */
function useAsked(asked: string | null): void {
  const { setValue, getFieldState, getValues, trigger } = useChanceFields();
  useEffect(() => {
    if ((getValues('input.description.askedCustomer') ?? null) === asked) return;
    setValue('input.description.askedCustomer', asked);
    const { isTouched, invalid } = getFieldState('input.description.customerName');
    if (isTouched || invalid) void trigger('input.description.customerName');
  }, [asked, setValue, getFieldState, getValues, trigger]);
}
