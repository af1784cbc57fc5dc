import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Button } from '@zuschlag/ui';
import { customerNameKey } from '@zuschlag/validation/customers/customer-name';
import type { Customer } from '@zuschlag/validation/customers/customers';
import { useDeferredValue } from 'react';
import { useWatch } from 'react-hook-form';
import { trpc } from '../../../app/api/trpc.ts';
import { SuggestInput } from '../../../forms/choice-fields.tsx';
import { useChanceFields } from './use-chance-fields.ts';

/** The customer's name: typed freely or taken from the list; a near miss asks "did you mean". An exact hit links the customer. */
export function CustomerInput() {
  const { t } = useLingui();
  const { control, setValue } = useChanceFields();
  const typed = useWatch({ control, name: 'input.description.customerName' }) ?? '';
  const name = useDeferredValue(typed.trim());
  const { data: customers = [], isFetching } = trpc.customers.list.useQuery(
    { first: 100, name: name || null },
    { placeholderData: (previous) => previous },
  );
  const suggestion = useSuggestion(customers, name);

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
        asked={t`Kunden`}
        isRequired
        isFiltered
        isLoading={isFetching}
        items={customers.map((customer) => ({ id: customer.id, label: customer.name }))}
        onPick={(option) => choose(customers.find(({ id }) => id === option.id) ?? null)}
        onInputChange={(text) => setValue('input.description.customerId', exactly(text)?.id ?? null)}
      />
      {suggestion ? (
        <p className="-ml-2.5 flex flex-wrap items-center gap-x-1 text-12 text-ink-3" aria-live="polite">
          <Button variant="ghost" size="small" onPress={() => choose(suggestion)}>
            {t`Meinten Sie ${suggestion.name}?`}
          </Button>
          <CustomerFacts customer={suggestion} />
        </p>
      ) : null}
    </div>
  );
}

function CustomerFacts({ customer }: { customer: Customer }) {
  const { t } = useLingui();
  const chances = customer.chanceCount === 1 ? t`1 Chance` : t`${customer.chanceCount} Chancen`;
  const sites = customer.sites.length === 1 ? t`1 Standort` : t`${customer.sites.length} Standorte`;
  return (
    <span>
      {chances}, {sites}
    </span>
  );
}

/** The most similar customer whose name is not the typed one. */
function useSuggestion(customers: readonly Customer[], name: string): Customer | null {
  const isAsked = name.length >= 3;
  const { data: search } = useQuery({
    queryKey: ['similar-customer'],
    queryFn: () => import('./similar-customer.ts'),
    enabled: isAsked,
    staleTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
  });
  if (!isAsked || !search) return null;
  if (customers.some((customer) => customerNameKey(customer.name) === customerNameKey(name))) return null;
  return search.similarCustomer(customers, name);
}
